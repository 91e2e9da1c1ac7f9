package cardwright.cardgame.message;

import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.listed;
import static cardwright.engine.Message.word;

import cardwright.engine.Message;
import cardwright.engine.Refused;
import java.util.List;

/// What many games refuse in the same words: those of the catalogue beside this class.
public final class Refusals {
  private Refusals() {}

  /// Why nothing can be done any more.
  public static Message over() {
    return Messages.of("refusal.over");
  }

  /// What is said of a move that is offered.
  public static Message offered() {
    return Messages.of("refusal.offered");
  }

  /// A format that a game does not have.
  ///
  /// @param game the title of the game
  public static Refused noFormat(String game, String format) {
    return new Refused(Messages.of("refusal.no-format", word(game), word(format)));
  }

  /// An option that a game does not have.
  ///
  /// @param game the title of the game
  public static Refused noOption(String game, String option) {
    return new Refused(Messages.of("refusal.no-option", word(game), word(option)));
  }

  /// A title that several cards have.
  ///
  /// @param names what each of them can be called
  public static Refused severalCards(String title, List<String> names) {
    return new Refused(Messages.of("refusal.several-cards", word(title), listed(names, " or ")));
  }

  /// A deck that cannot be played.
  ///
  /// @param seat whose deck it is
  /// @param objections what speaks against it
  public static Refused deck(String seat, List<Message> objections) {
    Message all = objections.getFirst();
    for (Message each : objections.subList(1, objections.size())) {
      all = Messages.of("refusal.objections", clause(all), clause(each));
    }
    return new Refused(Messages.of("refusal.deck", word(seat), clause(all)));
  }

  /// A ruling that cannot be made.
  ///
  /// @param there the notations of those that can be made
  public static Refused noRuling(String notation, List<String> there) {
    Message.Argument all = word(String.join(", ", there));
    return new Refused(Messages.of("refusal.no-ruling", word(notation), all));
  }
}
