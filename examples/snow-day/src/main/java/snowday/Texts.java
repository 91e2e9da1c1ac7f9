package snowday;

import cardwright.cardgame.choose.CardLabels;
import cardwright.cardgame.plain.PlainRules;
import cardwright.cardgame.plain.PlainText;
import cardwright.engine.Agenda;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import java.util.Locale;

/// How the texts of this game are carried out: what the kit asks of it.
record Texts(Board board, Chance chance) implements PlainRules<Effect> {
  @Override
  public Agenda<PlainText<Effect>> agenda() {
    return board.agenda();
  }

  @Override
  public boolean carryOut(Effect effect, Seat you, int[] picked) {
    return board.carryOut(effect, you, picked, chance);
  }

  /// SD 4.4.
  @Override
  public int[] candidates(Effect effect, Seat you) {
    return board.candidates(effect, you);
  }

  @Override
  public Message asksFor(Effect effect) {
    return Messages.of("question.which-friend");
  }

  @Override
  public int ref(int card) {
    return board.ref(card);
  }

  @Override
  public boolean holds(int ref) {
    return board.holds(ref);
  }

  @Override
  public int count(Effect count, Seat you) {
    return board.cards(you, Board.Zone.YARD).length;
  }

  @Override
  public void rolled(int sides, int number) {
    board.tell(new PublicEvent.Rolled(number));
  }

  @Override
  public CardLabels labels() {
    return new Labels(board);
  }

  /// No deck has two cards of one name, and no move is about one of two such cards.
  record Labels(Board board) implements CardLabels {
    @Override
    public String of(int card) {
      return name(card).toLowerCase(Locale.ROOT);
    }

    @Override
    public String name(int card) {
      return board.card(card).name();
    }
  }
}
