package cardwright.mlpccg.procedure;

import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.Stage;
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

  /// What a window is about, in sentences with a blank behind each.
  static String words(Board board, Labels labels, Reactions window) {
    Happened happened = new Happened(board, labels);
    StringBuilder words = new StringBuilder();
    GameEvent[] events = window.events();
    for (int i = 0; i < events.length && i < TOLD; i++) {
      words.append(happened.words(events[i])).append(". ");
    }
    if (events.length > TOLD) {
      words.append("And ").append(events.length - TOLD).append(" more. ");
    }
    return words.toString();
  }

  private String words(GameEvent event) {
    return switch (event.what()) {
      case PLAY -> who(event) + " plays " + played(event);
      case MOVE, SENT_HOME -> card(event) + " moves to " + Area.message(event.to()).words();
      case FLIP, FLIP_NEXT, FLIP_LEAVES -> who(event) + " flips " + card(event);
      case DRAW -> who(event) + " draws a card";
      case GAIN_TOKENS -> who(event) + " gains " + many(event.amount(), "action token");
      case LOSE_TOKENS -> who(event) + " loses " + many(event.amount(), "action token");
      case SCORE -> who(event) + " scores " + many(event.amount(), "point");
      case CONFRONT -> who(event) + " confronts " + card(event);
      case CHALLENGE -> who(event) + " challenges " + card(event);
      case DEFEAT -> card(event) + " is defeated";
      case WIN_FACEOFF -> who(event) + " wins the faceoff";
      case LOSE_FACEOFF -> who(event) + " loses the faceoff";
      case USE -> who(event) + " takes an action";
      case SHUFFLE -> who(event) + " shuffles a deck";
      case SEARCH -> who(event) + " searches a deck";
      case ENTER, REPLACE -> card(event) + " comes into play";
      case EXHAUST -> card(event) + " is exhausted";
      case READY -> card(event) + " is readied";
      case FRIGHTEN -> card(event) + " is frightened";
      case UNFRIGHTEN -> card(event) + " is no longer frightened";
      case DISMISS -> card(event) + " is dismissed";
      case RETIRE -> card(event) + " is retired";
      case BANISH, BANISH_BENEATH -> card(event) + " is banished";
      case DISCARD -> card(event) + " is discarded";
      case MILL, SPEND -> card(event) + " goes to its owner's discard pile";
      case TO_HAND -> card(event) + " goes to its owner's hand";
      case TO_DECK_TOP, TO_DECK_BOTTOM, TO_DECK_SHUFFLED ->
          card(event) + " goes to its owner's deck";
      case UNCOVER -> card(event) + " is uncovered";
      case COVER -> card(event) + " is turned face-down";
      case TURN_OVER -> card(event) + " is turned over";
      case COUNTER -> card(event) + " gets " + many(event.amount(), "counter");
      case COUNTER_OFF -> card(event) + " loses " + many(event.amount(), "counter");
      case CONTROL -> who(event) + " takes control of " + card(event);
      case REATTACH -> card(event) + " is attached to another card";
      case REVEAL -> card(event) + " is revealed";
      case IGNORE -> card(event) + " is ignored";
      case SOLVE -> card(event) + " is solved";
      case TURN_START -> "The turn begins";
      case TURN_END -> "The turn ends";
      case PHASE_START -> "The " + Stage.values()[event.amount()].title() + " begins";
      case PHASE_END -> "The " + Stage.values()[event.amount()].title() + " ends";
      case FACEOFF_START -> "The faceoff begins";
      case FACEOFF_END -> "The faceoff ends";
    };
  }

  /// What is about to happen and can be replaced, in a sentence with a blank behind it.
  static String about(Board board, Labels labels, EventGate gate) {
    GameEvent event = gate.events()[gate.at()];
    Happened happened = new Happened(board, labels);
    String card = happened.card(event);
    String would =
        switch (event.what()) {
          case DRAW -> "You would draw a card";
          case FLIP_NEXT -> "You would flip a card";
          case FLIP_LEAVES -> card + " would go to the bottom of the deck";
          case DISMISS -> card + " would be dismissed";
          case READY -> card + " would be readied";
          case MOVE, SENT_HOME -> card + " would move to " + Area.message(event.to()).words();
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
              "Something would happen to " + card;
        };
    return would + ". ";
  }

  private Seat who(GameEvent event) {
    return Objects.requireNonNullElse(event.seat(), board.active());
  }

  private String card(GameEvent event) {
    return event.ref() == CardRef.NONE ? "a card" : labels.name(event.card());
  }

  private String played(GameEvent event) {
    boolean faceDown =
        board.card(event.card()).is(Kind.TROUBLEMAKER)
            && board.is(event.card(), CardFlag.FACE_DOWN);
    return faceDown ? "a Troublemaker face-down" : card(event);
  }

  private static String many(int number, String one) {
    return number == 1 ? "1 " + one : number + " " + one + "s";
  }
}
