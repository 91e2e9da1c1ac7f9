package cardwright.ggltcg.board;

import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.vocabulary.Ability;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Feature;
import cardwright.ggltcg.vocabulary.Source;

/// Which cards an effect does not touch. A strike is no effect and is never asked about (GG 11.3).
@Rule({"GG 11.1", "GG 11.2", "GG 11.4"})
public final class Protection {
  private Protection() {}

  /// Those of some cards that an effect touches.
  ///
  /// @param source the card whose effect it is, as it was when the effect began
  /// @param you who controls that effect
  /// @param cards the cards that it would touch, as bits
  public static long touched(Board board, Card source, Seat you, long cards) {
    if (cards == 0 || !board.info().has(Feature.UNTOUCHED)) {
      return cards;
    }
    long touched = cards;
    for (long rest = board.figures().protectors(); rest != 0; rest &= rest - 1) {
      touched &= ~kept(board, Long.numberOfTrailingZeros(rest), source, you);
    }
    return touched;
  }

  /// The cards in play whose texts keep an effect from some of those cards, as bits: to say why.
  ///
  /// @param source the card whose effect it is, as it was when the effect began
  /// @param you who controls that effect
  /// @param cards the cards that it would touch, as bits
  public static long shields(Board board, Card source, Seat you, long cards) {
    long shields = 0;
    for (long rest = board.figures().protectors(); rest != 0; rest &= rest - 1) {
      int protector = Long.numberOfTrailingZeros(rest);
      shields |= (kept(board, protector, source, you) & cards) == 0 ? 0 : 1L << protector;
    }
    return shields;
  }

  private static long kept(Board board, int protector, Card source, Seat you) {
    Seat side = board.side(protector);
    long kept = 0;
    for (Ability.Standing ability : board.face(protector).standing()) {
      if (ability instanceof Ability.Untouched(boolean thisOnly, Source by)
          && means(by, source, side != you)) {
        kept |= thisOnly ? 1L << protector : yours(board, side);
      }
    }
    return kept;
  }

  private static boolean means(Source by, Card source, boolean opponents) {
    return switch (by) {
      case Source.OpponentControls() -> opponents;
      case Source.Named(String name) -> source.name().equals(name);
    };
  }

  /// `Your cards`: those you control in play and those you own elsewhere.
  @Rule("GG Q38")
  private static long yours(Board board, Seat seat) {
    return board.cards(Zone.HAND, seat)
        | board.cards(Zone.PLAY, seat)
        | board.cards(Zone.SLEEP, seat)
        | board.cards(Zone.RESOLVING, seat);
  }
}
