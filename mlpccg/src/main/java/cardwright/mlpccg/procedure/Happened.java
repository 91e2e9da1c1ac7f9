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
    GameEvent[] deeds = window.deeds();
    for (int i = 0; i < deeds.length && i < TOLD; i++) {
      words.append(happened.words(deeds[i])).append(". ");
    }
    if (deeds.length > TOLD) {
      words.append("And ").append(deeds.length - TOLD).append(" more. ");
    }
    return words.toString();
  }

  private String words(GameEvent deed) {
    return switch (deed.what()) {
      case PLAY -> who(deed) + " plays " + played(deed);
      case MOVE, SENT_HOME -> card(deed) + " moves to " + Area.words(deed.to());
      case FLIP, FLIP_NEXT, FLIP_LEAVES -> who(deed) + " flips " + card(deed);
      case DRAW -> who(deed) + " draws a card";
      case GAIN_TOKENS -> who(deed) + " gains " + many(deed.amount(), "action token");
      case LOSE_TOKENS -> who(deed) + " loses " + many(deed.amount(), "action token");
      case SCORE -> who(deed) + " scores " + many(deed.amount(), "point");
      case CONFRONT -> who(deed) + " confronts " + card(deed);
      case CHALLENGE -> who(deed) + " challenges " + card(deed);
      case DEFEAT -> card(deed) + " is defeated";
      case WIN_FACEOFF -> who(deed) + " wins the faceoff";
      case LOSE_FACEOFF -> who(deed) + " loses the faceoff";
      case USE -> who(deed) + " takes an action";
      case SHUFFLE -> who(deed) + " shuffles a deck";
      case SEARCH -> who(deed) + " searches a deck";
      case ENTER, REPLACE -> card(deed) + " comes into play";
      case EXHAUST -> card(deed) + " is exhausted";
      case READY -> card(deed) + " is readied";
      case FRIGHTEN -> card(deed) + " is frightened";
      case UNFRIGHTEN -> card(deed) + " is no longer frightened";
      case DISMISS -> card(deed) + " is dismissed";
      case RETIRE -> card(deed) + " is retired";
      case BANISH, BANISH_BENEATH -> card(deed) + " is banished";
      case DISCARD -> card(deed) + " is discarded";
      case MILL, SPEND -> card(deed) + " goes to its owner's discard pile";
      case TO_HAND -> card(deed) + " goes to its owner's hand";
      case TO_DECK_TOP, TO_DECK_BOTTOM, TO_DECK_SHUFFLED ->
          card(deed) + " goes to its owner's deck";
      case UNCOVER -> card(deed) + " is uncovered";
      case COVER -> card(deed) + " is turned face-down";
      case TURN_OVER -> card(deed) + " is turned over";
      case COUNTER -> card(deed) + " gets " + many(deed.amount(), "counter");
      case COUNTER_OFF -> card(deed) + " loses " + many(deed.amount(), "counter");
      case CONTROL -> who(deed) + " takes control of " + card(deed);
      case REATTACH -> card(deed) + " is attached to another card";
      case REVEAL -> card(deed) + " is revealed";
      case IGNORE -> card(deed) + " is ignored";
      case SOLVE -> card(deed) + " is solved";
      case TURN_START -> "The turn begins";
      case TURN_END -> "The turn ends";
      case PHASE_START -> "The " + Stage.values()[deed.amount()].title() + " begins";
      case PHASE_END -> "The " + Stage.values()[deed.amount()].title() + " ends";
      case FACEOFF_START -> "The faceoff begins";
      case FACEOFF_END -> "The faceoff ends";
    };
  }

  /// What is about to happen and can be replaced, in a sentence with a blank behind it.
  static String about(Board board, Labels labels, EventGate gate) {
    GameEvent deed = gate.deeds()[gate.at()];
    Happened happened = new Happened(board, labels);
    String card = happened.card(deed);
    String would =
        switch (deed.what()) {
          case DRAW -> "You would draw a card";
          case FLIP_NEXT -> "You would flip a card";
          case FLIP_LEAVES -> card + " would go to the bottom of the deck";
          case DISMISS -> card + " would be dismissed";
          case READY -> card + " would be readied";
          case MOVE, SENT_HOME -> card + " would move to " + Area.words(deed.to());
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

  private Seat who(GameEvent deed) {
    return Objects.requireNonNullElse(deed.seat(), board.active());
  }

  private String card(GameEvent deed) {
    return deed.ref() == CardRef.NONE ? "a card" : labels.name(deed.card());
  }

  private String played(GameEvent deed) {
    boolean faceDown =
        board.card(deed.card()).is(Kind.TROUBLEMAKER) && board.is(deed.card(), CardFlag.FACE_DOWN);
    return faceDown ? "a Troublemaker face-down" : card(deed);
  }

  private static String many(int number, String one) {
    return number == 1 ? "1 " + one : number + " " + one + "s";
  }
}
