package cardwright.players;

import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import java.util.OptionalInt;

/// A play-out: plays a position on by a quick policy for some turns, and evaluates what it comes to.
///
/// Where a player may pass, it passes. Of another choice it makes the move after which the position is worth most at once; chance
/// decides where there are many moves, and in games in which both may pass until a part of the turn is over.
final class Playout {
  /// How many choices are made at most; after that a position is valued as it is.
  private static final int MAX_CHOICES = 200;

  /// A choice of more moves is left to chance: evaluating them costs more than it gains.
  private static final int EVALUATION_WIDTH = 12;

  /// No turn is the last one that counts.
  private static final int FAR = Integer.MAX_VALUE;

  private final Game game;
  private final boolean quiet;
  private final ScratchPosition scratch = new ScratchPosition();

  /// @param quiet whether in this game both may pass until a part of the turn is over, so that little else is chosen
  Playout(Game game, boolean quiet) {
    this.game = game;
    this.quiet = quiet;
  }

  /// The last turn that counts for a decision in this position; [#FAR] where a search looks as far as it gets.
  int horizon(Position position) {
    OptionalInt ahead = game.turnsAhead();
    return ahead.isPresent() ? number(position) + ahead.getAsInt() : FAR;
  }

  /// Whether a position lies beyond the last turn that counts.
  static boolean isBeyond(Position position, int last) {
    return number(position) > last;
  }

  /// Plays on in the position itself to the end of a turn; answers what it comes to for a seat, from -1 to 1. With a horizon of [#FAR] it is valued as it stands, or where both may pass until a part of the turn is over when they have.
  ///
  /// @param last the [#horizon]
  double value(Position position, Seat seat, int last, Chance chance) {
    if (last == FAR) {
      return quiet ? quietValue(position, seat, chance) : worth(position, seat);
    }
    for (int i = 0;
        i < MAX_CHOICES && position.outcome().isEmpty() && number(position) <= last;
        i++) {
      position.play(best(position, chance), chance);
    }
    return worth(position, seat);
  }

  /// What a position comes to for a seat when nobody does more until the turn is over, from -1 to 1.
  double quietValue(Position position, Seat seat, Chance chance) {
    int now = number(position);
    for (int i = 0;
        i < MAX_CHOICES && position.outcome().isEmpty() && number(position) == now;
        i++) {
      position.play(pick(position.choice(), chance), chance);
    }
    return worth(position, seat);
  }

  /// What a position is worth to a seat as it stands, from -1 to 1.
  double worth(Position position, Seat seat) {
    return position
        .outcome()
        .map(outcome -> 2 * outcome.score(seat) - 1)
        .orElseGet(() -> game.value(position, seat));
  }

  /// The move that the policy makes.
  private int best(Position position, Chance chance) {
    Choice choice = position.choice();
    int moves = choice.searched();
    if (quiet || moves == 1 || moves > EVALUATION_WIDTH || choice.pass() >= 0) {
      return pick(choice, chance);
    }
    Seat decides = choice.seat();
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int move = 0; move < moves; move++) {
      Position after = scratch.from(position);
      after.play(move, chance);
      double worth = worth(after, decides);
      if (worth > most) {
        most = worth;
        best = move;
      }
    }
    return best;
  }

  /// Where nothing has to be done nothing is; else chance decides.
  private static int pick(Choice choice, Chance chance) {
    int count = choice.searched();
    if (count == 1) {
      return 0;
    }
    int pass = choice.pass();
    return pass >= 0 ? pass : chance.roll(count);
  }

  private static int number(Position position) {
    return position.turn().map(Table.Turn::number).orElse(0);
  }
}
