package cardwright.engine;

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

  /// Is told of each position of a replay.
  @FunctionalInterface
  public interface Visitor {
    /// Called before the first decision of each game with `number` 0, and after each decision with its number from 1.
    ///
    /// @param game the number of the game, from 1
    void at(int game, int number, Position position);
  }

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
    RecordText.deck(out, "A", a);
    RecordText.deck(out, "B", b);
    shuffle.ifPresent(from -> from.write(out));
    plays.forEach(play -> out.append(play.write()));
    out.append("match: ").append(outcome).append('\n');
    return out.toString();
  }

  /// Reads a record.
  ///
  /// @param text the file's content
  /// @param file what to call it in messages
  /// @throws Refused when it is not a record; the message names the line
  public static MatchRecord read(String text, String file) {
    RecordLines lines = new RecordLines(text, file);
    lines.opening(FIRST);
    String game = lines.field("game");
    String format = lines.field("format");
    int games = lines.number("games", 1, 3);
    Deck a = RecordText.deck(lines, "A");
    Deck b = RecordText.deck(lines, "B");
    Optional<ShuffleRecord> shuffle = ShuffleRecord.read(lines);
    List<PlayRecord> plays = new ArrayList<>();
    while (lines.at(RecordText.FIRST)) {
      plays.add(RecordText.read(lines));
    }
    String outcome = lines.field("match");
    lines.end("match:");
    return new MatchRecord(game, format, games, a, b, plays, outcome, shuffle);
  }

  /// Plays the match again and compares every step.
  ///
  /// @param game the game that the record names
  /// @param listener hears the events
  /// @param visitor sees each position
  /// @throws Refused when anything differs from what the record says; the message names the game and the move
  public void replay(Game game, Listener listener, Visitor visitor) {
    replay(game, listener, visitor, (sides, roll) -> {});
  }

  /// Plays the match again, compares every step, and lets somebody look at every roll.
  ///
  /// @param witness sees each roll; who goes first in the first game is not among them
  /// @throws Refused when anything differs from what the record says; the message names the game and the move
  public void replay(Game game, Listener listener, Visitor visitor, PlayRecord.Witness witness) {
    if (!game.name().equals(this.game)) {
      throw new Refused("the record is of the game " + this.game + ", not of " + game.name());
    }
    // What was agreed on stands in the first opening, and holds for the later games as it says.
    List<String> agreed = plays.isEmpty() ? List.of() : plays.getFirst().opening().agreed();
    Course course = new Course(game, game.format(format), games, a, b, agreed);
    for (int i = 0; i < plays.size(); i++) {
      int number = i + 1;
      PlayRecord play = plays.get(i);
      try {
        begin(course, play.opening());
        Position end =
            play.replay(
                game, listener, (at, position) -> visitor.at(number, at, position), witness);
        Optional<Outcome> how = end.outcome().or(play::stopped);
        how.ifPresent(outcome -> course.ended(outcome, end.carried()));
      } catch (Refused refused) {
        throw new Refused("game " + number + ": " + refused.getMessage(), refused);
      }
    }
    String end = course.outcome().map(Outcome::toString).orElse("");
    if (!end.equals(outcome)) {
      throw new Refused("the end: the record says '" + outcome + "', the match says '" + end + "'");
    }
  }

  private static void begin(Course course, Opening opening) {
    if (opening.first().isEmpty()) {
      throw new Refused("the record does not say who goes first");
    }
    Seat first = opening.first().get();
    if (course.between()) {
      course.exchange(Seat.A, opening.a());
      course.exchange(Seat.B, opening.b());
      course.choose(first);
    } else if (course.over() == 0) {
      course.draw(first);
    }
    if (!course.opening().equals(opening)) {
      throw new Refused(
          "it does not begin as this match goes on: other decks, format or penalties");
    }
    course.begun();
  }
}
