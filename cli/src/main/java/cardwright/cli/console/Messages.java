package cardwright.cli.console;

import cardwright.engine.Message;
import cardwright.messages.MessageCatalogue;

/// The sentences of the command line that are said in more than one language: those of the catalogue of its room.
public final class Messages {
  private static final MessageCatalogue CATALOGUE =
      MessageCatalogue.in(name -> Messages.class.getResourceAsStream("/cardwright/cli/" + name));

  private Messages() {}

  /// A message with what it speaks of, in the order in which its sentence numbers it.
  public static Message of(String id, Message.Argument... arguments) {
    return CATALOGUE.message(id, arguments);
  }
}
