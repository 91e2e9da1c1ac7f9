package cardwright.cli.console;

import cardwright.engine.Message;
import cardwright.messages.MessageCatalogue;

/// The sentences of the table in the terminal: those of the catalogue beside this class.
public final class Messages {
  private static final MessageCatalogue CATALOGUE =
      MessageCatalogue.in(Messages.class::getResourceAsStream);

  private Messages() {}

  /// A message with what it speaks of, in the order in which its sentence numbers it.
  public static Message of(String id, Message.Argument... arguments) {
    return CATALOGUE.message(id, arguments);
  }
}
