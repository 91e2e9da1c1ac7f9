package cardwright.ggltcg.vocabulary;

import cardwright.engine.Rule;
import java.util.Optional;

/// The kinds of cards.
@Rule({"GG 1.3", "GG 1.4"})
public enum Kind {
  TOY("Toy"),
  ACTION("Action");

  /// Every kind, as bits: `card`.
  public static final int ANY = 1 | 1 << 1;

  private final String words;

  Kind(String words) {
    this.words = words;
  }

  /// This kind as a bit.
  public int bit() {
    return 1 << ordinal();
  }

  /// The only one of some kinds, or none where they are several.
  ///
  /// @param kinds as bits
  public static Optional<Kind> only(int kinds) {
    return kinds == TOY.bit()
        ? Optional.of(TOY)
        : kinds == ACTION.bit() ? Optional.of(ACTION) : Optional.empty();
  }

  /// The kind as cards write it.
  public String words() {
    return words;
  }
}
