package cardwright.bots;

import cardwright.engine.Refused;
import java.util.ArrayList;
import java.util.List;

/// Parts a command as a shell does: at blanks, except between single or double quotes; a backslash
/// takes the next character as it is, except between single quotes. Nothing else is special.
final class CommandWords {
  private final String command;
  private final List<String> words = new ArrayList<>();
  private final StringBuilder word = new StringBuilder();
  private boolean begun;
  private int at;

  private CommandWords(String command) {
    this.command = command;
  }

  /// The words of a command.
  ///
  /// @throws Refused when there is none, or a quote is not closed
  static List<String> of(String command) {
    return new CommandWords(command).split();
  }

  private List<String> split() {
    while (at < command.length()) {
      char next = command.charAt(at++);
      switch (next) {
        case '\'', '"' -> quoted(next);
        case '\\' -> escaped();
        default -> plain(next);
      }
    }
    endWord();
    if (words.isEmpty()) {
      throw new Refused("a command is needed, such as exec:python3 examples/bots/bot.py");
    }
    return List.copyOf(words);
  }

  private void plain(char next) {
    if (Character.isWhitespace(next)) {
      endWord();
    } else {
      begun = true;
      word.append(next);
    }
  }

  private void quoted(char quote) {
    int open = at;
    begun = true;
    while (at < command.length() && command.charAt(at) != quote) {
      if (quote == '"' && command.charAt(at) == '\\') {
        at++;
        escaped();
      } else {
        word.append(command.charAt(at++));
      }
    }
    if (at == command.length()) {
      throw new Refused(
          "the quote "
              + quote
              + " at character "
              + open
              + " of the command "
              + Quoted.text(command)
              + " is never closed");
    }
    at++;
  }

  private void escaped() {
    if (at == command.length()) {
      throw new Refused("the command " + Quoted.text(command) + " ends with a lone backslash");
    }
    begun = true;
    word.append(command.charAt(at++));
  }

  private void endWord() {
    if (begun) {
      words.add(word.toString());
    }
    word.setLength(0);
    begun = false;
  }
}
