package cardwright.players;

import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.View;
import java.util.Optional;

/// Looks one move ahead and takes the move after which it would best like to stop.
///
/// Positions are imagined, with a supposed deck of the other where decks are not revealed; where
/// chance decides, each move is tried in the same few samples. A move that goes on with the turn is
/// valued as if the turn ended right after it, or as if nobody did more than pass from then on, so
/// it has to gain something: among equals a move that hands over comes first, then the one listed
/// first.
final class GreedyPlayer implements Player {
  private static final int SAMPLES = 8;

  /// One where each sample of a move is played on to the end of the turn: what is hidden matters
  /// little while nobody does more than pass.
  private static final int RESTS = 1;

  private static final double SAME = 1e-9;

  private final Game game;
  private final Optional<Declared> declared;
  private final Chance chance;

  /// Whether it has seen that in this game both may pass until a part of the turn is over.
  private boolean resting;

  GreedyPlayer(Game game, Optional<Declared> declared, long seed) {
    this.game = game;
    this.declared = declared;
    this.chance = Chance.seeded(seed);
  }

  @Override
  public int choose(View view) {
    return view.choice().count() == 1
        ? 0
        : weigh(view, Supposition.of(game, view, declared)).best();
  }

  /// What the moves of a choice look like.
  ///
  /// @param sum what each is worth, added up over some samples, from -1 to 1 each
  /// @param handsOver which of them hand over
  // Its arrays are its own.
  @SuppressWarnings("ArrayRecordComponent")
  record Weighed(double[] sum, boolean[] handsOver, int samples) {
    /// What a move is worth, from -1 to 1.
    double worth(int move) {
      return sum[move] / samples;
    }

    /// The best move.
    int best() {
      int best = 0;
      for (int move = 1; move < sum.length; move++) {
        double gain = sum[move] - sum[best];
        if (gain > SAME || (gain > -SAME && handsOver[move] && !handsOver[best])) {
          best = move;
        }
      }
      return best;
    }
  }

  /// Weighs the moves of a choice.
  Weighed weigh(View view, Beliefs beliefs) {
    int moves = view.choice().count();
    long seed = ((long) chance.roll(Integer.MAX_VALUE) << 31) | chance.roll(Integer.MAX_VALUE);
    double[] sum = new double[moves];
    boolean[] handsOver = new boolean[moves];
    boolean more = true;
    int samples = 0;
    while (more && samples < (resting ? RESTS : SAMPLES)) {
      more = addSample(view, beliefs, seed + samples, sum, handsOver);
      samples++;
    }
    return new Weighed(sum, handsOver, samples);
  }

  /// Whether it has seen that in this game both may pass until a part of the turn is over.
  boolean rests() {
    return resting;
  }

  /// Adds one sample's value of each move, and tells whether chance had a part in it: otherwise all
  /// samples are the same.
  private boolean addSample(
      View view, Beliefs beliefs, long seed, double[] sum, boolean[] handsOver) {
    CountedChance dealt = new CountedChance(seed);
    Position world = view.imagine(beliefs, dealt);
    resting = resting || Rest.comes(world, ~seed);
    int rolls =
        resting
            ? addRests(world, view.seat(), ~seed, sum, handsOver)
            : addTurns(world, view.seat(), ~seed, sum, handsOver);
    return dealt.rolls() + rolls > 0;
  }

  private int addRests(Position world, Seat seat, long seed, double[] sum, boolean[] handsOver) {
    Rest rest = new Rest(game, seat, world, seed);
    for (int move = 0; move < sum.length; move++) {
      sum[move] += rest.worth(world, move);
    }
    int pass = world.choice().indexOf(Rest.PASS);
    if (pass >= 0) {
      handsOver[pass] = true;
    }
    return rest.rolls();
  }

  private int addTurns(Position world, Seat seat, long seed, double[] sum, boolean[] handsOver) {
    Lookahead lookahead = new Lookahead(game, seat, seed);
    Position[] after = new Position[sum.length];
    String stop = "";
    for (int move = 0; move < sum.length; move++) {
      after[move] = lookahead.after(world, move);
      handsOver[move] |= lookahead.handsOver(world, move);
      if (stop.isEmpty() && handsOver[move]) {
        stop = notation(world, move);
      }
    }
    for (int move = 0; move < sum.length; move++) {
      sum[move] += lookahead.worth(after[move], stop);
    }
    return lookahead.rolls();
  }

  private static String notation(Position position, int move) {
    Choice choice = position.choice();
    return choice.move(move).notation();
  }
}
