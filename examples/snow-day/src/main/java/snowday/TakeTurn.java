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
    Message question = Messages.of("question.turn", Message.number(board.get(OfTable.DEEDS)));
    return new PlainChoice(you, question, moves);
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
        return board.hasThrown(card)
            ? Messages.of("refusal.has-thrown", labels.mention(card))
            : notation.endsWith("> fort")
                ? Messages.of("refusal.guarded")
                : Messages.of("refusal.no-such-friend");
      }
    }
    return Messages.of("refusal.no-move");
  }
}
