package cardwright.players;

import cardwright.engine.Game;
import cardwright.engine.Listener;
import cardwright.engine.LogEvent;
import cardwright.engine.Opening;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The external players among the players of a play. Each is told what its seat may know, and nothing else.
public final class ExternalPlayers implements AutoCloseable {
  private final Map<Seat, ExternalPlayer> external = new EnumMap<>(Seat.class);

  /// The external players among these players; there may be none.
  public ExternalPlayers(Map<Seat, Player> players) {
    players.forEach((seat, player) -> {
      if (player instanceof ExternalPlayer fromOutside) {
        external.put(seat, fromOutside);
      }
    });
  }

  /// A play is about to begin.
  ///
  /// @throws Forfeit when a external player fails at once
  /// @throws cardwright.engine.Refused when a external player cannot be there at all
  public void begin(Game game, Opening opening) {
    external.forEach((seat, player) -> player.begin(GameInfo.of(game, opening, seat)));
  }

  /// Hears the events of the play for the external players, or nothing when there are none: then events cost
  /// nothing.
  public @Nullable Listener listener() {
    return external.isEmpty() ? null : this::hear;
  }

  /// Hears the events of the play for the external players, after somebody else has heard them.
  public Listener after(Listener first) {
    return event -> {
      first.on(event);
      hear(event);
    };
  }

  private void hear(LogEvent event) {
    external.forEach((seat, player) -> {
      String words = event.words(Viewer.of(seat));
      if (!words.isEmpty()) {
        player.hear(words);
      }
    });
  }

  /// Tells all external players something that everybody may know.
  public void tell(String words) {
    external.values().forEach(player -> player.hear(words));
  }

  /// The play is over.
  ///
  /// @param position its last position; nothing when it never came to its first one
  public void end(Outcome outcome, @Nullable Position position) {
    external.forEach((seat, player) -> {
      Optional<Table> table =
          Optional.ofNullable(position).map(last -> last.table(Viewer.of(seat)));
      player.end(outcome, table);
    });
  }

  /// All external players leave, whether the play has ended or not.
  @Override
  public void close() {
    external.values().forEach(ExternalPlayer::leave);
  }
}
