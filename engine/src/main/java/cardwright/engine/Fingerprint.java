package cardwright.engine;

import java.util.function.IntPredicate;

/// Gathers 64 bits over everything that matters in a position.
///
/// Each record writes itself: nothing depends on `hashCode`, on memory or on the machine.
public final class Fingerprint {
  private final IntPredicate holds;
  private long value = 0x243F6A8885A308D3L;

  /// An empty fingerprint.
  ///
  /// @param holds whether a [CardRef] still means the card in play that it was made for
  public Fingerprint(IntPredicate holds) {
    this.holds = holds;
  }

  /// Adds a number.
  public Fingerprint add(long number) {
    value = (value ^ number) * 0x9FB21C651E98DF25L;
    value ^= value >>> 29;
    return this;
  }

  /// Adds a text, by its characters.
  public Fingerprint add(String text) {
    add(text.length());
    for (int i = 0; i < text.length(); i++) {
      add(text.charAt(i));
    }
    return this;
  }

  /// Adds a reference to a card: which card, and whether the reference still holds. Life numbers themselves never count.
  public Fingerprint ref(int ref) {
    return add(CardRef.card(ref)).add(holds.test(ref) ? 1 : 0);
  }

  /// The 64 bits.
  public long value() {
    long z = value;
    z = (z ^ (z >>> 32)) * 0xD6E8FEB86659FD93L;
    return z ^ (z >>> 32);
  }
}
