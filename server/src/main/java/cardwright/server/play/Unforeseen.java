package cardwright.server.play;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// Seeds for what is thought in answer to a player, which nobody outside can repeat.
///
/// What is hidden is dealt to a player that thinks by the places at which hidden cards really lie. Whoever knew the seed could think it over for each hand that
/// the other might have, and see for which the numbers of a hint come out.
final class Unforeseen {
  private static final String HMAC = "HmacSHA256";
  private static final byte[] SECRET = new byte[32];

  static {
    new SecureRandom().nextBytes(SECRET);
  }

  private Unforeseen() {}

  /// The same seed for the same moment of a play, as long as the server runs.
  static long seed(String play, int seq) {
    try {
      Mac mac = Mac.getInstance(HMAC);
      mac.init(new SecretKeySpec(SECRET, HMAC));
      return ByteBuffer.wrap(mac.doFinal((play + " " + seq).getBytes(StandardCharsets.UTF_8)))
          .getLong();
    } catch (java.security.GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }
}
