package cardwright.cardgame.message;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.listed;
import static cardwright.engine.Message.number;

import cardwright.engine.Message;
import java.util.List;

/// What texts ask alike in all games, or in those whose texts are plain: those of the catalogue beside this class.
public final class Questions {
  private Questions() {}

  /// What a text asks: `Snow Baker: which card?`.
  ///
  /// @param source the name of the card whose text it is
  /// @param asked what is asked, as it stands behind a colon
  public static Message of(String source, Message asked) {
    return Messages.of("question.of-text", card(source), clause(asked));
  }

  /// Which card is chosen, as it stands behind a colon.
  public static Message whichCard() {
    return Messages.of("question.which-card");
  }

  /// Which part of a text is carried out, as it stands behind a colon.
  public static Message whichPart() {
    return Messages.of("question.which-part");
  }

  /// In which of several ways something is paid, as it stands behind a colon.
  public static Message whichWay() {
    return Messages.of("question.which-way");
  }

  /// Whether that is done which a text leaves open, as it stands behind a colon.
  public static Message doIt() {
    return Messages.of("question.do-it");
  }

  /// Which of the cards that were looked at is taken.
  ///
  /// @param picked the names of those that are picked already
  public static Message take(List<String> picked) {
    return picked(Messages.of("question.take"), picked);
  }

  /// Which card goes to the bottom of a deck next.
  ///
  /// @param placed the names of those that went there already
  public static Message toBottom(List<String> placed) {
    return placed(Messages.of("question.to-bottom"), placed);
  }

  /// Which card goes on top of a deck next.
  ///
  /// @param left how many are left
  /// @param placed the names of those that went there already
  public static Message toTop(int left, List<String> placed) {
    return placed(Messages.of("question.to-top", number(left)), placed);
  }

  /// A question with what was put somewhere so far behind it.
  ///
  /// @param names their names, the first one first
  public static Message placed(Message question, List<String> names) {
    return with("question.so-far", question, names);
  }

  /// A question with what is picked so far behind it.
  public static Message picked(Message question, List<String> names) {
    return with("question.picked", question, names);
  }

  private static Message with(String id, Message question, List<String> names) {
    return names.isEmpty() ? question : Messages.of(id, clause(question), listed(names, ", "));
  }
}
