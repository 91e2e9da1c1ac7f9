package cardwright.ggltcg.procedure;

import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Costs;
import cardwright.ggltcg.board.Protection;
import cardwright.ggltcg.board.Selection;
import cardwright.ggltcg.board.Zone;
import cardwright.ggltcg.resolve.Candidates;
import cardwright.ggltcg.resolve.Objection;
import cardwright.ggltcg.resolve.Possible;
import cardwright.ggltcg.resolve.TextFrame;
import cardwright.ggltcg.vocabulary.Ability;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Text;
import cardwright.ggltcg.vocabulary.Which;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/// "Why can't I?": the first objection of the rules to a move, in plain words.
public final class Refusals {
  private static final String FORMS =
      "Moves are written 'play CARD', 'play CARD on CARD', 'play CARD by sleeping CARD', 'tussle CARD > CARD', "
          + "'direct attack with CARD', 'use CARD on CARD', 'choose CARD', 'unpick CARD', 'mode N', 'x N', 'yes', 'pass' and 'end turn'.";

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
  public String explain(String notation) {
    String words = notation.strip().toLowerCase(Locale.ROOT);
    if (!(board.agenda().top() instanceof Phase phase) || phase != Phase.MAIN) {
      if (words.startsWith("unpick ")) {
        return "'" + words.substring(7) + "' is not picked (GG Q44).";
      }
      if (board.agenda().top() instanceof Announcement now && Playing.asksX(board, now)) {
        return x(now);
      }
      return words.startsWith("choose ")
          ? choose(words.substring(7))
          : "Something else is asked now; the rest has to wait (GG 4.5).";
    }
    if (board.actionsThisTurn() >= Turn.MOST_ACTIONS) {
      return "No: " + Objection.ENOUGH.words() + ".";
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
      return "There is nothing to choose now.";
    }
    return "'" + notation + "' is not a move. " + FORMS;
  }

  private String x(Announcement now) {
    return "It is asked what X of "
        + called(now.card())
        + " is: from 'x "
        + Possible.LEAST_X
        + "' to 'x "
        + Possible.mostX(board, now.card(), now.text(), you)
        + "' (GG Q57).";
  }

  private String play(String words) {
    String[] by = words.split(" by sleeping ", 2);
    String[] on = words.split(" on ", 2);
    String name = by.length == 2 ? by[0] : on[0];
    int card = find(name, board.owned(you));
    if (card < 0) {
      return "You have no card called '" + name + "' (GG 5.1).";
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
      return called(card) + " needs a card to be chosen: 'play " + name + " on CARD' (GG 14.1).";
    }
    Objection dear = Possible.pay(board, card, chosen, you);
    if (dear == Objection.TOO_DEAR) {
      return called(card)
          + " costs "
          + Costs.of(board, card, chosen, Possible.LEAST_X)
          + " CC and you have "
          + board.cc(you)
          + " (GG 6.4).";
    }
    return dear == null ? offered(ActInMainPhase.Action.PLAY, card, chosen) : say(card, dear);
  }

  private static Target.@Nullable Choose<Which> first(Text text) {
    return text.announced() == 0 ? null : text.choice(0);
  }

  private long candidates(int card, Target.@Nullable Choose<Which> choice) {
    return choice == null ? 0 : Candidates.of(board, choice, board.face(card), card, you);
  }

  private String tussle(String words) {
    String[] both = words.split(" > ", 2);
    int attacker = find(both[0], board.cards(Zone.PLAY, you));
    String objection = attack(both[0], attacker);
    if (objection != null) {
      return objection;
    }
    if (both.length < 2) {
      return "A tussle has two sides: 'tussle " + both[0] + " > CARD' (GG 7.1).";
    }
    int defender = find(both[1], board.cards(Zone.PLAY, you.other()));
    return defender < 0
        ? "'" + both[1] + "': " + Objection.NOT_A_DEFENDER.words() + "."
        : offered(ActInMainPhase.Action.TUSSLE, attacker, defender);
  }

  private String direct(String name) {
    int attacker = find(name, board.cards(Zone.PLAY, you));
    String objection = attack(name, attacker);
    if (objection != null) {
      return objection;
    }
    Objection direct = Possible.direct(board, attacker, you);
    return direct == null
        ? offered(ActInMainPhase.Action.DIRECT_ATTACK, attacker, PlayWording.NOBODY)
        : say(attacker, direct);
  }

  private @Nullable String attack(String name, int attacker) {
    if (attacker < 0) {
      return "'" + name + "': " + Objection.NOT_IN_PLAY.words() + ".";
    }
    Objection objection = Possible.attack(board, attacker, you);
    if (objection == Objection.TOO_DEAR) {
      int cost = Costs.tussle(board, attacker);
      return "A tussle of "
          + called(attacker)
          + " costs "
          + cost
          + " CC and you have "
          + board.cc(you)
          + " (GG 6.4).";
    }
    return objection == null ? null : say(attacker, objection);
  }

  private String use(String words) {
    String[] on = words.split(" on ", 2);
    Matcher line = LINE.matcher(on[0]);
    boolean numbered = line.matches();
    String name = numbered ? line.group(1) : on[0];
    int card = find(name, board.cards(Zone.PLAY, you));
    if (card < 0) {
      return "'" + name + "': " + Objection.NOT_IN_PLAY.words() + ".";
    }
    Optional<Text> text =
        board.face(card).texts().stream()
            .filter(each -> each.ability() instanceof Ability.Activated)
            .filter(each -> !numbered || each.line() + 1 == Integer.parseInt(line.group(2)))
            .findFirst();
    return text.map(each -> use(card, each, on)).orElseGet(() -> say(card, Objection.NO_ABILITY));
  }

  private String use(int card, Text text, String[] on) {
    Objection objection = Possible.use(board, card, text, you);
    if (objection == Objection.TOO_DEAR && text.ability() instanceof Ability.Activated activated) {
      return "Using "
          + called(card)
          + " costs "
          + Possible.cc(activated, Possible.LEAST_X)
          + " CC and you have "
          + board.cc(you)
          + " (GG 6.4).";
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
      return called(card) + " needs a card to be chosen: 'use " + on[0] + " on CARD' (GG 14.1).";
    }
    return offered(ActInMainPhase.Action.USE, card, chosen);
  }

  /// Why a card cannot be chosen for a text of that card: something protects it, or it is no such card.
  private String missed(int card, Target.@Nullable Choose<Which> choice, String label) {
    int meant = find(label, meant(card, choice));
    return meant < 0
        ? say(card, Objection.NOT_A_CANDIDATE)
        : shielded(board.face(card), 1L << meant);
  }

  /// Why there is nothing to choose for a text of that card.
  @Rule({"GG 5.5", "GG 11.1", "GG Q17"})
  private String nothing(int card, Text text, String[] on) {
    Target.Choose<Which> first = first(text);
    if (on.length == 2
        && find(on[1], meant(card, first)) >= 0
        && find(on[1], candidates(card, first)) < 0) {
      return missed(card, first, on[1]);
    }
    for (int i = 0; i < text.announced(); i++) {
      long meant = meant(card, text.choice(i));
      long untouched = meant & ~candidates(card, text.choice(i));
      if (Long.bitCount(meant) >= text.least(i)
          && Long.bitCount(meant & ~untouched) < text.least(i)) {
        return called(card)
            + ": there is nothing to choose for its text (GG 5.5). "
            + shielded(board.face(card), untouched);
      }
    }
    return say(card, Objection.NOTHING_TO_CHOOSE);
  }

  /// Which texts keep the effect of a card from some others.
  @Rule({"GG 11.1", "GG Q38"})
  private String shielded(Card source, long others) {
    long shields = Protection.shields(board, source, you, others);
    return (Long.bitCount(shields) == 1 ? "The text of " : "The texts of ")
        + names(shields)
        + (Long.bitCount(shields) == 1 ? " keeps" : " keep")
        + " the effects of "
        + source.name()
        + " from touching "
        + names(others)
        + " (GG 11.1).";
  }

  private String names(long cards) {
    return LongStream.iterate(cards, rest -> rest != 0, rest -> rest & rest - 1)
        .mapToObj(rest -> called(Long.numberOfTrailingZeros(rest)))
        .distinct()
        .collect(Collectors.joining(" and "));
  }

  private String choose(String label) {
    String refused = "'" + label + "' is not among what can be chosen here (GG 14.1).";
    return switch (board.agenda().top()) {
      case Announcement now -> {
        Target.Choose<Which> choice = now.text().choice(now.choice());
        yield refused + touching(board.face(now.card()), choice, now.card(), label);
      }
      case TextFrame text -> {
        Target.Choose<Which> choice = TextChoices.asked(text);
        yield refused + touching(text.source(), choice, CardRef.card(text.self()), label);
      }
      default -> refused;
    };
  }

  /// What keeps the effect of a card from the one of that label, as a sentence more; else nothing.
  private String touching(
      Card source, Target.@Nullable Choose<Which> choice, int self, String label) {
    if (choice == null) {
      return "";
    }
    long meant = Selection.of(board, choice.which(), self, you);
    int other = find(label, meant & ~Candidates.of(board, choice, source, self, you));
    return other < 0 ? "" : " " + shielded(source, 1L << other);
  }

  /// The cards that a choice means, protected or not.
  private long meant(int card, Target.@Nullable Choose<Which> choice) {
    return choice == null ? 0 : Selection.of(board, choice.which(), card, you);
  }

  private int find(String label, long cards) {
    return labels.find(label, cards);
  }

  private String say(int card, Objection objection) {
    return called(card) + ": " + objection.words() + ".";
  }

  private String called(int card) {
    return board.face(card).name();
  }

  /// The notation of a move against which nothing speaks.
  private String offered(ActInMainPhase.Action action, int card, int other) {
    return new ActInMainPhase(board)
        .written(action, card, other)
        .map(notation -> "It is written '" + notation + "'.")
        .orElse("It is not offered as things stand (GG 4.6).");
  }
}
