package cardwright.cardgame.effect;

/// A text that is set off only the first time each turn, and has been: it lasts to the end of that turn.
public interface SetOffText {
  /// The card with the text, with its life.
  int ref();

  /// The number of the text.
  long text();

  /// Whether it is that text of that card.
  default boolean is(int card, long number) {
    return ref() == card && text() == number;
  }
}
