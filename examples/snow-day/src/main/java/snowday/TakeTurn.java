package snowday;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.engine.Chance;
import cardwright.engine.Seat;

/// What a player does in a turn (SD 3.2 to SD 3.4). An option is a number: a card from the hand, or a friend and whom it throws at.
record TakeTurn(Board board) implements Decision.Own {
  private static final int MOST_CARDS = 1_000;

  /// Behind the cards that can be thrown at.
  private static final int FORT = MOST_CARDS - 1;

  @Override
  public Seat seat() {
    return board.active();
  }

  @Override
  public String question() {
    String deeds = board.deeds() == 1 ? "one more thing" : board.deeds() + " more things";
    return "Your turn: you may do " + deeds + ".";
  }

  @Override
  public void list(MoveList options) {
    for (int card : board.cards(seat(), Board.Zone.HAND)) {
      options.add(card);
    }
    int[] others = board.cards(seat().other(), Board.Zone.YARD);
    for (int card : board.cards(seat(), Board.Zone.YARD)) {
      if (board.hasThrown(card)) {
        continue;
      }
      for (int other : others) {
        options.add(thrown(card, other));
      }
      if (others.length == 0) {
        options.add(thrown(card, FORT));
      }
    }
    options.add(PASS);
  }

  private static int thrown(int card, int target) {
    return MOST_CARDS * (card + 1) + target;
  }

  @Override
  public String notation(int option) {
    if (option == PASS) {
      return "pass";
    }
    if (option < MOST_CARDS) {
      return "play " + Decisions.lower(board, option);
    }
    int target = option % MOST_CARDS;
    String at = target == FORT ? "fort" : Decisions.lower(board, target);
    return "throw " + Decisions.lower(board, option / MOST_CARDS - 1) + " > " + at;
  }

  @Override
  public String meaning(int option) {
    if (option == PASS) {
      return "End the turn.";
    }
    if (option < MOST_CARDS) {
      return "Play " + board.card(option).name() + ".";
    }
    int target = option % MOST_CARDS;
    String at = target == FORT ? "the fort" : board.card(target).name();
    return board.card(option / MOST_CARDS - 1).name() + " throws at " + at + ".";
  }

  @Override
  public void make(int option, Chance chance) {
    if (option == PASS) {
      board.pass();
    } else if (option < MOST_CARDS) {
      board.play(option);
    } else if (option % MOST_CARDS == FORT) {
      board.hitFort(option / MOST_CARDS - 1);
    } else {
      board.fight(option / MOST_CARDS - 1, option % MOST_CARDS);
    }
  }

  /// Why a move is not among the options.
  String refusal(String notation) {
    for (int card : board.cards(seat(), Board.Zone.YARD)) {
      if (notation.startsWith("throw " + Decisions.lower(board, card))) {
        return board.hasThrown(card)
            ? board.card(card).name() + " has thrown this turn (SD 3.3)"
            : notation.endsWith("> fort")
                ? "a friend guards the fort (SD 5.3)"
                : "there is no such friend in the other yard (SD 5.1)";
      }
    }
    return "it is none of what can be done now (SD 3)";
  }
}
