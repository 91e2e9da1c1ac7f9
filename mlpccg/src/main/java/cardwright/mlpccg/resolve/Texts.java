package cardwright.mlpccg.resolve;

import cardwright.cardgame.run.Script;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.PickedSet;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Fact;
import cardwright.mlpccg.board.Knowledge;
import cardwright.mlpccg.board.Values;
import cardwright.mlpccg.board.Voice;
import cardwright.mlpccg.event.Happening;
import cardwright.mlpccg.vocabulary.Effect;
import cardwright.mlpccg.vocabulary.Target;
import java.util.Arrays;
import java.util.List;

/// Runs a text, instruction by instruction.
@Rule({"MLP 61", "MLP B48"})
public final class Texts {
  private Texts() {}

  /// Goes on with the text on top of the agenda; answers false when a player has to decide.
  public static boolean goOn(Board board, Chance chance, Passage passage) {
    Script<Effect> script = passage.text().script();
    if (passage.next() >= script.length()) {
      board.agenda().pop();
      return true;
    }
    Passage now = knowingX(board, passage);
    int at = now.next();
    switch (script.at(at)) {
      case Script.Do<Effect>(Effect effect, int choice) -> act(board, chance, now, effect, choice);
      case Script.Choose<Effect>(Effect effect, int choice) -> {
        return choose(board, now, effect, choice);
      }
      case Script.May<Effect> may -> {
        if (!Loops.isSpent(board, now.you()) && Possible.isWorthAsking(board, now, at)) {
          board.agenda().replace(now);
          return false;
        }
        board.set(Fact.DONE, 0);
        board.agenda().replace(now.at(may.otherwise()));
      }
      case Script.Unless<Effect>(int otherwise) ->
          board.agenda().replace(now.at(board.is(Fact.DONE) ? at + 1 : otherwise));
      case Script.Jump<Effect>(int to) -> board.agenda().replace(now.at(to));
      case Script.OneOf<Effect> _ -> {
        board.agenda().replace(now);
        int[] modes = possibleModes(board, now);
        if (modes.length > 1) {
          return false;
        }
        mode(board, now, modes[0]);
      }
      case Script.Repeat<Effect>(Effect count, int end) -> repeat(board, now, count, at, end);
      case Script.Again<Effect>(int start) ->
          board
              .agenda()
              .replace(
                  now.loop() > 1
                      ? now.repeated(start, now.loop() - 1, firstChoice(script, start))
                      : now.at(at + 1));
      case Script.Roll<Effect>(List<Integer> starts) ->
          board.agenda().replace(now.at(starts.get(chance.roll(starts.size()))));
    }
    return true;
  }

  /// X is worked out as soon as what it speaks of is there, and stays.
  private static Passage knowingX(Board board, Passage now) {
    if (now.memory().x() >= 0 || now.text().body().x().isEmpty() || !Xs.isKnown(board, now)) {
      return now;
    }
    Seat[] doers =
        now.text().script().at(now.next()) instanceof Script.Do<Effect>(Effect effect, int _)
            ? doers(board, now, effect)
            : now.text().script().at(now.next())
                    instanceof Script.Choose<Effect>(Effect effect, int _)
                ? doers(board, now, effect)
                : new Seat[0];
    Voice voice = doers.length == 1 ? now.as(doers[0]) : now;
    int x = Math.max(0, Values.of(board, now.text().body().x().get(), voice));
    return now.keeping(now.memory().withX(x));
  }

  private static void act(Board board, Chance chance, Passage now, Effect effect, int choice) {
    if (asksWhether(effect, choice)) {
      Seat[] seats = doers(board, now, effect);
      if (now.part() < seats.length) {
        ask(board, now, effect, seats[now.part()]);
        return;
      }
    }
    Passage next = now.at(now.next() + 1);
    board.agenda().replace(next);
    board.set(Fact.DONE, 1);
    Resolve.effect(board, chance, effect, choice, next, now.agreed());
  }

  /// Whether each player is asked whether to do it: `each player may draw a card`.
  private static boolean asksWhether(Effect effect, int choice) {
    return effect instanceof Effect.By by && by.may() && choice < 0;
  }

  private static void ask(Board board, Passage now, Effect effect, Seat seat) {
    if (Loops.isSpent(board, seat)) {
      board.agenda().replace(now.asking(now.part() + 1, now.agreed()));
      return;
    }
    board.agenda().replace(now);
    board
        .agenda()
        .push(new Wanted(Wanted.What.DO, seat, effect, now.self(), new int[] {1, 0}, false));
  }

  /// Who carries an effect out, the turn player first.
  static Seat[] doers(Board board, Passage now, Effect effect) {
    return effect instanceof Effect.By(var who, boolean _, Effect _)
        ? now.seats(board, who)
        : new Seat[] {now.you()};
  }

  /// The turn player chooses first, then the other; answers false when somebody has to.
  private static boolean choose(Board board, Passage passage, Effect effect, int choice) {
    Passage now = passage;
    Seat[] seats = doers(board, now, effect);
    while (now.part() < seats.length) {
      Seat seat = seats[now.part()];
      int key = Passage.key(choice, seat);
      Target.Choose choose = now.text().choice(choice);
      int left = Candidates.many(board, choose, now.as(seat)) - now.picks().count(key);
      int[] candidates = left > 0 ? candidates(board, now, choice, seat) : Voice.NOBODY;
      if (candidates.length == 0) {
        now = now.asking(now.part() + 1, 0);
      } else if (isForced(board, now, choice, candidates)) {
        now = now.with(key, board.ref(candidates[0]));
      } else {
        board.agenda().replace(now);
        return false;
      }
    }
    board.agenda().replace(now.at(now.next() + 1));
    return true;
  }

  /// What everybody sees to be the only way is not asked.
  private static boolean isForced(Board board, Passage now, int choice, int[] candidates) {
    return candidates.length == 1
        && !isOptional(now, choice)
        && !board.zone(candidates[0]).hidden();
  }

  private static boolean isOptional(Passage now, int choice) {
    return now.text().choice(choice).upTo()
        || (now.text().script().chooser(choice) instanceof Effect.By by && by.may());
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

  private static int firstChoice(Script<Effect> script, int start) {
    for (int at = start; at < script.length(); at++) {
      if (script.at(at) instanceof Script.Choose<Effect>(Effect _, int choice)) {
        return choice;
      }
    }
    return script.choices();
  }

  /// The choice that a player is making, or -1 when something else is asked.
  public static int choice(Passage now) {
    return now.text().script().at(now.next()) instanceof Script.Choose<Effect>(Effect _, int choice)
        ? choice
        : -1;
  }

  /// Who is asked.
  public static Seat seat(Board board, Passage now) {
    return now.text().script().at(now.next()) instanceof Script.Choose<Effect>(Effect effect, int _)
        ? doers(board, now, effect)[now.part()]
        : now.you();
  }

  /// The cards that can be chosen now. Where all that there are have to be picked, only the first is offered.
  @Rule("MLP B70")
  public static int[] candidates(Board board, Passage now) {
    return candidates(board, now, choice(now), seat(board, now));
  }

  private static int[] candidates(Board board, Passage now, int choice, Seat seat) {
    int[] cards = Candidates.of(board, now, choice, seat);
    return isWhole(board, now, choice, seat) ? PickedSet.first(cards) : cards;
  }

  private static int many(Board board, Passage now, int choice, Seat seat) {
    return Candidates.many(board, now.text().choice(choice), now.as(seat));
  }

  /// How many cards have still to be chosen.
  private static int missing(Board board, Passage now, int choice, Seat seat) {
    return isOptional(now, choice)
        ? 0
        : many(board, now, choice, seat) - now.picks().count(Passage.key(choice, seat));
  }

  /// Whether several cards have to be picked, and they are all that there are.
  private static boolean isWhole(Board board, Passage now, int choice, Seat seat) {
    int missing = missing(board, now, choice, seat);
    return missing > 0
        && many(board, now, choice, seat) > 1
        && Candidates.all(board, now, choice, seat).length <= missing;
  }

  /// Whether a candidate is one that players that search try: it comes behind what is picked, and enough comes behind it.
  public static boolean isAscending(Board board, Passage now, int card) {
    int choice = choice(now);
    Seat seat = seat(board, now);
    if (many(board, now, choice, seat) <= 1) {
      return true;
    }
    int[] all = Candidates.all(board, now, choice, seat);
    int needed = Math.min(missing(board, now, choice, seat), all.length);
    return PickedSet.isAscending(card, now.picks().highest(Passage.key(choice, seat)), all, needed);
  }

  /// What is picked so far for the choice of several cards that is asked, with lives.
  public static int[] picked(Board board, Passage now) {
    if (choice(now) < 0) {
      return PickedSet.NONE;
    }
    Seat seat = seat(board, now);
    return many(board, now, choice(now), seat) > 1
        ? now.picks().of(Passage.key(choice(now), seat))
        : PickedSet.NONE;
  }

  /// The picks that can be taken back, with lives; of those that are alike one.
  @Rule("MLP B70")
  public static int[] takeBacks(Board board, Passage now) {
    int[] picked = picked(board, now);
    Seat seat = seat(board, now);
    if (picked.length == 0 || isWhole(board, now, choice(now), seat)) {
      return PickedSet.NONE;
    }
    int[] backs = PickedSet.last(picked, Knowledge.interchangeable(board, seat));
    int[] next = candidates(board, now);
    boolean alike =
        backs.length == 1
            && next.length == 1
            && !isOptional(now, choice(now))
            && Knowledge.interchangeable(board, seat).test(CardRef.card(backs[0]), next[0]);
    return alike ? PickedSet.NONE : backs;
  }

  /// A pick is taken back.
  public static void takeBack(Board board, Passage now, int card) {
    int key = Passage.key(choice(now), seat(board, now));
    board.agenda().replace(now.without(key, board.ref(card)));
  }

  /// Whether enough is chosen to leave it at that.
  public static boolean mayStop(Passage now) {
    return isOptional(now, choice(now));
  }

  /// A card is chosen; with the last one the choice is made.
  public static void choose(Board board, Passage now, int card) {
    Seat seat = seat(board, now);
    int choice = choice(now);
    int key = Passage.key(choice, seat);
    Passage more = now.with(key, board.ref(card));
    board.agenda().replace(more);
    if (more.picks().count(key) >= many(board, more, choice, seat)
        || Candidates.all(board, more, choice, seat).length == 0) {
      tell(board, more, key, seat);
    }
  }

  private static void tell(Board board, Passage now, int key, Seat seat) {
    for (int ref : now.picks().of(key)) {
      int card = CardRef.card(ref);
      if (board.heard() && board.inPlay(card)) {
        boolean open = Knowledge.seen(board, card, Seat.A) && Knowledge.seen(board, card, Seat.B);
        String name = open ? board.card(card).name() : "a face-down Troublemaker";
        board.tell(new Happening.Chose(seat, name));
      }
    }
  }

  /// No more is chosen.
  public static void stop(Board board, Passage now) {
    Seat seat = seat(board, now);
    tell(board, now, Passage.key(choice(now), seat), seat);
    board.agenda().replace(now.asking(now.part() + 1, 0));
  }

  /// The player does what the text leaves open.
  public static void agree(Board board, Passage now) {
    Loops.acted(board, now.you());
    board.agenda().replace(now.at(now.next() + 1));
  }

  /// The player leaves it.
  public static void decline(Board board, Passage now) {
    if (now.text().script().at(now.next()) instanceof Script.May<Effect> may) {
      board.set(Fact.DONE, 0);
      board.agenda().replace(now.at(may.otherwise()));
    }
  }

  /// The effect for which a card is chosen.
  public static Effect.OnCards acting(Passage now) {
    return Candidates.acting(now.text().script().chooser(choice(now)));
  }

  /// The modes that can be carried out, by number; all of them when none can.
  public static int[] possibleModes(Board board, Passage now) {
    if (!(now.text().script().at(now.next()) instanceof Script.OneOf<Effect>(var starts))) {
      return Voice.NOBODY;
    }
    int[] modes = new int[starts.size()];
    int count = 0;
    for (int mode = 0; mode < modes.length; mode++) {
      if (Possible.canDo(board, now, starts.get(mode))) {
        modes[count++] = mode;
      }
    }
    if (count == 0) {
      while (count < modes.length) {
        modes[count] = count++;
      }
    }
    return Arrays.copyOf(modes, count);
  }

  /// How many modes there are to pick from, or 0 when none are asked for.
  public static int modes(Passage now) {
    return now.text().script().at(now.next()) instanceof Script.OneOf<Effect>(var starts)
        ? starts.size()
        : 0;
  }

  /// The player picks a mode.
  public static void mode(Board board, Passage now, int mode) {
    if (now.text().script().at(now.next()) instanceof Script.OneOf<Effect>(var starts)) {
      board.agenda().replace(now.at(starts.get(mode)));
    }
  }
}
