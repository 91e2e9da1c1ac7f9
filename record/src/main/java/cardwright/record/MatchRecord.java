package cardwright.record;

import cardwright.engine.Deck;
import cardwright.engine.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A match as it was played: the decks that were registered and the record of each game. How the cards were exchanged and who went
/// first stands in the openings of the games.
///
/// In a file it is the lines of the match, the lines of each play, and a last line with the outcome:
///
/// ```
/// cardwright match 1
/// game: ggltcg
/// format: later
/// games: 3
/// A: Archer; Ka; …
/// B: Beary; Ka; …
/// shuffle play: …
/// cardwright record 2
/// …
/// end: A wins: …
/// match: A wins: 2 to 0 games
/// ```
///
/// @param game the game's name
/// @param format the name of the format
/// @param games the most games: 1 or 3
/// @param a the registered deck of seat A
/// @param b the registered deck of seat B
/// @param plays the games, the last one perhaps unfinished
/// @param outcome how the match ended, in words; empty while it goes on
/// @param shuffle where the chance of all games came from, where that can be checked
public record MatchRecord(
    String game,
    String format,
    int games,
    Deck a,
    Deck b,
    List<PlayRecord> plays,
    String outcome,
    Optional<ShuffleRecord> shuffle) {
  private static final String FIRST = "cardwright match 1";

  /// Keeps the list from changing.
  public MatchRecord {
    plays = List.copyOf(plays);
  }

  /// A match with chance that cannot be checked.
  public MatchRecord(
      String game,
      String format,
      int games,
      Deck a,
      Deck b,
      List<PlayRecord> plays,
      String outcome) {
    this(game, format, games, a, b, plays, outcome, Optional.empty());
  }

  /// This record, with where its chance came from.
  public MatchRecord shuffled(ShuffleRecord from) {
    return new MatchRecord(game, format, games, a, b, plays, outcome, Optional.of(from));
  }

  /// This record up to a decision, as it stood then.
  ///
  /// @param number the number of the game, from 1
  public MatchRecord until(int number, int decisions) {
    List<PlayRecord> before = new ArrayList<>(plays.subList(0, number - 1));
    before.add(plays.get(number - 1).until(decisions));
    return new MatchRecord(game, format, games, a, b, before, "");
  }

  /// Whether a text is the record of a match, and not that of a single play.
  public static boolean isOne(String text) {
    return text.startsWith("cardwright match ");
  }

  /// The record as a text file.
  public String write() {
    StringBuilder out = new StringBuilder();
    out.append(FIRST).append('\n');
    out.append("game: ").append(game).append('\n');
    out.append("format: ").append(format).append('\n');
    out.append("games: ").append(games).append('\n');
    DeckLines.write(out, "A", a);
    DeckLines.write(out, "B", b);
    shuffle.ifPresent(from -> from.write(out));
    plays.forEach(play -> out.append(play.write()));
    out.append("match: ").append(outcome).append('\n');
    return out.toString();
  }

  /// Reads a record.
  ///
  /// @param text the file's content
  /// @param file what to call it in messages
  /// @throws cardwright.engine.Refused when it is not a record; the message names the line
  public static MatchRecord read(String text, String file) {
    RecordLines lines = new RecordLines(text, Message.plain(file));
    lines.opening(FIRST);
    String game = lines.field("game");
    String format = lines.field("format");
    int games = lines.count("games", 1, 3);
    Deck a = DeckLines.read(lines, "A");
    Deck b = DeckLines.read(lines, "B");
    Optional<ShuffleRecord> shuffle = ShuffleRecord.read(lines);
    List<PlayRecord> plays = new ArrayList<>();
    while (lines.at(PlayRecord.FIRST)) {
      plays.add(PlayRecord.read(lines));
    }
    String outcome = lines.field("match");
    lines.end("match:");
    return new MatchRecord(game, format, games, a, b, plays, outcome, shuffle);
  }
}
