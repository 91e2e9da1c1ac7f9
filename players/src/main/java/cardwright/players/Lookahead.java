package cardwright.players;

import cardwright.engine.Choice;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import java.util.Optional;

/// What becomes of a position, in the eyes of one seat, in one sample of chance, where a player's
/// turn is their own and the other only answers.
final class Lookahead {
  /// How many moves in a row that are no decision are made before a position is valued as it is.
  private static final int MAX_FORCED = 64;

  /// How many moves of a reply or of a further choice are weighed at most.
  private static final int EVALUATION_WIDTH = 40;

  /// How many choices in a row may belong to one reply.
  private static final int MAX_REPLY = 2;

  private final Game game;
  private final Seat seat;
  private final long seed;
  private int rolls;

  Lookahead(Game game, Seat seat, long seed) {
    this.game = game;
    this.seat = seat;
    this.seed = seed;
  }

  /// How often chance decided something.
  int rolls() {
    return rolls;
  }

  /// The position after a move and after the seat's own forced moves. The given position stays as
  /// it is.
  Position after(Position position, int move) {
    CountedChance chance = new CountedChance(seed);
    Position twin = position.copy();
    twin.play(move, chance);
    for (int i = 0; i < MAX_FORCED && forced(twin); i++) {
      twin.play(0, chance);
    }
    rolls += chance.rolls();
    return twin;
  }

  /// The position right after a move: a forced move that follows still shows whose turn it is.
  private Position next(Position position, int move) {
    CountedChance chance = new CountedChance(seed);
    Position twin = position.copy();
    twin.play(move, chance);
    rolls += chance.rolls();
    return twin;
  }

  private boolean forced(Position position) {
    return isOwn(position) && position.choice().searched() == 1;
  }

  /// Whether the seat has to decide there.
  boolean isOwn(Position position) {
    return position.outcome().isEmpty() && position.choice().seat() == seat;
  }

  /// Whether a move hands over: the turn passes, or the other seat goes on and does more than answer a question.
  boolean handsOver(Position position, int move) {
    Position next = next(position, move);
    if (next.outcome().isPresent()) {
      return false;
    }
    if (!turn(next).equals(turn(position))) {
      return true;
    }
    return next.choice().seat() != seat && !isReply(next, MAX_REPLY);
  }

  private static Optional<Integer> turn(Position position) {
    return position.turn().map(Table.Turn::number);
  }

  /// The value of a position in which the seat would stop as soon as it can.
  ///
  /// @param stop the notation of the move that hands over; empty when none is known
  double worth(Position position, String stop) {
    if (position.outcome().isPresent()) {
      return value(position);
    }
    if (position.choice().seat() != seat) {
      return isReply(position, MAX_REPLY) ? worstReply(position, stop) : value(position);
    }
    int index = stop.isEmpty() ? -1 : position.choice().indexOf(stop);
    if (index >= 0) {
      return value(after(position, index));
    }
    return stop.isEmpty() ? value(position) : bestFollowUp(position, stop);
  }

  /// Where the turn cannot be ended yet, as in the middle of choosing targets, the best way to go
  /// on counts.
  private double bestFollowUp(Position position, String stop) {
    int moves = Math.min(EVALUATION_WIDTH, position.choice().searched());
    double best = Double.NEGATIVE_INFINITY;
    for (int move = 0; move < moves; move++) {
      best = Math.max(best, stopped(after(position, move), stop));
    }
    return best;
  }

  private double worstReply(Position position, String stop) {
    int moves = position.choice().searched();
    double worst = Double.POSITIVE_INFINITY;
    for (int move = 0; move < moves; move++) {
      worst = Math.min(worst, stopped(next(position, move), stop));
    }
    return worst;
  }

  private double stopped(Position position, String stop) {
    if (stop.isEmpty() || position.outcome().isPresent() || position.choice().seat() != seat) {
      return value(position);
    }
    int index = position.choice().indexOf(stop);
    return index < 0 ? value(position) : value(after(position, index));
  }

  /// Whether the other seat is only asked something in between: whatever it answers, this seat goes
  /// on.
  private boolean isReply(Position position, int depth) {
    Choice choice = position.choice();
    int moves = choice.searched();
    if (depth == 0 || moves < 2 || moves > EVALUATION_WIDTH) {
      return false;
    }
    for (int move = 0; move < moves; move++) {
      Position reply = next(position, move);
      boolean open = reply.outcome().isEmpty() && reply.choice().seat() != seat;
      if (open && !isReply(reply, depth - 1)) {
        return false;
      }
    }
    return true;
  }

  private double value(Position position) {
    return position
        .outcome()
        .map(outcome -> 2 * outcome.score(seat) - 1)
        .orElseGet(() -> game.value(position, seat));
  }
}
