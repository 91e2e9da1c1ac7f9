package cardwright.cardgame.message;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.clause;

import cardwright.engine.Message;

/// What texts ask in games whose texts are plain: those of the catalogue beside this class.
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

  /// Whether that is done which a text leaves open, as it stands behind a colon.
  public static Message doIt() {
    return Messages.of("question.do-it");
  }
}
