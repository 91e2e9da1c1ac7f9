package cardwright.littletroubles.procedure;

import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.flag;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.ChooseCards;
import cardwright.cardgame.choose.ChooseMode;
import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.PickRefusal;
import cardwright.cardgame.choose.PickedSet;
import cardwright.cardgame.choose.YesNo;
import cardwright.cardgame.state.Pile;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Costs;
import cardwright.littletroubles.board.DerivedValues;
import cardwright.littletroubles.board.GameStep;
import cardwright.littletroubles.board.Limits;
import cardwright.littletroubles.board.SeatCounter;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.resolve.Announcement;
import cardwright.littletroubles.resolve.Announcing;
import cardwright.littletroubles.resolve.Entering;
import cardwright.littletroubles.resolve.EventGate;
import cardwright.littletroubles.resolve.Pick;
import cardwright.littletroubles.resolve.Playable;
import cardwright.littletroubles.resolve.TextChoices;
import cardwright.littletroubles.resolve.TextFrame;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Card;
import cardwright.littletroubles.vocabulary.Face;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.Text;
import cardwright.littletroubles.vocabulary.Who;
import java.util.List;
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
  public Message explain(String notation) {
    String said = notation.strip().toLowerCase(Locale.ROOT);
    String verb = said.contains(" ") ? said.substring(0, said.indexOf(' ')) : said;
    String rest = said.contains(" ") ? said.substring(said.indexOf(' ') + 1) : "";
    return switch (verb) {
      case "play", "use", "grab" -> asked().orElseGet(() -> play(verb, rest));
      case "fight" -> fight(rest);
      case "unpick" -> Messages.of("refusal.not-picked", word(rest), question());
      default -> answer(notation, said);
    };
  }

  /// Why that is no answer to what is asked.
  @Rule("LT 6.1a")
  private Message answer(String notation, String said) {
    return switch (Decisions.of(board)) {
      case ChooseCards asked -> pick(asked, said);
      case YesNo _ -> Messages.of("refusal.asked-first", question());
      case ChooseMode _ ->
          said.startsWith("mode ")
              ? Messages.of("refusal.no-mode", word(said), question())
              : Messages.of("refusal.asked-first", question());
      case Decision.Own _ -> own(notation, said);
    };
  }

  private Message own(String notation, String said) {
    GameStep top = board.agenda().top();
    if (top instanceof Entering) {
      return Messages.of("refusal.other-zone", question());
    }
    if (top instanceof EventGate) {
      return Messages.of("refusal.asked-first", question());
    }
    return top instanceof Announcement now
        ? settle(now, said)
        : Messages.of("refusal.no-such-move", word(notation), question());
  }

  /// Why a play that is announced is not settled like that.
  @Rule({"LT 6.5b", "LT 6.7a", "LT C19"})
  private Message settle(Announcement now, String said) {
    if (said.equals("done")) {
      return Messages.of("refusal.more-to-pick", question());
    }
    if (said.startsWith("x ") && now.next(board) == Announcement.Part.X) {
      return x(now);
    }
    if (!said.startsWith("choose ")) {
      return Messages.of("refusal.asked-first", question());
    }
    int card = seen(said.substring(7));
    if (card == Board.EMPTY) {
      return Messages.of("refusal.no-such-card", word(said.substring(7)), question());
    }
    Message.Argument name = Message.card(labels.name(card));
    if (PickedSet.hasCard(Announcing.picked(board, now), card)) {
      return Messages.of("refusal.picked-already", name);
    }
    int bribe = Costs.bribe(board, card, seat);
    int left = board.get(SeatCounter.COOKIES, seat) - Announcing.price(board, now);
    return board.inPlay(card) && bribe > left
        ? Messages.of("refusal.bribe", name, number(bribe), number(left))
        : Messages.of("refusal.not-chosen", name);
  }

  /// Why a card is not picked like that, or no more left.
  @Rule({"LT C19", "LT B65"})
  private Message pick(ChooseCards asked, String said) {
    return switch (PickRefusal.of(asked, said, this::seen)) {
      case PickRefusal.OtherAsked() -> Messages.of("refusal.asked-first", question());
      case PickRefusal.NotEnough() ->
          board.agenda().top() instanceof Pick pick && pick.purpose() == Pick.Purpose.SEARCH
              ? Messages.of("refusal.has-to-find", question())
              : Messages.of("refusal.more-to-pick", question());
      case PickRefusal.NoSuchCard(String label) ->
          Messages.of("refusal.no-such-card", word(label), question());
      case PickRefusal.Picked(int card) ->
          Messages.of("refusal.picked-already", Message.card(labels.name(card)));
      case PickRefusal.Unfit(int card) -> unfit(card);
    };
  }

  @Rule({"LT 6.7a", "LT 6.8a", "LT B59", "LT C21", "LT C25"})
  private Message unfit(int card) {
    Message.Argument name = Message.card(labels.name(card));
    GameStep top = board.agenda().top();
    if (top instanceof Pick pick) {
      return Messages.of("refusal.not-among", name, word(rule(pick.purpose())), question());
    }
    if (!(top instanceof TextFrame text)) {
      return Messages.of("refusal.not-chosen", name);
    }
    Message.Argument source = Message.card(text.face().name());
    return switch (TextChoices.objection(board, text, card)) {
      case NOT_MEANT -> Messages.of("refusal.not-meant", name, source);
      case NO_EFFECT -> Messages.of("refusal.no-effect", name, source);
      case BRIBE ->
          Messages.of(
              "refusal.bribe",
              name,
              number(Costs.bribe(board, card, seat)),
              number(TextChoices.leftForBribes(board, text)));
      case FORBIDDEN -> Messages.of("refusal.choosing-forbidden", name);
      case NONE -> Messages.of("refusal.alike-first", name, question());
    };
  }

  /// The rule for which a player picks cards.
  private static String rule(Pick.Purpose purpose) {
    return switch (purpose) {
      case DISCARD -> "LT C21";
      case HAND_LIMIT -> "LT 2.3k";
      case PUT_BACK -> "LT 1.2e";
      case LOOK -> "LT 6.8a";
      case SEARCH -> "LT 6.10a";
    };
  }

  /// The card that a label means among those that the seat may know, or [Board#EMPTY].
  private int seen(String label) {
    int best = inPlay(label).orElse(Board.EMPTY);
    for (Pile pile :
        List.of(
            board.pile(Zone.HAND, seat),
            board.pile(Zone.TIMEOUT, seat),
            board.pile(Zone.TIMEOUT, seat.other()))) {
      for (int i = 0; i < pile.size(); i++) {
        best = meant(label, best, pile.get(i));
      }
    }
    return best;
  }

  private Message.Argument question() {
    return clause(Decisions.of(board).question());
  }

  /// What is asked instead, when it is not a play.
  private Optional<Message> asked() {
    boolean plays =
        board.agenda().top() instanceof Phase phase
            && (phase == Phase.BUILD || phase == Phase.PRE_FIGHT || phase == Phase.FIGHT);
    return plays
        ? Optional.empty()
        : Optional.of(Messages.of("refusal.nothing-to-play", question()));
  }

  private boolean slow() {
    return board.agenda().top() == Phase.BUILD && board.active() == seat;
  }

  private Message play(String verb, String rest) {
    return switch (verb) {
      case "play" -> {
        Optional<Integer> card = inHand(rest);
        yield card.isEmpty() ? noCard(rest) : card(card.get(), rest);
      }
      case "use" -> {
        Optional<Integer> card = inPlay(rest);
        yield card.isEmpty()
            ? Messages.of("refusal.not-in-play", word(rest))
            : use(card.get(), rest);
      }
      default -> {
        Optional<Integer> card = inPlay(rest);
        yield card.isEmpty() ? Messages.of("refusal.no-such-toy", word(rest)) : grab(card.get());
      }
    };
  }

  private Message noCard(String rest) {
    Pile timeout = board.pile(Zone.TIMEOUT, seat);
    for (int i = 0; i < timeout.size(); i++) {
      if (isNamed(timeout.get(i), rest)) {
        return Messages.of("refusal.in-timeout");
      }
    }
    return Messages.of("refusal.not-in-hand", word(rest));
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

  private Message card(int index, String rest) {
    Card card = board.card(index);
    Face front = card.front();
    if (!slow() && !(front.is(Kind.ACTION) && front.figures().quick())) {
      return Messages.of(
          "refusal.not-quick", Message.card(front.name()), flag(board.active() == seat));
    }
    if (Playable.tooMany(board, front, seat)) {
      return Messages.of(
          front.is(Kind.CHARACTER) ? "refusal.five-characters" : "refusal.five-toys");
    }
    int x = declared(rest);
    int cost = card.cost() == Card.X ? Math.max(1, x) : card.cost();
    int forbidding = Limits.onPlaying(board, index, seat, cost);
    if (forbidding != Board.EMPTY) {
      return Messages.of("refusal.forbidden", Message.card(board.face(forbidding).name()));
    }
    if (!Playable.allowed(board, index, seat)) {
      return Messages.of("refusal.no-zone");
    }
    int price = Costs.card(board, index, seat, cost);
    if (price > board.get(SeatCounter.COOKIES, seat)) {
      return tooDear(front.name(), price);
    }
    return announced(Announcement.card(board, index, seat), front.name(), rest);
  }

  private Message tooDear(String name, int price) {
    return tooDear("refusal.too-dear", name, price);
  }

  private Message tooDear(String id, String name, int price) {
    return Messages.of(
        id, Message.card(name), number(price), number(board.get(SeatCounter.COOKIES, seat)));
  }

  private static int declared(String rest) {
    int at = rest.indexOf(WITH_X);
    String digits = at < 0 ? "" : rest.substring(at + WITH_X.length()).strip();
    return digits.matches("[0-9]{1,3}") ? Integer.parseInt(digits) : 0;
  }

  private Message use(int index, String rest) {
    Face face = board.face(index);
    if (face.activated().length == 0) {
      return Messages.of("refusal.no-ability", Message.card(face.name()));
    }
    if (Limits.onUsing(board, seat) != Board.EMPTY) {
      return Messages.of(
          "refusal.forbidden", Message.card(board.face(Limits.onUsing(board, seat)).name()));
    }
    Message reason = Messages.of("refusal.not-controlled", Message.card(face.name()));
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
                : Messages.of("refusal.ability-not-quick", flag(board.active() == seat));
      }
    }
    return reason;
  }

  private Message grab(int index) {
    Ability.Grab grab = board.face(index).grab();
    String name = board.face(index).name();
    if (grab == null) {
      return Messages.of("refusal.no-grab", Message.card(name));
    }
    if (board.controller(index) != seat) {
      return Messages.of("refusal.not-controlled", Message.card(name));
    }
    if (!slow() && !grab.quick()) {
      return Messages.of("refusal.grab-not-quick");
    }
    int price = Announcing.price(board, Announcement.grab(board, index, seat));
    return price > board.get(SeatCounter.COOKIES, seat)
        ? tooDear("refusal.grab-too-dear", name, price)
        : Messages.of("refusal.no-holder");
  }

  /// What speaks against a play whose own conditions are fulfilled.
  @Rule({"LT 6.5b", "LT 6.7a", "LT B59"})
  private Message announced(Announcement now, String name, String rest) {
    if (now.next(board) == Announcement.Part.X) {
      return x(now);
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
        return Messages.of(
            "refusal.bribe",
            Message.card(labels.name(target.get())),
            number(bribe),
            number(board.get(SeatCounter.COOKIES, seat) - price));
      }
    }
    if (any) {
      return target.isPresent()
          ? Messages.of("refusal.not-chosen", Message.card(labels.name(target.get())))
          : Messages.of("refusal.other-way");
    }
    return Messages.of("refusal.not-in-full", Message.card(name));
  }

  private Message x(Announcement now) {
    int step = now.text(board).stepOfX();
    return step > 1 ? Messages.of("refusal.x-multiple", number(step)) : Messages.of("refusal.x");
  }

  private static String after(String rest) {
    return rest.substring(rest.indexOf(ON) + ON.length());
  }

  private Message fight(String rest) {
    if (board.agenda().top() != Phase.PICK) {
      return Messages.of("refusal.no-fight-now");
    }
    return Messages.of("refusal.no-such-pair", word(rest));
  }
}
