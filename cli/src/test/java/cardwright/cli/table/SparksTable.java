package cardwright.cli.table;

import cardwright.cli.console.Console;
import cardwright.cli.console.Screen;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Opening;
import cardwright.engine.Play;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Viewer;
import cardwright.match.Match;
import cardwright.players.AutoPass;
import cardwright.players.Players;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// A table at which [Sparks] is played with commands from a stream.
final class SparksTable {
  private final Game game = new Sparks();
  private final Locale language;
  private final PlayLog log;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final Seating seating;
  private final AutoPasses autoPasses;

  private SparksTable(Seating seating, AutoPasses autoPasses, Locale language) {
    this.seating = seating;
    this.autoPasses = autoPasses;
    this.language = language;
    this.log = new PlayLog(language);
  }

  /// Two people with their habits.
  static SparksTable shared(AutoPass.Mode mode, String... stops) {
    Seating seating = new Seating(Map.of(), Seating.twoPeople(Locale.ENGLISH));
    return new SparksTable(seating, new AutoPasses(mode, List.of(stops)), Locale.ENGLISH);
  }

  /// A person at seat A against the computer.
  static SparksTable alone() {
    return alone(Locale.ENGLISH);
  }

  /// A person at seat A, who reads that language, against the computer.
  static SparksTable alone(Locale language) {
    Seating seating =
        new Seating(
            Map.of(Seat.B, Players.named("random", new Sparks(), 1)),
            Seating.youAnd("random", language));
    AutoPasses autoPasses = new AutoPasses(AutoPass.Mode.FORCED, List.of());
    return new SparksTable(seating, autoPasses, language);
  }

  /// Plays one game in which A goes first.
  Play play(int sparksOfA, int sparksOfB, String in) {
    Deck a = Sparks.deck(sparksOfA);
    Deck b = Sparks.deck(sparksOfB);
    Opening opening = new Opening("night", a, b, Optional.of(Seat.A), List.of());
    Waiting waiting = new Waiting(seating, autoPasses, log);
    Play play = new Play(game, opening, new SeededChance(1), log, waiting);
    new Session(game, play, log, screen(in), seating, autoPasses).run();
    return play;
  }

  /// Plays the best of three.
  Match match(String in) {
    Match match =
        new Match(game, Sparks.FORMAT, 3, Sparks.deck(1), Sparks.deck(1), new SeededChance(1));
    new MatchSession(game, match, screen(in), seating, autoPasses, false, language)
        .run(List.of("Welcome"));
    return match;
  }

  private Screen screen(String in) {
    PrintStream shown = new PrintStream(out, true, StandardCharsets.UTF_8);
    return Console.piped(
            new ByteArrayInputStream(in.getBytes(StandardCharsets.UTF_8)), shown, shown)
        .screen()
        .open(true);
  }

  /// All that was shown.
  String out() {
    return out.toString(StandardCharsets.UTF_8);
  }

  /// What a viewer was told.
  List<String> told(Viewer viewer) {
    return log.of(viewer);
  }

  /// How often somebody was asked.
  long asked() {
    return out().lines().filter(line -> line.startsWith("--- What do you do?")).count();
  }
}
