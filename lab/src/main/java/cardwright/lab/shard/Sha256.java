package cardwright.lab.shard;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// Digests of texts: other texts have other ones.
public final class Sha256 {
  private Sha256() {}

  /// The digest as 64 hexadecimal digits.
  public static String hex(String text) {
    return HexFormat.of().formatHex(start().digest(text.getBytes(StandardCharsets.UTF_8)));
  }

  /// A digest to which bytes are added.
  public static MessageDigest start() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
