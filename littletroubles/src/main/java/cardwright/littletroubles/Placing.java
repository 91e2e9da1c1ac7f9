package cardwright.littletroubles;

import static cardwright.engine.Message.player;
import static cardwright.engine.Message.word;

import cardwright.cardgame.message.Explanations;
import cardwright.cardgame.state.PlacedCards;
import cardwright.cardgame.text.Duration;
import cardwright.cardgame.text.Expiry;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.Settings;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.LastingEffect;
import cardwright.littletroubles.board.PrivateCards;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.vocabulary.Face;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.Stat;
import java.util.List;

/// Lays the cards of a position on the table.
final class Placing {
  private static final String COUNTERS = "counters";

  private final Board board;
  private final PlacedCards<Placed> cards;

  Placing(Board board, PlacedCards<Placed> cards) {
    this.board = board;
    this.cards = cards;
  }

  void place() {
    List<Placed> inOrder = cards.inOrder();
    // Decks are written top first, so their last card is laid first.
    for (Placed each : inOrder.reversed()) {
      if (each.zone() == Zone.DECK) {
        board.moveToPile(cards.index(each), Zone.DECK, false);
      }
    }
    for (Placed each : inOrder) {
      if (each.zone() == Zone.HAND || each.zone() == Zone.TIMEOUT) {
        board.moveToPile(cards.index(each), each.zone(), false);
      }
      if (each.zone().inPlay() && (each.zone() != Zone.MAIN || each.state().has("zone"))) {
        lay(each);
      }
    }
    for (Placed each : inOrder) {
      if (each.zone() == Zone.MAIN && !each.state().has("zone")) {
        lay(each);
      }
    }
    inOrder.forEach(this::state);
    inOrder.forEach(each -> each.state().done());
  }

  private void lay(Placed each) {
    int slot =
        switch (each.zone()) {
          case MAIN -> main(each);
          case FIELD -> Board.FIELD;
          case GOAL -> Board.GOAL;
          case DECK, HAND, TIMEOUT, RESOLVING, OUTSIDE, SCENE -> at(each.state());
        };
    check(each, slot);
    board.moveToPlay(cards.index(each), each.zone(), each.side(), slot);
    board.setPlayer(cards.index(each), each.owner());
  }

  private int main(Placed each) {
    if (each.state().has("zone")) {
      return each.state().number("zone", 1, 1, Board.MAINS) - 1;
    }
    for (int slot = 0; slot < Board.MAINS; slot++) {
      if (board.slot(each.side(), slot) == Board.EMPTY) {
        return slot;
      }
    }
    throw new Refused(Messages.of("set-up.ten-main-zones", word(each.state().place())));
  }

  private static int at(Settings state) {
    String at = state.text("at", "main 1");
    if (at.equals("field")) {
      return Board.FIELD;
    }
    if (at.equals("goal")) {
      return Board.GOAL;
    }
    for (int slot = 0; slot < Board.MAINS; slot++) {
      if (at.equals("main " + (slot + 1))) {
        return slot;
      }
    }
    throw state.wrong("at", "main 1 to main 10, field or goal");
  }

  private void check(Placed each, int slot) {
    Face front = each.card().front();
    boolean fits =
        switch (each.zone()) {
          case MAIN -> front.is(Kind.CHARACTER) || front.is(Kind.TOY);
          case FIELD -> front.is(Kind.FIELD);
          case GOAL -> front.is(Kind.GOAL);
          case DECK, HAND, TIMEOUT, RESOLVING, OUTSIDE, SCENE -> front.is(Kind.SCENE);
        };
    int there =
        each.zone() == Zone.SCENE ? board.scene(each.side(), slot) : board.slot(each.side(), slot);
    if (!fits) {
      throw new Refused(Messages.of("set-up.wrong-zone", word(each.state().place())));
    }
    if (there != Board.EMPTY) {
      throw new Refused(Messages.of("set-up.zone-taken", word(each.state().place())));
    }
  }

  private void state(Placed each) {
    Settings state = each.state();
    int card = cards.index(each);
    if (!each.zone().inPlay()) {
      if (state.yes("public", false)) {
        PrivateCards.reveal(board, card);
      }
      return;
    }
    if (state.yes("back", false)) {
      if (each.card().back() == null) {
        throw new Refused(Messages.of("set-up.no-back", word(state.place())));
      }
      board.turn(card, true);
    }
    Settings counters = state.inside(COUNTERS);
    for (String name : counters.names()) {
      board.setCounters(card, name, counters.number(name, 0, 0, 99));
    }
    Settings changes = state.inside("until end of turn");
    for (Stat stat : Stat.values()) {
      int by = changes.number(stat.words(), 0, -99, 99);
      if (by != 0) {
        board
            .lasting()
            .add(
                new LastingEffect.Added(
                    board.ref(card),
                    stat,
                    by,
                    new Expiry(Duration.Shared.END_OF_TURN, each.side()),
                    Explanations.NO_CARD));
      }
    }
    changes.done();
    List<Integer> tasks = state.numbers("tasks");
    for (int task = 0; task < tasks.size(); task++) {
      board.setTask(card, task, tasks.get(task));
    }
    if (state.has("holds")) {
      hold(card, each.side(), state);
    }
  }

  private void hold(int holder, Seat seat, Settings state) {
    String name = state.text("holds", "");
    for (int slot = 0; slot < Board.MAINS; slot++) {
      int toy = board.slot(seat, slot);
      if (toy != Board.EMPTY
          && board.face(toy).grab() != null
          && board.heldToys().link(toy) == Board.EMPTY
          && board.face(toy).name().equalsIgnoreCase(name)) {
        board.heldToys().link(toy, holder);
        return;
      }
    }
    throw new Refused(Messages.of("set-up.no-toy", word(state.place()), player(seat), word(name)));
  }
}
