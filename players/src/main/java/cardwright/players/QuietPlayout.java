package cardwright.players;

import cardwright.engine.Choice;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import java.util.Optional;

/// Evaluates moves by a quiet play-out, where the right to act goes back and forth until both have passed: after the
/// move nobody does more than pass until the turn is over. It is for one seat and one sample of chance.
final class QuietPlayout {
  /// How often players pass in a row, at most, before a part of the turn is over.
  private static final int PASSES = 4;

  /// How many choices are made until a turn is over; after that a position is valued as it is.
  private static final int CHOICES = 64;

  /// How many answers to what a move asks are evaluated at most.
  private static final int EVALUATION_WIDTH = 40;

  /// How many moves a choice may have whose answers are evaluated on the way to the end of the turn.
  private static final int DECISION_WIDTH = 6;

  private final Game game;
  private final Seat seat;
  private final Optional<Integer> turn;
  private final long seed;
  private final Deadline deadline;
  private final ScratchPosition first = new ScratchPosition();
  private final ScratchPosition second = new ScratchPosition();
  private final ScratchPosition third = new ScratchPosition();
  private int rolls;

  /// @param world the position in which the seat has to decide
  /// @param seed where the sample's chance starts
  /// @param deadline from then on only the first answer to what a move asks is evaluated
  QuietPlayout(Game game, Seat seat, Position world, long seed, Deadline deadline) {
    this.game = game;
    this.seat = seat;
    this.turn = number(world);
    this.seed = seed;
    this.deadline = deadline;
  }

  /// Whether quiet play-outs are for this game: the turn, or a part of it, is over when all who are asked pass.
  static boolean applies(Position world, long seed) {
    Optional<Table.Turn> now = world.turn();
    Position at = world;
    for (int i = 0; i < PASSES; i++) {
      int pass = at.choice().pass();
      if (pass < 0) {
        return false;
      }
      at = at.copy();
      at.play(pass, new CountedChance(seed));
      if (at.outcome().isPresent()) {
        return false;
      }
      if (!at.turn().equals(now)) {
        return true;
      }
    }
    return false;
  }

  /// How often chance decided something.
  int rolls() {
    return rolls;
  }

  /// The value of a move. Where it asks the same seat for something that cannot be passed, such as a
  /// target, the best answer counts.
  double worth(Position world, int move) {
    Position after = first.from(world);
    play(after, move);
    if (!goesOn(after) || after.choice().seat() != seat || after.choice().pass() >= 0) {
      return quietValue(after);
    }
    int moves = Math.min(EVALUATION_WIDTH, after.choice().searched());
    double best = Double.NEGATIVE_INFINITY;
    for (int answer = 0; answer < moves && (answer == 0 || !deadline.passed()); answer++) {
      Position answered = second.from(after);
      play(answered, answer);
      best = Math.max(best, quietValue(answered));
    }
    return best;
  }

  private void play(Position position, int move) {
    CountedChance chance = new CountedChance(seed);
    position.play(move, chance);
    rolls += chance.rolls();
  }

  private boolean goesOn(Position position) {
    return position.outcome().isEmpty() && number(position).equals(turn);
  }

  private static Optional<Integer> number(Position position) {
    return position.turn().map(Table.Turn::number);
  }

  /// Plays on to the end of the turn in the position itself.
  private double quietValue(Position at) {
    for (int i = 0; i < CHOICES && goesOn(at); i++) {
      Choice choice = at.choice();
      int pass = choice.searched() == 1 ? 0 : choice.pass();
      play(at, pass >= 0 ? pass : answer(at));
    }
    return value(at, seat);
  }

  /// What is answered where nobody can pass, such as a discard: whoever decides takes what looks
  /// best at once, or the first of many.
  private int answer(Position position) {
    Choice choice = position.choice();
    Seat decider = choice.seat();
    int moves = choice.searched();
    int best = 0;
    if (moves > DECISION_WIDTH) {
      return best;
    }
    double most = Double.NEGATIVE_INFINITY;
    for (int move = 0; move < moves; move++) {
      Position next = third.from(position);
      play(next, move);
      double value = value(next, decider);
      if (value > most) {
        most = value;
        best = move;
      }
    }
    return best;
  }

  private double value(Position position, Seat of) {
    return position
        .outcome()
        .map(outcome -> 2 * outcome.score(of) - 1)
        .orElseGet(() -> game.value(position, of));
  }
}
