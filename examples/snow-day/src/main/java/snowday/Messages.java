package snowday;

import cardwright.cardgame.message.MessageCatalogue;
import cardwright.engine.Message;
import cardwright.language.Resources;

/// The sentences of the game: `messages.properties`.
final class Messages {
  private static final MessageCatalogue CATALOGUE =
      MessageCatalogue.in(new Resources(Messages.class::getResourceAsStream));

  private Messages() {}

  static Message of(String id, Message.Argument... arguments) {
    return CATALOGUE.message(id, arguments);
  }
}
