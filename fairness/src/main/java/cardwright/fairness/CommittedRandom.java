package cardwright.fairness;

import cardwright.engine.Chance;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;

/// Chance that nobody can foresee, and that everybody can check afterwards: SHA-256 over a seed and a counter.
///
/// Block number n is SHA-256(seed ‖ n as 8 bytes, big end first); it gives four numbers of 8 bytes, of which a roll takes the next one
/// without its sign and its remainder by the sides. The bias is below 2^-50 for the dice of card games.
public final class CommittedRandom implements Chance {
  private static final int PER_BLOCK = 4;

  private byte[] seed;
  private final MessageDigest sha;
  private byte[] block = {};
  private long rolled;

  private CommittedRandom(byte[] seed, long rolled) {
    this.seed = seed;
    this.sha = Sha256.digest();
    this.rolled = rolled;
    if (rolled % PER_BLOCK != 0) {
      block = block(rolled / PER_BLOCK);
    }
  }

  /// Before the first roll.
  ///
  /// @param seed 32 bytes in hexadecimal
  public static CommittedRandom of(String seed) {
    return new CommittedRandom(HexFormat.of().parseHex(seed), 0);
  }

  /// The same chance at the same roll.
  public CommittedRandom copy() {
    return new CommittedRandom(seed, rolled);
  }

  /// From now on they roll by another seed.
  public void reseed(String next) {
    seed = HexFormat.of().parseHex(next);
    rolled = 0;
  }

  /// How often they were rolled.
  public long rolled() {
    return rolled;
  }

  @Override
  public int roll(int sides) {
    if (sides < 1) {
      throw new IllegalArgumentException("a roll needs at least one side, not " + sides);
    }
    int place = (int) (rolled % PER_BLOCK);
    if (place == 0) {
      block = block(rolled / PER_BLOCK);
    }
    rolled++;
    long number = 0;
    for (int i = 0; i < Long.BYTES; i++) {
      number = (number << 8) | (block[place * Long.BYTES + i] & 0xff);
    }
    return (int) ((number & Long.MAX_VALUE) % sides);
  }

  private byte[] block(long number) {
    byte[] in = Arrays.copyOf(seed, seed.length + Long.BYTES);
    for (int i = 0; i < Long.BYTES; i++) {
      in[seed.length + i] = (byte) (number >>> (56 - 8 * i));
    }
    return sha.digest(in);
  }
}
