package cardwright.cardgame.text;

import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;

import cardwright.language.Phrase;
import java.util.List;
import java.util.function.Function;

/// A number that all games read off their tables in the same way; a game holds it in one record among its own values.
///
/// @param <W> the selectors of a game
public sealed interface SharedValue<W extends Selector> {
  /// `the highest power among Friends you control`, or `the lowest power among …`; 0 where no card has the figure.
  record Extreme<W extends Selector>(boolean highest, Quality.Stat figure, W which)
      implements SharedValue<W> {}

  /// What a game reads off its table for such a number.
  ///
  /// @param <W> its selectors
  /// @param <B> its tables
  /// @param <C> who speaks in a text
  @FunctionalInterface
  interface Facts<W extends Selector, B, C> {
    /// The figure of each card that is meant and has it, in any order.
    int[] figures(B board, Quality.Stat figure, W which, C context);
  }

  /// `the highest power among Friends you control`, `the lowest power among Friends you control`.
  ///
  /// @param figure the figures: `power`
  /// @param several several cards, without a number: `Friends you control`
  static <W extends Selector> Phrase<SharedValue<W>> extreme(
      Phrase<? extends Quality.Stat> figure, Phrase<W> several) {
    return oneOf(
        extreme(figure, several, true, "the highest {} among {}"),
        extreme(figure, several, false, "the lowest {} among {}"));
  }

  private static <W extends Selector> Phrase<SharedValue<W>> extreme(
      Phrase<? extends Quality.Stat> figure, Phrase<W> several, boolean highest, String words) {
    Phrase<Quality.Stat> figures = oneOf(figure);
    return oneOf(
        phrase(
                SharedValue.<Extreme<W>>of(Extreme.class),
                words,
                figures,
                several,
                (stat, which) -> new Extreme<>(highest, stat, which),
                Extreme::figure,
                Extreme::which)
            .when(extreme -> extreme.highest() == highest));
  }

  /// The class of a record that has a type parameter.
  @SuppressWarnings("unchecked")
  private static <T> Class<T> of(Class<? super T> type) {
    return (Class<T>) type;
  }

  /// What it comes to now.
  default <B, C> int in(Facts<W, B, C> facts, B board, C context) {
    return switch (this) {
      case Extreme(boolean highest, Quality.Stat figure, W which) ->
          extreme(highest, facts.figures(board, figure, which, context));
    };
  }

  private static int extreme(boolean highest, int[] figures) {
    if (figures.length == 0) {
      return 0;
    }
    int extreme = figures[0];
    for (int each : figures) {
      extreme = highest ? Math.max(extreme, each) : Math.min(extreme, each);
    }
    return extreme;
  }

  /// What the number speaks of.
  ///
  /// @param which what a sort of cards speaks of
  default <P> List<P> parts(Function<W, List<P>> which) {
    return switch (this) {
      case Extreme(boolean _, Quality.Stat _, W cards) -> which.apply(cards);
    };
  }
}
