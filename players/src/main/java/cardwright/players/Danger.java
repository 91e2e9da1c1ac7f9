package cardwright.players;

import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Table;
import cardwright.engine.View;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Whether a move hands the turn over to an opponent who then can win in it, whatever is answered.
///
/// That is searched in some positions as they might be, within few positions each, and has to be found in all of them. A line in which chance decides anything proves nothing. What is not proved is not told.
public final class Danger {
  private static final int SAMPLES = 4;

  /// How many positions are visited at most in a sample.
  private static final int POSITIONS = 1_500;

  private static final int DEPTH = 40;

  private final Game game;
  private final Seat seat;
  private final int turn;
  private final Set<Long> refuted = new HashSet<>();
  private int visited;

  private Danger(Game game, Seat seat, int turn) {
    this.game = game;
    this.seat = seat;
    this.turn = turn;
  }

  /// Whether the opponent can win for sure before this player has a turn again.
  ///
  /// @param move its index in the choice of the view
  /// @param declared what the player is told about the other's deck
  /// @param seed of the chance by which the positions are determinized
  public static boolean isLethal(
      Game game, View view, int move, Optional<DeclaredDeck> declared, long seed) {
    Seat seat = view.seat();
    Optional<Table.Turn> now = view.table().turn().filter(turn -> turn.player() == seat);
    if (now.isEmpty()) {
      return false;
    }
    Beliefs beliefs = OpponentModel.of(game, view, declared);
    for (int i = 0; i < SAMPLES; i++) {
      Chance chance = new SeededChance(seed + i);
      Position world = view.determinize(beliefs, chance);
      world.play(move, chance);
      if (!new Danger(game, seat, now.get().number()).loses(world, 0)) {
        return false;
      }
    }
    return true;
  }

  private boolean loses(Position world, int depth) {
    if (world.outcome().isPresent()) {
      return world.outcome().get().winner().filter(winner -> winner != seat).isPresent();
    }
    Choice choice = world.choice();
    boolean own = choice.seat() == seat;
    Table.Turn now = world.turn().orElseThrow();
    boolean goesOn = now.number() == turn && own && choice.count() > 1;
    boolean over = now.number() > turn && now.player() == seat;
    if (goesOn || over || depth >= DEPTH || refuted.contains(world.fingerprint())) {
      return false;
    }
    boolean loses = own ? allLose(world, depth) : someWins(world, depth);
    if (!loses) {
      refuted.add(world.fingerprint());
    }
    return loses;
  }

  private boolean allLose(Position world, int depth) {
    int moves = world.choice().searched();
    for (int move = 0; move < moves; move++) {
      Optional<Position> next = after(world, move);
      if (next.isEmpty() || !loses(next.get(), depth + 1)) {
        return false;
      }
    }
    return true;
  }

  /// What looks best to the opponent is tried first.
  private boolean someWins(Position world, int depth) {
    int moves = world.choice().searched();
    List<Position> tried = new ArrayList<>();
    for (int move = 0; move < moves; move++) {
      after(world, move).ifPresent(tried::add);
    }
    tried.sort(Comparator.comparingDouble(this::worth));
    for (Position next : tried) {
      if (loses(next, depth + 1)) {
        return true;
      }
    }
    return false;
  }

  private double worth(Position position) {
    return position
        .outcome()
        .map(outcome -> 2 * outcome.score(seat) - 1)
        .orElseGet(() -> game.value(position, seat));
  }

  /// The position after a move; empty where chance has decided something, or enough positions were visited.
  private Optional<Position> after(Position world, int move) {
    if (++visited > POSITIONS) {
      return Optional.empty();
    }
    CountedChance chance = new CountedChance(visited);
    Position next = world.copy();
    next.play(move, chance);
    return chance.rolls() == 0 ? Optional.of(next) : Optional.empty();
  }
}
