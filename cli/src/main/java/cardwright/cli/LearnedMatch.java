package cardwright.cli;

import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.lab.games.Decks;
import cardwright.lab.games.Entrant;
import cardwright.lab.games.Experiment;
import cardwright.lab.games.Report;
import cardwright.players.PlayerOptions;
import cardwright.players.Players;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;

/// A match of a player with a learned value against the same player with the value that stands, with decks made by chance.
///
/// @param game with the value that stands
/// @param player the name of the player on both sides
record LearnedMatch(Console console, Game game, Format format, String player, ManyGames many) {
  /// Plays it, and prints how it ended; Ctrl+C prints how it stands.
  ///
  /// @param name what the player with the learned value is called
  /// @param learned the game with the learned value
  void play(String name, Game learned, int games) {
    Entrant entrant = new Entrant(name, (_, own) -> Players.named(player, learned, own));
    Experiment experiment =
        new Experiment(
            game,
            entrant,
            Entrant.named(player, game),
            Decks.random(format),
            games,
            ~many.seed(),
            many.threads());
    ProgressBar bar = new ProgressBar(console, games);
    AtomicReference<Report> latest = new AtomicReference<>(Report.none(name, player));
    Report report;
    try (Interruption _ =
        Interruption.of(() -> print(experiment, Objects.requireNonNull(latest.get()), bar))) {
      report =
          experiment.run(soFar -> {
            latest.set(soFar);
            bar.show((int) soFar.games());
          });
    }
    print(experiment, report, bar);
  }

  private void print(Experiment experiment, Report report, ProgressBar bar) {
    bar.end();
    new ReportText(experiment, report, Players.repeats(player, PlayerOptions.NONE))
        .print(console.out(), false);
  }
}
