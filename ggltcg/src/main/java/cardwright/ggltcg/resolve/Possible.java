package cardwright.ggltcg.resolve;

import cardwright.cardgame.state.CardSet;
import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Condition;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Costs;
import cardwright.ggltcg.board.Protection;
import cardwright.ggltcg.board.Selection;
import cardwright.ggltcg.board.TextContext;
import cardwright.ggltcg.board.Values;
import cardwright.ggltcg.board.Zone;
import cardwright.ggltcg.vocabulary.Ability;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Feature;
import cardwright.ggltcg.vocabulary.Text;
import cardwright.ggltcg.vocabulary.Time;
import cardwright.ggltcg.vocabulary.Which;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Whether something can be done: each method gives the first objection of the rules, or null when there is none.
public final class Possible {
  /// How many direct attacks a player may make in a turn.
  @Rule("GG 8.2")
  public static final int DIRECT_ATTACKS = 2;

  /// What X is at least.
  @Rule("GG Q57")
  public static final int LEAST_X = 1;

  /// What X is at most, whatever makes the card cheaper.
  @Rule("GG Q57")
  public static final int MOST_X = 20;

  private static final int SLEEPS = Feature.OTHER_PRICE.bit() | Feature.ALSO_SLEEPS.bit();

  private Possible() {}

  /// Whether a card may be played at all, whatever it costs.
  ///
  /// @param you whose hand it is in
  @Rule({"GG 4.7", "GG 5.5"})
  public static @Nullable Objection play(Board board, int card, Seat you) {
    if (!CardSet.has(board.cards(Zone.HAND, you), card)) {
      return Objection.NOT_IN_HAND;
    }
    Card face = board.face(card);
    return banned(board, card, you)
        ? Objection.BANNED_NOW
        : choices(board, face.effect(), face, card, you);
  }

  /// Whether the text of a card in hand forbids to play it now.
  @Rule({"GG 4.7", "GG Q3", "GG Q81"})
  public static boolean banned(Board board, int card, Seat you) {
    Card face = board.face(card);
    if (face.has(Feature.CANNOT_BE_PLAYED)) {
      for (Ability.Standing ability : face.standing()) {
        if (ability instanceof Ability.CannotBePlayed(Time when, var unless)
            && holds(board, when, you)
            && isMet(board, unless, card, you)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isMet(Board board, Optional<Condition> condition, int card, Seat you) {
    return condition.isEmpty()
        || Values.holds(board, condition.get(), new TextContext.Still(board.ref(card), you));
  }

  /// Whether everything that has to be chosen for a text can be.
  @Rule({"GG 5.5", "GG Q17", "GG Q32"})
  static @Nullable Objection choices(Board board, Text text, Card source, int self, Seat you) {
    for (int choice = 0; choice < text.announced(); choice++) {
      int least = text.least(choice);
      if (least > 0
          && CardSet.size(Candidates.of(board, text.choice(choice), source, self, you)) < least) {
        return Objection.NOTHING_TO_CHOOSE;
      }
    }
    return null;
  }

  /// Whether a card that may be played can be paid in CC, and nothing else has to be done for it.
  ///
  /// @param chosen the first card chosen for its text, or below 0
  @Rule({"GG 6.4", "GG Q57", "GG Q121"})
  public static @Nullable Objection pay(Board board, int card, int chosen, Seat you) {
    Objection objection = cc(board, card, chosen, you);
    return objection == null && board.face(card).has(Feature.ALSO_SLEEPS)
        ? Objection.ALSO_SLEEPS
        : objection;
  }

  private static @Nullable Objection cc(Board board, int card, int chosen, Seat you) {
    int cost = Costs.of(board, card, you, chosen, LEAST_X);
    if (cost == Costs.NONE) {
      return Objection.NO_COST;
    }
    return cost > board.cc(you) ? Objection.TOO_DEAR : null;
  }

  /// The cards that may be sleeped for a card: instead of paying, or beside what can be paid.
  @Rule({"GG 5.6", "GG Q18", "GG Q121"})
  public static long prices(Board board, int card, Seat you) {
    Card face = board.face(card);
    if ((face.features() & SLEEPS) == 0) {
      return CardSet.NONE;
    }
    long prices = CardSet.NONE;
    for (Ability.Standing ability : face.standing()) {
      if (ability instanceof Ability.SleepInsteadOfPaying(Which which)) {
        prices = CardSet.union(prices, price(board, which, card, you));
      } else if (ability instanceof Ability.AlsoSleeps(Which which)
          && cc(board, card, -1, you) == null) {
        prices = CardSet.union(prices, price(board, which, card, you));
      }
    }
    return prices;
  }

  private static long price(Board board, Which which, int card, Seat you) {
    long meant = Selection.of(board, which, card, you);
    return Protection.touched(board, board.face(card), you, meant);
  }

  /// Whether a Toy in play may tussle at all, and its player can pay for it.
  ///
  /// @param you who controls it
  @Rule({"GG 7.1", "GG 7.2", "GG 7.4", "GG Q122"})
  public static @Nullable Objection attack(Board board, int attacker, Seat you) {
    Card face = board.face(attacker);
    if (face.has(Feature.CANNOT_TUSSLE)) {
      for (Ability.Standing ability : face.standing()) {
        if (ability instanceof Ability.CannotTussle(Time when, var unless)
            && holds(board, when, you)
            && isMet(board, unless, attacker, you)) {
          return when == Time.ALWAYS ? Objection.CANNOT_TUSSLE : Objection.CANNOT_TUSSLE_YET;
        }
      }
    }
    return Costs.tussle(board, attacker) > board.cc(you) ? Objection.TOO_DEAR : null;
  }

  /// Whether a Toy that may tussle may attack directly.
  @Rule({"GG 8.1", "GG 8.2", "GG Q40"})
  public static @Nullable Objection direct(Board board, int attacker, Seat you) {
    if (!CardSet.isEmpty(board.cards(Zone.PLAY, you.other()))
        && !board.face(attacker).has(Feature.PAST_TOYS)
        && !attacksAsThough(board, attacker)) {
      return Objection.DEFENDERS;
    }
    if (CardSet.isEmpty(board.cards(Zone.HAND, you.other()))) {
      return Objection.EMPTY_HAND;
    }
    return board.directAttacks() >= DIRECT_ATTACKS ? Objection.TWO_A_TURN : null;
  }

  /// Whether a text lets a Toy attack directly as though its opponent controlled no Toys.
  @Rule("GG Q130")
  private static boolean attacksAsThough(Board board, int attacker) {
    if (!board.info().has(Feature.AS_THOUGH)) {
      return false;
    }
    long inPlay = board.inPlay();
    for (long rest = inPlay; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int source = CardSet.first(rest);
      for (Ability.Standing ability : board.face(source).standing()) {
        if (ability instanceof Ability.AttacksAsThough(Which which)
            && CardSet.has(Selection.of(board, which, source, board.side(source)), attacker)) {
          return true;
        }
      }
    }
    return false;
  }

  /// Whether an ability of a card in play can be used.
  @Rule({"GG 10.6", "GG 14.1"})
  public static @Nullable Objection use(Board board, int card, Text text, Seat you) {
    if (!(text.ability() instanceof Ability.Activated activated)) {
      return Objection.NO_ABILITY;
    }
    if (cc(activated, LEAST_X) > board.cc(you)) {
      return Objection.TOO_DEAR;
    }
    return choices(board, text, board.face(card), card, you);
  }

  /// What using an ability costs.
  ///
  /// @param x what X is; counts only where X is paid
  public static int cc(Ability.Activated activated, int x) {
    return activated.cc() instanceof Amount.Fixed(int number) ? number : x;
  }

  /// The highest X that can be paid for a card or an ability that costs X, from [#LEAST_X] on.
  ///
  /// @param text what is carried out for it
  @Rule("GG Q57")
  public static int mostX(Board board, int card, Text text, Seat you) {
    int cc = board.cc(you);
    if (text.ability() instanceof Ability.Activated) {
      return cc;
    }
    // What changes the cost does not depend on X, so X goes up with what is paid.
    int x = LEAST_X;
    while (x < MOST_X && Costs.of(board, card, -1, x + 1) <= cc) {
      x++;
    }
    return x;
  }

  /// The cards in a hand that may be played in answer to the tussle that was declared.
  @Rule({"GG 7.5", "GG Q12"})
  public static long answers(Board board, Seat you) {
    if (!board.info().has(Feature.ANSWER)) {
      return CardSet.NONE;
    }
    long answers = CardSet.NONE;
    long hand = board.cards(Zone.HAND, you);
    for (long rest = hand; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int card = CardSet.first(rest);
      if (board.face(card).has(Feature.ANSWER)
          && play(board, card, you) == null
          && (pay(board, card, -1, you) == null || !CardSet.isEmpty(prices(board, card, you)))) {
        answers = CardSet.with(answers, card);
      }
    }
    return answers;
  }

  /// Whether a time is now, for a card of that player.
  @Rule({"GG 4.7", "GG Q3", "GG Q73"})
  public static boolean holds(Board board, Time when, Seat you) {
    return switch (when) {
      case ALWAYS -> true;
      case FIRST_TURN_OF_THE_GAME -> board.turn() == 1;
      case YOUR_FIRST_TURN -> board.active() == you && board.turns().isFirst(board.turn(), you);
      case YOUR_TURN -> board.active() == you;
    };
  }
}
