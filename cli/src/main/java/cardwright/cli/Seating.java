package cardwright.cli;

import cardwright.engine.Seat;
import cardwright.players.ExternalPlayers;
import cardwright.players.Player;
import cardwright.players.PlayerOptions;
import java.util.Map;
import java.util.Optional;

/// Who sits at the table.
///
/// @param computers who decides at the seats where no person sits
/// @param names what the players are called
/// @param playerOptions what hints for a seat rest on beside its table
record Seating(
    Map<Seat, Player> computers, Map<Seat, String> names, Map<Seat, PlayerOptions> playerOptions) {
  /// Nobody is told anything about the other's deck.
  Seating(Map<Seat, Player> computers, Map<Seat, String> names) {
    this(computers, names, Map.of());
  }

  /// What hints for a seat rest on beside its table.
  PlayerOptions playerOptions(Seat seat) {
    return playerOptions.getOrDefault(seat, PlayerOptions.NONE);
  }

  /// Whether two people share the screen, so that one may not see what the other does.
  boolean shared() {
    return computers.isEmpty();
  }

  /// The computer player at a seat; empty when a person sits there.
  Optional<Player> computer(Seat seat) {
    return Optional.ofNullable(computers.get(seat));
  }

  /// The guests among the computer players.
  ExternalPlayers externalPlayers() {
    return new ExternalPlayers(computers);
  }

  /// A sentence in which the player at a seat wins: `You win`, `Greedy wins`.
  String wins(Seat seat) {
    String name = names.getOrDefault(seat, seat.name());
    String wins = name.equals("you") ? "You win" : name + " wins";
    return Character.toUpperCase(wins.charAt(0)) + wins.substring(1);
  }
}
