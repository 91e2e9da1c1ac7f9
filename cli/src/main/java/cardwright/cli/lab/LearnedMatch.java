package cardwright.cli.lab;

import cardwright.cli.console.Console;
import cardwright.cli.console.Interruption;
import cardwright.cli.console.ProgressBar;
import cardwright.cli.options.ManyGames;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.lab.games.Decks;
import cardwright.lab.games.Encounter;
import cardwright.lab.games.EncounterSum;
import cardwright.lab.games.Entrant;
import cardwright.lab.games.Experiment;
import cardwright.players.PlayerOptions;
import cardwright.players.Players;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/// A match of a player with a learned value against the same player with the value that stands: with ready-made decks, where the format has two or more,
/// and with decks made by chance.
///
/// @param game with the value that stands
/// @param player the name of the player on both sides
record LearnedMatch(Console console, Game game, Format format, String player, ManyGames many) {
  /// Plays it, and prints how it ended; Ctrl+C prints how it stands.
  ///
  /// @param name what the player with the learned value is called
  /// @param learned the game with the learned value
  /// @param games how many with each kind of decks
  void play(String name, Game learned, int games) {
    List<Deck> ready = game.decks(format);
    if (ready.size() > 1) {
      console.out().println("with ready-made decks:");
      play(name, learned, new Decks(format, Optional.empty(), Optional.empty(), ready), games);
    }
    console.out().println("with decks made by chance:");
    play(name, learned, Decks.random(format), games);
  }

  private void play(String name, Game learned, Decks decks, int games) {
    Entrant entrant = new Entrant(name, (_, own) -> Players.named(player, learned, own));
    Experiment experiment =
        new Experiment(
            game, entrant, Entrant.named(player, game), decks, games, ~many.seed(), many.threads());
    ProgressBar bar = new ProgressBar(console, games);
    AtomicReference<EncounterSum> latest = new AtomicReference<>(new EncounterSum(name, player));
    Encounter over;
    try (Interruption _ =
        Interruption.of(
            () -> print(experiment, Objects.requireNonNull(latest.get()).encounter(), bar))) {
      over =
          experiment.run(soFar -> {
            latest.set(soFar);
            bar.show((int) soFar.games());
          });
    }
    print(experiment, over, bar);
  }

  private void print(Experiment experiment, Encounter over, ProgressBar bar) {
    bar.end();
    new ReportText(experiment, over, Players.repeats(player, PlayerOptions.NONE))
        .print(console.out(), false);
  }
}
