package cardwright.littletroubles.resolve;

import cardwright.cardgame.run.Script;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.PickedSet;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Costs;
import cardwright.littletroubles.board.Fact;
import cardwright.littletroubles.board.Knowledge;
import cardwright.littletroubles.board.Values;
import cardwright.littletroubles.event.Happening;
import cardwright.littletroubles.vocabulary.Effect;
import cardwright.littletroubles.vocabulary.Target;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Runs a text, instruction by instruction.
@Rule({"LT 6.1a", "LT 6.1f", "LT C12", "LT C13"})
public final class Texts {
  private Texts() {}

  /// Goes on with the text on top of the agenda; answers false when a player has to decide.
  public static boolean goOn(Board board, Chance chance, Passage now) {
    Script<Effect> script = now.text().script();
    if (now.next() >= script.length()) {
      board.agenda().pop();
      return true;
    }
    int at = now.next();
    switch (script.at(at)) {
      case Script.Do<Effect>(Effect effect, int choice) -> {
        Passage next = now.at(at + 1);
        board.agenda().replace(next);
        board.set(Fact.DONE, 1);
        Resolve.effect(board, chance, effect, choice, next);
      }
      case Script.Choose<Effect>(Effect _, int choice) -> {
        if (isAsked(board, now, choice)) {
          return false;
        }
        board.agenda().replace(now.at(at + 1));
      }
      case Script.May<Effect> may -> {
        if (isWorthAsking(board, now, at)) {
          return false;
        }
        board.set(Fact.DONE, 0);
        board.agenda().replace(now.at(may.otherwise()));
      }
      case Script.Unless<Effect>(int otherwise) ->
          board.agenda().replace(now.at(board.is(Fact.DONE) ? at + 1 : otherwise));
      case Script.Jump<Effect>(int to) -> board.agenda().replace(now.at(to));
      case Script.OneOf<Effect> _ -> {
        return false;
      }
      case Script.Repeat<Effect>(Effect count, int end) -> repeat(board, now, count, at, end);
      case Script.Again<Effect>(int start) ->
          board
              .agenda()
              .replace(
                  now.loop() > 1
                      ? now.repeated(start, now.loop() - 1, firstChoice(script, start))
                      : now.at(at + 1));
      case Script.Roll<Effect>(List<Integer> starts) -> {
        int number = chance.roll(starts.size());
        if (board.heard()) {
          board.tell(new Happening.Rolled(starts.size(), number + 1));
        }
        board.agenda().replace(now.at(starts.get(number)));
      }
    }
    return true;
  }

  private static void repeat(Board board, Passage now, Effect count, int at, int end) {
    int times = count instanceof Effect.Count(var amount) ? Values.of(board, amount, now) : 0;
    board
        .agenda()
        .replace(
            times > 0
                ? now.repeated(at + 1, times, firstChoice(now.text().script(), at + 1))
                : now.at(end));
  }

  /// The first choice from an instruction on.
  static int firstChoice(Script<Effect> script, int start) {
    for (int at = start; at < script.length(); at++) {
      if (script.at(at) instanceof Script.Choose<Effect>(Effect _, int choice)) {
        return choice;
      }
    }
    return script.choices();
  }

  /// Whether a choice has still to be made: announced ones have been, and what nobody can fill is not asked.
  private static boolean isAsked(Board board, Passage now, int choice) {
    if (choice < now.text().announcedChoices() && now.wasAnnounced()) {
      return false;
    }
    return now.picks().count(choice) < now.text().choice(choice).most()
        && candidates(board, now, choice).length > 0;
  }

  /// The cards that can be chosen now; none twice that are alike. Where all that there are have to be picked, only the first is offered.
  @Rule("LT C19")
  public static int[] candidates(Board board, Passage now, int choice) {
    Seat chooser = chooser(now, choice);
    int[] cards = Candidates.of(board, now, choice, chooser, left(board, now, choice));
    return isWhole(board, now, choice) ? PickedSet.first(cards) : cards;
  }

  /// What the chooser can still spend on Bribes: those for what is picked are paid when all is.
  private static int left(Board board, Passage now, int choice) {
    Seat chooser = chooser(now, choice);
    int left = Candidates.cookies(board, chooser);
    if (now.text().choice(choice).most() > 1) {
      for (int ref : now.picks().of(choice)) {
        left -= isBribed(now, choice, ref) ? 0 : Costs.bribe(board, CardRef.card(ref), chooser);
      }
    }
    return left;
  }

  /// Whether the Bribe of a card was paid when it was picked for another choice: it is due once for each card or ability.
  private static boolean isBribed(Passage now, int choice, int ref) {
    return Candidates.isBribed(now.without(choice, ref), ref, chooser(now, choice));
  }

  private static int[] all(Board board, Passage now, int choice) {
    return Candidates.all(board, now, choice, chooser(now, choice), left(board, now, choice));
  }

  private static int missing(Passage now, int choice) {
    return now.text().choice(choice).least() - now.picks().count(choice);
  }

  /// Whether several cards have to be picked, and they are all that there are.
  private static boolean isWhole(Board board, Passage now, int choice) {
    int missing = missing(now, choice);
    if (now.text().choice(choice).most() == 1 || missing <= 0) {
      return false;
    }
    int[] all = all(board, now, choice);
    return all.length <= missing && !anyBribe(board, all, chooser(now, choice));
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
  public static boolean isAscending(Board board, Passage now, int choice, int card) {
    if (now.text().choice(choice).most() == 1) {
      return true;
    }
    int[] all = all(board, now, choice);
    boolean free = anyBribe(board, all, chooser(now, choice));
    int needed = free ? 0 : Math.min(missing(now, choice), all.length);
    return PickedSet.isAscending(card, now.picks().highest(choice), all, needed);
  }

  /// The picks that can be taken back, with their lives: those of a choice of several cards, of those that are alike one.
  @Rule("LT C19")
  public static int[] takeBacks(Board board, Passage now, int choice) {
    int[] picked = now.picks().of(choice);
    if (picked.length == 0
        || now.text().choice(choice).most() == 1
        || isWhole(board, now, choice)) {
      return PickedSet.NONE;
    }
    return PickedSet.last(picked, Knowledge.interchangeable(board, chooser(now, choice)));
  }

  /// What is picked so far for the choice of several cards that is asked, with lives.
  public static int[] picked(Passage now) {
    return now.text().script().at(now.next()) instanceof Script.Choose<Effect>(Effect _, int choice)
            && now.text().choice(choice).most() > 1
        ? now.picks().of(choice)
        : PickedSet.NONE;
  }

  /// A pick is taken back.
  public static void takeBack(Board board, Passage now, int choice, int card) {
    board.agenda().replace(now.without(choice, board.ref(card)));
  }

  /// Who makes a choice: the player of the text, unless it says that the opponent does.
  public static Seat chooser(Passage now, int choice) {
    return now.text().chooser(choice) instanceof Effect.OpponentChooses
        ? now.you().other()
        : now.you();
  }

  /// Whether enough is chosen to leave it at that; a Bribe is never forced on anybody.
  @Rule({"LT C14", "LT C23"})
  public static boolean mayStop(Board board, Passage now, int choice) {
    Target.Choose choose = now.text().choice(choice);
    if (now.picks().count(choice) >= choose.least()) {
      return true;
    }
    Seat chooser = chooser(now, choice);
    for (int card : candidates(board, now, choice)) {
      if (Costs.bribe(board, card, chooser) == 0) {
        return false;
      }
    }
    return true;
  }

  /// A card is chosen; with the last one the choice is made.
  public static void choose(Board board, Chance chance, Passage now, int choice, int card) {
    Passage more = now.with(choice, board.ref(card));
    boolean full = more.picks().count(choice) >= more.text().choice(choice).most();
    if (full || candidates(board, more, choice).length == 0) {
      finish(board, chance, more, choice);
    } else {
      board.agenda().replace(more);
    }
  }

  /// No more is chosen.
  public static void stop(Board board, Chance chance, Passage now, int choice) {
    finish(board, chance, now, choice);
  }

  /// The choice is made, and the Bribes for it are paid.
  @Rule({"LT B59", "LT C19"})
  private static void finish(Board board, Chance chance, Passage now, int choice) {
    Seat chooser = chooser(now, choice);
    board.agenda().replace(now.at(now.next() + 1));
    List<Change> gains = new ArrayList<>();
    for (int ref : now.picks().of(choice)) {
      int card = CardRef.card(ref);
      if (board.heard() && board.inPlay(card)) {
        board.tell(new Happening.Chose(chooser, board.face(card).name()));
      }
      if (!isBribed(now, choice, ref)) {
        Playing.pay(board, card, chooser, gains);
      }
    }
    if (!gains.isEmpty()) {
      Deeds.happen(board, chance, Gate.Kind.COST, true, gains.toArray(Change[]::new), null);
    }
  }

  /// Whether a player is asked to do what a text leaves open: what plainly cannot be done is not asked.
  @Rule("LT C14")
  private static boolean isWorthAsking(Board board, Passage now, int at) {
    return !(now.text().script().at(at + 1) instanceof Script.Choose<Effect>(Effect _, int choice))
        || candidates(board, now, choice).length > 0;
  }

  /// The player does what the text leaves open.
  public static void agree(Board board, Passage now) {
    board.agenda().replace(now.at(now.next() + 1));
  }

  /// The player leaves it.
  public static void decline(Board board, Passage now) {
    if (now.text().script().at(now.next()) instanceof Script.May<Effect> may) {
      board.set(Fact.DONE, 0);
      board.agenda().replace(now.at(may.otherwise()));
    }
  }

  /// The modes of `one of` that can be carried out, by index; all of them when none can.
  public static int[] modes(Board board, Passage now) {
    List<Integer> starts = starts(now);
    int[] modes = new int[starts.size()];
    int count = 0;
    for (int mode = 0; mode < modes.length; mode++) {
      if (Possible.mode(board, now, mode)) {
        modes[count++] = mode;
      }
    }
    if (count == 0) {
      for (int mode = 0; mode < modes.length; mode++) {
        modes[count++] = mode;
      }
    }
    return Arrays.copyOf(modes, count);
  }

  /// The player picks a mode.
  public static void mode(Board board, Passage now, int mode) {
    board.agenda().replace(now.at(starts(now).get(mode)));
  }

  private static List<Integer> starts(Passage now) {
    return now.text().script().at(now.next()) instanceof Script.OneOf<Effect>(var starts)
        ? starts
        : List.of();
  }
}
