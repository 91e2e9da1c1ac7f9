package cardwright.ggltcg.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.listed;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.word;

import cardwright.cardgame.state.CardSet;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Costs;
import cardwright.ggltcg.board.GameStep;
import cardwright.ggltcg.board.Protection;
import cardwright.ggltcg.board.Selection;
import cardwright.ggltcg.board.Zone;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.resolve.Candidates;
import cardwright.ggltcg.resolve.Objection;
import cardwright.ggltcg.resolve.Possible;
import cardwright.ggltcg.resolve.TextFrame;
import cardwright.ggltcg.vocabulary.Ability;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Text;
import cardwright.ggltcg.vocabulary.Which;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// "Why can't I?": the first objection of the rules to a move, in plain words.
public final class Refusals {
  private static final Pattern LINE = Pattern.compile("(.+) line (\\d{1,3})");

  private final Board board;
  private final Seat you;
  private final Labels labels;

  /// Refusals for the seat that decides.
  public Refusals(Board board) {
    this.board = board;
    this.you = Decisions.of(board).seat();
    this.labels = new Labels(board);
  }

  /// Why this move is not offered.
  public Message explain(String notation) {
    String words = notation.strip().toLowerCase(Locale.ROOT);
    if (!(board.agenda().top() instanceof Phase phase) || phase != Phase.MAIN) {
      if (words.startsWith("unpick ")) {
        return Messages.of("refusal.not-picked", word(words.substring(7)));
      }
      if (board.agenda().top() instanceof Announcement now && Playing.asksX(board, now)) {
        return x(now);
      }
      if (words.equals("pass") && Decisions.of(board) instanceof PickOrPass) {
        return Messages.of("refusal.more-to-choose");
      }
      return words.startsWith("choose ")
          ? choose(words.substring(7))
          : Messages.of("refusal.not-now");
    }
    if (board.actionsThisTurn() >= Turn.MOST_ACTIONS) {
      return Messages.of("refusal.no", clause(Objection.ENOUGH.message()));
    }
    if (words.startsWith("play ")) {
      return play(words.substring(5));
    }
    if (words.startsWith("tussle ")) {
      return tussle(words.substring(7));
    }
    if (words.startsWith("direct attack with ")) {
      return direct(words.substring(19));
    }
    if (words.startsWith("use ")) {
      return use(words.substring(4));
    }
    if (words.startsWith("choose ")
        || words.startsWith("unpick ")
        || words.startsWith("mode ")
        || words.startsWith("x ")
        || words.equals("pass")
        || words.equals("yes")) {
      return Messages.of("refusal.nothing-asked");
    }
    return Messages.of("refusal.no-move", word(notation));
  }

  private Message x(Announcement now) {
    return Messages.of(
        "refusal.x",
        card(called(now.card())),
        number(Possible.LEAST_X),
        number(Possible.mostX(board, now.card(), now.text(), you)));
  }

  private Message play(String words) {
    String[] by = words.split(" by sleeping ", 2);
    String[] on = words.split(" on ", 2);
    String name = by.length == 2 ? by[0] : on[0];
    int card = find(name, board.owned(you));
    if (card < 0) {
      return Messages.of("refusal.no-card", word(name));
    }
    Text effect = board.face(card).effect();
    Objection objection = Possible.play(board, card, you);
    if (objection != null) {
      return objection == Objection.NOTHING_TO_CHOOSE
          ? nothing(card, effect, on)
          : say(card, objection);
    }
    if (by.length == 2) {
      int price = find(by[1], Possible.prices(board, card, you));
      return price < 0
          ? say(card, Objection.NO_SUCH_PRICE)
          : offered(ActInMainPhase.Action.PLAY_BY, card, price);
    }
    Target.Choose<Which> choice = first(effect);
    int chosen = on.length == 2 ? find(on[1], candidates(card, choice)) : PlayWording.NOBODY;
    if (on.length == 2 && chosen < 0) {
      return missed(card, choice, on[1]);
    }
    if (on.length == 1 && choice != null && choice.least() > 0) {
      return Messages.of("refusal.play-needs-card", card(called(card)), word(name));
    }
    Objection dear = Possible.pay(board, card, chosen, you);
    if (dear == Objection.TOO_DEAR) {
      return Messages.of(
          "refusal.card-too-dear",
          card(called(card)),
          number(Costs.of(board, card, chosen, Possible.LEAST_X)),
          number(board.cc(you)));
    }
    return dear == null ? offered(ActInMainPhase.Action.PLAY, card, chosen) : say(card, dear);
  }

  private static Target.@Nullable Choose<Which> first(Text text) {
    return text.announced() == 0 ? null : text.choice(0);
  }

  private long candidates(int card, Target.@Nullable Choose<Which> choice) {
    return choice == null
        ? CardSet.NONE
        : Candidates.of(board, choice, board.face(card), card, you);
  }

  private Message tussle(String words) {
    String[] both = words.split(" > ", 2);
    int attacker = find(both[0], board.cards(Zone.PLAY, you));
    Message objection = attack(both[0], attacker);
    if (objection != null) {
      return objection;
    }
    if (both.length < 2) {
      return Messages.of("refusal.two-sides", word(both[0]));
    }
    int defender = find(both[1], board.cards(Zone.PLAY, you.other()));
    return defender < 0
        ? say(both[1], Objection.NOT_A_DEFENDER)
        : offered(ActInMainPhase.Action.TUSSLE, attacker, defender);
  }

  private Message direct(String name) {
    int attacker = find(name, board.cards(Zone.PLAY, you));
    Message objection = attack(name, attacker);
    if (objection != null) {
      return objection;
    }
    Objection direct = Possible.direct(board, attacker, you);
    return direct == null
        ? offered(ActInMainPhase.Action.DIRECT_ATTACK, attacker, PlayWording.NOBODY)
        : say(attacker, direct);
  }

  private @Nullable Message attack(String name, int attacker) {
    if (attacker < 0 || !CardSet.has(board.cards(Zone.PLAY, you), attacker)) {
      return say(name, Objection.NOT_IN_PLAY);
    }
    Objection objection = Possible.attack(board, attacker, you);
    if (objection == Objection.TOO_DEAR) {
      return Messages.of(
          "refusal.tussle-too-dear",
          card(called(attacker)),
          number(Costs.tussle(board, attacker)),
          number(board.cc(you)));
    }
    return objection == null ? null : say(attacker, objection);
  }

  private Message use(String words) {
    String[] on = words.split(" on ", 2);
    Matcher line = LINE.matcher(on[0]);
    boolean numbered = line.matches();
    String name = numbered ? line.group(1) : on[0];
    int card = find(name, board.cards(Zone.PLAY, you));
    if (card < 0) {
      return say(name, Objection.NOT_IN_PLAY);
    }
    Optional<Text> text =
        board.face(card).texts().stream()
            .filter(each -> each.ability() instanceof Ability.Activated)
            .filter(each -> !numbered || each.line() + 1 == Integer.parseInt(line.group(2)))
            .findFirst();
    return text.map(each -> use(card, each, on)).orElseGet(() -> say(card, Objection.NO_ABILITY));
  }

  private Message use(int card, Text text, String[] on) {
    Objection objection = Possible.use(board, card, text, you);
    if (objection == Objection.TOO_DEAR && text.ability() instanceof Ability.Activated activated) {
      return Messages.of(
          "refusal.use-too-dear",
          card(called(card)),
          number(Possible.cc(activated, Possible.LEAST_X)),
          number(board.cc(you)));
    }
    if (objection != null) {
      return objection == Objection.NOTHING_TO_CHOOSE
          ? nothing(card, text, on)
          : say(card, objection);
    }
    Target.Choose<Which> choice = first(text);
    int chosen = on.length == 2 ? find(on[1], candidates(card, choice)) : PlayWording.NOBODY;
    if (on.length == 2 && chosen < 0) {
      return missed(card, choice, on[1]);
    }
    if (on.length == 1 && choice != null && choice.least() > 0) {
      return Messages.of("refusal.use-needs-card", card(called(card)), word(on[0]));
    }
    return offered(ActInMainPhase.Action.USE, card, chosen);
  }

  /// Why a card cannot be chosen for a text of that card: something protects it, or it is no such card.
  private Message missed(int card, Target.@Nullable Choose<Which> choice, String label) {
    int meant = find(label, meant(card, choice));
    return meant < 0
        ? say(card, Objection.NOT_A_CANDIDATE)
        : shielded(board.face(card), CardSet.of(meant));
  }

  /// Why there is nothing to choose for a text of that card.
  @Rule({"GG 5.5", "GG 11.1", "GG Q17"})
  private Message nothing(int card, Text text, String[] on) {
    Target.Choose<Which> first = first(text);
    if (on.length == 2
        && find(on[1], meant(card, first)) >= 0
        && find(on[1], candidates(card, first)) < 0) {
      return missed(card, first, on[1]);
    }
    for (int i = 0; i < text.announced(); i++) {
      long meant = meant(card, text.choice(i));
      long touched = CardSet.common(meant, candidates(card, text.choice(i)));
      if (CardSet.size(meant) >= text.least(i) && CardSet.size(touched) < text.least(i)) {
        return Messages.of(
            "refusal.nothing-because",
            card(called(card)),
            clause(Objection.NOTHING_TO_CHOOSE.message()),
            clause(shielded(board.face(card), CardSet.minus(meant, touched))));
      }
    }
    return say(card, Objection.NOTHING_TO_CHOOSE);
  }

  /// Which texts keep the effect of a card from some others.
  @Rule({"GG 11.1", "GG Q38"})
  private Message shielded(Card source, long others) {
    long shields = Protection.shields(board, source, you, others);
    return Messages.of(
        "refusal.shielded",
        listed(names(shields), " and "),
        number(CardSet.size(shields)),
        card(source.name()),
        listed(names(others), " and "));
  }

  private List<String> names(long cards) {
    return Arrays.stream(CardSet.toArray(cards)).mapToObj(this::called).distinct().toList();
  }

  @Rule({"GG 14.1", "GG Q44"})
  private Message choose(String label) {
    if (Decisions.of(board) instanceof PickOrPass asked && find(label, picked(asked)) >= 0) {
      return Messages.of("refusal.picked-already", word(label));
    }
    GameStep top = board.agenda().top();
    if (top instanceof Announcement now) {
      Target.Choose<Which> choice = now.text().choice(now.choice());
      return notAmong(board.face(now.card()), choice, now.card(), label);
    }
    if (top instanceof TextFrame text) {
      Target.Choose<Which> choice = TextChoices.asked(text);
      return notAmong(text.source(), choice, CardRef.card(text.self()), label);
    }
    return Messages.of("refusal.not-among", word(label));
  }

  private static long picked(PickOrPass asked) {
    long picked = CardSet.NONE;
    for (int ref : asked.takeBacks()) {
      picked = CardSet.with(picked, CardRef.card(ref));
    }
    return picked;
  }

  /// Why the card of that label cannot be chosen for an effect, as far as something keeps the effect from touching it.
  private Message notAmong(
      Card source, Target.@Nullable Choose<Which> choice, int self, String label) {
    long kept =
        choice == null
            ? CardSet.NONE
            : CardSet.minus(
                Selection.of(board, choice.which(), self, you),
                Candidates.of(board, choice, source, self, you));
    int other = find(label, kept);
    return other < 0
        ? Messages.of("refusal.not-among", word(label))
        : Messages.of(
            "refusal.not-among-because", word(label), clause(shielded(source, CardSet.of(other))));
  }

  /// The cards that a choice means, protected or not.
  private long meant(int card, Target.@Nullable Choose<Which> choice) {
    return choice == null ? CardSet.NONE : Selection.of(board, choice.which(), card, you);
  }

  private int find(String label, long cards) {
    return labels.find(label, cards);
  }

  private Message say(int card, Objection objection) {
    return Messages.of("refusal.about-card", card(called(card)), clause(objection.message()));
  }

  private static Message say(String label, Objection objection) {
    return Messages.of("refusal.about-label", word(label), clause(objection.message()));
  }

  private String called(int card) {
    return board.face(card).name();
  }

  /// The notation of a move against which nothing speaks.
  private Message offered(ActInMainPhase.Action action, int card, int other) {
    return new ActInMainPhase(board)
        .written(action, card, other)
        .map(notation -> Messages.of("refusal.written", word(notation)))
        .orElseGet(() -> Messages.of("refusal.not-offered"));
  }
}
