package cardwright.record;

import cardwright.engine.Message;
import cardwright.messages.MessageCatalogue;

/// What speaks against a deck file: the sentences of the catalogue beside this class.
final class Messages {
  private static final MessageCatalogue CATALOGUE =
      MessageCatalogue.in(Messages.class::getResourceAsStream);

  private Messages() {}

  /// A message with what it speaks of, in the order in which its sentence numbers it.
  static Message of(String id, Message.Argument... arguments) {
    return CATALOGUE.message(id, arguments);
  }
}
