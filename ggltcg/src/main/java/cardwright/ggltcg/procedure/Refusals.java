package cardwright.ggltcg.procedure;

import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Costs;
import cardwright.ggltcg.board.Selection;
import cardwright.ggltcg.board.Zone;
import cardwright.ggltcg.resolve.Candidates;
import cardwright.ggltcg.resolve.Objection;
import cardwright.ggltcg.resolve.Possible;
import cardwright.ggltcg.vocabulary.Ability;
import cardwright.ggltcg.vocabulary.Target;
import cardwright.ggltcg.vocabulary.Text;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// "Why can't I?": the first objection of the rules to a move, in plain words.
public final class Refusals {
  private static final String FORMS =
      "Moves are written 'play CARD', 'play CARD on CARD', 'play CARD by sleeping CARD', 'tussle CARD > CARD', "
          + "'direct attack with CARD', 'use CARD on CARD', 'choose CARD', 'pass' and 'end turn'.";

  private static final Pattern LINE = Pattern.compile("(.+) line (\\d{1,3})");

  private final Board board;
  private final Seat you;

  /// Refusals for the seat that decides.
  public Refusals(Board board, Seat you) {
    this.board = board;
    this.you = you;
  }

  /// Why this move is not offered.
  public String explain(String notation) {
    String words = notation.strip().toLowerCase(Locale.ROOT);
    if (!(board.agenda().top() instanceof Phase phase) || phase != Phase.MAIN) {
      return words.startsWith("choose ")
          ? "'" + words.substring(7) + "' is not among what can be chosen here (GG 14.1)."
          : "Something else is asked now; the rest has to wait (GG 4.5).";
    }
    if (board.deeds() >= Turn.MOST_DEEDS) {
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
    if (words.startsWith("choose ") || words.equals("pass") || words.equals("yes")) {
      return "There is nothing to choose now.";
    }
    return "'" + notation + "' is not a move. " + FORMS;
  }

  private String play(String words) {
    String[] by = words.split(" by sleeping ", 2);
    String[] on = words.split(" on ", 2);
    String name = by.length == 2 ? by[0] : on[0];
    int card = find(name, board.cast().owned(you));
    if (card < 0) {
      return "You have no card called '" + name + "' (GG 5.1).";
    }
    Objection objection = Possible.play(board, card, you);
    if (objection != null) {
      return say(card, objection);
    }
    if (by.length == 2) {
      int price = find(by[1], Possible.prices(board, card, you));
      return price < 0 ? say(card, Objection.NO_SUCH_PRICE) : offered();
    }
    Target.Choose choice = first(board.face(card).effect());
    int chosen = on.length == 2 ? find(on[1], candidates(card, choice)) : Code.NOBODY;
    if (on.length == 2 && chosen < 0) {
      return say(card, missed(card, choice, on[1]));
    }
    if (on.length == 1 && choice != null && choice.least() > 0) {
      return called(card) + " needs a card to be chosen: 'play " + name + " on CARD' (GG 14.1).";
    }
    Objection dear = Possible.pay(board, card, chosen, you);
    if (dear == Objection.TOO_DEAR) {
      return called(card)
          + " costs "
          + Costs.of(board, card, chosen)
          + " CC and you have "
          + board.cc(you)
          + " (GG 6.4).";
    }
    return dear == null ? offered() : say(card, dear);
  }

  private static Target.@Nullable Choose first(Text text) {
    return text.choices() == 0 ? null : text.choice(0);
  }

  private long candidates(int card, Target.@Nullable Choose choice) {
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
        : offered();
  }

  private String direct(String name) {
    int attacker = find(name, board.cards(Zone.PLAY, you));
    String objection = attack(name, attacker);
    if (objection != null) {
      return objection;
    }
    Objection direct = Possible.direct(board, attacker, you);
    return direct == null ? offered() : say(attacker, direct);
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
    if (objection == Objection.TOO_DEAR
        && text.ability() instanceof Ability.Activated(int cc, var _)) {
      return "Using "
          + called(card)
          + " costs "
          + cc
          + " CC and you have "
          + board.cc(you)
          + " (GG 6.4).";
    }
    if (objection != null) {
      return say(card, objection);
    }
    Target.Choose choice = first(text);
    boolean missed = on.length == 2 && find(on[1], candidates(card, choice)) < 0;
    return missed ? say(card, missed(card, choice, on[1])) : offered();
  }

  /// Why a card cannot be chosen: something protects it, or it is no such card.
  private Objection missed(int card, Target.@Nullable Choose choice, String label) {
    long meant = choice == null ? 0 : Selection.of(board, choice.which(), card, you);
    return find(label, meant) >= 0 ? Objection.PROTECTED : Objection.NOT_A_CANDIDATE;
  }

  /// The card of that name among some cards, or -1. What notation adds to a name that clashes is left aside.
  private int find(String label, long cards) {
    String name = label.replaceFirst(" of [ab]$", "").replaceFirst(" \\d+$", "");
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      if (called(card).toLowerCase(Locale.ROOT).equals(name)) {
        return card;
      }
    }
    return -1;
  }

  private String say(int card, Objection objection) {
    return called(card) + ": " + objection.words() + ".";
  }

  private String called(int card) {
    return board.face(card).name();
  }

  private static String offered() {
    return "Nothing speaks against it: it is among the moves, though its notation may need a number or a side.";
  }
}
