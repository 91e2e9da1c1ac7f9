package cardwright.cli.table;

import cardwright.cli.console.Screen;
import cardwright.cli.console.Wrap;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/// Speaks with the people at a screen in their language: tells them something, and follows what they type.
///
/// @param language the language that is read
record Dialogue(Screen screen, Locale language) {
  /// A sentence in the language that is read.
  String words(Message message) {
    return message.words(null, language);
  }

  /// Prints a sentence on one line.
  void print(Message message) {
    screen.print(words(message));
  }

  /// Tells something, on several lines where one does not take it.
  void tell(Message message) {
    tell(words(message));
  }

  /// Tells something, on several lines where one does not take it.
  void tell(String words) {
    int width = screen.attended() ? screen.width() : Integer.MAX_VALUE;
    Wrap.text(words, width).forEach(screen::print);
  }

  /// Reads a line and follows it, unless it is blank; what is refused is told.
  ///
  /// @param early what is said of a stream of commands that ends here
  /// @return whether there was a line: without one, whoever typed has left
  /// @throws Refused when a stream of commands has a line that cannot be followed, or ends too early
  boolean follow(Message early, Consumer<String> command) {
    Optional<String> typed = screen.read("> ");
    if (typed.isEmpty()) {
      if (!screen.attended()) {
        throw new Refused(early);
      }
      return false;
    }
    if (!typed.get().isBlank()) {
      try {
        command.accept(typed.get());
      } catch (Refused refused) {
        Message placed = screen.placed(refused.message());
        if (screen.strict()) {
          throw new Refused(placed, refused);
        }
        tell(placed);
      }
    }
    return true;
  }
}
