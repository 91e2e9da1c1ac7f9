package cardwright.mlpccg.procedure;

import cardwright.engine.CardRef;
import cardwright.engine.Move;
import cardwright.engine.Seat;
import cardwright.engine.Step;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Costs;
import cardwright.mlpccg.board.Faceoffs;
import cardwright.mlpccg.resolve.Announcement;
import cardwright.mlpccg.resolve.Announcing;
import cardwright.mlpccg.resolve.Arrange;
import cardwright.mlpccg.resolve.Finish;
import cardwright.mlpccg.resolve.Gate;
import cardwright.mlpccg.resolve.Offer;
import cardwright.mlpccg.resolve.Ordering;
import cardwright.mlpccg.resolve.Reactions;
import cardwright.mlpccg.resolve.ResolutionStep;
import cardwright.mlpccg.resolve.Settle;
import cardwright.mlpccg.resolve.Shuffling;
import cardwright.mlpccg.resolve.Starting;
import cardwright.mlpccg.resolve.TextChoices;
import cardwright.mlpccg.resolve.TextFrame;
import cardwright.mlpccg.resolve.Wanted;
import cardwright.mlpccg.vocabulary.Color;
import cardwright.mlpccg.vocabulary.Kind;
import java.util.Locale;
import java.util.StringJoiner;

/// What is asked and what moves mean, in plain words.
final class Meaning {
  private final Board board;
  private final Options options;
  private final Seat seat;
  private final Labels labels;
  private final Notation notation;

  /// The meaning of the moves that were found.
  ///
  /// @param labels what cards are called by the seat that decides
  Meaning(Board board, Options options, Labels labels) {
    this.board = board;
    this.options = options;
    this.seat = options.seat();
    this.labels = labels;
    this.notation = new Notation(board, options, labels);
  }

  /// What is asked, in plain words.
  String question() {
    Step top = board.agenda().top();
    return switch (top) {
      case TurnStep step -> question(step);
      case ResolutionStep step -> question(step);
      default -> throw new IllegalStateException("a step of another game: " + top);
    };
  }

  private String question(TurnStep top) {
    return switch (top) {
      case Phase phase -> question(phase);
      case FaceoffStep step when step == FaceoffStep.WINDOW ->
          "Faceoff: you have "
              + Faceoffs.total(board, seat)
              + ", your opponent has "
              + Faceoffs.total(board, seat.other())
              + ". What do you do?";
      case FaceoffStep _ ->
          "Do you ignore " + labels.name(Randoms.flip(board)) + " and flip a new card?";
      case Pick pick -> question(pick) + picked(pick.picked());
      case Bottom bottom ->
          bottom.pumped()
              ? "Which flipped card do you banish beneath a card with Pumped?"
              : "Which flipped card goes to the bottom of your deck next?" + placed(bottom.order());
      case StartingProblem _ -> "Which Problem do you start with?";
      case OpeningHand _ -> "Do you keep this hand?";
    };
  }

  private String question(ResolutionStep top) {
    return switch (top) {
      case Arrange arrange ->
          arrange.bottoming()
              ? "Which of these cards goes to the bottom of the deck next?"
                  + placed(arrange.bottom())
              : "Which of these cards goes on top of the deck next? "
                  + arrange.left().length
                  + " left."
                  + placed(arrange.top());
      case TextFrame frame ->
          Questions.of(board, labels, top) + picked(TextChoices.picked(board, frame));
      case Announcement announcement ->
          Questions.of(board, labels, top) + picked(Announcing.picked(board, announcement));
      case Wanted wanted -> Questions.of(board, labels, top) + picked(wanted.picked());
      case Gate _, Reactions _, Ordering _ -> Questions.of(board, labels, top);
      case Starting _, Shuffling _, Finish _, Settle _ ->
          throw new IllegalStateException("nobody decides at " + top);
    };
  }

  /// What is picked so far for a set of cards.
  private String picked(int[] refs) {
    return names(" Picked: ", refs);
  }

  /// What was put there so far, the first one first.
  private String placed(int[] refs) {
    return names(" So far: ", refs);
  }

  private String names(String before, int[] refs) {
    StringJoiner names = new StringJoiner(", ", before, ".");
    names.setEmptyValue("");
    for (int ref : refs) {
      names.add(labels.name(CardRef.card(ref)));
    }
    return names.toString();
  }

  private String question(Phase phase) {
    if (phase == Phase.UNCOVER) {
      return "Which Troublemaker do you uncover next?";
    }
    return phase == Phase.CONFRONT
        ? "Score Phase: which Problem do you try to confront next?"
        : board.stage().title() + ": what do you do?";
  }

  private String question(Pick pick) {
    return switch (pick.purpose()) {
      case HAND_LIMIT -> "You hold more than 8 cards: which do you discard? " + more(pick);
      case HOME_LIMIT -> "You have too many Friends at home: which do you retire? " + more(pick);
      case SURPLUS -> "You may keep only one of these: which one is dismissed?";
      case LOST -> "You have lost the challenge: who goes home?";
    };
  }

  private String more(Pick pick) {
    return Picking.missing(board, pick) + " more.";
  }

  /// The move with that index, as it is written and as it is meant.
  Move move(int index) {
    return new Move(notation.of(index), of(index));
  }

  private String of(int index) {
    int code = options.code(index);
    int a = Code.a(code);
    int b = Code.b(code);
    return switch (Code.verb(code)) {
      case PASS -> pass();
      case DRAW -> "Draw a card" + cost(Costs.DRAW) + ".";
      case PLAY_AT -> play(a, b);
      case MOVE -> {
        int price = Costs.move(board, a, seat, b);
        yield "Move " + labels.distinct(a) + " to " + Area.toReader(b, seat) + cost(price) + ".";
      }
      case RALLY -> "Rally " + labels.distinct(a) + cost(Costs.rally(board, a, seat)) + ".";
      case CHALLENGE -> "Challenge " + labels.distinct(a) + ".";
      case UNCOVER -> "Uncover " + labels.distinct(a) + ".";
      case CONFRONT -> "Try to confront " + labels.name(board.derived().problemAt(b)) + ".";
      case START -> "Start with " + labels.distinct(a) + ".";
      case KEEP -> "Keep this hand.";
      case REDRAW -> "Shuffle this hand back and draw six new cards.";
      case YES -> "Yes, do it.";
      case NO -> "No, leave it.";
      case DISCARD -> "Discard " + labels.distinct(a) + ".";
      case RETIRE -> "Retire " + labels.distinct(a) + ".";
      case DISMISS -> "Dismiss " + labels.distinct(a) + ".";
      case CHOOSE -> "Choose " + labels.distinct(a) + ".";
      case UNPICK -> "Take back " + labels.distinct(a) + ".";
      case BENEATH -> "Banish " + labels.distinct(a) + " beneath " + labels.distinct(b) + ".";
      case BOTTOM -> "Put " + labels.distinct(a) + " on the bottom of the deck.";
      case TOP -> "Put " + labels.distinct(a) + " on top of the deck.";
      case DONE -> "Done.";
      case OFFER -> offer(index, options.offered(code));
      case AT -> "At " + Area.toReader(a, seat) + ".";
      case NUMBER -> "X is " + a + ".";
      case COLOR -> "The color is " + Color.values()[a].words() + ".";
      case TYPE -> "The type is " + Kind.values()[a].words() + ".";
      case MODE -> "Carry out instruction " + (a + 1) + " of the text.";
      case TAKE -> "Take " + labels.distinct(a) + ".";
      case NOTHING -> "Find nothing.";
      case FIRST -> labels.distinct(a) + " first" + notation.text(a, index) + ".";
      case COUNTER -> "A " + board.counters().names(a)[b].toLowerCase(Locale.ROOT) + " counter.";
    };
  }

  private static String cost(int tokens) {
    return tokens == 1 ? " for 1 action token" : " for " + tokens + " action tokens";
  }

  private String pass() {
    return switch (board.agenda().top()) {
      case Phase phase when phase == Phase.MAIN -> "End the Main Phase.";
      case Phase phase when phase == Phase.CHALLENGE -> "End the Troublemaker Phase.";
      case Phase _ -> "Go on with the Score Phase.";
      case Reactions _ -> "Do not react.";
      case Bottom _ -> "Banish none of them beneath a card with Pumped.";
      default -> "Pass.";
    };
  }

  private String offer(int index, Offer offer) {
    boolean played = offer.isPlayed(board);
    String price = played ? cost(price(offer)) : "";
    int number = notation.number(index, offer);
    return (played ? "Play " : "Use ")
        + labels.distinct(offer.card())
        + from(offer)
        + (offer.line() == 0 ? "" : ", ability " + offer.line() + " of it,")
        + target(notation.about(offer))
        + price
        + "."
        + (number == 1 ? "" : " It answers number " + number + " of what has happened.");
  }

  private String from(Offer offer) {
    return switch (board.zone(offer.card())) {
      case DISCARD -> " from the discard pile";
      case BANISHED, BENEATH -> " from among banished cards";
      case DECK, HAND, PROBLEM_DECK, FLIPPED, RESOLVING, PLAY, ATTACHED -> "";
    };
  }

  private String target(int target) {
    if (target == Board.EMPTY) {
      return "";
    }
    boolean problem = board.inPlay(target) && board.card(target).is(Kind.PROBLEM);
    return problem
        ? " at " + Area.toReader(board.area(target), seat)
        : " on " + labels.distinct(target);
  }

  private int price(Offer offer) {
    int target = offer.text() == null ? offer.target() : Board.EMPTY;
    int area = target == Board.EMPTY ? Area.NONE : board.area(target);
    return Costs.play(board, offer.card(), seat, area, target);
  }

  private String play(int card, int area) {
    boolean faceDown = board.card(card).is(Kind.TROUBLEMAKER);
    int price = faceDown ? Costs.TROUBLEMAKER : Costs.play(board, card, seat, area);
    return "Play "
        + labels.distinct(card)
        + (faceDown ? " face-down" : "")
        + " at "
        + Area.toReader(area, seat)
        + cost(price)
        + ".";
  }
}
