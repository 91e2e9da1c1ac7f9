package cardwright.cardgame.choose;

import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.MoveKey;
import cardwright.engine.Seat;

/// A question that is put to a player, with all that concerns its options: which there are, how they are written and explained, and what each of them does.
///
/// Options are numbers of the decision's own. A decision is good for as long as the position stays as it is.
public sealed interface Decision
    permits YesNo, ChooseMode, ChooseNumber, ChooseCards, Decision.Own {
  /// The option that does nothing and hands the question on.
  int PASS = -1;

  /// Who decides.
  Seat seat();

  /// What is asked.
  Message question();

  /// Lists the options: at least one.
  void list(MoveList options);

  /// How an option is written.
  String notation(int option);

  /// A number that stands for how an option is written: [cardwright.engine.Choice#key]. A decision that is asked often finds it without writing the option.
  default long key(int option) {
    return MoveKey.of(notation(option));
  }

  /// Whether an option declines what is asked: [#PASS], or one that is written otherwise.
  default boolean declines(int option) {
    return option == PASS;
  }

  /// What an option means, for a person.
  Message meaning(int option);

  /// The first objection to an answer, or [Message#NOTHING]: there is none to an option. Moves of a [MoveKind] are no answers.
  Message objection(Said said, GameRefusals game);

  /// What is said of an answer that is not offered although nothing objects to it.
  default Message unlisted(Said said, GameRefusals game) {
    return game.unknown(said.notation(), question());
  }

  /// Carries an option out.
  void make(int option, Chance chance);

  /// Whether that is how an option is written.
  default boolean isOption(Said said) {
    MoveList options = new MoveList();
    list(options);
    for (int i = 0; i < options.count(); i++) {
      if (notation(options.get(i)).equals(said.words())) {
        return true;
      }
    }
    return false;
  }

  /// A decision that is a game's own.
  non-sealed interface Own extends Decision {
    /// Where nothing else is said, nothing more is told of an answer than that there is no such move.
    @Override
    default Message objection(Said said, GameRefusals game) {
      return Message.NOTHING;
    }
  }
}
