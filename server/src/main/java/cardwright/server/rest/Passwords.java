package cardwright.server.rest;

import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.flag;
import static cardwright.engine.Message.number;

import cardwright.engine.Message;
import com.nulabinc.zxcvbn.Feedback;
import com.nulabinc.zxcvbn.Strength;
import com.nulabinc.zxcvbn.Zxcvbn;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Semaphore;
import java.util.stream.Stream;
import org.bouncycastle.crypto.generators.Argon2BytesGenerator;
import org.bouncycastle.crypto.params.Argon2Parameters;

/// Refuses weak passwords, and checks the others by Argon2id: 19 MiB, two passes, one lane.
final class Passwords {
  private static final int MEMORY = 19 * 1024;
  private static final int PASSES = 2;
  private static final int SALT = 16;
  private static final int HASH = 32;
  private static final Semaphore AT_ONCE = new Semaphore(2);

  private static final int LEAST = 10;

  /// How many guesses somebody who knows the usual ways needs at least, as its power of ten.
  private static final double STRONG = 6;

  /// So much is judged: the time that takes grows quickly with the length, and so much is enough.
  private static final int JUDGED = 24;

  /// Has lists to read, so it is made when somebody chooses a password first.
  private static final class Judge {
    static final Zxcvbn ZXCVBN = new Zxcvbn();
  }

  private Passwords() {}

  /// @param about what everybody knows of the person: the login, the name
  /// @throws Problem when it would be guessed soon
  static void refuseWeak(String password, List<String> about) {
    if (password.codePointCount(0, password.length()) < LEAST) {
      throw Problem.refused(Messages.of("account.password-short", number(LEAST)));
    }
    int end =
        password.offsetByCodePoints(
            0, Math.min(JUDGED, password.codePointCount(0, password.length())));
    Strength strength = measured(password.substring(0, end), words(about));
    if (strength.getGuessesLog10() < STRONG) {
      Message why = why(strength.getFeedback());
      boolean known = !why.words().isEmpty();
      throw Problem.refused(Messages.of("account.password-guessed", flag(known), clause(why)));
    }
  }

  /// What is wrong with a password, as the library that measures it says in each language.
  private static Message why(Feedback feedback) {
    return new Message(
        (_, _, language) ->
            List.of(new Message.Part.Text(feedback.getWarning(language).replaceFirst("[.]$", ""))),
        "password",
        List.of());
  }

  /// All of it, and each word.
  private static List<String> words(List<String> about) {
    return about.stream()
        .map(each -> each.toLowerCase(Locale.ROOT))
        .flatMap(each -> Stream.concat(Stream.of(each), Arrays.stream(each.split(" "))))
        .filter(each -> each.length() > 1)
        .distinct()
        .toList();
  }

  private static Strength measured(String password, List<String> about) {
    AT_ONCE.acquireUninterruptibly();
    try {
      return Judge.ZXCVBN.measure(password, about);
    } finally {
      AT_ONCE.release();
    }
  }

  /// What is kept of a password.
  static String keep(String password) {
    byte[] salt = new byte[SALT];
    new SecureRandom().nextBytes(salt);
    Base64.Encoder text = Base64.getEncoder().withoutPadding();
    return "$argon2id$v=19$m="
        + MEMORY
        + ",t="
        + PASSES
        + ",p=1$"
        + text.encodeToString(salt)
        + "$"
        + text.encodeToString(hash(password, salt, MEMORY, PASSES));
  }

  /// Whether a password is the one that was kept.
  static boolean fits(String password, String kept) {
    String[] parts = kept.split("\\$");
    String[] cost = parts[3].split("[=,]");
    byte[] salt = Base64.getDecoder().decode(parts[4]);
    byte[] wanted = Base64.getDecoder().decode(parts[5]);
    byte[] found = hash(password, salt, Integer.parseInt(cost[1]), Integer.parseInt(cost[3]));
    return MessageDigest.isEqual(wanted, found);
  }

  private static byte[] hash(String password, byte[] salt, int memory, int passes) {
    AT_ONCE.acquireUninterruptibly();
    try {
      Argon2BytesGenerator argon = new Argon2BytesGenerator();
      argon.init(
          new Argon2Parameters.Builder(Argon2Parameters.ARGON2_id)
              .withVersion(Argon2Parameters.ARGON2_VERSION_13)
              .withMemoryAsKB(memory)
              .withIterations(passes)
              .withParallelism(1)
              .withSalt(salt)
              .build());
      byte[] hash = new byte[HASH];
      argon.generateBytes(password.getBytes(StandardCharsets.UTF_8), hash);
      return hash;
    } finally {
      AT_ONCE.release();
    }
  }
}
