package cardwright.mlpccg.procedure;

import cardwright.cardgame.state.Pile;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.Costs;
import cardwright.mlpccg.board.DerivedValues;
import cardwright.mlpccg.board.SeatCounter;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.vocabulary.Color;
import cardwright.mlpccg.vocabulary.Face;
import cardwright.mlpccg.vocabulary.Figures;
import cardwright.mlpccg.vocabulary.Keyword;
import cardwright.mlpccg.vocabulary.Kind;
import java.util.Locale;

/// Why a move is not offered: the first objection of the rules, in plain words.
@Rule({"MLP 25", "MLP 26", "MLP 27", "MLP 28", "MLP 29", "MLP 30"})
public final class Refusals {
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
    int space = said.indexOf(' ');
    String verb = space < 0 ? said : said.substring(0, space);
    String rest = space < 0 ? "" : said.substring(space + 1);
    return switch (verb) {
      case "start" -> start(rest);
      case "challenge" -> challenge(rest);
      case "play" -> play(rest);
      case "move" -> inMain().isEmpty() ? move(rest) : inMain();
      case "rally" -> inMain().isEmpty() ? rally(rest) : inMain();
      case "draw" -> inMain().isEmpty() ? draw() : inMain();
      case "use" -> use(rest);
      default -> "'" + notation + "' is not among the moves here. " + question();
    };
  }

  private String question() {
    return Decisions.of(board).question().words();
  }

  private String start(String rest) {
    String name = rest.startsWith("with ") ? rest.substring("with ".length()) : rest;
    int problem = in(board.pile(Zone.PROBLEM_DECK, seat), name);
    boolean asked = board.agenda().top() instanceof StartingProblem;
    return asked && problem != Board.EMPTY
        ? board.card(problem).name() + " is not marked Starting Problem (MLP 55)."
        : "You choose your first Problem from your Problem deck, before the game begins (MLP 5).";
  }

  /// Nothing, or what is asked instead of an action of the Main Phase.
  private String inMain() {
    if (board.agenda().top() == Phase.MAIN) {
      return "";
    }
    return "You can do that only in your own Main Phase (MLP 62). " + question();
  }

  /// The card of a pile that is meant.
  private int in(Pile pile, String rest) {
    int best = Board.EMPTY;
    for (int i = 0; i < pile.size(); i++) {
      best = meant(rest, best, pile.get(i));
    }
    return best;
  }

  /// The card in play that is meant; where nothing tells them apart, one that the seat controls.
  private int inPlay(String rest) {
    return in(board.table(), rest);
  }

  /// Which of two cards is meant more clearly; the first may be none.
  private int meant(String rest, int best, int card) {
    int named = labels.named(rest, card);
    if (named == 0) {
      return best;
    }
    int before = best == Board.EMPTY ? 0 : labels.named(rest, best);
    boolean mine =
        board.controller(card) == seat && best != Board.EMPTY && board.controller(best) != seat;
    return named > before || (named == before && mine) ? card : best;
  }

  @Rule({"MLP 20", "MLP 21", "MLP B19"})
  private String challenge(String rest) {
    if (board.agenda().top() != Phase.CHALLENGE) {
      return "You can challenge Troublemakers only in your own Troublemaker Phase (MLP 20).";
    }
    int card = inPlay(rest);
    if (card == Board.EMPTY || !board.card(card).is(Kind.TROUBLEMAKER)) {
      return "There is no such Troublemaker in play: " + rest + " (MLP 20).";
    }
    String name = labels.name(card);
    if (board.is(card, CardFlag.FACE_DOWN)) {
      return "A face-down Troublemaker cannot be challenged (MLP 23).";
    }
    if (board.is(card, CardFlag.CHALLENGED)) {
      return name + " was challenged in this phase already (MLP B19).";
    }
    DerivedValues derived = board.derived();
    if (board.controller(card) == seat && !derived.has(board, card, Keyword.VILLAIN)) {
      return name + " is your own and not a Villain (MLP 21).";
    }
    if (derived.firstCharacter(board.area(card), seat) == Board.EMPTY) {
      return "You have no character where " + name + " is (MLP 20).";
    }
    return name + " cannot be challenged: a card forbids it (MLP B2).";
  }

  private String play(String rest) {
    int card = in(board.pile(Zone.HAND, seat), rest);
    if (card == Board.EMPTY) {
      return "You have no such card in hand: " + rest + " (MLP 25).";
    }
    Kind kind = board.card(card).kind();
    boolean main = board.agenda().top() == Phase.MAIN;
    if (!main && (kind == Kind.FRIEND || kind == Kind.TROUBLEMAKER || kind == Kind.RESOURCE)) {
      return inMain();
    }
    if (kind == Kind.TROUBLEMAKER) {
      return troublemaker(rest);
    }
    String objection = objection(card, area(rest));
    return objection.isEmpty() ? otherwise(card, kind, main) : objection;
  }

  private String otherwise(int card, Kind kind, boolean main) {
    String name = board.card(card).name();
    Face face = board.card(card).front();
    if (face.activated().length == 0 && face.reactions().length > 0) {
      return name + " is a reaction: what it answers has not just happened (MLP 62, MLP 63).";
    }
    if (kind == Kind.EVENT && !main) {
      return name + " cannot be played at this time (MLP 62).";
    }
    if (kind == Kind.EVENT || kind == Kind.RESOURCE) {
      return name
          + " cannot be played like that: its text does not allow it here (MLP 25b, MLP 62).";
    }
    return name + " is played to your home or to a Problem, unless a card forbids it (MLP 25a).";
  }

  private String troublemaker(String rest) {
    if (board.get(SeatCounter.TOKENS, seat) < Costs.TROUBLEMAKER) {
      return "A Troublemaker costs 1 action token; you have none (MLP 28).";
    }
    return rest.endsWith("home")
        ? "Troublemakers are played at a Problem (MLP 28)."
        : "A card forbids playing Troublemakers there (MLP B2).";
  }

  private int area(String rest) {
    if (rest.endsWith(" at own")) {
      return Area.problem(seat);
    }
    if (rest.endsWith(" at other")) {
      return Area.problem(seat.other());
    }
    return rest.endsWith(" at home") ? Area.home(seat) : Area.NONE;
  }

  /// What speaks against paying for a card, or nothing.
  @Rule({"MLP 25", "MLP 26"})
  private String objection(int card, int area) {
    String name = board.card(card).name();
    Figures figures = board.card(card).front().figures();
    if (!Costs.required(board, card, seat)) {
      Color color = Color.of(Integer.numberOfTrailingZeros(figures.requiredColor()));
      return name
          + " requires "
          + color.words()
          + " "
          + figures.required()
          + "; you need "
          + Costs.lacking(board, figures, seat)
          + " more "
          + color.words()
          + " power in play (MLP 26).";
    }
    int price = Costs.play(board, card, seat, area);
    int tokens = board.get(SeatCounter.TOKENS, seat);
    return price > tokens ? tooDear(name + " costs ", price, tokens, "MLP 25") : "";
  }

  private static String tooDear(String what, int price, int tokens, String id) {
    return what
        + price
        + (price == 1 ? " action token" : " action tokens")
        + "; you have "
        + tokens
        + " ("
        + id
        + ").";
  }

  private String move(String rest) {
    int card = inPlay(rest);
    if (card == Board.EMPTY) {
      return "There is no such character in play: " + rest + " (MLP 27).";
    }
    Kind kind = board.card(card).kind();
    String name = labels.name(card);
    if ((kind != Kind.FRIEND && kind != Kind.MANE) || board.controller(card) != seat) {
      return name + " is not a character of yours (MLP 27).";
    }
    int to = rest.endsWith(" to own") ? Area.problem(seat) : Area.problem(seat.other());
    to = rest.endsWith(" to home") ? Area.home(seat) : to;
    if (board.area(card) == to) {
      return name + " is there already (MLP 69).";
    }
    int price = Costs.move(board, card, seat, to);
    int tokens = board.get(SeatCounter.TOKENS, seat);
    return price > tokens
        ? tooDear("Moving " + name + " costs ", price, tokens, "MLP 27")
        : name + " cannot be moved there (MLP 69).";
  }

  private String rally(String rest) {
    int card = inPlay(rest);
    if (card == Board.EMPTY
        || !board.is(card, CardFlag.FACE_DOWN)
        || !board.card(card).is(Kind.FRIEND)
        || board.controller(card) != seat) {
      return "You have no such frightened Friend: " + rest + " (MLP 30).";
    }
    int price = Costs.rally(board, card, seat);
    int tokens = board.get(SeatCounter.TOKENS, seat);
    return price > tokens
        ? tooDear("Rallying costs ", price, tokens, "MLP 30")
        : labels.name(card) + " cannot be unfrightened (MLP B2).";
  }

  @Rule({"MLP 29", "MLP B50"})
  private String draw() {
    if (board.pile(Zone.DECK, seat).size() == 0) {
      return "Your deck is empty (MLP B50).";
    }
    return tooDear(
        "Drawing a card costs ", Costs.DRAW, board.get(SeatCounter.TOKENS, seat), "MLP 29");
  }

  @Rule({"MLP 14", "MLP 31"})
  private String use(String rest) {
    int card = inPlay(rest);
    if (card == Board.EMPTY) {
      return "There is no such card in play: " + rest + " (MLP 31).";
    }
    String name = labels.name(card);
    if (board.is(card, CardFlag.FACE_DOWN)) {
      return name + " is face-down and has no text (MLP 68).";
    }
    if (board.is(card, CardFlag.EXHAUSTED)) {
      return name + " is exhausted and cannot be exhausted again (MLP 14a).";
    }
    return name + " cannot be used now (MLP 31). " + question();
  }
}
