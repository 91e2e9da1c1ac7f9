package cardwright.server.rest;

import cardwright.server.port.Reply;
import cardwright.server.port.Request;
import cardwright.server.wire.Fields;
import cardwright.server.wire.Json;
import cardwright.store.Person;
import cardwright.store.Store;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Knows who asks, by a cookie.
final class Visitors {
  private static final String COOKIE = "cardwright";

  /// Over TLS, where a browser takes a cookie of this name from nobody but this very host.
  private static final String COOKIE_OVER_TLS = "__Host-cardwright";

  private static final Duration VALID = Duration.ofDays(180);
  private static final int LENGTH = 40;
  private static final int LEAST_PASSWORD = 10;

  private final Store store;

  /// What a password is held against where there is no such login. Making it takes as long as it should, so it is made when somebody signs
  /// in first, and not at the start.
  private static final class Nobody {
    static final String SECRET = Passwords.keep("nobody has this password");
  }

  Visitors(Store store) {
    this.store = store;
  }

  /// Who asks; empty when there is no valid cookie.
  Optional<Person> who(Request request) {
    long since = System.currentTimeMillis() - VALID.toMillis();
    return cookie(request)
        .filter(cookie -> cookie.length() == LENGTH)
        .flatMap(cookie -> store.people().known(Digest.of(cookie), since));
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
    if (password.codePointCount(0, password.length()) < LEAST_PASSWORD) {
      throw Problem.refused("a password has at least " + LEAST_PASSWORD + " characters");
    }
    if (!store.people().register(person.id(), login, Passwords.keep(password))) {
      throw Problem.conflict("that login is taken, or you have an account already");
    }
    Person account =
        new Person(person.id(), person.name(), Optional.of(login), Optional.of(""), person.begun());
    return renewed(request, account, 201);
  }

  Reply signIn(Request request) {
    Fields fields = Fields.of(Bodies.json(request), "login", "password");
    Optional<Person> person =
        store
            .people()
            .withLogin(fields.text("login", 120).strip().toLowerCase(java.util.Locale.ROOT));
    String nobody = Nobody.SECRET;
    String kept = person.flatMap(Person::secret).orElse(nobody);
    // The same work whether there is such a login or not.
    boolean fits = Passwords.fits(fields.text("password", 200), kept);
    if (!fits || person.isEmpty()) {
      throw new Problem(401, "who-are-you", "login or password is wrong");
    }
    return renewed(request, person.get(), 200);
  }

  /// A new cookie: one that was known before somebody signed in is not good afterwards.
  private Reply renewed(Request request, Person person, int status) {
    String cookie = Names.random(LENGTH);
    cookie(request).ifPresent(old -> store.people().leave(Digest.of(old)));
    store.people().visit(person.id(), Digest.of(cookie), System.currentTimeMillis());
    return Reply.text(status, "application/json", words(person))
        .with("Set-Cookie", cookie(request, cookie, VALID.toSeconds()));
  }

  Reply signOut(Request request) {
    cookie(request).ifPresent(cookie -> store.people().leave(Digest.of(cookie)));
    return Reply.empty(204).with("Set-Cookie", cookie(request, "", 0));
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
