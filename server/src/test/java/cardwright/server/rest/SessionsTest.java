package cardwright.server.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import cardwright.server.port.Body;
import cardwright.server.port.Reply;
import cardwright.server.port.Request;
import cardwright.server.wire.Recipient;
import cardwright.store.Store;
import cardwright.store.StoreAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Signing in, by a clock of the test's own.
final class SessionsTest {
  private static final String PASSWORD = "seven quiet lanterns";

  @TempDir private Path folder;

  private final AtomicLong clock = new AtomicLong();

  private static Request request(String cookie, String login, String password) {
    return new Request(
        "POST",
        "/api/session",
        Map.of(),
        Map.of("content-type", "application/json", "cookie", cookie),
        Body.of("{\"login\":\"" + login + "\",\"password\":\"" + password + "\"}"),
        "203.0.113.1",
        false);
  }

  private static int status(Sessions sessions, String login, String password) {
    try {
      return sessions.signIn(request("", login, password)).status();
    } catch (Problem problem) {
      return problem.reply(Recipient.of(Locale.ENGLISH)).status();
    }
  }

  private static void register(Sessions sessions, String login) {
    Reply guest = sessions.begin(request("", "", ""));
    String cookie = String.valueOf(guest.headers().get("Set-Cookie")).split(";", 2)[0];
    assertThat(sessions.register(request(cookie, login, PASSWORD)).status()).isEqualTo(201);
  }

  @Test
  void who_guesses_waits_whether_there_is_such_a_login_or_not() {
    try (Store store = Store.open(new StoreAddress.Folder(folder), false)) {
      Sessions sessions = new Sessions(store, new OpenSockets(store), clock::get);
      register(sessions, "otter");
      List<Integer> known = new ArrayList<>();
      List<Integer> unknown = new ArrayList<>();
      for (int i = 0; i < 5; i++) {
        known.add(status(sessions, "otter", "guess number " + i));
        unknown.add(status(sessions, "nobody", "guess number " + i));
      }

      assertThat(known).containsExactly(401, 401, 401, 401, 429).isEqualTo(unknown);
      Problem wait =
          catchThrowableOfType(
              Problem.class, () -> sessions.signIn(request("", "otter", PASSWORD)));
      assertThat(wait.reply(Recipient.of(Locale.ENGLISH)).status())
          .as("even the right one, for now")
          .isEqualTo(429);
      assertThat(wait.reply(Recipient.of(Locale.ENGLISH)).headers().get("Retry-After"))
          .isEqualTo("1");

      clock.addAndGet(1000);
      assertThat(status(sessions, "otter", PASSWORD)).isEqualTo(200);
    }
  }
}
