package cardwright.cli.lab;

import cardwright.cli.console.Console;
import cardwright.cli.console.Count;
import cardwright.cli.console.Interruption;
import cardwright.cli.console.ProgressBar;
import cardwright.cli.options.ManyGames;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.lab.games.Decks;
import cardwright.lab.games.Encounter;
import cardwright.lab.games.EncounterSum;
import cardwright.lab.games.Entrant;
import cardwright.lab.games.Experiment;
import cardwright.lab.games.Report;
import cardwright.players.PlayerOptions;
import cardwright.players.Players;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;

/// Two matches against the same player with the same seeds, with decks made by chance: that of a player with a learned value, and that of the same player
/// with the value that stands.
///
/// @param game with the value that stands
/// @param player the name of the player that has learned
/// @param against the name of the one that both play against
record AgainstMatch(
    Console console, Game game, Format format, String player, String against, ManyGames many) {
  /// Plays both, and prints what each scored; Ctrl+C prints how they stand.
  ///
  /// @param name what the player with the learned value is called
  /// @param learned the game with the learned value
  /// @param games how many games each has
  void play(String name, Game learned, int games) {
    Experiment plain = experiment(Entrant.named(player, game), games);
    Experiment taught =
        experiment(new Entrant(name, (_, own) -> Players.named(player, learned, own)), games);
    ProgressBar bar = new ProgressBar(console, 2 * games);
    AtomicReference<List<EncounterSum>> latest = new AtomicReference<>(List.of());
    try (Interruption _ = Interruption.of(() -> print(Objects.requireNonNull(latest.get()), bar))) {
      for (Experiment match : List.of(taught, plain)) {
        List<EncounterSum> before = Objects.requireNonNull(latest.get());
        match.run(soFar -> {
          List<EncounterSum> all = new ArrayList<>(before);
          all.add(soFar);
          latest.set(all);
          bar.show((int) (before.size() * (long) games + soFar.games()));
        });
      }
    }
    print(Objects.requireNonNull(latest.get()), bar);
  }

  private Experiment experiment(Entrant entrant, int games) {
    return new Experiment(
        game,
        entrant,
        Entrant.named(against, game),
        Decks.random(format),
        games,
        ~many.seed(),
        many.threads());
  }

  private void print(List<EncounterSum> matches, ProgressBar bar) {
    bar.end();
    line(
        String.format(
            Locale.ROOT,
            "%s, %s, against %s, seed %d",
            game.title(),
            format.name(),
            against,
            ~many.seed()));
    if (!Players.repeats(player, PlayerOptions.NONE)
        || !Players.repeats(against, PlayerOptions.NONE)) {
      line(ReportText.BY_THE_CLOCK);
    }
    for (EncounterSum match : matches) {
      Encounter over = match.encounter();
      Report report = over.report();
      line(
          ReportText.line(report.a(), report.winsA(), report.scoreA(), over.intervalA())
              + " in "
              + Count.of(report.games(), "game"));
    }
  }

  private void line(String words) {
    console.out().println(words);
  }
}
