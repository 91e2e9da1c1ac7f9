package cardwright.lab.games;

import cardwright.engine.Chance;
import cardwright.engine.Game;
import cardwright.engine.Listener;
import cardwright.engine.Opening;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.View;
import cardwright.engine.Viewer;
import cardwright.players.ExternalPlayers;
import cardwright.players.Forfeit;
import cardwright.players.Player;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// One game of an experiment, from its start to its end.
final class Round {
  private final Game game;
  private final Opening opening;
  private final Map<Seat, Player> players;
  private final Optional<CardWatch> cards;
  private @Nullable Position position;
  private Optional<Seat> first = Optional.empty();
  private long decisions;
  private long course;

  /// @param cards watches what becomes of the cards of a seat
  Round(Game game, Opening opening, Map<Seat, Player> players, Optional<CardWatch> cards) {
    this.game = game;
    this.opening = opening;
    this.players = players;
    this.cards = cards;
  }

  /// Plays the game. Whoever forfeits it has lost it.
  Outcome play(Chance chance) {
    try (ExternalPlayers externalPlayers = new ExternalPlayers(players)) {
      Outcome outcome = outcome(externalPlayers, chance);
      externalPlayers.end(outcome, position);
      return outcome;
    }
  }

  private Outcome outcome(ExternalPlayers externalPlayers, Chance chance) {
    try {
      externalPlayers.begin(game, opening);
      @Nullable Listener listener =
          cards.isPresent() ? externalPlayers.after(cards.get()::hear) : externalPlayers.listener();
      Position start = game.start(opening, chance, listener);
      position = start;
      course = start.fingerprint();
      Outcome outcome = toTheEnd(start, chance);
      course = Seeds.mix(course ^ start.fingerprint());
      return outcome;
    } catch (Forfeit forfeit) {
      return forfeit.outcome();
    }
  }

  private Outcome toTheEnd(Position at, Chance chance) {
    while (at.outcome().isEmpty()) {
      if (first.isEmpty()) {
        first = at.turn().filter(turn -> turn.number() == 1).map(Table.Turn::player);
      }
      cards.ifPresent(watch -> watch.look(at));
      if (at.choice().count() == 1) {
        at.play(0, chance);
        continue;
      }
      int move = player(at.choice().seat()).choose(new View(at));
      course = Seeds.mix(course + move);
      at.play(move, chance);
      decisions++;
    }
    return at.outcome().orElseThrow();
  }

  private Player player(Seat seat) {
    Player player = players.get(seat);
    if (player == null) {
      throw new IllegalStateException("nobody sits at " + seat);
    }
    return player;
  }

  /// Who had the first turn, where that was known.
  Optional<Seat> first() {
    return first;
  }

  /// How many choices of two or more moves there were.
  long decisions() {
    return decisions;
  }

  /// A number for how the game began, which moves were chosen and how it ended: equal games have equal ones, and others almost never.
  long course() {
    return course;
  }

  /// How many turns the game had, by the table's `turn`.
  long turns() {
    return Optional.ofNullable(position)
        .flatMap(last -> last.table(Viewer.SPECTATOR).fact("turn"))
        .filter(turn -> turn.matches("\\d{1,9}"))
        .map(Long::parseLong)
        .orElse(0L);
  }
}
