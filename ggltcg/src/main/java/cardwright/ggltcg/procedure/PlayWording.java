package cardwright.ggltcg.procedure;

import cardwright.engine.MoveKey;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Costs;
import cardwright.ggltcg.board.Zone;
import cardwright.ggltcg.vocabulary.Card;
import java.util.Locale;

/// How the play of a card is written and explained, in the Main Phase and in answer to a tussle.
///
/// @param you who plays it
record PlayWording(Board board, Seat you) {
  /// No other card.
  static final int NOBODY = -1;

  /// A card that is paid for.
  ///
  /// @param chosen the first card that is chosen for it, or [#NOBODY]
  String notation(int card, int chosen) {
    return "play " + lower(card) + on(chosen);
  }

  /// The card that is chosen together with a play or a use.
  String on(int chosen) {
    return chosen < 0 ? "" : " on " + new Labels(board).of(chosen);
  }

  /// A number that stands for [#notation].
  long key(int card, int chosen) {
    return keyOn(board.face(card).code(), chosen);
  }

  /// A key with the card that is chosen together with a play or a use.
  long keyOn(long key, int chosen) {
    return chosen < 0 ? key : MoveKey.with(key, new Labels(board).key(chosen));
  }

  String meaning(int card, int chosen) {
    boolean x = board.face(card).cost() == Card.X;
    return "Play "
        + name(card)
        + (chosen < 0 ? "" : " on " + name(chosen))
        + (x ? " for X CC." : forCc(Costs.of(board, card, chosen)));
  }

  /// A card for which another one is sleeped.
  String notationBy(int card, int price) {
    String label = new Labels(board).of(price, board.cards(Zone.PLAY, you));
    return "play " + lower(card) + " by sleeping " + label;
  }

  /// A number that stands for [#notationBy].
  long keyBy(int card, int price) {
    long label = new Labels(board).key(price, board.cards(Zone.PLAY, you));
    return MoveKey.with(board.face(card).code(), label);
  }

  String meaningBy(int card, int price) {
    return "Play " + name(card) + " by sleeping " + name(price) + ".";
  }

  private String name(int card) {
    return board.face(card).name();
  }

  private String lower(int card) {
    return name(card).toLowerCase(Locale.ROOT);
  }

  static String forCc(int cc) {
    return " for " + cc + " CC.";
  }
}
