package cardwright.littletroubles.resolve;

import cardwright.cardgame.choose.PickedSet;
import cardwright.cardgame.message.SharedLogEvent;
import cardwright.cardgame.run.Interpreter;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Costs;
import cardwright.littletroubles.board.GameEvent;
import cardwright.littletroubles.board.PrivateCards;
import cardwright.littletroubles.board.SeatCounter;
import cardwright.littletroubles.board.Selection;
import cardwright.littletroubles.vocabulary.Effect;
import cardwright.littletroubles.vocabulary.Which;
import java.util.ArrayList;
import java.util.List;

/// What texts ask players, and the answers.
@Rule({"LT 6.1a", "LT 6.1f", "LT C12", "LT C13"})
public final class TextChoices {
  private TextChoices() {}

  /// What speaks against choosing a card.
  public enum Objection {
    /// The text does not mean such cards.
    NOT_MEANT,
    /// The effect could do nothing to it.
    NO_EFFECT,
    /// Its Bribe cannot be paid.
    BRIBE,
    /// A text forbids to choose it.
    FORBIDDEN,
    /// Nothing: another card is offered that comes to the same.
    NONE
  }

  /// What speaks first against choosing a card for the choice that a text waits for.
  @Rule({"LT 6.7a", "LT 6.8a", "LT B59", "LT C25"})
  public static Objection objection(Board board, TextFrame now, int card) {
    int choice = now.choice();
    if (choice < 0
        || !contains(Selection.of(board, now.text().choice(choice).which(), now), card)) {
      return Objection.NOT_MEANT;
    }
    Seat chooser = now.chooser(board, choice);
    Effect.OnCards effect = now.text().chooser(choice);
    if (!Candidates.isTheirs(board, effect, card, chooser)) {
      return Objection.NOT_MEANT;
    }
    if (!Candidates.fits(board, effect, card, now)) {
      return Objection.NO_EFFECT;
    }
    if (!isBribed(board, now, choice, board.ref(card))
        && Costs.bribe(board, card, chooser) > left(board, now, choice)) {
      return Objection.BRIBE;
    }
    return Candidates.isAllowed(board, card, chooser) ? Objection.NONE : Objection.FORBIDDEN;
  }

  /// What is left for Bribes, for the choice that a text waits for.
  public static int leftForBribes(Board board, TextFrame now) {
    return left(board, now, now.choice());
  }

  private static boolean contains(int[] cards, int card) {
    for (int each : cards) {
      if (each == card) {
        return true;
      }
    }
    return false;
  }

  /// The cards that can be chosen now; none twice that are alike. Where all that there are have to be picked, only the first is offered.
  @Rule("LT C19")
  public static int[] candidates(Board board, TextFrame now, int choice) {
    Seat chooser = now.chooser(board, choice);
    int[] cards = Candidates.of(board, now, choice, chooser, left(board, now, choice));
    return isWhole(board, now, choice) ? PickedSet.first(cards) : cards;
  }

  /// What the chooser can still spend on Bribes: those for what is picked are paid when all is.
  private static int left(Board board, TextFrame now, int choice) {
    Seat chooser = now.chooser(board, choice);
    int left = board.get(SeatCounter.COOKIES, chooser);
    if (now.text().choice(choice).several()) {
      for (int ref : now.picks().of(choice)) {
        left -=
            isBribed(board, now, choice, ref) ? 0 : Costs.bribe(board, CardRef.card(ref), chooser);
      }
    }
    return left;
  }

  /// Whether the Bribe of a card was paid when it was picked for another choice: it is due once for each card or ability.
  private static boolean isBribed(Board board, TextFrame now, int choice, int ref) {
    return Candidates.isBribed(board, now.without(choice, ref), ref, now.chooser(board, choice));
  }

  private static int[] all(Board board, TextFrame now, int choice) {
    return Candidates.all(board, now, choice, now.chooser(board, choice), left(board, now, choice));
  }

  private static int missing(TextFrame now, int choice) {
    return now.text().choice(choice).least() - now.picks().count(choice);
  }

  /// Whether several cards have to be picked, and they are all that there are.
  private static boolean isWhole(Board board, TextFrame now, int choice) {
    int missing = missing(now, choice);
    if (!now.text().choice(choice).several() || missing <= 0) {
      return false;
    }
    int[] all = all(board, now, choice);
    return all.length <= missing && !anyBribe(board, all, now.chooser(board, choice));
  }

  private static boolean anyBribe(Board board, int[] cards, Seat chooser) {
    for (int card : cards) {
      if (Costs.bribe(board, card, chooser) > 0) {
        return true;
      }
    }
    return false;
  }

  /// Whether a candidate is one that players that search try: it comes behind what is picked, and enough comes behind it. Where a Bribe may be refused, fewer are enough.
  public static boolean isAscending(Board board, TextFrame now, int choice, int card) {
    if (!now.text().choice(choice).several()) {
      return true;
    }
    int[] all = all(board, now, choice);
    boolean free = anyBribe(board, all, now.chooser(board, choice));
    int needed = free ? 0 : Math.min(missing(now, choice), all.length);
    return PickedSet.isAscending(card, now.picks().highest(choice), all, needed);
  }

  /// The picks that can be taken back, with their lives: those of a choice of several cards, of those that are alike one.
  @Rule("LT C19")
  public static int[] takeBacks(Board board, TextFrame now, int choice) {
    int[] picked = now.picks().of(choice);
    if (picked.length == 0 || !now.text().choice(choice).several() || isWhole(board, now, choice)) {
      return PickedSet.NONE;
    }
    return PickedSet.last(picked, PrivateCards.interchangeable(board, now.chooser(board, choice)));
  }

  /// What is picked so far for the choice of several cards that is asked, with lives.
  public static int[] picked(TextFrame now) {
    int choice = now.choice();
    return choice >= 0 && now.text().choice(choice).several()
        ? now.picks().of(choice)
        : PickedSet.NONE;
  }

  /// A pick is taken back.
  public static void takeBack(Board board, TextFrame now, int choice, int card) {
    board.agenda().replace(now.without(choice, board.ref(card)));
  }

  /// Whether enough is chosen to leave it at that; a Bribe is never forced on anybody.
  @Rule({"LT C14", "LT C23"})
  public static boolean mayStop(Board board, TextFrame now, int choice) {
    Target.Choose<Which> choose = now.text().choice(choice);
    if (now.picks().count(choice) >= choose.least()) {
      return true;
    }
    Seat chooser = now.chooser(board, choice);
    for (int card : candidates(board, now, choice)) {
      if (Costs.bribe(board, card, chooser) == 0) {
        return false;
      }
    }
    return true;
  }

  /// A card is chosen; with the last one the choice is made.
  public static void choose(Board board, Chance chance, TextFrame now, int choice, int card) {
    TextFrame more = now.with(choice, board.ref(card));
    boolean full = more.picks().count(choice) >= more.text().choice(choice).most(more.x());
    if (full || candidates(board, more, choice).length == 0) {
      finish(board, chance, more, choice);
    } else {
      board.agenda().replace(more);
    }
  }

  /// No more is chosen.
  public static void stop(Board board, Chance chance, TextFrame now, int choice) {
    finish(board, chance, now, choice);
  }

  /// The choice is made, and the Bribes for it are paid.
  @Rule({"LT B59", "LT C19"})
  private static void finish(Board board, Chance chance, TextFrame now, int choice) {
    Seat chooser = now.chooser(board, choice);
    board.agenda().replace(now.at(now.next() + 1));
    List<GameEvent> gains = new ArrayList<>();
    for (int ref : now.picks().of(choice)) {
      int card = CardRef.card(ref);
      if (board.heard() && board.inPlay(card)) {
        board.tell(new SharedLogEvent.Chose(chooser, board.told(card)));
      }
      if (!isBribed(board, now, choice, ref)) {
        Playing.pay(board, card, chooser, gains);
      }
    }
    if (!gains.isEmpty()) {
      GameEvents.happen(board, chance, EventGate.Kind.COST, gains.toArray(GameEvent[]::new), null);
    }
  }

  /// The modes of `one of` that can be carried out, by index; all of them when none can.
  public static int[] modes(Board board, TextFrame now) {
    return Interpreter.modes(now, mode -> Possible.mode(board, now, mode));
  }
}
