package cardwright.cli.table;

import cardwright.cli.console.Messages;
import java.util.List;
import java.util.Locale;

/// What can be typed at the table, in the language of the one who reads it. Commands are the same in every language.
final class TableHelp {
  private static final List<String> LINES =
      List.of(
          "help.move",
          "help.moves",
          "help.why",
          "help.hint",
          "help.explain",
          "help.cards",
          "help.decks",
          "help.show",
          "help.text",
          "help.log",
          "help.table",
          "help.undo",
          "help.auto",
          "help.auto-off",
          "help.auto-forced",
          "help.auto-quiet",
          "help.auto-turn",
          "help.stop",
          "help.stop-more",
          "help.quit",
          "help.help");

  private TableHelp() {}

  /// The lines of the help.
  static List<String> lines(Locale language) {
    return LINES.stream().map(line -> Messages.of(line).words(null, language)).toList();
  }

  /// What stands before the rulings that a judge can decree.
  static String rulings(Locale language) {
    return Messages.of("help.rulings").words(null, language);
  }
}
