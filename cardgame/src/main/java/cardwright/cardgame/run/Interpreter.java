package cardwright.cardgame.run;

import cardwright.engine.Agenda;
import cardwright.engine.Chance;
import cardwright.engine.Seat;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/// Carries texts out, one instruction at a time, and takes the answers to what flow words ask.
public final class Interpreter {
  private Interpreter() {}

  /// Goes on with the text on top of the agenda until it waits for something, or is done.
  ///
  /// A turn that has carried out more than it may ends the play ([TextRules#endPlay]).
  ///
  /// @return whether play goes on by itself: false when a player has to decide
  // Whether the text is still as it was is a matter of the very frame.
  @SuppressWarnings("ReferenceEquality")
  public static <E, F extends Frame<E, F>> boolean goOn(
      Agenda<? super F> agenda, Chance chance, TextRules<E, F> rules, F frame) {
    Script<E> script = frame.script();
    F now = frame;
    while (now.next() < script.length()) {
      if (!agenda.mayCarryOut()) {
        rules.endPlay();
        return true;
      }
      now = rules.prepared(now);
      int at = now.next();
      switch (script.at(at)) {
        case Script.Do<E>(E effect, int choice) -> {
          if (rules.asksFirst(now, effect, choice)) {
            return true;
          }
          if (at + 1 == script.length() && rules.leavesFirst()) {
            agenda.pop();
            rules.carryOut(effect, choice, now, now.cursor().agreed(), Frame.NO_CALLER);
            return true;
          }
          // What an `if` asks is not a part of the sentence: where it holds, what has come of the
          // sentence so far stays, and the jump is passed.
          int behind = script.isCondition(at) ? at + 2 : at + 1;
          F next = now.with(now.cursor().at(behind, sofar(script, now.cursor())));
          agenda.replace(next);
          int size = agenda.size();
          CarriedOut came = rules.carryOut(effect, choice, next, now.cursor().agreed(), size - 1);
          if (came != CarriedOut.DONE) {
            keep(agenda, next, size - 1, at + 1, came);
          }
          if (agenda.size() != size || agenda.top() != next) {
            return true;
          }
          now = next;
        }
        case Script.Choose<E>(E effect, int choice) -> {
          now = chosen(rules, now, effect, choice);
          if (now.next() == at) {
            agenda.replace(now);
            return false;
          }
        }
        case Script.May<E>(int otherwise, int choice) -> {
          switch (rules.may(now, choice)) {
            case ASK -> {
              agenda.replace(now);
              return false;
            }
            case AGREE -> now = now.at(at + 1);
            case DECLINE -> now = now.with(now.cursor().at(otherwise, CarriedOut.NOT_DONE));
          }
        }
        case Script.Unless<E>(int otherwise) ->
            now =
                switch (now.cursor().before()) {
                  case DONE -> now.at(at + 1);
                  case NOT_DONE, PENDING -> now.at(otherwise);
                };
        case Script.Jump<E>(int to) -> now = now.at(to);
        case Script.OneOf<E>(List<Integer> starts) -> {
          int[] modes = rules.modes(now);
          if (modes.length > 1 || rules.asksForTheOnlyMode()) {
            agenda.replace(now);
            return false;
          }
          now = now.at(starts.get(modes[0]));
        }
        case Script.SomeOf<E> some -> {
          if (!isFull(now, some) && rules.modes(now).length > 0) {
            agenda.replace(now);
            return false;
          }
          now = stopped(now, some);
        }
        case Script.Repeat<E>(E count, int end) -> {
          int times = rules.count(count, now);
          // What is done no times is not done.
          now =
              times > 0
                  ? now.with(now.cursor().after(sofar(script, now.cursor())))
                      .repeating(at + 1, times)
                  : now.with(now.cursor().at(end, CarriedOut.NOT_DONE));
        }
        case Script.Again<E>(int start) -> now = now.again(start, at + 1);
        case Script.Roll<E>(List<Integer> starts) -> {
          int number = chance.roll(starts.size());
          rules.rolled(starts.size(), number + 1);
          now = now.at(starts.get(number));
        }
      }
    }
    agenda.pop();
    return true;
  }

  /// What has come of the sentence in which the next instruction stands; of a new one nothing has failed yet.
  private static CarriedOut sofar(Script<?> script, Cursor cursor) {
    return CarriedOut.of(!script.isJoined(cursor.next()) || cursor.before() == CarriedOut.DONE);
  }

  /// Keeps with a text what came of its effect. The effect may have noted something on it.
  ///
  /// @param before the text as it was
  /// @param behind the instruction behind it
  // A game has one class of frames.
  @SuppressWarnings("unchecked")
  private static <E, F extends Frame<E, F>> void keep(
      Agenda<? super F> agenda, F before, int caller, int behind, CarriedOut came) {
    F asking = Frame.asking(agenda, (Class<F>) before.getClass(), caller);
    if (asking != null) {
      Cursor cursor = asking.cursor();
      agenda.set(caller, asking.with(cursor.at(behind, cursor.before().and(came))));
    }
  }

  /// The text with what everybody sees to be the only way chosen; behind the choice when nobody has to be asked.
  private static <E, F extends Frame<E, F>> F chosen(
      TextRules<E, F> rules, F frame, E effect, int choice) {
    Seat[] seats = rules.choosers(frame, effect, choice);
    F now = frame;
    while (now.cursor().part() < seats.length) {
      Seat seat = seats[now.cursor().part()];
      int[] candidates = rules.candidates(now, choice, seat);
      if (candidates.length == 0) {
        now = now.with(now.cursor().asking(now.cursor().part() + 1, 0));
      } else if (rules.isForced(now, choice, seat, candidates)) {
        now = rules.picked(now, choice, seat, candidates[0]);
      } else {
        return now;
      }
    }
    return now.at(now.next() + 1);
  }

  /// The player does what a `you may` leaves open.
  public static <E, F extends Frame<E, F>> void agree(Agenda<? super F> agenda, F now) {
    agenda.replace(now.at(now.next() + 1));
  }

  /// The player leaves it.
  public static <E, F extends Frame<E, F>> void decline(Agenda<? super F> agenda, F now) {
    if (now.script().at(now.next()) instanceof Script.May<E> may) {
      agenda.replace(now.with(now.cursor().at(may.otherwise(), CarriedOut.NOT_DONE)));
    }
  }

  /// The modes that can be carried out where a text has come to `one of` or to `up to 2 of`, by number: of `one of` all when none can, of `up to 2 of` those behind the last one picked.
  ///
  /// @param possible whether the text can go on at the start of a mode
  public static <E, F extends Frame<E, F>> int[] modes(F now, Predicate<F> possible) {
    Script.Instruction<E> next = now.script().at(now.next());
    if (next instanceof Script.SomeOf<E> some) {
      return possible(now, some.starts(), some.first(), possible);
    }
    if (!(next instanceof Script.OneOf<E>(List<Integer> starts))) {
      return new int[0];
    }
    int[] modes = possible(now, starts, 0, possible);
    return modes.length == 0 ? IntStream.range(0, starts.size()).toArray() : modes;
  }

  private static <E, F extends Frame<E, F>> int[] possible(
      F now, List<Integer> starts, int first, Predicate<F> possible) {
    int[] modes = new int[starts.size()];
    int count = 0;
    for (int mode = first; mode < modes.length; mode++) {
      if (possible.test(now.at(starts.get(mode)))) {
        modes[count++] = mode;
      }
    }
    return Arrays.copyOf(modes, count);
  }

  /// The player picks a mode of `one of` or of `up to 2 of`.
  ///
  /// @param mode from 0 to `now.modes() - 1`
  public static <E, F extends Frame<E, F>> void pickMode(
      Agenda<? super F> agenda, F now, int mode) {
    Script.Instruction<E> next = now.script().at(now.next());
    if (next instanceof Script.OneOf<E>(List<Integer> starts)) {
      agenda.replace(now.at(starts.get(mode)));
    } else if (next instanceof Script.SomeOf<E> some) {
      agenda.replace(picked(now, some, mode));
    }
  }

  /// The player leaves it at the modes of `up to 2 of` that are picked.
  public static <E, F extends Frame<E, F>> void pickNoMore(Agenda<? super F> agenda, F now) {
    if (now.script().at(now.next()) instanceof Script.SomeOf<E> some) {
      agenda.replace(stopped(now, some));
    }
  }

  /// Whether as many modes are picked as may be. They are counted as what is repeated is: each is one time.
  public static <E, F extends Frame<E, F>> boolean isFull(F now, Script.SomeOf<E> some) {
    return some.first() > 0 && now.cursor().left() == 1;
  }

  /// The text in a mode of which several may be picked.
  ///
  /// @param some where it has come to
  /// @param mode from `some.first()` on
  public static <E, F extends Frame<E, F>> F picked(F now, Script.SomeOf<E> some, int mode) {
    int start = some.starts().get(mode);
    return some.first() > 0
        ? now.again(start, some.end())
        : now.with(now.cursor().after(sofar(now.script(), now.cursor())))
            .repeating(start, some.most());
  }

  /// The text behind all modes of which several may be picked. Where none was picked nothing is done.
  ///
  /// @param some where it has come to
  public static <E, F extends Frame<E, F>> F stopped(F now, Script.SomeOf<E> some) {
    return now.with(
        some.first() > 0
            ? now.cursor().behindLoop(some.end())
            : now.cursor().at(some.end(), CarriedOut.NOT_DONE));
  }
}
