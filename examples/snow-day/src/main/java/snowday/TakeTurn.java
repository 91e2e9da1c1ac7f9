package snowday;

import cardwright.cardgame.choose.CardLabels;
import cardwright.cardgame.plain.PlainChoice;
import cardwright.cardgame.plain.PlainChoice.Option;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import java.util.ArrayList;
import java.util.List;
import snowday.Board.OfTable;
import snowday.Board.Zone;

/// What a player does in a turn (SD 3.2 to SD 3.4).
record TakeTurn(Board board, Seat you, CardLabels labels) {
  /// The words that moves are written with, besides names of cards and numbers.
  static final List<String> WORDS =
      List.of("play", "throw", ">", "fort", "choose", "mode", "yes", "no", "pass");

  TakeTurn(Board board) {
    this(board, board.active(), new Texts.Labels(board));
  }

  PlainChoice choice() {
    List<Option> moves = new ArrayList<>();
    for (int card : board.cards(you, Zone.HAND)) {
      Message meaning = Messages.of("move.play", labels.mention(card));
      moves.add(new Option("play " + labels.of(card), meaning, () -> board.play(card)));
    }
    for (int friend : board.cards(you, Zone.YARD)) {
      if (!board.hasThrown(friend)) {
        addThrows(friend, moves);
      }
    }
    moves.add(Option.pass(Messages.of("move.end-turn"), board::pass));
    int deeds = board.get(OfTable.DEEDS);
    String things = deeds == 1 ? "one more thing" : deeds + " more things";
    return new PlainChoice(you, "Your turn: you may do " + things + ".", moves);
  }

  private void addThrows(int friend, List<Option> moves) {
    int[] others = board.cards(you.other(), Zone.YARD);
    for (int other : others) {
      Message meaning = Messages.of("move.throw", labels.mention(friend), labels.mention(other));
      String notation = thrown(friend, labels.of(other));
      moves.add(new Option(notation, meaning, () -> board.fight(friend, other)));
    }
    if (others.length == 0) {
      Message meaning = Messages.of("move.throw-at-fort", labels.mention(friend));
      moves.add(new Option(thrown(friend, "fort"), meaning, () -> board.hitFort(friend)));
    }
  }

  private String thrown(int friend, String at) {
    return "throw " + labels.of(friend) + " > " + at;
  }

  /// Why a move is not among the options.
  Message refusal(String notation) {
    for (int card : board.cards(you, Zone.YARD)) {
      if (notation.startsWith("throw " + labels.of(card))) {
        return Message.plain(
            board.hasThrown(card)
                ? labels.name(card) + " has thrown this turn (SD 3.3)"
                : notation.endsWith("> fort")
                    ? "a friend guards the fort (SD 5.3)"
                    : "there is no such friend in the other yard (SD 5.1)");
      }
    }
    return Message.plain("it is none of what can be done now (SD 3)");
  }
}
