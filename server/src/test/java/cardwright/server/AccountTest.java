package cardwright.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Passwords, and what signing out ends.
final class AccountTest {
  private static final String PASSWORD = "seven quiet lanterns";
  private static final String OTHER = "marble window thirteen";

  @TempDir private Path folder;

  private static Client account(Server server, String login) {
    Client client = Client.guest(server.port());
    Client.Answer answer =
        client.post("/api/account", Map.of("login", login, "password", PASSWORD));
    assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    return client;
  }

  private static Client.Answer signIn(Client client, String login, String password) {
    return client.post("/api/session", Map.of("login", login, "password", password));
  }

  private static String kind(Client client) {
    return client.get("/api/me").json().get("kind").asString();
  }

  @Test
  void another_password_signs_all_other_browsers_out() {
    try (Server server = Room.open(folder)) {
      Client here = account(server, "otter");
      Client there = new Client(server.port());
      assertThat(signIn(there, "otter", PASSWORD).status()).isEqualTo(200);
      Client before = here.at(server.port());

      Client.Answer changed =
          here.put("/api/account", Map.of("password", PASSWORD, "newPassword", OTHER));

      assertThat(changed.status()).as(changed.text()).isEqualTo(200);
      assertThat(kind(here)).isEqualTo("account");
      assertThat(kind(there)).isEqualTo("nobody");
      assertThat(kind(before)).as("the cookie of before").isEqualTo("nobody");
      assertThat(signIn(there, "otter", PASSWORD).status()).isEqualTo(401);
      assertThat(signIn(there, "otter", OTHER).status()).isEqualTo(200);
    }
  }

  @Test
  void who_is_signed_out_has_no_open_socket_and_no_ticket() {
    try (Server server = Room.open(folder)) {
      Client here = account(server, "otter");
      Client there = new Client(server.port());
      signIn(there, "otter", PASSWORD);
      String play = here.play("ggltcg", "random");
      String ticket =
          there.post("/api/plays/" + play + "/ticket", Map.of()).json().get("ticket").asString();
      try (Socket mine = here.open(play);
          Socket theirs = there.open(play, Map.of("as", "watch"))) {
        mine.next("view");
        theirs.next("view");

        here.put("/api/account", Map.of("password", PASSWORD, "newPassword", OTHER));

        assertThat(theirs.next("bye").get("code").asString()).isEqualTo("signed-out");
        theirs.next("closed");
        // The cookie of this browser is a new one, too; its page loads anew.
        assertThat(mine.next("bye").get("code").asString()).isEqualTo("signed-out");
      }
      try (Socket late = here.with(play, ticket)) {
        assertThat(late.next("bye").get("code").asString()).isEqualTo("expired");
      }
    }
  }

  @Test
  void signing_out_closes_the_sockets_of_this_browser_alone() {
    try (Server server = Room.open(folder)) {
      Client here = account(server, "otter");
      Client there = new Client(server.port());
      signIn(there, "otter", PASSWORD);
      String play = here.play("ggltcg", "random");
      try (Socket mine = here.open(play);
          Socket theirs = there.open(play, Map.of("as", "watch"))) {
        mine.next("view");
        theirs.next("view");

        there.delete("/api/session");

        assertThat(theirs.next("bye").get("code").asString()).isEqualTo("signed-out");
        mine.send(Map.of("type", "resync"));
        mine.view(view -> view.get("whole").booleanValue());
      }
      assertThat(here.delete("/api/sessions").status()).isEqualTo(204);
      assertThat(kind(here)).isEqualTo("nobody");
    }
  }

  @Test
  void a_weak_password_is_refused_in_words() {
    try (Server server = Room.open(folder)) {
      Client guest = Client.guest(server.port());
      guest.put("/api/me", Map.of("name", "Ferdinand Wirbelwind"));
      for (String weak :
          List.of(
              "aaaaaaaaaa",
              "1234567890",
              "qwertyuiop",
              "password123",
              "Passw0rd!!",
              "abcabcabcabc",
              "otterotter",
              "Ferdinand Wirbelwind",
              "xyxyxyxyxyxy",
              "9876543210",
              "\u00e9".repeat(10))) {
        Client.Answer answer =
            guest.post("/api/account", Map.of("login", "otterotter", "password", weak));
        assertThat(answer.status()).as(weak).isEqualTo(422);
        assertThat(answer.json().get("message").asString())
            .as(weak)
            .contains("guessed soon")
            .doesNotContain(weak);
      }
      assertThat(
              guest
                  .post("/api/account", Map.of("login", "otterotter", "password", PASSWORD))
                  .status())
          .isEqualTo(201);
    }
  }

  @Test
  void names_that_show_nothing_or_pass_for_the_house_are_refused() {
    try (Server server = Room.open(folder)) {
      Client guest = Client.guest(server.port());
      for (String name :
          List.of(
              "\u200b\u200d",
              "\u3164",
              "\uffa0\u115f\u1160",
              "\u2800\u2800",
              "\u0301\u0302",
              " \u0301 ",
              "\u202e\u2066",
              "\ufe0f",
              "\u00ad",
              "\u034f",
              "\ufffc",
              "\ud834\udd59",
              "Computer",
              "COMPUTER",
              "computer (hard)",
              "The Computer",
              "Computer 2",
              "C o m p u t e r",
              "\u0421omputer",
              "Com\u0440uter",
              "\u0421\u041e\u041c\u0420UTER",
              "C0mputer",
              "Cornputer",
              "\uff23\uff4f\uff4d\uff50\uff55\uff54\uff45\uff52",
              "\u24b8\u24de\u24dc\u24df\u24e4\u24e3\u24d4\u24e1",
              "\ud83c\udd72\ud83c\udd7e\ud83c\udd7c\ud83c\udd7f\ud83c\udd84\ud83c\udd83\ud83c\udd74\ud83c\udd81",
              "Comp\u00fbter",
              "C\u200bomputer",
              "Server",
              "S\u0435rver",
              "system message",
              "Adm1n",
              "\u0410dmin",
              "admin.",
              "expert",
              "Hard",
              "Gr\u0435edy",
              "\u0410nna",
              "P\u03b1ul")) {
        Client.Answer answer = guest.put("/api/me", Map.of("name", name));
        assertThat(answer.status()).as(name + " " + answer.text()).isEqualTo(422);
      }
      for (String name :
          List.of(
              "Zo\u00eb",
              "Anna",
              "\u0410\u043d\u043d\u0430",
              "\u0395\u03bb\u03ad\u03bd\u03b7",
              "\u738b\u5c0f\u660e",
              "\u3055\u304f\u3089 Sakura",
              "\ubbfc\uc900",
              "\u0645\u0631\u064a\u0645",
              "\u05d3\u05d5\u05d3",
              "\u0928\u093e\u092e",
              "Hard Cheese",
              "Computer Whiz",
              "Otter 42",
              "\u2764 Fox",
              "O'Neil",
              "x",
              "Servus",
              "Normann",
              "The Fox")) {
        Client.Answer answer = guest.put("/api/me", Map.of("name", name));
        assertThat(answer.status()).as(name + " " + answer.text()).isEqualTo(200);
      }
    }
  }
}
