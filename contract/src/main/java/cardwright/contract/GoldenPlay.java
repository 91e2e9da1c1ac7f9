package cardwright.contract;

import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Opening;
import cardwright.engine.SeededChance;
import cardwright.engine.Viewer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// A random play, or a part of one, as a text that is kept beside the tests: a change of engine or
/// game shows as a difference that a person reads and accepts.
///
/// @param name the name of its file in `src/test/resources/golden`, without `.txt`
/// @param opening how the play begins
/// @param seed where its chance starts
/// @param from the first move that is written, from 1
/// @param moves how many moves are written at most
public record GoldenPlay(String name, Opening opening, long seed, int from, int moves) {
  private static final int WHOLE = 1_000;

  /// What accepts plays as they are played now.
  static final String ACCEPT = "-Dcardwright.golden=accept";

  /// Where a game's room keeps its plays.
  public static final Path FOLDER =
      Path.of(System.getProperty("basedir", "")).resolve("src/test/resources/golden");

  private static final int FEW = 8;

  /// Two plays of a format with its first two ready-made decks, so that a new card changes nothing in them; with random decks where there are fewer.
  static List<GoldenPlay> of(Game game, Format format) {
    List<GoldenPlay> plays = new ArrayList<>();
    List<Deck> decks = game.decks(format);
    for (long seed = 1; seed <= 2; seed++) {
      Chance chance = new SeededChance(seed);
      Deck a = decks.size() < 2 ? game.randomDeck(format, chance) : decks.get(0);
      Deck b = decks.size() < 2 ? game.randomDeck(format, chance) : decks.get(1);
      plays.add(
          new GoldenPlay(
              format.name() + "-" + seed, Opening.of(format.name(), a, b), seed, 1, WHOLE));
    }
    return plays;
  }

  /// The play as a text: what A and B see at first; then each choice with the move that is made
  /// behind `>` and the others behind `-`, what the spectator hears, and what is new in what A and B
  /// see.
  public String write(Game game) {
    StringBuilder out = new StringBuilder();
    out.append(game.name()).append(", seed ").append(seed);
    out.append(from == 1 ? "" : ", from move " + from).append('\n');
    out.append("A: ").append(cards(opening.a())).append('\n');
    out.append("B: ").append(cards(opening.b())).append('\n');
    RandomPlay play = new RandomPlay(game, opening, seed);
    for (int number = 1; number < from; number++) {
      play.play(play.pick());
    }
    Witness witness = new Witness();
    play.position().listen(witness);
    List<String> seen = news(List.of(), tables(play), out);
    for (int number = from; !play.over() && number < from + moves; number++) {
      int move = play.pick();
      out.append('\n');
      choice(number, play.position().choice(), move, out);
      play.play(move);
      witness.heard(Viewer.SPECTATOR).forEach(words -> out.append("  ").append(words).append('\n'));
      witness.forget();
      seen = news(seen, tables(play), out);
    }
    play.position().outcome().ifPresent(end -> out.append("\n").append(end).append('\n'));
    return out.toString();
  }

  /// The cards of a deck, in the order of the deck, with how often each is there in a row.
  private static String cards(Deck deck) {
    List<String> cards = deck.cards();
    List<String> words = new ArrayList<>();
    int next = 0;
    while (next < cards.size()) {
      int first = next;
      while (next < cards.size() && cards.get(next).equals(cards.get(first))) {
        next++;
      }
      words.add((next - first > 1 ? next - first + " " : "") + cards.get(first));
    }
    return String.join("; ", words);
  }

  private static void choice(int number, Choice choice, int move, StringBuilder out) {
    out.append(number).append(". ").append(choice.seat()).append(": ");
    out.append(choice.question().words()).append('\n');
    List<String> others = new ArrayList<>(Sight.notations(choice));
    out.append("> ").append(others.remove(move)).append('\n');
    if (!others.isEmpty()) {
      out.append("- ").append(String.join("; ", others)).append('\n');
    }
  }

  /// What both see; lines that are the same for both stand once.
  private static List<String> tables(RandomPlay play) {
    List<String> ofA = Sight.table(play.position().table(Viewer.A));
    List<String> ofB = Sight.table(play.position().table(Viewer.B));
    List<String> lines = new ArrayList<>();
    List<String> rest = new ArrayList<>(ofB);
    for (String line : ofA) {
      boolean both = ofB.contains(line);
      rest.remove(line);
      lines.add((both ? "  AB| " : "  A | ") + line);
    }
    rest.forEach(line -> lines.add("   B| " + line));
    return lines;
  }

  /// Writes the lines that were not seen before, and the names of those that are gone for good.
  private static List<String> news(List<String> before, List<String> now, StringBuilder out) {
    Set<String> names = new HashSet<>();
    for (String line : now) {
      names.add(name(line));
      if (!before.contains(line)) {
        out.append(line).append('\n');
      }
    }
    for (String line : before) {
      if (names.add(name(line))) {
        out.append(name(line)).append(": nothing\n");
      }
    }
    return now;
  }

  private static String name(String line) {
    int colon = line.indexOf(": ");
    return colon < 0 ? line.substring(0, line.indexOf('|') + 2) : line.substring(0, colon);
  }

  /// Compares the play with its file; with `-Dcardwright.golden=accept` the file is written
  /// instead.
  ///
  /// @throws AssertionError when they differ, with the first lines that do
  public void check(Game game) {
    if (!accepts()) {
      check(game, FOLDER);
      return;
    }
    try {
      Files.createDirectories(FOLDER);
      Files.writeString(FOLDER.resolve(name + ".txt"), write(game));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void check(Game game, Path folder) {
    Path file = folder.resolve(name + ".txt");
    try {
      checkAccepted(file);
      compare(Files.readString(file), write(game), file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Whether plays are accepted as they are played now.
  static boolean accepts() {
    return "accept".equals(System.getProperty("cardwright.golden"));
  }

  /// Where a game is new: that its plays have to be accepted once.
  ///
  /// @throws AssertionError when there is no such file
  static void checkAccepted(Path file) {
    if (!Files.exists(file)) {
      throw new AssertionError(
          "no play is accepted yet: "
              + file
              + " is not there. Run the test with "
              + ACCEPT
              + " to write it, and look through it");
    }
  }

  private static void compare(String accepted, String played, Path file) {
    List<String> before = accepted.lines().toList();
    List<String> after = played.lines().toList();
    if (before.equals(after)) {
      return;
    }
    int first = 0;
    while (first < before.size()
        && first < after.size()
        && before.get(first).equals(after.get(first))) {
      first++;
    }
    throw new AssertionError(
        "the play differs from "
            + file
            + " from line "
            + (first + 1)
            + " on.\nAccepted:\n"
            + lines(before, first)
            + "Played now:\n"
            + lines(after, first)
            + "If that is right, run the test with "
            + ACCEPT
            + " and look through the change of the file.");
  }

  private static String lines(List<String> lines, int from) {
    StringBuilder out = new StringBuilder();
    for (int i = from; i < Math.min(lines.size(), from + FEW); i++) {
      out.append("  ").append(lines.get(i)).append('\n');
    }
    return out.isEmpty() ? "  (nothing)\n" : out.toString();
  }
}
