package cardwright.cardgame.choose;

import cardwright.cardgame.message.Meanings;
import cardwright.cardgame.run.Frame;
import cardwright.cardgame.run.Interpreter;
import cardwright.cardgame.run.Script;
import cardwright.engine.Agenda;
import cardwright.engine.Message;
import cardwright.engine.Seat;

/// What is asked where a text waits for a player: the instruction that comes next says it. A game supplies its words for it, and which cards its texts choose.
///
/// @param <E> the effects of the game
/// @param <F> the frame of the game
public interface TextQuestions<E, F extends Frame<E, F>> {
  /// What is still to be done: the text lies on top of it.
  Agenda<? super F> agenda();

  /// Who decides whether a text is carried out, and in which mode.
  Seat player(F text);

  /// Asks whether the player does what a text says that he may do.
  Message mayQuestion(F text);

  /// Whether to leave it is to pass.
  default boolean noIsPass() {
    return false;
  }

  /// The player does it.
  default void agree(F text) {
    Interpreter.agree(agenda(), text);
  }

  /// Asks which one of its instructions a text carries out.
  Message modeQuestion(F text);

  /// The modes that can be chosen, by number from 0.
  int[] modes(F text);

  /// What it means to choose a mode, for a person.
  ///
  /// @param number from 1
  default Message modeMeans(int number) {
    return Meanings.instruction(number);
  }

  /// The decision which cards a text chooses.
  Decision cards(F text, int choice);

  /// The decision that a text waits for.
  default Decision of(F text) {
    return switch (text.script().at(text.next())) {
      case Script.Choose<E>(E _, int choice) -> cards(text, choice);
      case Script.May<E> _ -> new AgreeToText<>(this, text);
      case Script.OneOf<E> _ -> new ModeOfText<>(this, text);
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
