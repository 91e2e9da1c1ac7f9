package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.player;

import cardwright.engine.CardRef;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.Occurrence;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.EventGate;
import cardwright.mlpccg.resolve.Reactions;
import cardwright.mlpccg.vocabulary.Kind;

/// What has just happened and may be answered, as the player who is asked may know it.
@Rule({"MLP 63", "MLP B21"})
final class ReactionPrompt {
  /// So many things are told one by one.
  private static final int TOLD = 3;

  private static final String WOULD_HAPPEN = "would.happen";

  private final Board board;
  private final Labels labels;

  private ReactionPrompt(Board board, Labels labels) {
    this.board = board;
    this.labels = labels;
  }

  /// A question with what a window is about before it.
  static Message before(Board board, Labels labels, Reactions window, Message question) {
    ReactionPrompt prompt = new ReactionPrompt(board, labels);
    Message behind = question;
    Occurrence[] events = window.events();
    if (events.length > TOLD) {
      behind = then(Messages.of("happened.more", number(events.length - TOLD)), behind);
    }
    for (int i = Math.min(events.length, TOLD) - 1; i >= 0; i--) {
      behind = then(prompt.sentence(events[i].what()), behind);
    }
    return behind;
  }

  private static Message then(Message first, Message second) {
    return Messages.of("happened.then", clause(first), clause(second));
  }

  private Message sentence(GameEvent event) {
    return switch (event) {
      case GameEvent.Play play -> played(play);
      case GameEvent.Enter _, GameEvent.EnterOn _ -> Messages.of("happened.enter", card(event));
      case GameEvent.Move move ->
          Messages.of("happened.move", card(move), clause(Area.message(move.to())));
      case GameEvent.Leave leave -> Messages.of(left(leave.exit()), card(leave));
      case GameEvent.Join join ->
          Messages.of(
              switch (join.joint()) {
                case BENEATH -> "happened.banish";
                case ONTO -> "happened.reattach";
              },
              card(join));
      case GameEvent.Become become -> Messages.of(became(become.state()), card(become));
      case GameEvent.PutCounters counters ->
          Messages.of("happened.counter", card(counters), number(counters.number()));
      case GameEvent.RemoveCounters counters ->
          Messages.of("happened.counter-off", card(counters), number(counters.number()));
      case GameEvent.TakeControl take ->
          Messages.of("happened.control", player(take.seat()), card(take));
      case GameEvent.Announce announced -> announced(announced);
      case GameEvent.Confront confront ->
          Messages.of("happened.confront", player(confront.seat()), card(confront));
      case GameEvent.Solve solve -> Messages.of("happened.solve", card(solve));
      case GameEvent.Draw draw -> Messages.of("happened.draw", player(draw.seat()));
      case GameEvent.FlipNext flip -> Messages.of("happened.flip", player(flip.seat()), card(flip));
      case GameEvent.GainTokens gain ->
          Messages.of("happened.gain", player(gain.seat()), number(gain.tokens()));
      case GameEvent.LoseTokens lose ->
          Messages.of("happened.lose", player(lose.seat()), number(lose.tokens()));
      case GameEvent.Score score ->
          Messages.of("happened.score", player(score.seat()), number(score.points()));
      case GameEvent.Shuffle shuffle -> Messages.of("happened.shuffle", player(shuffle.seat()));
      case GameEvent.FaceoffResult result ->
          Messages.of(
              result.won() ? "happened.win-faceoff" : "happened.lose-faceoff",
              player(result.seat()));
      case GameEvent.TakeAction action -> Messages.of("happened.action", player(action.seat()));
      case GameEvent.TurnTime time ->
          Messages.of(time.end() ? "happened.turn-end" : "happened.turn-start");
      case GameEvent.PhaseTime time ->
          Messages.of(
              time.end() ? "happened.phase-end" : "happened.phase-start",
              clause(time.stage().title()));
      case GameEvent.FaceoffTime time ->
          Messages.of(time.end() ? "happened.faceoff-end" : "happened.faceoff-start");
    };
  }

  private static String left(GameEvent.Exit exit) {
    return switch (exit) {
      case DISMISS -> "happened.dismiss";
      case RETIRE -> "happened.retire";
      case BANISH -> "happened.banish";
      case DISCARD -> "happened.discard";
      case MILL, SPEND -> "happened.to-discard-pile";
      case TO_HAND -> "happened.to-hand";
      case TO_DECK_TOP, TO_DECK_BOTTOM, TO_DECK_SHUFFLED -> "happened.to-deck";
    };
  }

  private static String became(GameEvent.State state) {
    return switch (state) {
      case EXHAUSTED -> "happened.exhaust";
      case READY -> "happened.ready";
      case FRIGHTENED -> "happened.frighten";
      case UNFRIGHTENED -> "happened.unfrighten";
      case UNCOVERED -> "happened.uncover";
      case COVERED -> "happened.cover";
      case TURNED_OVER -> "happened.turn-over";
      case IGNORED -> "happened.ignore";
    };
  }

  private Message announced(GameEvent.Announce event) {
    return switch (event.act()) {
      case FLIP, FLIP_LEAVES -> Messages.of("happened.flip", player(event.seat()), card(event));
      case CHALLENGE -> Messages.of("happened.challenge", player(event.seat()), card(event));
      case DEFEAT -> Messages.of("happened.defeat", card(event));
      case REPLACE -> Messages.of("happened.enter", card(event));
    };
  }

  /// A question with what is about to happen and can be replaced before it.
  static Message about(Board board, Labels labels, EventGate gate, Message question) {
    GameEvent event = gate.event();
    Message.Argument card = new ReactionPrompt(board, labels).card(event);
    Message would =
        switch (event) {
          case GameEvent.Draw _ -> Messages.of("would.draw");
          case GameEvent.FlipNext _ -> Messages.of("would.flip");
          case GameEvent.Move move ->
              Messages.of("would.move", card, clause(Area.message(move.to())));
          case GameEvent.Leave leave -> Messages.of(wouldLeave(leave.exit()), card);
          case GameEvent.Become become -> Messages.of(wouldBecome(become.state()), card);
          case GameEvent.Announce announced -> Messages.of(would(announced.act()), card);
          case GameEvent.Play _,
              GameEvent.Enter _,
              GameEvent.EnterOn _,
              GameEvent.Join _,
              GameEvent.PutCounters _,
              GameEvent.RemoveCounters _,
              GameEvent.TakeControl _,
              GameEvent.Confront _,
              GameEvent.Solve _,
              GameEvent.GainTokens _,
              GameEvent.LoseTokens _,
              GameEvent.Score _,
              GameEvent.Shuffle _,
              GameEvent.FaceoffResult _,
              GameEvent.TakeAction _,
              GameEvent.AtTime _ ->
              Messages.of(WOULD_HAPPEN, card);
        };
    return then(would, question);
  }

  private static String wouldLeave(GameEvent.Exit exit) {
    return switch (exit) {
      case DISMISS -> "would.dismiss";
      case RETIRE,
          BANISH,
          DISCARD,
          MILL,
          SPEND,
          TO_HAND,
          TO_DECK_TOP,
          TO_DECK_BOTTOM,
          TO_DECK_SHUFFLED ->
          WOULD_HAPPEN;
    };
  }

  private static String wouldBecome(GameEvent.State state) {
    return switch (state) {
      case READY -> "would.ready";
      case EXHAUSTED, FRIGHTENED, UNFRIGHTENED, UNCOVERED, COVERED, TURNED_OVER, IGNORED ->
          WOULD_HAPPEN;
    };
  }

  private static String would(GameEvent.Act act) {
    return switch (act) {
      case FLIP_LEAVES -> "would.to-bottom";
      case FLIP, CHALLENGE, DEFEAT, REPLACE -> WOULD_HAPPEN;
    };
  }

  private Message.Argument card(GameEvent event) {
    return event.ref() == CardRef.NONE
        ? clause(Messages.of("happened.a-card"))
        : Message.card(labels.name(CardRef.card(event.ref())));
  }

  private Message played(GameEvent.Play event) {
    boolean faceDown =
        board.card(event.card()).is(Kind.TROUBLEMAKER)
            && board.is(event.card(), CardFlag.FACE_DOWN);
    return faceDown
        ? Messages.of("happened.play-face-down", player(event.seat()))
        : Messages.of("happened.play", player(event.seat()), card(event));
  }
}
