package cardwright.ggltcg.message;

import cardwright.engine.Message;
import cardwright.messages.MessageCatalogue;

/// The sentences that GGLTCG tells: those of `messages.properties` beside this class.
public final class Messages {
  private static final MessageCatalogue CATALOGUE =
      MessageCatalogue.in(Messages.class::getResourceAsStream);

  private Messages() {}

  /// A message with what it speaks of, in the order in which its sentence numbers it.
  ///
  /// @throws IllegalArgumentException when the catalogue has no such sentence
  public static Message of(String id, Message.Argument... arguments) {
    return CATALOGUE.message(id, arguments);
  }
}
