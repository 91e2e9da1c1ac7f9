package cardwright.cardgame.run;

import cardwright.engine.Agenda;
import cardwright.engine.Step;
import org.jspecify.annotations.Nullable;

/// A text that is being carried out: the one step that runs every text. A game implements it by an immutable record of its own, which
/// keeps beside script and cursor what the text has chosen and mentioned.
///
/// The address of a frame is its depth on the agenda, counted from the bottom. It stays the same as long as the frame lies there.
///
/// @param <E> the effects of the game
/// @param <F> the frame of the game
public interface Frame<E, F extends Frame<E, F>> extends Step {
  /// The address of no frame: the rules asked, not a text.
  int NO_CALLER = -1;

  /// What it says.
  Script<E> script();

  /// How far it has come.
  Cursor cursor();

  /// The same text at another point.
  F with(Cursor cursor);

  /// The same text without what was chosen from a choice on: it is repeated, and chooses anew.
  ///
  /// @param firstChoice from 0 to `script().choices()`
  F forgetting(int firstChoice);

  /// The index of the instruction that comes next.
  default int next() {
    return cursor().next();
  }

  /// The same text at another instruction.
  default F at(int instruction) {
    return with(cursor().at(instruction));
  }

  /// The same text at the start of what is done several times, with new choices.
  ///
  /// @param times at least 1
  default F repeating(int start, int times) {
    return forgetting(script().firstChoice(start)).with(cursor().repeating(start, times));
  }

  /// The same text where one time of what is repeated is done: at its start once more, with new choices, or behind it.
  ///
  /// @param behind the instruction that comes when all times are done
  default F again(int start, int behind) {
    return cursor().left() > 1
        ? forgetting(script().firstChoice(start)).with(cursor().again(start))
        : with(cursor().behindLoop(behind));
  }

  /// The same text behind the `you may` at its head, if there is one: its player has said yes before it begins.
  default F agreed() {
    boolean may = script().length() > 0 && script().at(0) instanceof Script.May<E>;
    return at(may ? 1 : 0);
  }

  /// The choice of the text that comes next, or -1 when another instruction does.
  default int choice() {
    return script().at(next()) instanceof Script.Choose<E>(E _, int choice) ? choice : -1;
  }

  /// How many modes are to be picked from, or 0 when another instruction comes next.
  default int modes() {
    return switch (script().at(next())) {
      case Script.OneOf<E>(var starts) -> starts.size();
      case Script.SomeOf<E> some -> some.starts().size();
      case Script.Do<E> _,
          Script.Choose<E> _,
          Script.May<E> _,
          Script.Unless<E> _,
          Script.Jump<E> _,
          Script.Repeat<E> _,
          Script.Again<E> _,
          Script.Roll<E> _ ->
          0;
    };
  }

  /// The text that asked for something, or null: the rules asked, or the play has ended and all texts with it.
  ///
  /// @param frames the frames of the game
  /// @param caller the address of its frame, or [#NO_CALLER]
  static <F extends Frame<?, F>> @Nullable F asking(
      Agenda<? super F> agenda, Class<F> frames, int caller) {
    Object step = caller != NO_CALLER && caller < agenda.size() ? agenda.get(caller) : null;
    return frames.isInstance(step) ? frames.cast(step) : null;
  }

  /// A part of an effect that was pending is settled: the text that asked for it is told what came of it.
  ///
  /// An answer can only lower what is known: an effect is done when all of its parts are.
  ///
  /// @param frames the frames of the game
  /// @param caller the address of its frame, or [#NO_CALLER]
  /// @param answer [CarriedOut#PENDING] where another step will answer
  static <F extends Frame<?, F>> void report(
      Agenda<? super F> agenda, Class<F> frames, int caller, CarriedOut answer) {
    F asking = asking(agenda, frames, caller);
    if (asking != null) {
      CarriedOut before = asking.cursor().before();
      CarriedOut now = before.told(answer);
      if (now != before) {
        agenda.set(caller, asking.with(asking.cursor().after(now)));
      }
    }
  }
}
