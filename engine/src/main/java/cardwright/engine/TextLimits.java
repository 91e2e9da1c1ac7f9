package cardwright.engine;

/// The limits on text that comes from outside: decks, cards, records, scenarios, names, moves and lines of programs.
///
/// Lengths are compared before any work is done, and amounts are counted before anything is expanded. Lengths are in characters (`char`) unless it says otherwise. What is over a limit is refused, and the refusal names the limit.
public final class TextLimits {
  /// The name of a card, a deck, a format or the like.
  public static final int NAME = 120;

  /// The notation of a move, as somebody asks for it.
  public static final int NOTATION = 300;

  /// A line that somebody types or pipes into a game.
  public static final int TYPED = 2_000;

  /// A line that a bot writes to a table, in bytes.
  public static final int MESSAGE = 65_536;

  /// A line that a table writes to a bot: all that is on the table, and all moves.
  public static final int TABLE = 4 * 1024 * 1024;

  /// A file with a deck.
  public static final int DECK = 16 * 1024;

  /// The lines of a deck.
  public static final int DECK_LINES = 400;

  /// The cards of a deck and of its side deck together.
  public static final int DECK_CARDS = 400;

  /// A file of cards.
  public static final int CARD_FILE = 512 * 1024;

  /// A line of a file of cards.
  public static final int CARD_LINE = 600;

  /// The mistakes that are told of one file of cards; behind them its reading ends.
  public static final int CARD_MISTAKES = 200;

  /// Steps of work on a line of a file of cards: a step compares some words with a place of the line.
  public static final int LINE_STEPS = 200_000;

  /// Steps of work on all lines of a file of cards.
  public static final int CARD_FILE_STEPS = 20_000_000;

  /// A file with a learned value of positions.
  public static final int VALUE = 2 * 1024 * 1024;

  /// A file with the record of a play or of a match.
  public static final int RECORD = 8 * 1024 * 1024;

  /// The lines of a record.
  public static final int RECORD_LINES = 100_000;

  /// The rolls on one line of a record.
  public static final int RECORD_ROLLS = 4_000;

  /// The parts of a list on one line of a record that is no deck.
  public static final int RECORD_PARTS = 40;

  /// Choices of a single move that make themselves, one after the other, before somebody has to decide.
  public static final int FORCED_MOVES = 10_000;

  /// Instructions of card texts that are carried out in one turn of a card game.
  public static final int TURN_INSTRUCTIONS = 20_000;

  /// A file with scenarios.
  public static final int SCENARIO_FILE = 1024 * 1024;

  /// The scenarios of one file.
  public static final int SCENARIOS = 1_000;

  /// The steps of one scenario.
  public static final int SCENARIO_STEPS = 1_000;

  /// How deep lists and mappings of a scenario may stand in one another.
  public static final int SCENARIO_DEPTH = 12;

  /// A text in a scenario; cards that it brings along are one text.
  public static final int SCENARIO_TEXT = 64 * 1024;

  /// The lists, mappings, names and values in one file of scenarios.
  public static final int SCENARIO_PIECES = 200_000;

  private TextLimits() {}

  /// Refuses what is longer or more than it may be, before anybody looks into it.
  ///
  /// @param what what it is: `a deck`
  /// @param is how long or how many it is
  /// @param most how long or how many it may be
  /// @param unit what is counted: `characters`
  /// @throws Refused when it is too long or too many
  public static void check(String what, int is, int most, String unit) {
    if (is > most) {
      throw new Refused(tooMuch(what, is, most, unit));
    }
  }

  /// What is said of something that is longer or more than it may be.
  public static String tooMuch(String what, int is, int most, String unit) {
    return what + " has at most " + most + " " + unit + ", and this has " + is;
  }

  /// The opening of a text, so that it can stand in a message: at most 60 characters.
  public static String opening(String text) {
    int most = 60;
    if (text.length() <= most) {
      return text;
    }
    int end = Character.isHighSurrogate(text.charAt(most - 2)) ? most - 2 : most - 1;
    return text.substring(0, end) + "…";
  }
}
