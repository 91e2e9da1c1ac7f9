package cardwright.littletroubles.procedure;

import cardwright.cardgame.run.Script;
import cardwright.engine.CardRef;
import cardwright.engine.Move;
import cardwright.engine.Step;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.resolve.Announcement;
import cardwright.littletroubles.resolve.Announcing;
import cardwright.littletroubles.resolve.Begin;
import cardwright.littletroubles.resolve.EndOfResolution;
import cardwright.littletroubles.resolve.Entering;
import cardwright.littletroubles.resolve.Finish;
import cardwright.littletroubles.resolve.Gate;
import cardwright.littletroubles.resolve.Pick;
import cardwright.littletroubles.resolve.ResolutionStep;
import cardwright.littletroubles.resolve.Splice;
import cardwright.littletroubles.resolve.TextChoices;
import cardwright.littletroubles.resolve.TextFrame;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Effect;
import java.util.Locale;
import java.util.StringJoiner;

/// What is asked and what moves mean, in plain words.
final class Meaning {
  private static final String WHICH_CARD = ": which card do you choose?";

  private final Board board;
  private final Options options;
  private final Labels labels;
  private final Notation notation;

  /// The meaning of the moves that were found.
  ///
  /// @param labels what cards are called by the seat that decides
  Meaning(Board board, Options options, Labels labels) {
    this.board = board;
    this.options = options;
    this.labels = labels;
    this.notation = new Notation(board, options, labels);
  }

  /// What is asked, in plain words.
  String question() {
    Step top = board.agenda().top();
    return switch (top) {
      case Phase phase -> question(phase);
      case OpeningHand _ -> "Do you keep six of these ten cards?";
      case ResolutionStep step -> question(step);
      default -> throw new IllegalStateException("a step of another game: " + top);
    };
  }

  private String question(ResolutionStep top) {
    return switch (top) {
      case Announcement now ->
          now.face(board).name() + question(now) + picked(Announcing.picked(board, now));
      case TextFrame now -> now.face().name() + question(now) + picked(TextChoices.picked(now));
      case Gate _ -> "Which ability is added to the text?";
      case Entering now -> "Where does " + labels.name(CardRef.card(now.ref())) + " go?";
      case Pick pick -> question(pick) + picked(pick.picked());
      case Begin _, Finish _, EndOfResolution _ ->
          throw new IllegalStateException("nobody decides at " + top);
    };
  }

  /// What is picked so far for a choice of several cards.
  private String picked(int[] refs) {
    StringJoiner names = new StringJoiner(", ", " Picked: ", ".");
    names.setEmptyValue("");
    for (int ref : refs) {
      names.add(labels.name(CardRef.card(ref)));
    }
    return names.toString();
  }

  private String question(Phase phase) {
    if (phase == Phase.PICK) {
      return "Do you pick a fight?";
    }
    return phase == Phase.CHOOSE_FIRST
        ? "You have won the draw: do you go first?"
        : board.stage().title() + ": what do you play?";
  }

  private String question(Announcement now) {
    return switch (now.next(board)) {
      case X -> ": how much is X?";
      case PLACE -> ": where does it go?";
      case COST -> ": which card do you pay with?";
      case CHOICE, NOTHING -> WHICH_CARD;
    };
  }

  private static String question(TextFrame now) {
    return switch (now.text().script().at(now.next())) {
      case Script.May<Effect> _ -> ": do you do what it says that you may do?";
      case Script.OneOf<Effect> _ -> ": which of its options do you choose?";
      case Script.Do<Effect> _,
          Script.Choose<Effect> _,
          Script.Unless<Effect> _,
          Script.Jump<Effect> _,
          Script.Repeat<Effect> _,
          Script.Again<Effect> _,
          Script.Roll<Effect> _ ->
          WHICH_CARD;
    };
  }

  private static String question(Pick pick) {
    return switch (pick.purpose()) {
      case DISCARD ->
          pick.left() + pick.picked().length == 1
              ? "Which card do you discard?"
              : "Which cards do you discard? " + pick.left() + " more, in any order.";
      case HAND_LIMIT ->
          pick.left() + pick.picked().length == 1
              ? "You hold too many cards: which one do you discard?"
              : "You hold too many cards: which ones do you discard? "
                  + pick.left()
                  + " more, in any order.";
      case PUT_BACK -> "Which cards go back into the deck? " + pick.left() + " more, in any order.";
      case LOOK -> "Which card of that hand do you choose?";
      case SEARCH -> "Which card of your deck do you take?";
    };
  }

  /// The move with that index, as it is written and as it is meant.
  Move move(int index) {
    return new Move(notation.of(index), of(index));
  }

  private String of(int index) {
    int code = options.code(index);
    int a = Code.a(code);
    return switch (Code.verb(code)) {
      case PASS -> "Pass.";
      case PLAY -> play(a, Code.b(code));
      case USE -> use(a, Code.line(code), Code.b(code));
      case GRAB -> grab(a, Code.b(code));
      case SETTLE -> settle(a);
      case DONE, STOP -> "Choose no more.";
      case FIGHT -> labels.name(a) + " picks a fight with " + labels.name(Code.b(code)) + ".";
      case NO_FIGHT -> "Pick no fight.";
      case ADD -> add(options.splice(a));
      case CHOOSE -> choose(a);
      case YES -> "Yes, do it.";
      case NO -> "No, leave it.";
      case MODE -> "Choose the " + ordinal(a) + " option.";
      case ZONE -> "It goes " + notation.zone(a) + ".";
      case PICK -> pick(a);
      case UNPICK -> "Unpick " + labels.name(a) + ".";
      case FIND_NOTHING -> "Find nothing.";
      case KEEP -> "Keep six of these ten cards.";
      case MULLIGAN -> "Shuffle them back and draw ten others.";
      case GO_FIRST -> "Go first.";
      case GO_SECOND -> "Let your opponent go first.";
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

  private String play(int card, int option) {
    Announcement now = Announcement.card(board, card, options.seat());
    String name = board.card(card).front().name();
    return "Play " + name + notation.from(card) + detail(now, option) + forCookies(now, option);
  }

  private String use(int card, int line, int option) {
    Announcement now = Announcement.ability(board, card, line, options.seat());
    return "Use " + labels.name(card) + detail(now, option) + forCookies(now, option);
  }

  private String grab(int toy, int holder) {
    Announcement now = Announcement.grab(board, toy, options.seat());
    return labels.name(holder) + " grabs " + labels.name(toy) + forCookies(now, Code.NONE);
  }

  private String detail(Announcement now, int option) {
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

  private String settle(int option) {
    if (board.agenda().top() instanceof Announcement now) {
      return switch (now.next(board)) {
        case X -> "X is " + option + ".";
        case PLACE -> "It goes " + labels.place(option) + ".";
        case COST, CHOICE, NOTHING -> choose(option);
      };
    }
    throw new IllegalStateException("nothing is announced");
  }

  private String choose(int card) {
    return "Choose " + labels.name(card) + ".";
  }

  private String pick(int card) {
    String name = labels.name(card);
    if (!(board.agenda().top() instanceof Pick pick)) {
      throw new IllegalStateException("nothing is picked");
    }
    return switch (pick.purpose()) {
      case DISCARD, HAND_LIMIT -> "Discard " + name + ".";
      case PUT_BACK -> name + " goes back into the deck.";
      case LOOK -> choose(card);
      case SEARCH -> "Take " + name + ".";
    };
  }

  private String add(Splice splice) {
    boolean may = splice.text().ability() instanceof Ability.Otta && splice.text().optional();
    return (may ? "You may add" : "Add")
        + " the text of "
        + labels.name(CardRef.card(splice.ref()))
        + notation.on(splice).toLowerCase(Locale.ROOT)
        + ".";
  }
}
