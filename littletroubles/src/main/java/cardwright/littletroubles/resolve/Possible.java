package cardwright.littletroubles.resolve;

import cardwright.cardgame.choose.PickedSet;
import cardwright.cardgame.run.Interpreter;
import cardwright.cardgame.run.Script;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.GameEvent;
import cardwright.littletroubles.board.Prohibitions;
import cardwright.littletroubles.board.TriggeredText;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Cost;
import cardwright.littletroubles.vocabulary.Effect;
import cardwright.littletroubles.vocabulary.Which;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Whether a text can be carried out, as far as public facts tell, once its costs are paid; and whether it would do anything at all.
///
/// The text is tried as it stands, without OTTA abilities, on a table of its own: what an instruction uses up is gone for those behind it, and what it brings about is there for them. It can be carried out if there is a way through it on which every part that has to be done is done, and something happens. What rests on hidden cards or on dice is taken to go well.
@Rule({"LT 6.7a", "LT 6.7d", "LT B57", "LT B62", "LT C14", "LT C15", "LT C16"})
final class Possible {
  // A text that leaves more ways than these open is taken to have one that goes well.
  private static final int MOST_STEPS = 3_000;

  // Until then it costs more to remember what was tried than to try it.
  private static final int FEW_STEPS = 60;

  private final Trial trial;
  private final int end;
  // What leads nowhere; made when it is first needed.
  private @Nullable Set<Long> dead;
  private int steps;

  private Possible(Trial trial, int end) {
    this.trial = trial;
    this.end = end;
  }

  /// Whether a play is legal for which all is announced. What is no text, such as a permanent, always does something.
  ///
  /// @param cookies what its player has left once it is paid
  static boolean play(Board board, Announcement now, int cookies) {
    TextFrame text = now.frame(board);
    return switch (atAGlance(board, now, text, cookies)) {
      case LEGAL -> true;
      case ILLEGAL -> false;
      case UNKNOWN -> isFound(board, now, text);
    };
  }

  /// Whether it can be seen at a glance that a play is legal for which all is announced.
  ///
  /// @param cookies what its player has left once it is paid
  static boolean isPlain(Board board, Announcement now, int cookies) {
    return atAGlance(board, now, now.frame(board), cookies) == LegalityShortcut.Answer.LEGAL;
  }

  private static LegalityShortcut.Answer atAGlance(
      Board board, Announcement now, TextFrame text, int cookies) {
    if (!areCostsThere(board, text)) {
      return LegalityShortcut.Answer.ILLEGAL;
    }
    return text.text().script().length() == 0
        ? LegalityShortcut.Answer.LEGAL
        : LegalityShortcut.look(board, now, text, cookies);
  }

  /// Whether a way through the text is found.
  private static boolean isFound(Board board, Announcement now, TextFrame text) {
    Board table = Paid.table(board, now);
    boolean card = now.kind() == Announcement.Kinds.CARD;
    boolean goes = card;
    for (Cost cost : text.text().costs()) {
      goes |= PriceOfPlay.sendsAway(cost);
    }
    int gone = goes ? now.card() : Board.EMPTY;
    TextFrame begun = card ? text.by(table.ref(now.card())) : text;
    boolean goesWell =
        new Possible(
                new Trial(new Hidden(table), paid(table, now, text.text().costs().length), gone),
                text.text().script().length())
            .goesWell(table, begun);
    board.giveBack(table);
    return goesWell;
  }

  /// The cards that a play has been paid with and that have gone with it.
  private static int[] paid(Board table, Announcement now, int costs) {
    if (now.costs().size() == 0) {
      return PickedSet.NONE;
    }
    int[] paid = new int[now.costs().size()];
    int count = 0;
    for (int cost = 0; cost < costs; cost++) {
      for (int ref : now.costs().of(cost)) {
        if (!table.holds(ref)) {
          paid[count++] = CardRef.card(ref);
        }
      }
    }
    return Arrays.copyOf(paid, count);
  }

  /// Whether an optional OTTA text can be carried out where it would be put; what sets it off counts as done.
  @Rule({"LT 6.2b", "LT C11"})
  static boolean splice(Board board, TriggeredText splice) {
    TextFrame text = TextFrame.of(splice);
    Board table = Trial.table(board);
    if (splice.text().otta().edit() == Ability.Edit.AFTER) {
      Apply.all(table, Trial.CHANCE, new GameEvent[] {splice.on()});
    }
    boolean goesWell = of(board, text.text().script().length()).goesWell(table, text);
    board.giveBack(table);
    return goesWell;
  }

  /// Whether a mode of a text that has come to `one of` or to `up to 2 of` can be carried out.
  ///
  /// @param mode the text at the start of that mode
  static boolean mode(Board board, TextFrame now, TextFrame mode) {
    Script<Effect> script = now.text().script();
    List<Integer> starts;
    int end;
    if (script.at(now.next()) instanceof Script.OneOf<Effect>(List<Integer> modes)) {
      starts = modes;
      end = behind(script, modes);
    } else if (script.at(now.next()) instanceof Script.SomeOf<Effect> some) {
      starts = some.starts();
      end = some.end();
    } else {
      return true;
    }
    int number = starts.indexOf(mode.next());
    int behind = number + 1 < starts.size() ? starts.get(number + 1) : end;
    Board table = Trial.table(board);
    boolean goesWell = of(board, behind - 1).goesWell(table, mode);
    board.giveBack(table);
    return goesWell;
  }

  private static Possible of(Board board, int end) {
    return new Possible(new Trial(new Hidden(board), PickedSet.NONE, Board.EMPTY), end);
  }

  /// The instruction behind all branches: each but the last ends with a jump there.
  static int behind(Script<Effect> script, List<Integer> starts) {
    int first = Integer.MAX_VALUE;
    int second = Integer.MAX_VALUE;
    for (int i = 0; i < starts.size(); i++) {
      int start = starts.get(i);
      if (start < first) {
        second = first;
        first = start;
      } else if (start > first && start < second) {
        second = start;
      }
    }
    second = second == Integer.MAX_VALUE ? first : second;
    return second > first && script.at(second - 1) instanceof Script.Jump<Effect>(int to)
        ? to
        : second;
  }

  private static boolean areCostsThere(Board board, TextFrame now) {
    int self = CardRef.card(now.self());
    for (Cost cost : now.text().costs()) {
      boolean there =
          switch (cost) {
            case Cost.RemoveCounters(String counter, int number) ->
                board.counters().number(self, counter) >= number;
            case Cost.Regress(Target.This<Which> _) -> Turning.canRegress(board, self);
            case Cost.ToTimeout(Target.This<Which> _) ->
                Prohibitions.allow(board, self, Ability.Forbidden.TO_TIMEOUT, now.you());
            case Cost.Cookies _,
                Cost.XCookies _,
                Cost.ToTimeout _,
                Cost.Regress _,
                Cost.ToHand _,
                Cost.Discard _,
                Cost.Either _ ->
                true;
          };
      if (!there) {
        return false;
      }
    }
    return true;
  }

  private boolean goesWell(Board table, TextFrame text) {
    return goesWell(trial.begun(new Trial.State(table, text, TrialPath.BEGIN)));
  }

  /// Whether there is a way through the rest of a text.
  private boolean goesWell(Trial.State from) {
    Trial.State so = from;
    Script<Effect> script = so.now().text().script();
    while (so.now().next() < end) {
      if (++steps > MOST_STEPS || so.path().open()) {
        return true;
      }
      int at = so.now().next();
      switch (script.at(at)) {
        case Script.Do<Effect>(Effect effect, int choice) -> {
          List<Trial.State> all = trial.carryOut(so.at(at + 1), effect, choice, at + 1 >= end);
          if (all.size() != 1) {
            return any(all);
          }
          so = all.getFirst();
        }
        case Script.Choose<Effect>(Effect _, int choice) -> {
          if (trial.isOpen(so.now(), choice)) {
            return chooses(so, choice);
          }
          so = so.at(at + 1);
        }
        case Script.May<Effect> may -> {
          if (goesWell(so.at(at + 1))) {
            return true;
          }
          so = so.with(so.path().with(TrialPath.Done.NO)).at(may.otherwise());
        }
        case Script.Unless<Effect>(int otherwise) -> {
          return unless(so, at, otherwise);
        }
        case Script.Jump<Effect>(int to) -> so = so.at(to);
        case Script.OneOf<Effect>(List<Integer> starts) -> {
          return any(so, starts);
        }
        case Script.SomeOf<Effect> some -> {
          if (picks(so, some)) {
            return true;
          }
          TrialPath path = so.path();
          so =
              so.with(some.first() > 0 ? path : path.with(TrialPath.Done.NO))
                  .with(Interpreter.stopped(so.now(), some));
        }
        case Script.Repeat<Effect>(Effect count, int behind) -> {
          int times = trial.times(so, count);
          so = times > 0 ? so.with(so.now().repeating(at + 1, times)) : so.at(behind);
        }
        case Script.Again<Effect>(int start) -> so = so.with(so.now().again(start, at + 1));
        case Script.Roll<Effect>(List<Integer> starts) -> {
          return any(so, starts) || (differ(starts) && goesWell(so.at(behind(script, starts))));
        }
      }
    }
    return so.path().does();
  }

  private boolean any(List<Trial.State> states) {
    for (int i = 0; i < states.size(); i++) {
      if (goesWell(states.get(i))) {
        return true;
      }
    }
    return false;
  }

  /// Of equal starts side by side one stands for all.
  private boolean any(Trial.State state, List<Integer> starts) {
    for (int i = 0; i < starts.size(); i++) {
      int start = starts.get(i);
      boolean tried = i > 0 && starts.get(i - 1) == start;
      if (!tried && goesWell(state.at(start))) {
        return true;
      }
    }
    return false;
  }

  /// Whether it goes well with one more mode of those of which several may be picked.
  private boolean picks(Trial.State state, Script.SomeOf<Effect> some) {
    if (Interpreter.isFull(state.now(), some)) {
      return false;
    }
    for (int mode = some.first(); mode < some.starts().size(); mode++) {
      if (goesWell(state.with(Interpreter.picked(state.now(), some, mode)))) {
        return true;
      }
    }
    return false;
  }

  private static boolean differ(List<Integer> starts) {
    int first = starts.getFirst();
    for (int i = 1; i < starts.size(); i++) {
      if (starts.get(i) != first) {
        return true;
      }
    }
    return false;
  }

  /// What hangs on a condition, or on an instruction before, is done where it can be, and else left.
  private boolean unless(Trial.State state, int at, int otherwise) {
    TrialPath.Done done = state.path().done();
    if (done != TrialPath.Done.NO) {
      int over = over(state.now().text().script(), otherwise);
      if (goesWell(state.at(at + 1)) || goesWell(state.at(over))) {
        return true;
      }
    }
    return done != TrialPath.Done.YES && goesWell(state.at(otherwise));
  }

  /// The instruction behind both parts, where there is a part for either case.
  private static int over(Script<Effect> script, int otherwise) {
    return script.at(otherwise - 1) instanceof Script.Jump<Effect>(int to)
        ? Math.max(to, otherwise)
        : otherwise;
  }

  /// Tries every set of cards that can be chosen, and what hidden cards leave open.
  private boolean chooses(Trial.State state, int choice) {
    TextFrame now = state.now();
    long key = steps < FEW_STEPS ? 0 : key(state);
    if (key != 0 && dead != null && dead.contains(key)) {
      return false;
    }
    Target.Choose<Which> choose = now.text().choice(choice);
    Trial.Open open = trial.open(state, choice);
    int most = Math.min(choose.most(now.x()), open.cards().length);
    for (int count = choose.least(); count <= most; count++) {
      if (picks(state, choice, open.cards(), 0, count)) {
        return true;
      }
    }
    if (open.mayFail()) {
      Effect effect = now.text().chooser(choice);
      boolean names = effect instanceof Effect.Choose || effect instanceof Effect.Chooses;
      TrialPath path = names ? state.path() : state.path().doing();
      Trial.State without = state.with(path.with(TrialPath.Done.OPEN).withStranger());
      int instruction = now.next() + 1;
      while (now.text().script().at(instruction) instanceof Script.Choose<Effect>) {
        instruction++;
      }
      if (goesWell(without.at(instruction + 1))) {
        return true;
      }
    }
    if (key != 0) {
      if (dead == null) {
        dead = new HashSet<>();
      }
      dead.add(key);
    }
    return false;
  }

  private static long key(Trial.State state) {
    Fingerprint at = new Fingerprint(_ -> true);
    state.now().cursor().write(at);
    return (state.table().fingerprint() * 31 + at.value()) * 31 + (state.path().does() ? 1 : 0);
  }

  private boolean picks(Trial.State state, int choice, int[] cards, int from, int count) {
    if (count == 0) {
      return goesWell(state.at(state.now().next() + 1));
    }
    for (int i = from; i + count <= cards.length; i++) {
      // Of cards that come to the same the first one stands for all.
      boolean stood = i > from && trial.isAlike(state.table(), cards[i - 1], cards[i]);
      int bribe = stood ? -1 : trial.bribe(state, choice, cards[i]);
      if (bribe >= 0
          && picks(trial.chosen(state, choice, cards[i], bribe), choice, cards, i + 1, count - 1)) {
        return true;
      }
    }
    return steps > MOST_STEPS;
  }
}
