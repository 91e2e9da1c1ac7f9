package cardwright.mlpccg.resolve;

import cardwright.cardgame.choose.PickedSet;
import cardwright.cardgame.message.SharedLogEvent;
import cardwright.cardgame.run.Interpreter;
import cardwright.cardgame.run.Script;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Interchangeable;
import cardwright.mlpccg.board.Selection;
import cardwright.mlpccg.board.TextContext;
import cardwright.mlpccg.event.PublicEvent;
import cardwright.mlpccg.vocabulary.Effect;
import cardwright.mlpccg.vocabulary.Which;
import java.util.Arrays;

/// What texts ask players, and the answers.
@Rule({"MLP 61", "MLP B48"})
public final class TextChoices {
  private TextChoices() {}

  /// What speaks against choosing a card.
  public enum Objection {
    /// The text does not mean such cards.
    NOT_MEANT,
    /// It is chosen for another part of the text, which asks for another card here.
    ANOTHER,
    /// The effect could do nothing to it, or a card forbids it.
    NO_EFFECT,
    /// Nothing: another card is offered that comes to the same.
    NONE
  }

  /// What speaks first against choosing a card for the choice that a text waits for.
  @Rule({"MLP 61", "MLP B2"})
  public static Objection objection(Board board, TextFrame now, int card) {
    int choice = now.choice();
    if (choice < 0) {
      return Objection.NOT_MEANT;
    }
    Target.Choose<Which> choose = now.text().choice(choice);
    TextContext context = now.as(seat(board, now));
    if (Arrays.stream(Selection.of(board, choose.which(), context))
        .noneMatch(each -> each == card)) {
      return Objection.NOT_MEANT;
    }
    if (choose.which().other() && now.hasPicked(board.ref(card))) {
      return Objection.ANOTHER;
    }
    Effect.OnCards effect = Candidates.acting(now.text().script().chooser(choice));
    return Candidates.fits(board, effect, card, context) ? Objection.NONE : Objection.NO_EFFECT;
  }

  static boolean isOptional(TextFrame now, int choice) {
    return now.text().choice(choice).upTo()
        || (now.text().script().chooser(choice) instanceof Effect.By by && by.may());
  }

  /// Who is asked.
  public static Seat seat(Board board, TextFrame now) {
    return now.script().at(now.next()) instanceof Script.Choose<Effect>(Effect effect, int _)
        ? now.doers(board, effect)[now.cursor().part()]
        : now.you();
  }

  /// The cards that can be chosen now. Where all that there are have to be picked, only the first is offered.
  @Rule("MLP B70")
  public static int[] candidates(Board board, TextFrame now) {
    return candidates(board, now, now.choice(), seat(board, now));
  }

  static int[] candidates(Board board, TextFrame now, int choice, Seat seat) {
    int[] cards = Candidates.of(board, now, choice, seat);
    return isWhole(board, now, choice, seat) ? PickedSet.first(cards) : cards;
  }

  private static int many(Board board, TextFrame now, int choice, Seat seat) {
    return Candidates.many(board, now.text().choice(choice), now.as(seat));
  }

  /// How many cards have still to be chosen.
  private static int missing(Board board, TextFrame now, int choice, Seat seat) {
    return isOptional(now, choice)
        ? 0
        : many(board, now, choice, seat) - now.picks().count(choice, seat);
  }

  /// Whether several cards have to be picked, and they are all that there are.
  private static boolean isWhole(Board board, TextFrame now, int choice, Seat seat) {
    int missing = missing(board, now, choice, seat);
    return missing > 0
        && many(board, now, choice, seat) > 1
        && Candidates.all(board, now, choice, seat).length <= missing;
  }

  /// Whether a candidate is one that players that search try: it comes behind what is picked, and enough comes behind it.
  public static boolean isAscending(Board board, TextFrame now, int card) {
    int choice = now.choice();
    Seat seat = seat(board, now);
    if (many(board, now, choice, seat) <= 1) {
      return true;
    }
    int[] all = Candidates.all(board, now, choice, seat);
    int needed = Math.min(missing(board, now, choice, seat), all.length);
    return PickedSet.isAscending(card, now.picks().highest(choice, seat), all, needed);
  }

  /// What is picked so far for the choice of several cards that is asked, with lives.
  public static int[] picked(Board board, TextFrame now) {
    if (now.choice() < 0) {
      return PickedSet.NONE;
    }
    Seat seat = seat(board, now);
    return many(board, now, now.choice(), seat) > 1
        ? now.picks().of(now.choice(), seat)
        : PickedSet.NONE;
  }

  /// The picks that can be taken back, with lives; of those that are alike one.
  @Rule("MLP B70")
  public static int[] takeBacks(Board board, TextFrame now) {
    int[] picked = picked(board, now);
    Seat seat = seat(board, now);
    if (picked.length == 0 || isWhole(board, now, now.choice(), seat)) {
      return PickedSet.NONE;
    }
    int[] backs = PickedSet.last(picked, Interchangeable.interchangeable(board, seat));
    int[] next = candidates(board, now);
    boolean alike =
        backs.length == 1
            && next.length == 1
            && !isOptional(now, now.choice())
            && Interchangeable.interchangeable(board, seat).test(CardRef.card(backs[0]), next[0]);
    return alike ? PickedSet.NONE : backs;
  }

  /// A pick is taken back.
  public static void takeBack(Board board, TextFrame now, int card) {
    board.agenda().replace(now.without(now.choice(), seat(board, now), board.ref(card)));
  }

  /// Whether enough is chosen to leave it at that.
  public static boolean mayStop(TextFrame now) {
    return isOptional(now, now.choice());
  }

  /// A card is chosen; with the last one the choice is made.
  public static void choose(Board board, TextFrame now, int card) {
    Seat seat = seat(board, now);
    int choice = now.choice();
    TextFrame more = now.with(choice, seat, board.ref(card));
    board.agenda().replace(more);
    if (more.picks().count(choice, seat) >= many(board, more, choice, seat)
        || Candidates.all(board, more, choice, seat).length == 0) {
      tell(board, more, seat);
    }
  }

  private static void tell(Board board, TextFrame now, Seat seat) {
    for (int ref : now.picks().of(now.choice(), seat)) {
      int card = CardRef.card(ref);
      if (board.heard() && board.inPlay(card)) {
        boolean open = board.knowledge().seen(card, Seat.A) && board.knowledge().seen(card, Seat.B);
        board.tell(
            open
                ? new SharedLogEvent.Chose(seat, board.told(card))
                : new PublicEvent.ChoseFaceDown(seat));
      }
    }
  }

  /// No more is chosen.
  public static void stop(Board board, TextFrame now) {
    Seat seat = seat(board, now);
    tell(board, now, seat);
    board.agenda().replace(now.with(now.cursor().asking(now.cursor().part() + 1, 0)));
  }

  /// The player does what the text leaves open.
  public static void agree(Board board, TextFrame now) {
    Loops.acted(board, now.you());
    Interpreter.agree(board.agenda(), now);
  }

  /// The effect for which a card is chosen.
  public static Effect.OnCards acting(TextFrame now) {
    return Candidates.acting(now.text().script().chooser(now.choice()));
  }

  /// The modes that can be carried out, by number; all of them when none can.
  public static int[] modes(Board board, TextFrame now) {
    return Interpreter.modes(now, mode -> Possible.canDo(board, mode, mode.next()));
  }
}
