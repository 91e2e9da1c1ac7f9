package cardwright.server.rest;

import cardwright.server.port.Reply;
import cardwright.server.port.Request;
import cardwright.server.wire.Fields;
import cardwright.server.wire.Json;
import cardwright.store.Person;
import cardwright.store.Store;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/// Sessions of people: finds who asks by a cookie.
final class Sessions {
  private static final String COOKIE = "cardwright";

  /// Over TLS, where a browser takes a cookie of this name from nobody but this very host.
  private static final String COOKIE_OVER_TLS = "__Host-cardwright";

  private static final Duration VALID = Duration.ofDays(180);
  private static final int LENGTH = 40;

  private final Store store;
  private final OpenSockets sockets;
  private final Waits waits;

  /// What a password is held against where there is no such login. Making it takes as long as it should, so it is made when somebody signs
  /// in first, and not at the start.
  private static final class Nobody {
    static final String SECRET = Passwords.keep("nobody has this password");
  }

  Sessions(Store store, OpenSockets sockets, LongSupplier millis) {
    this.store = store;
    this.sockets = sockets;
    this.waits = new Waits(millis);
  }

  /// Who asks; empty when there is no valid cookie.
  Optional<Person> who(Request request) {
    long since = System.currentTimeMillis() - VALID.toMillis();
    return visit(request).flatMap(visit -> store.people().known(visit, since));
  }

  /// Who asks.
  ///
  /// @throws Problem when there is no valid cookie
  Person someone(Request request) {
    return who(request).orElseThrow(Problem::whoAreYou);
  }

  Reply me(Request request) {
    return Reply.text(200, "application/json", words(who(request).orElse(null)));
  }

  Reply begin(Request request) {
    Optional<Person> known = who(request);
    if (known.isPresent()) {
      return Reply.text(200, "application/json", words(known.get()));
    }
    String cookie = Names.random(LENGTH);
    Person guest =
        new Person(
            Names.random(16),
            Names.guest(),
            Optional.empty(),
            Optional.empty(),
            System.currentTimeMillis());
    store.people().begin(guest, Digest.of(cookie));
    return Reply.text(200, "application/json", words(guest))
        .with("Set-Cookie", cookie(request, cookie, VALID.toSeconds()));
  }

  Reply rename(Request request) {
    Person person = someone(request);
    String name = Names.normal(Fields.of(Bodies.json(request), "name").text("name", 120));
    store.people().rename(person.id(), name);
    Person renamed = new Person(person.id(), name, person.login(), person.secret(), person.begun());
    return Reply.text(200, "application/json", words(renamed));
  }

  Reply register(Request request) {
    Fields fields = Fields.of(Bodies.json(request), "login", "password");
    Person person = someone(request);
    String login = Names.login(fields.text("login", 120));
    String password = fields.text("password", 200);
    Passwords.refuseWeak(password, List.of(login, person.name()));
    if (!store.people().register(person.id(), login, Passwords.keep(password))) {
      throw Problem.conflict(Messages.of("account.login-taken"));
    }
    Person account =
        new Person(person.id(), person.name(), Optional.of(login), Optional.of(""), person.begun());
    String cookie = Names.random(LENGTH);
    store.people().visit(person.id(), Digest.of(cookie), System.currentTimeMillis());
    return renewed(request, account, cookie, 201);
  }

  Reply signIn(Request request) {
    Fields fields = Fields.of(Bodies.json(request), "login", "password");
    String login = fields.text("login", 120).strip().toLowerCase(Locale.ROOT);
    String password = fields.text("password", 200);
    String address = Proxies.client(request.peer());
    waits.begin(login, address);
    Optional<Person> person = store.people().withLogin(login);
    String nobody = Nobody.SECRET;
    String kept = person.flatMap(Person::secret).orElse(nobody);
    // The same work whether there is such a login or not.
    boolean fits = Passwords.fits(password, kept);
    if (!fits || person.isEmpty()) {
      throw new Problem(401, "who-are-you", Messages.of("account.wrong"));
    }
    waits.succeeded(login, address);
    String cookie = Names.random(LENGTH);
    if (!store
        .people()
        .visit(person.get().id(), kept, Digest.of(cookie), System.currentTimeMillis())) {
      throw new Problem(401, "who-are-you", Messages.of("account.changed-just-now"));
    }
    return renewed(request, person.get(), cookie, 200);
  }

  /// Takes another password; everywhere else the account is signed out.
  Reply changePassword(Request request) {
    Fields fields = Fields.of(Bodies.json(request), "password", "newPassword");
    Person person = someone(request);
    String login = person.login().orElseThrow(Sessions::noAccount);
    String kept = person.secret().orElseThrow(Sessions::noAccount);
    String address = Proxies.client(request.peer());
    waits.begin(login, address);
    if (!Passwords.fits(fields.text("password", 200), kept)) {
      throw new Problem(403, "forbidden", Messages.of("account.not-your-password"));
    }
    waits.succeeded(login, address);
    String fresh = fields.text("newPassword", 200);
    Passwords.refuseWeak(fresh, List.of(login, person.name()));
    String cookie = Names.random(LENGTH);
    String digest = Digest.of(cookie);
    long now = System.currentTimeMillis();
    if (!store.people().changeSecret(person.id(), kept, Passwords.keep(fresh), digest, now)) {
      throw Problem.conflict(Messages.of("account.changed-just-now"));
    }
    sockets.signedOut(person.id(), digest);
    return Reply.text(200, "application/json", words(person))
        .with("Set-Cookie", cookie(request, cookie, VALID.toSeconds()));
  }

  private static Problem noAccount() {
    return Problem.conflict(Messages.of("account.guest"));
  }

  /// A new cookie: one that was known before somebody signed in is not good afterwards.
  private Reply renewed(Request request, Person person, String cookie, int status) {
    leave(request);
    return Reply.text(status, "application/json", words(person))
        .with("Set-Cookie", cookie(request, cookie, VALID.toSeconds()));
  }

  private void leave(Request request) {
    visit(request)
        .ifPresent(visit -> {
          store.people().leave(visit);
          sockets.signedOut(visit);
        });
  }

  Reply signOut(Request request) {
    leave(request);
    return Reply.empty(204).with("Set-Cookie", cookie(request, "", 0));
  }

  /// Makes all cookies void, this one too, and closes all sockets.
  Reply signOutEverywhere(Request request) {
    Person person = someone(request);
    store.people().leaveAll(person.id());
    sockets.signedOut(person.id(), "");
    return Reply.empty(204).with("Set-Cookie", cookie(request, "", 0));
  }

  /// The digest of the cookie that a request brings.
  static Optional<String> visit(Request request) {
    return cookie(request).filter(cookie -> cookie.length() == LENGTH).map(Digest::of);
  }

  private static Optional<String> cookie(Request request) {
    return request.cookie(name(request));
  }

  private static String name(Request request) {
    return request.secure() ? COOKIE_OVER_TLS : COOKIE;
  }

  private static String cookie(Request request, String value, long seconds) {
    return name(request)
        + "="
        + value
        + "; Path=/; HttpOnly; SameSite=Strict; Max-Age="
        + seconds
        + (request.secure() ? "; Secure" : "");
  }

  private static String words(@Nullable Person person) {
    Map<String, Object> me = new LinkedHashMap<>();
    if (person == null) {
      me.put("kind", "nobody");
      me.put("name", "");
      me.put("login", null);
    } else {
      me.put("kind", person.login().isPresent() ? "account" : "guest");
      me.put("name", person.name());
      me.put("login", person.login().orElse(null));
    }
    return Json.write(me);
  }
}
