package cardwright.mlpccg.procedure;

import cardwright.engine.Move;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Costs;
import cardwright.mlpccg.board.Faceoffs;
import cardwright.mlpccg.resolve.Announcement;
import cardwright.mlpccg.resolve.Arrange;
import cardwright.mlpccg.resolve.Counters;
import cardwright.mlpccg.resolve.Gate;
import cardwright.mlpccg.resolve.Offer;
import cardwright.mlpccg.resolve.Ordering;
import cardwright.mlpccg.resolve.Passage;
import cardwright.mlpccg.resolve.Reactions;
import cardwright.mlpccg.resolve.Wanted;
import cardwright.mlpccg.vocabulary.Color;
import cardwright.mlpccg.vocabulary.Kind;
import java.util.Locale;

/// How moves are written, and what they mean in plain words.
final class Notation {
  private final Board board;
  private final Options options;
  private final Seat seat;
  private final Labels labels;

  /// The notation of the moves that were found.
  Notation(Board board, Options options) {
    this.board = board;
    this.options = options;
    this.seat = options.seat();
    this.labels = new Labels(board, seat);
  }

  /// What is asked, in plain words.
  String question() {
    return switch (board.agenda().top()) {
      case Phase phase -> question(phase);
      case FaceoffStep step when step == FaceoffStep.WINDOW ->
          "Faceoff, "
              + Faceoffs.total(board, seat)
              + " against "
              + Faceoffs.total(board, seat.other())
              + ": what do you do?";
      case FaceoffStep _ ->
          "Do you ignore " + labels.name(Randoms.flip(board)) + " and flip a new card?";
      case Pick pick -> question(pick);
      case Bottom bottom ->
          bottom.pumped()
              ? "Which flipped card do you banish beneath a Pumped card?"
              : "Which flipped card goes to the bottom of your deck next?";
      case Arrange arrange ->
          arrange.bottoming()
              ? "Which of these cards goes to the bottom?"
              : "Which of these cards goes on top next? " + arrange.left().length + " to go.";
      case StartingProblem _ -> "Which Problem do you start with?";
      case Passage _, Wanted _, Announcement _, Gate _, Reactions _, Ordering _ ->
          Questions.of(board, labels);
      default -> "Do you keep this hand?";
    };
  }

  private String question(Phase phase) {
    return switch (phase) {
      case UNCOVER -> "Which Troublemaker do you uncover next?";
      case CONFRONT -> "Score Phase: which Problem do you look at next?";
      default -> board.stage().title() + ": what do you do?";
    };
  }

  private static String question(Pick pick) {
    return switch (pick.purpose()) {
      case HAND_LIMIT -> "You hold more than 8 cards: which one do you discard?";
      case HOME_LIMIT -> "You have too many Friends at home: which one do you retire?";
      case SURPLUS -> "You may have one of these only: which one is dismissed?";
      case LOST -> "You have lost the challenge: who goes home?";
    };
  }

  /// The move with that index.
  Move move(int index) {
    int code = options.code(index);
    int a = Code.a(code);
    int b = Code.b(code);
    return switch (Code.verb(code)) {
      case PASS -> new Move("pass", pass());
      case DRAW -> new Move("draw", "Draw a card for " + Costs.DRAW + ".");
      case PLAY_AT -> play(a, b);
      case MOVE ->
          new Move(
              "move " + labels.of(a) + " to " + Area.name(b, seat),
              "Move "
                  + labels.name(a)
                  + " to "
                  + Area.words(b)
                  + " for "
                  + Costs.move(board, a, seat, b)
                  + ".");
      case RALLY ->
          new Move(
              "rally " + labels.of(a),
              "Rally " + labels.name(a) + " for " + Costs.rally(board, a, seat) + ".");
      case CHALLENGE -> named("challenge", a, "Challenge ");
      case UNCOVER -> named("uncover", a, "Uncover ");
      case CONFRONT ->
          new Move(
              "confront " + Area.name(b, seat),
              "Look at " + labels.name(board.derived().problemAt(b)) + ".");
      case START -> named("start with", a, "Start with ");
      case KEEP -> new Move("keep", "Keep this hand.");
      case REDRAW -> new Move("redraw", "Shuffle it back and draw six others.");
      case YES -> new Move("yes", "Yes, do it.");
      case NO -> new Move("no", "No, leave it.");
      case DISCARD -> named("discard", a, "Discard ");
      case RETIRE -> named("retire", a, "Retire ");
      case DISMISS -> named("dismiss", a, "Dismiss ");
      case CHOOSE -> named("choose", a, "Choose ");
      case BENEATH ->
          new Move(
              "banish " + labels.of(a) + " beneath " + labels.of(b),
              "Banish " + labels.name(a) + " beneath " + labels.name(b) + ".");
      case BOTTOM -> named("bottom", a, "To the bottom: ");
      case TOP -> named("top", a, "On top: ");
      case DONE -> new Move("done", "That is all.");
      case OFFER -> told(index, code);
      case AT -> new Move("at " + Area.name(a, seat), "At " + Area.words(a) + ".");
      case NUMBER -> new Move("x " + a, "X is " + a + ".");
      case COLOR -> {
        String color = Color.values()[a].words();
        yield new Move(color, "The color is " + color + ".");
      }
      case TYPE -> {
        String type = Kind.values()[a].words();
        yield new Move(type.toLowerCase(Locale.ROOT), "The type is " + type + ".");
      }
      case MODE -> new Move("mode " + (a + 1), "The instruction number " + (a + 1) + ".");
      case TAKE -> named("take", a, "Take ");
      case NOTHING -> new Move("find nothing", "Find nothing.");
      case FIRST -> first(a, index);
      case COUNTER -> counter(a, b);
    };
  }

  /// Several texts of cards that are called alike are told apart by their number.
  private Move first(int card, int index) {
    int number = 0;
    String label = labels.of(card);
    for (int i = 0; i < index; i++) {
      boolean text = Code.verb(options.code(i)) == Code.Verb.FIRST;
      number += text && labels.of(Code.a(options.code(i))).equals(label) ? 1 : 0;
    }
    String several = number == 0 ? "" : " text " + (number + 1);
    return new Move("first " + label + several, labels.name(card) + " comes first" + several + ".");
  }

  private Move counter(int card, int number) {
    String name = Counters.names(board, card)[number].toLowerCase(Locale.ROOT);
    return new Move(name + " counter", "A " + name + " counter.");
  }

  /// Reactions to several events that are called alike are told apart by their number.
  private Move told(int index, int code) {
    Offer offer = options.offered(code);
    Move move = offer(offer);
    int number = 1;
    for (int i = 0; i < index && offer.on() != null; i++) {
      int other = options.code(i);
      boolean same =
          Code.verb(other) == Code.Verb.OFFER
              && offer(options.offered(other)).notation().equals(move.notation());
      number += same ? 1 : 0;
    }
    return number == 1
        ? move
        : new Move(
            move.notation() + " number " + number,
            move.meaning() + " It answers number " + number + " of what has happened.");
  }

  private Move offer(Offer offer) {
    int card = offer.card();
    boolean played = offer.isPlayed(board);
    String line = offer.line() == 0 ? "" : " line " + offer.line();
    String from = from(card);
    String target = target(about(offer));
    String price = played ? " for " + price(offer) : "";
    return new Move(
        (played ? "play " : "use ") + labels.of(card) + from + line + target,
        (played ? "Play " : "Use ") + labels.name(card) + from + line + target + price + ".");
  }

  private String from(int card) {
    return switch (board.zone(card)) {
      case DISCARD -> " from discard";
      case BANISHED, BENEATH -> " from banished";
      default -> "";
    };
  }

  /// What an offer is about: its target, or which of several events it answers.
  private int about(Offer offer) {
    if (offer.target() != Board.EMPTY || offer.on() == null || !options.isOneOfSeveral(offer)) {
      return offer.target();
    }
    return offer.on().card();
  }

  private int price(Offer offer) {
    int target = offer.text() == null ? offer.target() : Board.EMPTY;
    int area = target == Board.EMPTY ? Area.NONE : board.area(target);
    return Costs.play(board, offer.card(), seat, area, target);
  }

  private String target(int target) {
    if (target == Board.EMPTY) {
      return "";
    }
    boolean problem = board.inPlay(target) && board.card(target).is(Kind.PROBLEM);
    return problem ? " at " + Area.name(board.area(target), seat) : " on " + labels.of(target);
  }

  private String pass() {
    return board.agenda().top() == Phase.MAIN ? "End the Main Phase." : "Pass.";
  }

  private Move named(String verb, int card, String meaning) {
    return new Move(verb + " " + labels.of(card), meaning + labels.name(card) + ".");
  }

  private Move play(int card, int area) {
    boolean faceDown = board.card(card).is(Kind.TROUBLEMAKER);
    int price = faceDown ? Costs.TROUBLEMAKER : Costs.play(board, card, seat, area);
    return new Move(
        "play " + labels.of(card) + from(card) + " at " + Area.name(area, seat),
        "Play "
            + labels.name(card)
            + (faceDown ? " face-down" : "")
            + " at "
            + Area.words(area)
            + " for "
            + price
            + ".");
  }
}
