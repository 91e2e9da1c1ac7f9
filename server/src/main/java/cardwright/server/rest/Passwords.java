package cardwright.server.rest;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.concurrent.Semaphore;
import org.bouncycastle.crypto.generators.Argon2BytesGenerator;
import org.bouncycastle.crypto.params.Argon2Parameters;

/// Checks passwords by Argon2id: 19 MiB, two passes, one lane.
final class Passwords {
  private static final int MEMORY = 19 * 1024;
  private static final int PASSES = 2;
  private static final int SALT = 16;
  private static final int HASH = 32;
  private static final Semaphore AT_ONCE = new Semaphore(2);

  private Passwords() {}

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
