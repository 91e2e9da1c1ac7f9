package cardwright.players;

import cardwright.engine.Choice;
import cardwright.engine.Game;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// The principal variation: best play of both sides from a position whose value is known.
final class PrincipalVariation {
  /// How many moves it has at most; a longer line is broken off.
  private static final int MAX_PLIES = 400;

  private final Game game;
  private final TranspositionTable table;
  private final Seat seat;
  private final Position start;
  private final List<Solution.Ply> plies = new ArrayList<>();
  private Optional<Outcome> end = Optional.empty();

  PrincipalVariation(Game game, TranspositionTable table, Position start) {
    this.game = game;
    this.table = table;
    this.seat = start.choice().seat();
    this.start = start;
  }

  List<Solution.Ply> plies() {
    return plies;
  }

  /// How it ends; empty where it is broken off.
  Optional<Outcome> end() {
    return end;
  }

  /// Follows best play as far as it is proved.
  ///
  /// @param positions how many positions may be visited at each move to find it again
  void follow(int first, long positions, long deadline) {
    Position at = start;
    int move = first;
    while (plies.size() < MAX_PLIES) {
      at = play(at, move);
      end = at.outcome();
      if (end.isPresent()) {
        return;
      }
      ExactSearch next = new ExactSearch(game, table, at, positions, deadline);
      next.run(false);
      if (!next.proved()) {
        return;
      }
      move = next.best();
    }
  }

  /// Makes a move, with the rolls that are best for the seat that decided at the beginning.
  private Position play(Position at, int move) {
    Choice choice = at.choice();
    Seat mover = choice.seat();
    String notation = choice.move(move).notation();
    EnumeratingChance rolls = new EnumeratingChance();
    SearchFrame best = played(at, move, rolls);
    int[] rolled = rolls.rolls();
    while (rolls.next()) {
      SearchFrame other = played(at, move, rolls);
      if (worth(other) > worth(best)) {
        best = other;
        rolled = rolls.rolls();
      }
    }
    plies.add(new Solution.Ply(mover, notation, Arrays.stream(rolled).boxed().toList()));
    return best.position;
  }

  private SearchFrame played(Position at, int move, EnumeratingChance rolls) {
    SearchFrame after = new SearchFrame(at.copy());
    after.position.play(move, rolls);
    after.probe(table);
    return after;
  }

  private double worth(SearchFrame frame) {
    return seat == Seat.A ? frame.bounds.low : 1 - frame.bounds.high;
  }
}
