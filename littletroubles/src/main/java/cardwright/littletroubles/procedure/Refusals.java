package cardwright.littletroubles.procedure;

import cardwright.cardgame.state.Pile;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Costs;
import cardwright.littletroubles.board.DerivedValues;
import cardwright.littletroubles.board.Limits;
import cardwright.littletroubles.board.SeatCounter;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.resolve.Announcement;
import cardwright.littletroubles.resolve.Announcing;
import cardwright.littletroubles.resolve.Playable;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Card;
import cardwright.littletroubles.vocabulary.Face;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.Text;
import cardwright.littletroubles.vocabulary.Who;
import java.util.Locale;
import java.util.Optional;

/// Why a move is not offered: the first objection of the rules, in plain words.
@Rule({"LT 2.1d", "LT 6.7a", "LT 6.7b"})
public final class Refusals {
  private static final String ON = " on ";
  private static final String WITH_X = " with x ";

  private final Board board;
  private final Seat seat;
  private final Labels labels;

  /// The refusals for the seat that decides.
  public Refusals(Board board, Seat seat) {
    this.board = board;
    this.seat = seat;
    this.labels = new Labels(board, seat);
  }

  /// Why that move is not offered.
  public String explain(String notation) {
    String said = notation.strip().toLowerCase(Locale.ROOT);
    String verb = said.contains(" ") ? said.substring(0, said.indexOf(' ')) : said;
    String rest = said.contains(" ") ? said.substring(said.indexOf(' ') + 1) : "";
    return switch (verb) {
      case "play", "use", "grab" -> asked().orElseGet(() -> play(verb, rest));
      case "fight" -> fight(rest);
      case "unpick" -> "'" + rest + "' is not picked (LT C19). " + question();
      default -> "'" + notation + "' is not among the moves here. " + question();
    };
  }

  private String question() {
    return Decisions.of(board).question().words();
  }

  /// What is asked instead, when it is not a play.
  private Optional<String> asked() {
    boolean plays =
        board.agenda().top() instanceof Phase phase
            && (phase == Phase.BUILD || phase == Phase.PRE_FIGHT || phase == Phase.FIGHT);
    return plays ? Optional.empty() : Optional.of("Nothing can be played now. " + question());
  }

  private boolean slow() {
    return board.agenda().top() == Phase.BUILD && board.active() == seat;
  }

  private String play(String verb, String rest) {
    return switch (verb) {
      case "play" -> {
        Optional<Integer> card = inHand(rest);
        yield card.isEmpty() ? noCard(rest) : card(card.get(), rest);
      }
      case "use" -> {
        Optional<Integer> card = inPlay(rest);
        yield card.isEmpty()
            ? "There is no such card in play: " + rest + "."
            : use(card.get(), rest);
      }
      default -> {
        Optional<Integer> card = inPlay(rest);
        yield card.isEmpty() ? "There is no such Toy in play: " + rest + "." : grab(card.get());
      }
    };
  }

  private String noCard(String rest) {
    Pile timeout = board.pile(Zone.TIMEOUT, seat);
    for (int i = 0; i < timeout.size(); i++) {
      if (isNamed(timeout.get(i), rest)) {
        return "Cards in Timeout cannot be played, unless a text says so (LT 4.4b).";
      }
    }
    return "You have no such card in hand: " + rest + ".";
  }

  private boolean isNamed(int card, String rest) {
    return labels.named(rest, card) > 0;
  }

  private Optional<Integer> inHand(String rest) {
    Pile hand = board.pile(Zone.HAND, seat);
    int best = Board.EMPTY;
    for (int i = 0; i < hand.size(); i++) {
      best = meant(rest, best, hand.get(i));
    }
    return best == Board.EMPTY ? Optional.empty() : Optional.of(best);
  }

  /// The card in play that is meant; where nothing tells them apart, one that the seat controls.
  private Optional<Integer> inPlay(String rest) {
    DerivedValues derived = board.derived();
    int best = Board.EMPTY;
    for (int i = 0; i < derived.inPlayCount(); i++) {
      best = meant(rest, best, derived.inPlay()[i]);
    }
    return best == Board.EMPTY ? Optional.empty() : Optional.of(best);
  }

  /// Which of two cards is meant more clearly; the first may be none.
  private int meant(String rest, int best, int card) {
    int named = labels.named(rest, card);
    if (named == 0) {
      return best;
    }
    int before = best == Board.EMPTY ? 0 : labels.named(rest, best);
    boolean mine = board.side(card) == seat && best != Board.EMPTY && board.side(best) != seat;
    return named > before || (named == before && mine) ? card : best;
  }

  private String card(int index, String rest) {
    Card card = board.card(index);
    Face front = card.front();
    if (!slow() && !(front.is(Kind.ACTION) && front.figures().quick())) {
      return front.name()
          + " is not Quick: it can be played only in your own Build Phase ("
          + (board.active() == seat ? "LT 2.2.1" : "LT 2.1c")
          + ").";
    }
    if (Playable.tooMany(board, front, seat)) {
      boolean characters = front.is(Kind.CHARACTER);
      return "You control five "
          + (characters ? "Characters" : "Toys")
          + " already ("
          + (characters ? "LT 5.1g" : "LT 5.5i")
          + ").";
    }
    int x = declared(rest);
    int cost = card.cost() == Card.X ? Math.max(1, x) : card.cost();
    int forbidding = Limits.onPlaying(board, index, seat, cost);
    if (forbidding != Board.EMPTY) {
      return board.face(forbidding).name() + " forbids it (LT C25).";
    }
    if (!Playable.allowed(board, index, seat)) {
      return "There is no zone for it (LT B36).";
    }
    int price = Costs.card(board, index, seat, cost);
    if (price > board.get(SeatCounter.COOKIES, seat)) {
      return tooDear(front.name(), price);
    }
    return announced(Announcement.card(board, index, seat), front.name(), rest);
  }

  private String tooDear(String name, int price) {
    return name
        + " costs "
        + price
        + "; you have "
        + board.get(SeatCounter.COOKIES, seat)
        + " cookies (LT 6.1d).";
  }

  private static int declared(String rest) {
    int at = rest.indexOf(WITH_X);
    String digits = at < 0 ? "" : rest.substring(at + WITH_X.length()).strip();
    return digits.matches("[0-9]{1,3}") ? Integer.parseInt(digits) : 0;
  }

  private String use(int index, String rest) {
    Face face = board.face(index);
    if (face.activated().length == 0) {
      return face.name() + " has no ability to use (LT 6.1g).";
    }
    if (Limits.onUsing(board, seat) != Board.EMPTY) {
      return board.face(Limits.onUsing(board, seat)).name() + " forbids it (LT C25).";
    }
    String reason = "You do not control " + face.name() + " (LT 6.1g).";
    for (int line = 0; line < face.activated().length; line++) {
      Text text = face.activated()[line];
      if (!(text.ability() instanceof Ability.Activated(Who by, boolean quick, var _, var _))) {
        continue;
      }
      boolean mine = board.controller(index) == seat;
      if (by == Who.ANYONE || (by == Who.YOU) == mine) {
        Announcement now = Announcement.ability(board, index, line, seat);
        reason =
            slow() || quick
                ? announced(now, face.name(), rest)
                : "This ability is not Quick: it can be used only in your own Build Phase ("
                    + (board.active() == seat ? "LT 2.2.1" : "LT 2.1c")
                    + ").";
      }
    }
    return reason;
  }

  private String grab(int index) {
    Ability.Grab grab = board.face(index).grab();
    String name = board.face(index).name();
    if (grab == null) {
      return name + " cannot be grabbed (LT 5.5a).";
    }
    if (board.controller(index) != seat) {
      return "You do not control " + name + " (LT 6.1g).";
    }
    if (!slow() && !grab.quick()) {
      return "This Grab is not Quick: it can be used only in your own Build Phase (LT D17).";
    }
    int price = Announcing.price(board, Announcement.grab(board, index, seat));
    return price > board.get(SeatCounter.COOKIES, seat)
        ? tooDear("The Grab of " + name, price)
        : "That is no Character that may grab it (LT B71).";
  }

  /// What speaks against a play whose own conditions are fulfilled.
  @Rule({"LT 6.5b", "LT 6.7a", "LT B59"})
  private String announced(Announcement now, String name, String rest) {
    if (now.next(board) == Announcement.Part.X) {
      int step = now.text(board).stepOfX();
      return "X has to be "
          + (step > 1 ? "a multiple of " + step + " " : "")
          + "above 0, such that you can pay it and the whole can be done (LT 6.5b).";
    }
    int price = Announcing.price(board, now);
    if (price > board.get(SeatCounter.COOKIES, seat)) {
      return tooDear(name, price);
    }
    boolean any =
        now.next(board) == Announcement.Part.NOTHING
            ? Announcing.canFinish(board, now)
            : Announcing.options(board, now).length > 0;
    Optional<Integer> target = rest.contains(ON) ? inPlay(after(rest)) : Optional.empty();
    if (target.isPresent()) {
      int bribe = Costs.bribe(board, target.get(), seat);
      if (price + bribe > board.get(SeatCounter.COOKIES, seat)) {
        return "The Bribe of "
            + labels.name(target.get())
            + " is "
            + bribe
            + "; you have "
            + (board.get(SeatCounter.COOKIES, seat) - price)
            + " cookies left for it (LT B59).";
      }
    }
    if (any) {
      return target.isPresent()
          ? labels.name(target.get()) + " cannot be chosen for it (LT 6.7a)."
          : "It is played in another way: name what it is played on (LT 6.8a).";
    }
    return name + " could not be carried out in full (LT 6.7a).";
  }

  private static String after(String rest) {
    return rest.substring(rest.indexOf(ON) + ON.length());
  }

  private String fight(String rest) {
    if (board.agenda().top() != Phase.PICK) {
      return "Fights are picked as the Fight Step opens, by the turn player (LT 2.2.2a).";
    }
    return "No such pair can fight: "
        + rest
        + " has to be one Character of yours and one that you do not control (LT 2.2.2a).";
  }
}
