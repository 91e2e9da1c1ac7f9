package cardwright.ggltcg.procedure;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.cardgame.message.Meanings;
import cardwright.cardgame.state.CardSet;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.resolve.Possible;

/// Whether a player answers a tussle with a card from the hand. An option names the card, and one that is sleeped for it.
@Rule({"GG 7.5", "GG Q2"})
record AnswerTussle(Board board, Seat seat) implements Decision.Own {
  private static final int CARD_BITS = 8;

  private static int option(int card, int price) {
    return card << CARD_BITS | (price + 1);
  }

  private static int card(int option) {
    return option >> CARD_BITS;
  }

  private static int price(int option) {
    return (option & ((1 << CARD_BITS) - 1)) - 1;
  }

  @Override
  public Message question() {
    return Messages.of("question.answer-tussle");
  }

  @Override
  public void list(MoveList options) {
    long answers = Possible.answers(board, seat);
    for (long rest = answers; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int card = CardSet.first(rest);
      long prices = Possible.prices(board, card, seat);
      for (long left = prices; !CardSet.isEmpty(left); left = CardSet.withoutFirst(left)) {
        int price = CardSet.first(left);
        options.add(option(card, price));
      }
      if (Possible.pay(board, card, PlayWording.NOBODY, seat) == null) {
        options.add(option(card, PlayWording.NOBODY));
      }
    }
    options.add(PASS);
  }

  @Override
  public String notation(int option) {
    return option == PASS ? "pass" : wording(option).notation();
  }

  @Override
  public Message meaning(int option) {
    return option == PASS ? Meanings.pass() : wording(option).meaning();
  }

  private PlayWording wording(int option) {
    int price = price(option);
    return new PlayWording(board, seat, card(option), price, price >= 0);
  }

  @Override
  public void make(int option, Chance chance) {
    if (option == PASS) {
      board.agenda().pop();
    } else {
      Tussles.answer(board, chance, card(option), price(option), seat);
    }
  }
}
