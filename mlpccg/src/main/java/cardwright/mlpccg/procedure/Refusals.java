package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.ChooseCards;
import cardwright.cardgame.choose.ChooseMode;
import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.PickRefusal;
import cardwright.cardgame.choose.YesNo;
import cardwright.cardgame.state.Pile;
import cardwright.engine.CardRef;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.Costs;
import cardwright.mlpccg.board.DerivedValues;
import cardwright.mlpccg.board.GameStep;
import cardwright.mlpccg.board.SeatCounter;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.Announcement;
import cardwright.mlpccg.resolve.TextChoices;
import cardwright.mlpccg.resolve.TextFrame;
import cardwright.mlpccg.vocabulary.Color;
import cardwright.mlpccg.vocabulary.Face;
import cardwright.mlpccg.vocabulary.Figures;
import cardwright.mlpccg.vocabulary.Keyword;
import cardwright.mlpccg.vocabulary.Kind;
import java.util.List;
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
  public Message explain(String notation) {
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
      default -> answer(notation, said);
    };
  }

  /// Why that is no answer to what is asked.
  @Rule("MLP 61")
  private Message answer(String notation, String said) {
    return switch (Decisions.of(board)) {
      case ChooseCards asked -> pick(asked, said);
      case YesNo _ -> Messages.of("refusal.asked-first", clause(question()));
      case ChooseMode _ ->
          said.startsWith("mode ")
              ? Messages.of("refusal.no-mode", word(said), clause(question()))
              : Messages.of("refusal.asked-first", clause(question()));
      case Decision.Own _ ->
          board.agenda().top() instanceof GameStep.OfResolution
              ? Messages.of("refusal.not-asked", word(notation), clause(question()))
              : Messages.of("refusal.unknown", word(notation), clause(question()));
    };
  }

  /// Why a card is not picked like that, or no more left.
  @Rule({"MLP 61", "MLP B70"})
  private Message pick(ChooseCards asked, String said) {
    if (said.startsWith("unpick ")) {
      return Messages.of("refusal.not-picked", word(said.substring(7)), clause(question()));
    }
    return switch (PickRefusal.of(asked, said, this::seen)) {
      case PickRefusal.OtherAsked() -> Messages.of("refusal.asked-first", clause(question()));
      case PickRefusal.NotEnough() -> Messages.of("refusal.more-to-pick", clause(question()));
      case PickRefusal.NoSuchCard(String label) ->
          Messages.of("refusal.no-such-card", word(label), clause(question()));
      case PickRefusal.Picked(int card) ->
          Messages.of("refusal.picked-already", card(labels.name(card)));
      case PickRefusal.Unfit(int card) -> unfit(card);
    };
  }

  @Rule({"MLP 42", "MLP 42a", "MLP B2"})
  private Message unfit(int card) {
    Message.Argument name = card(labels.name(card));
    if (board.agenda().top() instanceof TextFrame text) {
      Message.Argument source = card(labels.name(CardRef.card(text.self())));
      return switch (TextChoices.objection(board, text, card)) {
        case NOT_MEANT -> Messages.of("refusal.not-meant", name, source);
        case ANOTHER -> Messages.of("refusal.another", name, source);
        case NO_EFFECT -> Messages.of("refusal.no-effect", name, source);
        case NONE -> Messages.of("refusal.alike-first", name, clause(question()));
      };
    }
    if (board.agenda().top() instanceof Announcement) {
      return Messages.of("refusal.not-to-pay", name, clause(question()));
    }
    return board.agenda().top() instanceof Pick pick
        ? Messages.of("refusal.not-for-rule", name, word(rule(pick.purpose())), clause(question()))
        : Messages.of("refusal.not-among", name, clause(question()));
  }

  /// The rule for which a player picks cards.
  private static String rule(Pick.Purpose purpose) {
    return switch (purpose) {
      case HAND_LIMIT -> "MLP 42";
      case HOME_LIMIT -> "MLP 42a";
      case SURPLUS -> "MLP 19, MLP 74";
      case LOST -> "MLP 22a";
    };
  }

  /// The card that a label means among those that the seat may know, or [Board#EMPTY].
  private int seen(String label) {
    int best = inPlay(label);
    for (Zone zone : List.of(Zone.HAND, Zone.DISCARD, Zone.FLIPPED, Zone.BANISHED)) {
      for (Seat owner : Seat.values()) {
        Pile pile = board.pile(zone, owner);
        for (int i = 0; i < pile.size(); i++) {
          if (board.knowledge().seen(pile.get(i), seat)) {
            best = meant(label, best, pile.get(i));
          }
        }
      }
    }
    return best;
  }

  private Message question() {
    return Decisions.of(board).question();
  }

  private Message start(String rest) {
    String name = rest.startsWith("with ") ? rest.substring("with ".length()) : rest;
    int problem = in(board.pile(Zone.PROBLEM_DECK, seat), name);
    boolean asked = board.agenda().top() instanceof StartingProblem;
    return asked && problem != Board.EMPTY
        ? Messages.of("refusal.no-starting-problem", card(board.card(problem).name()))
        : Messages.of("refusal.first-problem");
  }

  /// Nothing, or what is asked instead of an action of the Main Phase.
  private Message inMain() {
    if (board.agenda().top() == Phase.MAIN) {
      return Message.NOTHING;
    }
    return Messages.of("refusal.main-phase", clause(question()));
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
  private Message challenge(String rest) {
    if (board.agenda().top() != Phase.CHALLENGE) {
      return Messages.of("refusal.troublemaker-phase");
    }
    int card = inPlay(rest);
    if (card == Board.EMPTY || !board.card(card).is(Kind.TROUBLEMAKER)) {
      return Messages.of("refusal.no-troublemaker", word(rest));
    }
    String name = labels.name(card);
    if (board.is(card, CardFlag.FACE_DOWN)) {
      return Messages.of("refusal.face-down");
    }
    if (board.is(card, CardFlag.CHALLENGED)) {
      return Messages.of("refusal.challenged", card(name));
    }
    DerivedValues derived = board.derived();
    if (board.controller(card) == seat && !derived.has(board, card, Keyword.VILLAIN)) {
      return Messages.of("refusal.no-villain", card(name));
    }
    if (derived.firstCharacter(board.area(card), seat) == Board.EMPTY) {
      return Messages.of("refusal.no-challenger", card(name));
    }
    return Messages.of("refusal.challenge-forbidden", card(name));
  }

  private Message play(String rest) {
    int card = in(board.pile(Zone.HAND, seat), rest);
    if (card == Board.EMPTY) {
      return Messages.of("refusal.not-in-hand", word(rest));
    }
    Kind kind = board.card(card).kind();
    boolean main = board.agenda().top() == Phase.MAIN;
    if (!main && (kind == Kind.FRIEND || kind == Kind.TROUBLEMAKER || kind == Kind.RESOURCE)) {
      return inMain();
    }
    if (kind == Kind.TROUBLEMAKER) {
      return troublemaker(rest);
    }
    Message objection = objection(card, area(rest));
    return objection.isEmpty() ? otherwise(card, kind, main) : objection;
  }

  private Message otherwise(int card, Kind kind, boolean main) {
    String name = board.card(card).name();
    Face face = board.card(card).front();
    if (face.activated().length == 0 && face.reactions().length > 0) {
      return Messages.of("refusal.reaction", card(name));
    }
    if (kind == Kind.EVENT && !main) {
      return Messages.of("refusal.event-now", card(name));
    }
    if (kind == Kind.EVENT || kind == Kind.RESOURCE) {
      return Messages.of("refusal.not-like-that", card(name));
    }
    return Messages.of("refusal.play-where", card(name));
  }

  private Message troublemaker(String rest) {
    if (board.get(SeatCounter.TOKENS, seat) < Costs.TROUBLEMAKER) {
      return Messages.of("refusal.troublemaker-cost");
    }
    return rest.endsWith("home")
        ? Messages.of("refusal.troublemaker-home")
        : Messages.of("refusal.troublemaker-forbidden");
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
  private Message objection(int card, int area) {
    String name = board.card(card).name();
    Figures figures = board.card(card).front().figures();
    if (!Costs.required(board, card, seat)) {
      Color color = Color.of(Integer.numberOfTrailingZeros(figures.requiredColor()));
      return Messages.of(
          "refusal.requirement",
          card(name),
          word(color.words()),
          number(figures.required()),
          number(Costs.lacking(board, figures, seat)));
    }
    int price = Costs.play(board, card, seat, area);
    int tokens = board.get(SeatCounter.TOKENS, seat);
    return price > tokens
        ? Messages.of("refusal.play-cost", card(name), number(price), number(tokens))
        : Message.NOTHING;
  }

  private Message move(String rest) {
    int card = inPlay(rest);
    if (card == Board.EMPTY) {
      return Messages.of("refusal.no-character", word(rest));
    }
    Kind kind = board.card(card).kind();
    String name = labels.name(card);
    if ((kind != Kind.FRIEND && kind != Kind.MANE) || board.controller(card) != seat) {
      return Messages.of("refusal.no-own-character", card(name));
    }
    int to = rest.endsWith(" to own") ? Area.problem(seat) : Area.problem(seat.other());
    to = rest.endsWith(" to home") ? Area.home(seat) : to;
    if (board.area(card) == to) {
      return Messages.of("refusal.there-already", card(name));
    }
    int price = Costs.move(board, card, seat, to);
    int tokens = board.get(SeatCounter.TOKENS, seat);
    return price > tokens
        ? Messages.of("refusal.move-cost", card(name), number(price), number(tokens))
        : Messages.of("refusal.move", card(name));
  }

  private Message rally(String rest) {
    int card = inPlay(rest);
    if (card == Board.EMPTY
        || !board.is(card, CardFlag.FACE_DOWN)
        || !board.card(card).is(Kind.FRIEND)
        || board.controller(card) != seat) {
      return Messages.of("refusal.no-frightened", word(rest));
    }
    int price = Costs.rally(board, card, seat);
    int tokens = board.get(SeatCounter.TOKENS, seat);
    return price > tokens
        ? Messages.of("refusal.rally-cost", number(price), number(tokens))
        : Messages.of("refusal.rally", card(labels.name(card)));
  }

  @Rule({"MLP 29", "MLP B50"})
  private Message draw() {
    if (board.pile(Zone.DECK, seat).size() == 0) {
      return Messages.of("refusal.empty-deck");
    }
    return Messages.of(
        "refusal.draw-cost", number(Costs.DRAW), number(board.get(SeatCounter.TOKENS, seat)));
  }

  @Rule({"MLP 14", "MLP 31"})
  private Message use(String rest) {
    int card = inPlay(rest);
    if (card == Board.EMPTY) {
      return Messages.of("refusal.not-in-play", word(rest));
    }
    String name = labels.name(card);
    if (board.is(card, CardFlag.FACE_DOWN)) {
      return Messages.of("refusal.no-text", card(name));
    }
    if (board.is(card, CardFlag.EXHAUSTED)) {
      return Messages.of("refusal.exhausted", card(name));
    }
    return Messages.of("refusal.use", card(name), clause(question()));
  }
}
