package cardwright.server.play;

import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.player;

import cardwright.engine.Message;
import cardwright.engine.Outcome;
import cardwright.engine.Seat;
import cardwright.server.wire.Recipient;
import cardwright.server.wire.ToPage;
import java.util.Locale;
import java.util.Optional;

/// How a game ended, and by what.
///
/// @param how by play, or without it
public record Ending(Outcome outcome, How how) {
  /// What ends a game.
  public enum How {
    /// The rules.
    PLAYED,
    /// A player gave up.
    CONCEDED,
    /// A clock.
    TIME,
    /// A player was gone.
    CLAIMED,
    /// Both players.
    AGREED,
    /// Nothing: the record of it goes no further.
    RECORDED;

    /// The name on the wire.
    public String words() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  static Ending played(Outcome outcome) {
    return new Ending(outcome, How.PLAYED);
  }

  static Ending without(Seat loser, How how) {
    String id =
        switch (how) {
          case CONCEDED -> "end.conceded";
          case TIME -> "end.time";
          case CLAIMED -> "end.claimed";
          case PLAYED, AGREED, RECORDED -> throw new IllegalArgumentException(how.words());
        };
    return new Ending(Outcome.win(loser.other(), Messages.of(id, player(loser))), how);
  }

  /// The line of the log.
  Message message() {
    Message reason = outcome.message();
    return outcome
        .winner()
        .map(winner -> Messages.of("end.won", player(winner), clause(reason)))
        .orElse(Messages.of("end.drawn", clause(reason)));
  }

  /// How a page is told of it.
  public ToPage.Ended shown(Recipient recipient) {
    return new ToPage.Ended(
        outcome.winner().map(Seat::name).orElse(null),
        recipient.words(outcome.message()),
        how.words());
  }

  /// As one line that [#read] reads.
  public String write() {
    return how.words() + "|" + outcome.winner().map(Seat::name).orElse("") + "|" + outcome.reason();
  }

  /// Reads what [#write] wrote; empty for an empty line.
  public static Optional<Ending> read(String line) {
    String[] parts = line.split("\\|", 3);
    if (parts.length < 3) {
      return Optional.empty();
    }
    Optional<Seat> winner =
        parts[1].isEmpty() ? Optional.empty() : Optional.of(Seat.valueOf(parts[1]));
    return Optional.of(
        new Ending(
            new Outcome(winner, Message.plain(parts[2])),
            How.valueOf(parts[0].toUpperCase(Locale.ROOT))));
  }
}
