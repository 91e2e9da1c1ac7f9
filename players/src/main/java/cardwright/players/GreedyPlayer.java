package cardwright.players;

import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// A greedy player: looks no further than its own turn and takes the move with the highest evaluation.
///
/// Positions are determinized, with a supposed deck of the other where decks are not revealed; where
/// chance decides, each move is tried in the same few samples. Where a turn is a player's own, a move
/// is valued by the best plan for the turn that begins with it, of a few. Where the right to act goes
/// back and forth it is valued as if nobody did more than pass from then on. Either way it has to gain
/// something: among equals a move that hands over comes first, then the one listed first.
final class GreedyPlayer implements Player {
  private static final int SAMPLES = 8;

  /// How many samples quiet play-outs have: one, because what is hidden matters little while nobody does more
  /// than pass.
  private static final int QUIET_SAMPLES = 1;

  private static final double EPSILON = 1e-9;

  private final Game game;
  private final Optional<DeclaredDeck> declared;
  private final Chance chance;

  /// Whether moves are evaluated by quiet play-outs: it has seen that in this game both may pass until a part of the
  /// turn is over.
  private boolean quiet;

  GreedyPlayer(Game game, Optional<DeclaredDeck> declared, long seed) {
    this.game = game;
    this.declared = declared;
    this.chance = new SeededChance(seed);
  }

  @Override
  public int choose(View view) {
    return view.choice().searched() == 1
        ? 0
        : evaluate(view, OpponentModel.of(game, view, declared), Deadline.NEVER).best();
  }

  /// The evaluation of the moves of a choice.
  ///
  /// @param sum what each is worth, added up over some samples, from -1 to 1 each
  /// @param handsOver which of them hand over
  // Its arrays are its own.
  @SuppressWarnings("ArrayRecordComponent")
  record Evaluation(double[] sum, boolean[] handsOver, int samples) {
    /// What each move is worth, from -1 to 1.
    double[] worth() {
      return Arrays.stream(sum).map(each -> each / samples).toArray();
    }

    /// The best move.
    int best() {
      int best = 0;
      for (int move = 1; move < sum.length; move++) {
        double gain = sum[move] - sum[best];
        if (gain > EPSILON || (gain > -EPSILON && handsOver[move] && !handsOver[best])) {
          best = move;
        }
      }
      return best;
    }
  }

  /// The evaluation of the moves in one sample.
  // Its arrays are its own.
  @SuppressWarnings("ArrayRecordComponent")
  private record Sample(double[] worth, boolean[] handsOver, Deadline deadline) {
    int moves() {
      return worth.length;
    }

    /// Whether there is time for one more move; for the first one there always is.
    boolean hasTime(int move) {
      return move == 0 || !deadline.passed();
    }

    /// Gives moves for which there was no time the average of the others.
    ///
    /// @param known how many are known
    void fill(int known) {
      double mean = Arrays.stream(worth, 0, known).average().orElse(0);
      Arrays.fill(worth, known, worth.length, mean);
    }
  }

  /// Evaluates the moves of a choice.
  ///
  /// @param deadline moves that are not evaluated until then count as much as the others on the
  ///     average; a first one always is
  Evaluation evaluate(View view, Beliefs beliefs, Deadline deadline) {
    return evaluate(view, view.choice().searched(), beliefs, deadline);
  }

  /// Evaluates the first moves of a choice.
  ///
  /// @param moves how many
  Evaluation evaluate(View view, int moves, Beliefs beliefs, Deadline deadline) {
    long seed = ((long) chance.roll(Integer.MAX_VALUE) << 31) | chance.roll(Integer.MAX_VALUE);
    double[] sum = new double[moves];
    boolean[] handsOver = new boolean[moves];
    boolean more = true;
    int samples = 0;
    while (more && samples < (quiet ? QUIET_SAMPLES : SAMPLES)) {
      Sample sample = new Sample(new double[moves], handsOver, deadline);
      more = addSample(view, beliefs, seed + samples, sample) && !deadline.passed();
      for (int move = 0; move < moves; move++) {
        sum[move] += sample.worth()[move];
      }
      samples++;
    }
    return new Evaluation(sum, handsOver, samples);
  }

  /// Whether moves are evaluated by quiet play-outs: it has seen that in this game both may pass until a part of the
  /// turn is over.
  boolean quiet() {
    return quiet;
  }

  /// Adds one sample's value of each move, and tells whether chance had a part in it: otherwise all
  /// samples are the same.
  private boolean addSample(View view, Beliefs beliefs, long seed, Sample sample) {
    CountedChance dealt = new CountedChance(seed);
    Position world = view.determinize(beliefs, dealt);
    quiet = quiet || QuietPlayout.applies(world, ~seed);
    int rolls =
        quiet
            ? addQuietPlayouts(world, view.seat(), ~seed, sample)
            : addLookaheads(world, view.seat(), ~seed, sample);
    return dealt.rolls() + rolls > 0;
  }

  private int addQuietPlayouts(Position world, Seat seat, long seed, Sample sample) {
    QuietPlayout playout = new QuietPlayout(game, seat, world, seed, sample.deadline());
    int known = 0;
    for (int move = 0; move < sample.moves() && sample.hasTime(move); move++) {
      sample.worth()[move] = playout.worth(world, move);
      known++;
    }
    sample.fill(known);
    int pass = world.choice().pass();
    if (pass >= 0) {
      sample.handsOver()[pass] = true;
    }
    return playout.rolls();
  }

  private int addLookaheads(Position world, Seat seat, long seed, Sample sample) {
    Lookahead lookahead = new Lookahead(game, seat, seed);
    List<Position> after = new ArrayList<>();
    String stop = "";
    for (int move = 0; move < sample.moves() && sample.hasTime(move); move++) {
      after.add(lookahead.after(world, move));
      sample.handsOver()[move] |= lookahead.handsOver(world, move);
      if (stop.isEmpty() && sample.handsOver()[move]) {
        stop = notation(world, move);
      }
    }
    int known = 0;
    for (int move = 0; move < after.size() && sample.hasTime(move); move++) {
      sample.worth()[move] = lookahead.worth(after.get(move), stop);
      known++;
    }
    sample.fill(known);
    if (!stop.isEmpty() && known == after.size()) {
      new TurnPlans(lookahead, stop, sample.deadline()).raise(after, sample.worth());
    }
    return lookahead.rolls();
  }

  private static String notation(Position position, int move) {
    Choice choice = position.choice();
    return choice.move(move).notation();
  }
}
