package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.player;
import static cardwright.engine.Message.word;

import cardwright.engine.CardRef;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.Stage;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.EventGate;
import cardwright.mlpccg.resolve.Reactions;
import cardwright.mlpccg.vocabulary.Kind;
import java.util.Objects;

/// What has just happened and may be answered, as the player who is asked may know it.
@Rule({"MLP 63", "MLP B21"})
final class Happened {
  /// So many things are told one by one.
  private static final int TOLD = 3;

  private final Board board;
  private final Labels labels;

  private Happened(Board board, Labels labels) {
    this.board = board;
    this.labels = labels;
  }

  /// A question with what a window is about before it.
  static Message before(Board board, Labels labels, Reactions window, Message question) {
    Happened happened = new Happened(board, labels);
    Message behind = question;
    GameEvent[] events = window.events();
    if (events.length > TOLD) {
      behind = then(Messages.of("happened.more", number(events.length - TOLD)), behind);
    }
    for (int i = Math.min(events.length, TOLD) - 1; i >= 0; i--) {
      behind = then(happened.sentence(events[i]), behind);
    }
    return behind;
  }

  private static Message then(Message first, Message second) {
    return Messages.of("happened.then", clause(first), clause(second));
  }

  private Message sentence(GameEvent event) {
    return switch (event.what()) {
      case PLAY -> played(event);
      case MOVE, SENT_HOME ->
          Messages.of("happened.move", card(event), clause(Area.message(event.to())));
      case FLIP, FLIP_NEXT, FLIP_LEAVES ->
          Messages.of("happened.flip", player(who(event)), card(event));
      case DRAW -> Messages.of("happened.draw", player(who(event)));
      case GAIN_TOKENS -> Messages.of("happened.gain", player(who(event)), number(event.amount()));
      case LOSE_TOKENS -> Messages.of("happened.lose", player(who(event)), number(event.amount()));
      case SCORE -> Messages.of("happened.score", player(who(event)), number(event.amount()));
      case CONFRONT -> Messages.of("happened.confront", player(who(event)), card(event));
      case CHALLENGE -> Messages.of("happened.challenge", player(who(event)), card(event));
      case DEFEAT -> Messages.of("happened.defeat", card(event));
      case WIN_FACEOFF -> Messages.of("happened.win-faceoff", player(who(event)));
      case LOSE_FACEOFF -> Messages.of("happened.lose-faceoff", player(who(event)));
      case USE -> Messages.of("happened.use", player(who(event)));
      case SHUFFLE -> Messages.of("happened.shuffle", player(who(event)));
      case SEARCH -> Messages.of("happened.search", player(who(event)));
      case ENTER, REPLACE -> Messages.of("happened.enter", card(event));
      case EXHAUST -> Messages.of("happened.exhaust", card(event));
      case READY -> Messages.of("happened.ready", card(event));
      case FRIGHTEN -> Messages.of("happened.frighten", card(event));
      case UNFRIGHTEN -> Messages.of("happened.unfrighten", card(event));
      case DISMISS -> Messages.of("happened.dismiss", card(event));
      case RETIRE -> Messages.of("happened.retire", card(event));
      case BANISH, BANISH_BENEATH -> Messages.of("happened.banish", card(event));
      case DISCARD -> Messages.of("happened.discard", card(event));
      case MILL, SPEND -> Messages.of("happened.to-discard-pile", card(event));
      case TO_HAND -> Messages.of("happened.to-hand", card(event));
      case TO_DECK_TOP, TO_DECK_BOTTOM, TO_DECK_SHUFFLED ->
          Messages.of("happened.to-deck", card(event));
      case UNCOVER -> Messages.of("happened.uncover", card(event));
      case COVER -> Messages.of("happened.cover", card(event));
      case TURN_OVER -> Messages.of("happened.turn-over", card(event));
      case COUNTER -> Messages.of("happened.counter", card(event), number(event.amount()));
      case COUNTER_OFF -> Messages.of("happened.counter-off", card(event), number(event.amount()));
      case CONTROL -> Messages.of("happened.control", player(who(event)), card(event));
      case REATTACH -> Messages.of("happened.reattach", card(event));
      case REVEAL -> Messages.of("happened.reveal", card(event));
      case IGNORE -> Messages.of("happened.ignore", card(event));
      case SOLVE -> Messages.of("happened.solve", card(event));
      case TURN_START -> Messages.of("happened.turn-start");
      case TURN_END -> Messages.of("happened.turn-end");
      case PHASE_START -> Messages.of("happened.phase-start", phase(event));
      case PHASE_END -> Messages.of("happened.phase-end", phase(event));
      case FACEOFF_START -> Messages.of("happened.faceoff-start");
      case FACEOFF_END -> Messages.of("happened.faceoff-end");
    };
  }

  /// A question with what is about to happen and can be replaced before it.
  static Message about(Board board, Labels labels, EventGate gate, Message question) {
    GameEvent event = gate.event();
    Message.Argument card = new Happened(board, labels).card(event);
    Message would =
        switch (event.what()) {
          case DRAW -> Messages.of("would.draw");
          case FLIP_NEXT -> Messages.of("would.flip");
          case FLIP_LEAVES -> Messages.of("would.to-bottom", card);
          case DISMISS -> Messages.of("would.dismiss", card);
          case READY -> Messages.of("would.ready", card);
          case MOVE, SENT_HOME -> Messages.of("would.move", card, clause(Area.message(event.to())));
          case PLAY,
              ENTER,
              EXHAUST,
              FRIGHTEN,
              UNFRIGHTEN,
              RETIRE,
              BANISH,
              BANISH_BENEATH,
              DISCARD,
              MILL,
              SPEND,
              TO_HAND,
              TO_DECK_TOP,
              TO_DECK_BOTTOM,
              TO_DECK_SHUFFLED,
              UNCOVER,
              COVER,
              TURN_OVER,
              COUNTER,
              COUNTER_OFF,
              CONTROL,
              REATTACH,
              REVEAL,
              FLIP,
              IGNORE,
              CHALLENGE,
              DEFEAT,
              CONFRONT,
              SOLVE,
              REPLACE,
              GAIN_TOKENS,
              LOSE_TOKENS,
              SCORE,
              USE,
              WIN_FACEOFF,
              LOSE_FACEOFF,
              SHUFFLE,
              SEARCH,
              TURN_START,
              TURN_END,
              PHASE_START,
              PHASE_END,
              FACEOFF_START,
              FACEOFF_END ->
              Messages.of("would.happen", card);
        };
    return then(would, question);
  }

  private Seat who(GameEvent event) {
    return Objects.requireNonNullElse(event.seat(), board.active());
  }

  private Message.Argument card(GameEvent event) {
    return event.ref() == CardRef.NONE
        ? clause(Messages.of("happened.a-card"))
        : Message.card(labels.name(event.card()));
  }

  private static Message.Argument phase(GameEvent event) {
    return word(Stage.values()[event.amount()].title());
  }

  private Message played(GameEvent event) {
    boolean faceDown =
        board.card(event.card()).is(Kind.TROUBLEMAKER)
            && board.is(event.card(), CardFlag.FACE_DOWN);
    return faceDown
        ? Messages.of("happened.play-face-down", player(who(event)))
        : Messages.of("happened.play", player(who(event)), card(event));
  }
}
