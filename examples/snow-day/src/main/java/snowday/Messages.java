package snowday;

import cardwright.engine.Message;
import cardwright.messages.MessageCatalogue;

/// The sentences of the game: `messages.properties`.
final class Messages {
  private static final MessageCatalogue CATALOGUE =
      MessageCatalogue.in(Messages.class::getResourceAsStream);

  private Messages() {}

  static Message of(String id, Message.Argument... arguments) {
    return CATALOGUE.message(id, arguments);
  }
}
