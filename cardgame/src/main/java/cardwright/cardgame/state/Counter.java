package cardwright.cardgame.state;

import cardwright.engine.Fingerprint;

/// Counters of one name on a card.
///
/// @param card the card's index
/// @param name the counters' name; different names do not mix
/// @param number how many, at least 1
public record Counter(int card, String name, int number) {
  /// Writes all three.
  public void write(Fingerprint out) {
    out.add(card).add(name).add(number);
  }
}
