package cardwright.littletroubles.procedure;

import cardwright.engine.CardRef;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.resolve.Announcement;
import cardwright.littletroubles.resolve.Entry;
import cardwright.littletroubles.resolve.Pick;
import cardwright.littletroubles.resolve.Splice;
import cardwright.littletroubles.vocabulary.Face;
import java.util.List;

/// How moves are written.
public final class Notation {
  /// The words that moves are written with, besides cards, numbers and sides.
  public static final List<String> WORDS =
      List.of(
          "pass",
          "play",
          "use",
          "grab",
          "with",
          "done",
          "fight",
          ">",
          "no",
          "add",
          "choose",
          "yes",
          "mode",
          "find",
          "nothing",
          "keep",
          "mulligan",
          "go",
          "first",
          "second",
          "from",
          "timeout",
          "line",
          "x",
          "on",
          "discard",
          "put",
          "back",
          "take",
          "under",
          "onto",
          "the",
          "field",
          "goal",
          "zone",
          "an",
          "empty",
          "unpick");

  private final Board board;
  private final Options options;
  private final Labels labels;

  /// The notation of the moves that were found.
  ///
  /// @param labels what cards are called by the seat that decides
  Notation(Board board, Options options, Labels labels) {
    this.board = board;
    this.options = options;
    this.labels = labels;
  }

  /// The move with that index.
  String of(int index) {
    int code = options.code(index);
    int a = Code.a(code);
    return switch (Code.verb(code)) {
      case PASS -> "pass";
      case PLAY -> play(a, Code.b(code));
      case USE -> use(a, Code.line(code), Code.b(code));
      case GRAB -> "grab " + labels.of(a) + " with " + labels.of(Code.b(code));
      case SETTLE -> settle(a);
      case DONE, STOP -> "done";
      case FIGHT -> "fight " + labels.of(a) + " > " + labels.of(Code.b(code));
      case NO_FIGHT -> "no fight";
      case ADD -> add(options.splice(a));
      case CHOOSE -> "choose " + labels.of(a);
      case YES -> "yes";
      case NO -> "no";
      case MODE -> "mode " + (a + 1);
      case ZONE -> zone(a);
      case PICK -> pick(a);
      case UNPICK -> "unpick " + labels.of(a);
      case FIND_NOTHING -> "find nothing";
      case KEEP -> "keep";
      case MULLIGAN -> "mulligan";
      case GO_FIRST -> "go first";
      case GO_SECOND -> "go second";
    };
  }

  private String play(int card, int option) {
    Announcement now = Announcement.card(board, card, options.seat());
    // In a hand, only the backs of chain-link cards can make names clash.
    return "play " + labels.of(card) + from(card) + detail(now, option);
  }

  /// From where a card is played that is not in the hand.
  String from(int card) {
    return board.zone(card) == Zone.TIMEOUT ? " from timeout" : "";
  }

  private String use(int card, int line, int option) {
    Announcement now = Announcement.ability(board, card, line, options.seat());
    Face face = board.face(card);
    String which =
        face.activated().length > 1 ? " line " + (face.activated()[line].line() + 1) : "";
    return "use " + labels.of(card) + which + detail(now, option);
  }

  /// The first thing that is settled together with the play.
  private String detail(Announcement now, int option) {
    if (option == Code.NONE) {
      return "";
    }
    return switch (now.next(board)) {
      case X -> " with x " + option;
      case PLACE -> " " + labels.place(option);
      case COST, CHOICE, NOTHING -> " on " + labels.of(option);
    };
  }

  private String settle(int option) {
    if (board.agenda().top() instanceof Announcement now) {
      return switch (now.next(board)) {
        case X -> "x " + option;
        case PLACE -> labels.place(option);
        case COST, CHOICE, NOTHING -> "choose " + labels.of(option);
      };
    }
    throw new IllegalStateException("nothing is announced");
  }

  /// A zone that a card comes to, among those that are offered.
  String zone(int place) {
    boolean anySide = false;
    boolean cards = false;
    for (int i = 0; i < options.count(); i++) {
      int other = Code.a(options.code(i));
      anySide |= Entry.side(other) != Entry.side(place);
      cards |= board.slot(Entry.side(other), Entry.slot(other)) != Board.EMPTY;
    }
    return cards ? labels.place(place) : labels.zone(place, anySide);
  }

  private String pick(int card) {
    if (!(board.agenda().top() instanceof Pick pick)) {
      throw new IllegalStateException("nothing is picked");
    }
    String verb =
        switch (pick.purpose()) {
          case DISCARD, HAND_LIMIT -> "discard ";
          case PUT_BACK -> "put back ";
          case LOOK -> "choose ";
          case SEARCH -> "take ";
        };
    return verb + labels.of(card);
  }

  private String add(Splice splice) {
    int card = CardRef.card(splice.ref());
    int lines = 0;
    for (int i = 0; i < options.count(); i++) {
      if (Code.verb(options.code(i)) == Code.Verb.ADD) {
        Splice other = options.splice(Code.a(options.code(i)));
        lines += other.ref() == splice.ref() && other.text() != splice.text() ? 1 : 0;
      }
    }
    String line = lines > 0 ? " line " + (splice.text().line() + 1) : "";
    return "add " + labels.of(card) + line + on(splice);
  }

  /// To which text an ability is added that can be added to several.
  String on(Splice splice) {
    int same = 0;
    for (int i = 0; i < options.count(); i++) {
      if (Code.verb(options.code(i)) == Code.Verb.ADD) {
        Splice other = options.splice(Code.a(options.code(i)));
        same += other.ref() == splice.ref() && other.text() == splice.text() ? 1 : 0;
      }
    }
    return same > 1 ? " on " + labels.of(CardRef.card(splice.on().ref())) : "";
  }
}
