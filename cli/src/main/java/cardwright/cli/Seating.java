package cardwright.cli;

import cardwright.engine.Seat;
import cardwright.players.Aids;
import cardwright.players.Company;
import cardwright.players.Player;
import java.util.Map;
import java.util.Optional;

/// Who sits at the table.
///
/// @param computers who decides at the seats where no person sits
/// @param names what the players are called
/// @param aids what hints for a seat rest on beside its table
record Seating(Map<Seat, Player> computers, Map<Seat, String> names, Map<Seat, Aids> aids) {
  /// Nobody is told anything about the other's deck.
  Seating(Map<Seat, Player> computers, Map<Seat, String> names) {
    this(computers, names, Map.of());
  }

  /// What hints for a seat rest on beside its table.
  Aids aids(Seat seat) {
    return aids.getOrDefault(seat, Aids.NONE);
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
  Company company() {
    return new Company(computers);
  }

  /// A sentence in which the player at a seat wins: `You win`, `Greedy wins`.
  String wins(Seat seat) {
    String name = names.getOrDefault(seat, seat.name());
    String wins = name.equals("you") ? "You win" : name + " wins";
    return Character.toUpperCase(wins.charAt(0)) + wins.substring(1);
  }
}
