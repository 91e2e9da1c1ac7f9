package cardwright.mlpccg.procedure;

import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.resolve.Offer;
import cardwright.mlpccg.vocabulary.Color;
import cardwright.mlpccg.vocabulary.Kind;
import java.util.List;
import java.util.Locale;

/// How moves are written.
public final class Notation {
  /// The words that moves are written with, besides cards, numbers and sides.
  public static final List<String> WORDS =
      List.of(
          "pass",
          "draw",
          "play",
          "at",
          "move",
          "to",
          "rally",
          "challenge",
          "uncover",
          "confront",
          "start",
          "with",
          "keep",
          "redraw",
          "yes",
          "no",
          "discard",
          "retire",
          "dismiss",
          "choose",
          "banish",
          "beneath",
          "bottom",
          "top",
          "done",
          "x",
          "mode",
          "take",
          "find",
          "nothing",
          "first",
          "text",
          "number",
          "use",
          "line",
          "from",
          "banished",
          "on",
          "own",
          "other",
          "home",
          "their",
          "face-down",
          "card",
          "counter",
          "unpick");

  private final Board board;
  private final Options options;
  private final Seat seat;
  private final Labels labels;

  /// The notation of the moves that were found.
  ///
  /// @param labels what cards are called by the seat that decides
  Notation(Board board, Options options, Labels labels) {
    this.board = board;
    this.options = options;
    this.seat = options.seat();
    this.labels = labels;
  }

  /// The move with that index.
  String of(int index) {
    int code = options.code(index);
    int a = Code.a(code);
    int b = Code.b(code);
    return switch (Code.verb(code)) {
      case PASS -> "pass";
      case DRAW -> "draw";
      case PLAY_AT -> "play " + labels.of(a) + from(a) + " at " + Area.name(b, seat);
      case MOVE -> "move " + labels.of(a) + " to " + Area.name(b, seat);
      case RALLY -> "rally " + labels.of(a);
      case CHALLENGE -> "challenge " + labels.of(a);
      case UNCOVER -> "uncover " + labels.of(a);
      case CONFRONT -> "confront " + Area.name(b, seat);
      case START -> "start with " + labels.of(a);
      case KEEP -> "keep";
      case REDRAW -> "redraw";
      case YES -> "yes";
      case NO -> "no";
      case DISCARD -> "discard " + labels.of(a);
      case RETIRE -> "retire " + labels.of(a);
      case DISMISS -> "dismiss " + labels.of(a);
      case CHOOSE -> "choose " + labels.of(a);
      case UNPICK -> "unpick " + labels.of(a);
      case BENEATH -> "banish " + labels.of(a) + " beneath " + labels.of(b);
      case BOTTOM -> "bottom " + labels.of(a);
      case TOP -> "top " + labels.of(a);
      case DONE -> "done";
      case OFFER -> offer(index, options.offered(code));
      case AT -> "at " + Area.name(a, seat);
      case NUMBER -> "x " + a;
      case COLOR -> Color.values()[a].words();
      case TYPE -> Kind.values()[a].words().toLowerCase(Locale.ROOT);
      case MODE -> "mode " + (a + 1);
      case TAKE -> "take " + labels.of(a);
      case NOTHING -> "find nothing";
      case FIRST -> "first " + labels.of(a) + text(a, index);
      case COUNTER -> board.counters().names(a)[b].toLowerCase(Locale.ROOT) + " counter";
    };
  }

  /// Several texts of cards that are called alike are told apart by their number.
  String text(int card, int index) {
    int number = 0;
    String label = labels.of(card);
    for (int i = 0; i < index; i++) {
      boolean text = Code.verb(options.code(i)) == Code.Verb.FIRST;
      number += text && labels.of(Code.a(options.code(i))).equals(label) ? 1 : 0;
    }
    return number == 0 ? "" : " text " + (number + 1);
  }

  private String offer(int index, Offer offer) {
    String plain = offer(offer);
    int number = number(index, offer, plain);
    return number == 1 ? plain : plain + " number " + number;
  }

  /// Reactions to several events that are called alike are told apart by their number, from 1.
  int number(int index, Offer offer) {
    return number(index, offer, offer(offer));
  }

  private int number(int index, Offer offer, String plain) {
    int number = 1;
    for (int i = 0; i < index && offer.on() != null; i++) {
      int other = options.code(i);
      boolean same =
          Code.verb(other) == Code.Verb.OFFER && offer(options.offered(other)).equals(plain);
      number += same ? 1 : 0;
    }
    return number;
  }

  private String offer(Offer offer) {
    int card = offer.card();
    return (offer.isPlayed(board) ? "play " : "use ") + labels.of(card) + detail(offer);
  }

  /// From where, which line, and on what.
  private String detail(Offer offer) {
    String line = offer.line() == 0 ? "" : " line " + offer.line();
    return from(offer.card()) + line + target(about(offer));
  }

  /// From where a card is played that is not in the hand.
  String from(int card) {
    return switch (board.zone(card)) {
      case DISCARD -> " from discard";
      case BANISHED, BENEATH -> " from banished";
      case DECK, HAND, PROBLEM_DECK, FLIPPED, RESOLVING, PLAY, ATTACHED -> "";
    };
  }

  /// What an offer is about: its target, or which of several events it answers.
  int about(Offer offer) {
    if (offer.target() != Board.EMPTY || offer.on() == null || !options.isOneOfSeveral(offer)) {
      return offer.target();
    }
    return offer.on().card();
  }

  private String target(int target) {
    if (target == Board.EMPTY) {
      return "";
    }
    boolean problem = board.inPlay(target) && board.card(target).is(Kind.PROBLEM);
    return problem ? " at " + Area.name(board.area(target), seat) : " on " + labels.of(target);
  }
}
