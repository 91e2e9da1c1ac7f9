package cardwright.mlpccg.resolve;

import cardwright.cardgame.message.SharedLogEvent;
import cardwright.cardgame.text.Duration;
import cardwright.engine.CardRef;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.LastingEffect;
import cardwright.mlpccg.event.PublicEvent;
import cardwright.mlpccg.vocabulary.Text;
import org.jspecify.annotations.Nullable;

/// Friends that are copies of others from the moment in which they enter play.
@Rule("MLP Q145")
final class EnteringCopies {
  private EnteringCopies() {}

  /// What is carried out ahead of an event, as the card that enters play says, or null. Who enters frightened says nothing.
  static @Nullable Text asked(Board board, GameEvent event) {
    return event instanceof GameEvent.Enter enter
            && enter.how() != GameEvent.Entrance.FRIGHTENED
            && board.holds(enter.ref())
        ? board.card(enter.card()).front().entering()
        : null;
  }

  /// Its player says as what the card of a gate enters play; who may not have seen it yet sees it now.
  static void settle(Board board, EventGate gate, Text asked) {
    GameEvent.Enter enter = (GameEvent.Enter) gate.event();
    board.knowledge().reveal(enter.card());
    if (board.heard()) {
      board.tell(new PublicEvent.Enters(board.told(enter.card())));
    }
    board.agenda().replace(gate.settling());
    board.agenda().push(TextFrame.of(asked, enter.ref(), enter.seat(), null));
  }

  /// It is said as a copy of which card a card enters play.
  ///
  /// @param caller the address of the text that asked; the gate lies beneath it
  static void choose(Board board, int caller, int card) {
    EventGate gate = (EventGate) board.agenda().get(caller - 1);
    GameEvent.Enter enter = (GameEvent.Enter) gate.event();
    board.agenda().set(caller - 1, gate.with(enter.as(board.ref(card))));
  }

  /// A card that has just come into play is the copy; one that is not there any more is not copied.
  static void enter(Board board, GameEvent.Enter event) {
    if (event.copied() == CardRef.NONE || !board.holds(event.copied())) {
      return;
    }
    int card = event.card();
    int other = CardRef.card(event.copied());
    Message.Argument.Card itself = board.told(card);
    LastingEffect.Origin origin =
        new LastingEffect.Origin(
            Duration.Shared.PERMANENTLY, event.seat(), board.ref(card), board.card(card).name());
    board
        .lasting()
        .add(
            new LastingEffect.Copied(
                board.ref(card), board.face(other).printed(), board.card(other).name(), origin));
    if (board.heard()) {
      board.tell(new SharedLogEvent.EnteredAsCopy(itself, board.told(other)));
    }
  }
}
