package cardwright.match;

import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.word;

import cardwright.engine.Game;
import cardwright.engine.Listener;
import cardwright.engine.Opening;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.record.MatchRecord;
import cardwright.record.PlayRecord;
import cardwright.record.PlayReplay;
import java.util.List;
import java.util.Optional;

/// Plays the record of a match again and compares every step: the moves of each game, and how the match goes on from one to the next.
public final class MatchReplay {
  /// Is told of each position of a replay.
  @FunctionalInterface
  public interface Visitor {
    /// Called before the first decision of each game with `number` 0, and after each decision with its number from 1.
    ///
    /// @param game the number of the game, from 1
    void at(int game, int number, Position position);
  }

  private MatchReplay() {}

  /// Plays a match again.
  ///
  /// @param game the game that the record names
  /// @param listener hears the events
  /// @param visitor sees each position
  /// @return how the match ended; empty while it goes on
  /// @throws Refused when anything differs from what the record says; the message names the game and the move
  public static Optional<Outcome> run(
      MatchRecord record, Game game, Listener listener, Visitor visitor) {
    return run(record, game, listener, visitor, (sides, roll) -> {});
  }

  /// Plays a match again and lets somebody look at every roll.
  ///
  /// @param witness sees each roll; who goes first in the first game is not among them
  /// @return how the match ended; empty while it goes on
  /// @throws Refused when anything differs from what the record says; the message names the game and the move
  public static Optional<Outcome> run(
      MatchRecord record,
      Game game,
      Listener listener,
      Visitor visitor,
      PlayReplay.Witness witness) {
    if (!game.name().equals(record.game())) {
      throw new Refused(Messages.of("replay.other-game", word(record.game()), word(game.name())));
    }
    MatchProgress progress = progress(record, game);
    for (int i = 0; i < record.plays().size(); i++) {
      int number = i + 1;
      PlayRecord play = record.plays().get(i);
      try {
        begin(progress, play.opening());
        Position end =
            PlayReplay.run(
                play, game, listener, (at, position) -> visitor.at(number, at, position), witness);
        Optional<Outcome> how = end.outcome().or(play::stopped);
        how.ifPresent(outcome -> progress.ended(outcome, end.carried()));
      } catch (Refused refused) {
        throw new Refused(Messages.of("replay.in-game", number(number), clause(refused.message())));
      }
    }
    String end = progress.outcome().map(Outcome::toString).orElse("");
    if (!end.equals(record.outcome())) {
      throw new Refused(Messages.of("replay.other-end", word(record.outcome()), word(end)));
    }
    return progress.outcome();
  }

  private static MatchProgress progress(MatchRecord record, Game game) {
    // What was agreed on stands in the first opening, and holds for the later games as it says.
    List<String> agreed =
        record.plays().isEmpty() ? List.of() : record.plays().getFirst().opening().agreed();
    return new MatchProgress(
        game, game.format(record.format()), record.games(), record.a(), record.b(), agreed);
  }

  private static void begin(MatchProgress progress, Opening opening) {
    if (opening.first().isEmpty()) {
      throw new Refused(Messages.of("replay.no-first"));
    }
    Seat first = opening.first().get();
    if (progress.between()) {
      progress.exchange(Seat.A, opening.a());
      progress.exchange(Seat.B, opening.b());
      progress.choose(first);
    } else if (progress.over() == 0) {
      progress.draw(first);
    }
    if (!progress.opening().equals(opening)) {
      throw new Refused(Messages.of("replay.other-opening"));
    }
    progress.begun();
  }
}
