package cardwright.littletroubles.procedure;

import static cardwright.engine.Message.card;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.MoveList;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.resolve.Entering;
import cardwright.littletroubles.resolve.Entry;

/// To which zone of a Playground a card goes. The options are places.
@Rule({"LT 5d", "LT C37"})
final class ChooseZone implements Decision.Own {
  private final Board board;
  private final Entering now;
  private final int[] places;
  private final Labels labels;

  ChooseZone(Board board, Entering now) {
    this.board = board;
    this.now = now;
    this.places = now.places(board);
    this.labels = new Labels(board, now.seat());
  }

  @Override
  public Seat seat() {
    return now.seat();
  }

  @Override
  public Message question() {
    return Messages.of("question.zone", card(labels.name(CardRef.card(now.ref()))));
  }

  @Override
  public void list(MoveList options) {
    for (int place : places) {
      options.add(place);
    }
  }

  /// Where a card lies in one of the zones, each is named by what lies there.
  @Override
  public String notation(int option) {
    boolean anySide = false;
    boolean cards = false;
    for (int place : places) {
      anySide |= Entry.side(place) != Entry.side(option);
      cards |= board.slot(Entry.side(place), Entry.slot(place)) != Board.EMPTY;
    }
    return cards ? labels.place(option) : labels.zone(option, anySide);
  }

  @Override
  public Message meaning(int option) {
    return Message.plain(means(option));
  }

  private String means(int option) {
    return "It goes " + notation(option) + ".";
  }

  @Override
  public void make(int option, Chance chance) {
    board.agenda().replace(now.at(option));
  }
}
