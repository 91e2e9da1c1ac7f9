package cardwright.cardgame.choose;

import cardwright.cardgame.run.Frame;
import cardwright.cardgame.run.Interpreter;
import cardwright.cardgame.run.Script;
import cardwright.engine.Agenda;

/// What is asked where a text waits for a player: the instruction that comes next says it. A game supplies its words for it ([MayQuestion], [ModeQuestion]), and which cards its texts choose.
///
/// @param <E> the effects of the game
/// @param <F> the frame of the game
public interface TextQuestions<E, F extends Frame<E, F>> extends MayQuestion<F>, ModeQuestion<F> {
  /// What is still to be done: the text lies on top of it.
  Agenda<? super F> agenda();

  @Override
  default void agree(F text) {
    Interpreter.agree(agenda(), text);
  }

  @Override
  default void decline(F text) {
    Interpreter.decline(agenda(), text);
  }

  @Override
  default void pickMode(F text, int mode) {
    Interpreter.pickMode(agenda(), text, mode);
  }

  @Override
  default boolean mayPickNoMore(F text) {
    return text.script().at(text.next()) instanceof Script.SomeOf<E>;
  }

  @Override
  default boolean pickingNoMoreIsPass() {
    return noIsPass();
  }

  @Override
  default void pickNoMore(F text) {
    Interpreter.pickNoMore(agenda(), text);
  }

  /// The decision which cards a text chooses.
  Decision cards(F text, int choice);

  /// The decision that a text waits for.
  default Decision of(F text) {
    return switch (text.script().at(text.next())) {
      case Script.Choose<E>(E _, int choice) -> cards(text, choice);
      case Script.May<E> _ -> new AgreeToText<>(this, text);
      case Script.OneOf<E> _, Script.SomeOf<E> _ -> new ModeOfText<>(this, text);
      case Script.Do<E> _,
          Script.Unless<E> _,
          Script.Jump<E> _,
          Script.Repeat<E> _,
          Script.Again<E> _,
          Script.Roll<E> _ ->
          throw new IllegalStateException("nobody decides at " + text);
    };
  }
}
