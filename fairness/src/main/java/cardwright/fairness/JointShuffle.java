package cardwright.fairness;

import cardwright.engine.Seat;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Map;

/// The arithmetic of a shuffle that is drawn together.
///
/// Each party draws 32 random bytes, its part, and first shows a hash of it. A page opens its part to the server when all hashes are there;
/// the server opens its own when the play is over. The seed is a hash over all parts. What is hashed are lines of text, so that any tool
/// for SHA-256 can repeat it. The first line says what for, and the second for which play, so that no hash is good for anything else.
public final class JointShuffle {
  private static final int BYTES = 32;
  private static final String LABEL = "cardwright shuffle 1 ";

  private JointShuffle() {}

  /// A new part: 32 random bytes in hexadecimal.
  public static String newPart() {
    byte[] part = new byte[BYTES];
    new SecureRandom().nextBytes(part);
    return HexFormat.of().formatHex(part);
  }

  /// Whether a text is 32 bytes in hexadecimal with small letters, as parts, hashes and seeds are.
  public static boolean isHex(String text) {
    return text.length() == 2 * BYTES
        && text.chars()
            .allMatch(each -> (each >= '0' && each <= '9') || (each >= 'a' && each <= 'f'));
  }

  /// What a page shows of its part.
  ///
  /// @param play the id of the play
  public static String hashOfPage(String play, Seat seat, String part) {
    return Sha256.of(LABEL + "hash\nplay: " + play + "\nparty: " + seat + "\npart: " + part + "\n");
  }

  /// What the server shows of its part: bound to the decks and all else that is agreed on, so that it cannot stack a deck once it knows
  /// the seed.
  ///
  /// @param terms the digest of the [ShuffleTerms]
  public static String hashOfServer(String play, String terms, String part) {
    return Sha256.of(
        LABEL
            + "hash\nplay: "
            + play
            + "\nparty: server\nterms: "
            + terms
            + "\npart: "
            + part
            + "\n");
  }

  /// What all chance of a play comes from, 32 bytes in hexadecimal.
  ///
  /// @param parts the part of each party that brings one
  public static String seed(String play, Map<Party, String> parts) {
    StringBuilder text = new StringBuilder(LABEL + "seed\nplay: " + play + "\n");
    for (Party party : Party.values()) {
      String part = parts.get(party);
      if (part != null) {
        text.append(party.word()).append(": ").append(part).append('\n');
      }
    }
    return Sha256.of(text.toString());
  }

  /// What is shown of a seed that the server draws alone, as it did in older plays.
  public static String hashOfSeed(String seed) {
    return Sha256.of(HexFormat.of().parseHex(seed));
  }

  /// A number that comes from a seed for another purpose than rolling, and tells nothing of the seed.
  ///
  /// @param purpose tells it from other numbers
  public static long number(String seed, String purpose) {
    String hash = Sha256.of(LABEL + "number\nfor: " + purpose + "\nseed: " + seed + "\n");
    return Long.parseUnsignedLong(hash.substring(0, 16), 16);
  }
}
