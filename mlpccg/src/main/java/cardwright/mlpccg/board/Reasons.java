package cardwright.mlpccg.board;

import static cardwright.engine.Message.card;

import cardwright.cardgame.layers.FigureChanges;
import cardwright.cardgame.message.Explanations;
import cardwright.engine.Explanation;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.vocabulary.Figures;
import java.util.List;

/// Why a number is what it is: what is printed, each change with its source, what it comes to.
@Rule({"MLP 25", "MLP 49", "MLP 52", "MLP 70"})
public final class Reasons {
  private Reasons() {}

  /// The power of a card in play.
  public static Explanation power(Board board, int card) {
    DerivedValues derived = board.derived();
    int reckoned = derived.reckoned(board, card);
    int now = derived.power(board, card);
    return Explanations.of(
        name(board, card),
        Messages.of("explain.power"),
        Explanations.number(board.face(card).figures().power()),
        changes(board, card),
        Explanations.number(now, reckoned));
  }

  private static List<Message> changes(Board board, int card) {
    return board.is(card, CardFlag.FACE_DOWN)
        ? List.of(Messages.of("explain.face-down"))
        : board.derived().powerChanges(board, card);
  }

  /// What a card costs its owner, wherever it is played to.
  public static Explanation cost(Board board, int card) {
    Seat owner = board.pool().owner(card);
    Figures figures = board.card(card).front().figures();
    int now = Costs.play(board, card, owner, Area.NONE);
    FigureChanges changes = FigureChanges.ofOne();
    CostChanges.onPlaying(board, card, owner, Area.NONE, Board.EMPTY, changes);
    return Explanations.of(
        name(board, card),
        Explanations.cost(),
        figures.costsX() ? Messages.of("explain.cost-x") : Explanations.number(figures.cost()),
        changes.all(),
        Explanations.number(now));
  }

  private static Message name(Board board, int card) {
    Seat seat = board.inPlay(card) ? board.controller(card) : board.pool().owner(card);
    return Explanations.card(board.card(card).name(), seat);
  }
}
