package cardwright.littletroubles.procedure;

import cardwright.engine.CardRef;
import cardwright.engine.Move;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.resolve.Announcement;
import cardwright.littletroubles.resolve.Announcing;
import cardwright.littletroubles.resolve.Entering;
import cardwright.littletroubles.resolve.Entry;
import cardwright.littletroubles.resolve.Gate;
import cardwright.littletroubles.resolve.Passage;
import cardwright.littletroubles.resolve.Pick;
import cardwright.littletroubles.resolve.Splice;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Face;
import java.util.Locale;

/// How moves are written, and what they mean in plain words.
final class Notation {
  private final Board board;
  private final Options options;
  private final Labels labels;

  /// The notation of the moves that were found.
  Notation(Board board, Options options) {
    this.board = board;
    this.options = options;
    this.labels = new Labels(board, options.seat());
  }

  /// What is asked, in plain words.
  String question() {
    return switch (board.agenda().top()) {
      case Phase phase -> question(phase);
      case Announcement now -> "Choose for " + now.face(board).name() + ".";
      case Passage now -> "Choose for " + now.face().name() + ".";
      case Gate _ -> "Which ability is added to the text?";
      case Entering now -> "Where does " + labels.name(CardRef.card(now.ref())) + " go?";
      case Pick pick -> question(pick);
      default -> "Do you keep six of these ten cards?";
    };
  }

  private String question(Phase phase) {
    return switch (phase) {
      case PICK -> "Do you pick a fight?";
      case CHOOSE_FIRST -> "You have won the draw: do you go first?";
      default -> board.stage().title() + ": what do you play?";
    };
  }

  private static String question(Pick pick) {
    return switch (pick.purpose()) {
      case DISCARD -> "Which card do you discard?";
      case HAND_LIMIT -> "You hold too many cards: which one do you discard?";
      case PUT_BACK ->
          "Which card goes back into the deck? "
              + pick.left()
              + " to go, picked in order of names.";
      case LOOK -> "Which card of that hand?";
      case SEARCH -> "Which card of your deck?";
    };
  }

  /// The move with that index.
  Move move(int index) {
    int code = options.code(index);
    int a = Code.a(code);
    return switch (Code.verb(code)) {
      case PASS -> new Move("pass", "Pass.");
      case PLAY -> play(a, Code.b(code));
      case USE -> use(a, Code.line(code), Code.b(code));
      case GRAB -> grab(a, Code.b(code));
      case SETTLE -> settle(a);
      case DONE, STOP -> new Move("done", "That is all.");
      case FIGHT ->
          new Move(
              "fight " + labels.of(a) + " > " + labels.of(Code.b(code)),
              labels.name(a) + " picks a fight with " + labels.name(Code.b(code)) + ".");
      case NO_FIGHT -> new Move("no fight", "Pick no fight.");
      case ADD -> add(options.splice(a));
      case CHOOSE -> choose(a);
      case YES -> new Move("yes", "Yes, do it.");
      case NO -> new Move("no", "No, leave it.");
      case MODE -> new Move("mode " + (a + 1), "The " + ordinal(a) + " of the ways.");
      case ZONE -> zone(a);
      case PICK -> pick(a);
      case FIND_NOTHING -> new Move("find nothing", "Find nothing.");
      case KEEP -> new Move("keep", "Keep six of these ten cards.");
      case MULLIGAN -> new Move("mulligan", "Shuffle them back and draw ten others.");
      case GO_FIRST -> new Move("go first", "Go first.");
      case GO_SECOND -> new Move("go second", "Let your opponent go first.");
    };
  }

  private static String ordinal(int mode) {
    return switch (mode) {
      case 0 -> "first";
      case 1 -> "second";
      case 2 -> "third";
      default -> mode + 1 + "th";
    };
  }

  private Move play(int card, int option) {
    Announcement now = Announcement.card(board, card, options.seat(), Announcement.Mode.PLAY);
    String from = board.zone(card) == Zone.TIMEOUT ? " from timeout" : "";
    String name = board.card(card).front().name();
    // In a hand, only the backs of chain-link cards can make names clash.
    String notation = "play " + labels.of(card) + from + detail(now, option);
    return new Move(
        notation, "Play " + name + from + meaning(now, option) + forCookies(now, option));
  }

  private Move use(int card, int line, int option) {
    Announcement now = Announcement.ability(board, card, line, options.seat());
    Face face = board.face(card);
    String which =
        face.activated().length > 1 ? " line " + (face.activated()[line].line() + 1) : "";
    return new Move(
        "use " + labels.of(card) + which + detail(now, option),
        "Use " + face.name() + meaning(now, option) + forCookies(now, option));
  }

  private Move grab(int toy, int holder) {
    Announcement now = Announcement.grab(board, toy, options.seat());
    return new Move(
        "grab " + labels.of(toy) + " with " + labels.of(holder),
        labels.name(holder) + " grabs " + labels.name(toy) + forCookies(now, Code.NONE));
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

  private String meaning(Announcement now, int option) {
    if (option == Code.NONE) {
      return "";
    }
    return switch (now.next(board)) {
      case X -> " with X " + option;
      case PLACE -> " " + labels.place(option);
      case COST -> " at the cost of " + labels.name(option);
      case CHOICE, NOTHING -> " on " + labels.name(option);
    };
  }

  private String forCookies(Announcement now, int option) {
    Announcement priced =
        now.next(board) == Announcement.Part.X && option != Code.NONE ? now.withX(option) : now;
    int price = Announcing.price(board, priced);
    return " for " + price + (price == 1 ? " cookie." : " cookies.");
  }

  private Move settle(int option) {
    if (board.agenda().top() instanceof Announcement now) {
      return switch (now.next(board)) {
        case X -> new Move("x " + option, "X is " + option + ".");
        case PLACE -> new Move(labels.place(option), "It goes " + labels.place(option) + ".");
        case COST, CHOICE, NOTHING -> choose(option);
      };
    }
    throw new IllegalStateException("nothing is announced");
  }

  private Move zone(int place) {
    boolean anySide = false;
    boolean cards = false;
    for (int i = 0; i < options.count(); i++) {
      int other = Code.a(options.code(i));
      anySide |= Entry.side(other) != Entry.side(place);
      cards |= board.slot(Entry.side(other), Entry.slot(other)) != Board.EMPTY;
    }
    String where = cards ? labels.place(place) : labels.zone(place, anySide);
    return new Move(where, "It goes " + where + ".");
  }

  private Move choose(int card) {
    return new Move("choose " + labels.of(card), "Choose " + labels.name(card) + ".");
  }

  private Move pick(int card) {
    String label = labels.of(card);
    String name = labels.name(card);
    if (!(board.agenda().top() instanceof Pick pick)) {
      throw new IllegalStateException("nothing is picked");
    }
    return switch (pick.purpose()) {
      case DISCARD, HAND_LIMIT -> new Move("discard " + label, "Discard " + name + ".");
      case PUT_BACK -> new Move("put back " + label, name + " goes back into the deck.");
      case LOOK -> choose(card);
      case SEARCH -> new Move("take " + label, "Take " + name + ".");
    };
  }

  private Move add(Splice splice) {
    int card = CardRef.card(splice.ref());
    String label = labels.of(card);
    int same = 0;
    int lines = 0;
    for (int i = 0; i < options.count(); i++) {
      if (Code.verb(options.code(i)) == Code.Verb.ADD) {
        Splice other = options.splice(Code.a(options.code(i)));
        boolean here = other.ref() == splice.ref();
        same += here && other.text() == splice.text() ? 1 : 0;
        lines += here && other.text() != splice.text() ? 1 : 0;
      }
    }
    String line = lines > 0 ? " line " + (splice.text().line() + 1) : "";
    String on = same > 1 ? " on " + labels.of(CardRef.card(splice.on().ref())) : "";
    String may =
        splice.text().ability() instanceof Ability.Otta && splice.text().optional()
            ? "You may add"
            : "Add";
    return new Move(
        "add " + label + line + on,
        may + " the text of " + labels.name(card) + on.toLowerCase(Locale.ROOT) + ".");
  }
}
