package cardwright.cli.lab;

import cardwright.players.PlayerOptions;
import cardwright.players.Players;
import picocli.CommandLine.Option;

/// The option of experiments with the same computer player on both sides: which one.
final class OnePlayer {
  @Option(
      names = "--player",
      paramLabel = "PLAYER",
      description = "who plays both sides; ${DEFAULT-VALUE} when not given")
  private String player = "greedy";

  /// Its name, as it was given.
  String name() {
    return player;
  }

  /// Whether the same seed gives the same games.
  ///
  /// @throws cardwright.engine.Refused when nobody has that name
  boolean repeats() {
    return Players.repeats(player, PlayerOptions.NONE);
  }
}
