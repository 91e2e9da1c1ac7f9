package cardwright.littletroubles.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.clause;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.GameRefusals;
import cardwright.cardgame.choose.MoveList;
import cardwright.cardgame.choose.Said;
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
    return areCards() ? labels.place(option) : labels.zone(option, isAnySide(option));
  }

  /// Whether a card lies in one of the zones.
  private boolean areCards() {
    boolean cards = false;
    for (int place : places) {
      cards |= board.slot(Entry.side(place), Entry.slot(place)) != Board.EMPTY;
    }
    return cards;
  }

  /// Whether zones of both Playgrounds can be meant.
  private boolean isAnySide(int option) {
    boolean anySide = false;
    for (int place : places) {
      anySide |= Entry.side(place) != Entry.side(option);
    }
    return anySide;
  }

  @Override
  public Message meaning(int option) {
    return Messages.of(
        "move.place",
        clause(
            areCards() ? labels.placeMeans(option) : labels.zoneMeans(option, isAnySide(option))));
  }

  @Override
  public Message objection(Said said, GameRefusals game) {
    return isOption(said) ? Message.NOTHING : Messages.of("refusal.other-zone", clause(question()));
  }

  @Override
  public void make(int option, Chance chance) {
    board.agenda().replace(now.at(option));
  }
}
