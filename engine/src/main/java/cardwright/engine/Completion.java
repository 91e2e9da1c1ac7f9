package cardwright.engine;

/// Words that can stand at a place of a card file, offered to whoever writes it there.
///
/// @param text the words, with the letters that stand there already
/// @param column where they go, from 1: the start of the word that was begun
/// @param endColumn the column behind the last character in whose place they go, from 1; `column` where nothing was begun
/// @param group the group of the phrase that they belong to
/// @param meaning what that phrase says in one or two sentences; of the name of a card what kind of card it is; empty where nothing is written down
public record Completion(
    String text, int column, int endColumn, CardPhrase.Group group, String meaning) {
  /// So many are offered at most, the best ones.
  public static final int MOST = 60;

  /// A line with the words in it.
  public String in(String line) {
    return line.substring(0, column - 1) + text + line.substring(endColumn - 1);
  }
}
