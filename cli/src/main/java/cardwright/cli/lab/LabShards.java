package cardwright.cli.lab;

import cardwright.cli.console.Console;
import cardwright.engine.Game;
import cardwright.lab.GameSource;
import cardwright.lab.shard.PlannedExperiment;
import cardwright.lab.statistics.Margin;
import cardwright.players.PlayerOptions;
import cardwright.players.Players;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import picocli.CommandLine.Mixin;

/// Plays experiments that fall into shards: where, until which margin of error, and how it is told what came of them.
final class LabShards {
  @Mixin private LabMargin margin = new LabMargin();

  @Mixin private LabSharding sharding = new LabSharding();

  @Mixin private LabOutput output = new LabOutput();

  /// Makes a report.
  ///
  /// @param <S> what the games add up to
  /// @param <T> the kind of report
  @FunctionalInterface
  interface Telling<S, T extends LabReport> {
    /// A report of some games.
    ///
    /// @param margin at which margin of error the experiment ends; empty where all is played
    /// @param repeats whether the same seed gives the same games
    T report(S sums, Optional<Margin> margin, boolean repeats);
  }

  /// Says before anything is made whether the game can be played where it was asked for, and what comes of it be written.
  ///
  /// @throws cardwright.engine.Refused when it cannot
  void check(Game game) {
    margin.margin();
    sharding.check(game);
    output.check();
  }

  /// Plays an experiment and tells what came of it.
  ///
  /// @param source what its game is made of
  /// @param played how many games are over
  /// @param telling makes the report of what there is so far
  /// @param page draws that report
  /// @throws cardwright.engine.Refused when it cannot be played there
  <S, T extends LabReport> void play(
      Console console,
      GameSource source,
      PlannedExperiment<S> experiment,
      ToLongFunction<S> played,
      Telling<S, T> telling,
      Function<T, LabPage> page) {
    Optional<Margin> asked = margin.margin();
    boolean repeats =
        experiment.players().stream().allMatch(each -> Players.repeats(each, PlayerOptions.NONE));
    try (LabSharding.Place place = sharding.place(source, experiment)) {
      output.tell(
          console,
          experiment.games(),
          soFar -> experiment.run(place.runner(), place.folder(), asked, soFar),
          played,
          sums -> telling.report(sums, asked, repeats),
          page);
    }
  }
}
