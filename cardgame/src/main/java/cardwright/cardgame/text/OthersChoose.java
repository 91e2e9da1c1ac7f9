package cardwright.cardgame.text;

import static cardwright.language.Phrases.phrase;

import cardwright.engine.Seat;
import cardwright.language.Phrase;

/// `your opponent chooses a Toy they control`, `each player chooses a Toy they control`: an instruction that only names cards, for what follows.
///
/// A game has it as one of its own instructions, and says among which cards a player chooses.
///
/// @param <W> the selectors of a game
/// @param each whether each player chooses among those that this player controls; otherwise the opponent does
/// @param target what is chosen; of each player as much
public record OthersChoose<W extends Selector>(boolean each, Target.Choose<W> target) {
  /// `your opponent chooses a Toy they control`.
  ///
  /// @param target what the opponent chooses among what they control
  public static <W extends Selector> Phrase<OthersChoose<W>> opponent(
      Phrase<Target.Choose<W>> target) {
    return of(false, "your opponent chooses {}", target);
  }

  /// `each player chooses a Toy they control`.
  ///
  /// @param target what a player chooses among what they control
  public static <W extends Selector> Phrase<OthersChoose<W>> each(Phrase<Target.Choose<W>> target) {
    return of(true, "each player chooses {}", target);
  }

  // The class of a record that has a type parameter.
  @SuppressWarnings("unchecked")
  private static <W extends Selector> Phrase<OthersChoose<W>> of(
      boolean each, String words, Phrase<Target.Choose<W>> target) {
    Class<OthersChoose<W>> type = (Class<OthersChoose<W>>) (Class<?>) OthersChoose.class;
    return phrase(
            type,
            words,
            target,
            chosen -> new OthersChoose<>(each, chosen),
            OthersChoose<W>::target)
        .when(chooses -> chooses.each() == each);
  }

  /// Whether it names several cards.
  public boolean several() {
    return each || target.several();
  }

  /// Who chooses, one after the other: of both players first the one whose turn it is.
  ///
  /// @param you who carries the text out
  /// @param active whose turn it is
  public Seat[] choosers(Seat you, Seat active) {
    return each ? new Seat[] {active, active.other()} : new Seat[] {you.other()};
  }
}
