package cardwright.cli.table;

import cardwright.cli.console.Messages;
import cardwright.engine.Message;
import cardwright.engine.Outcome;
import cardwright.engine.Seat;
import cardwright.players.ExternalPlayers;
import cardwright.players.Player;
import cardwright.players.PlayerOptions;
import java.util.EnumMap;
import java.util.Locale;
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

  /// Whether the only person at the table sits there, who is `you` in what is told.
  boolean isYou(Seat seat) {
    return !shared() && computer(seat).isEmpty();
  }

  /// What the player at a seat is called where a sentence begins: `Greedy`.
  String called(Seat seat) {
    String name = names.getOrDefault(seat, seat.name());
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }

  /// How it ended, as it is told at this table.
  ///
  /// @param won the sentence for a win: whether it is yours, who has won, and why
  /// @param drawn the sentence for an end without a winner: why
  Message ending(Outcome outcome, String won, String drawn) {
    Message.Argument reason = Message.clause(outcome.message());
    return outcome
        .winner()
        .map(
            seat -> Messages.of(won, Message.flag(isYou(seat)), Message.word(called(seat)), reason))
        .orElseGet(() -> Messages.of(drawn, reason));
  }

  /// Both names of two people who share a screen: `player A`, `player B`.
  static Map<Seat, String> twoPeople(Locale language) {
    Map<Seat, String> names = new EnumMap<>(Seat.class);
    for (Seat seat : Seat.values()) {
      names.put(seat, Messages.of("seat.player", Message.player(seat)).words(null, language));
    }
    return names;
  }

  /// The names of a person at seat A and whoever plays against it.
  static Map<Seat, String> youAnd(String other, Locale language) {
    return Map.of(Seat.A, Messages.of("seat.you").words(null, language), Seat.B, other);
  }
}
