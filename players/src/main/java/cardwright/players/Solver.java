package cardwright.players;

import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Refused;

/// Exact play: proves what a position is worth, where a game has nothing hidden and little left to
/// chance.
///
/// It searches up to a limit, and narrows an interval around the value from both sides: by alpha-beta
/// search that looks deeper move by move, and by proof-number search, which goes far where there is little
/// choice. A win or a loss is proved only by lines that end, so repetition proves nothing; a draw by
/// the length of the play counts in the turn in which it was found, and nowhere else. Between its calls a solver
/// keeps what it has proved, so it is for one play. With the same calls it gives the same answers
/// where only positions are limited.
public final class Solver {
  private static final long NANOS = 1_000_000;

  /// With more positions than this kept from earlier calls a call begins anew, so that a long play does not fill the memory.
  private static final int MOST_KEPT = 1_000_000;

  private final Game game;
  private TranspositionTable table = new TranspositionTable();

  /// How far a call may go.
  ///
  /// @param positions how many positions it may visit, at least 1
  /// @param millis how long it may take, at least 1
  public record Limit(long positions, long millis) {
    /// Refuses what leaves no room.
    ///
    /// @throws Refused when a limit is below 1
    public Limit {
      if (positions < 1 || millis < 1) {
        throw new Refused(
            "a solver needs at least 1 position and 1 millisecond, not "
                + positions
                + " and "
                + millis);
      }
    }

    /// A limit that gives the same answer each time.
    public static Limit positions(long positions) {
      return new Limit(positions, Long.MAX_VALUE / 2_000_000);
    }
  }

  /// A solver for one play.
  ///
  /// @param game the game that is played; its value puts moves in order
  public Solver(Game game) {
    this.game = game;
  }

  /// Whether positions of this kind can be played exactly.
  public static boolean takes(Position position) {
    return position.exactKey().isPresent();
  }

  /// What a position is worth, and a best move. It ends as soon as these are known. Where they cannot
  /// be known within the limit, the answer has what could be proved, and the next call begins with it.
  ///
  /// @throws Refused when the play is over, or its game cannot be played exactly
  public Solution solve(Position position, Limit limit) {
    return solution(position, limit, false, true);
  }

  /// The same as [#solve] without the line of best play, which may take as long as the proof.
  ///
  /// @throws Refused when the play is over, or its game cannot be played exactly
  public Solution prove(Position position, Limit limit) {
    return solution(position, limit, false, false);
  }

  /// What a position is worth, and of each move whether it is as good as the best.
  ///
  /// @throws Refused when the play is over, or its game cannot be played exactly
  public Solution compare(Position position, Limit limit) {
    return solution(position, limit, true, true);
  }

  private Solution solution(Position position, Limit limit, boolean all, boolean follow) {
    if (!takes(position)) {
      throw new Refused(
          game.title() + " cannot be solved exactly: not all that is hidden can be deduced");
    }
    if (position.outcome().isPresent()) {
      throw new Refused("the play is over: " + position.outcome().get());
    }
    if (table.size() > MOST_KEPT) {
      table = new TranspositionTable();
    }
    long deadline = System.nanoTime() + limit.millis() * NANOS;
    ExactSearch solving = new ExactSearch(game, table, position, limit.positions(), deadline);
    solving.run(all);
    PrincipalVariation line = new PrincipalVariation(game, table, position);
    if (follow && solving.proved()) {
      line.follow(solving.best(), limit.positions(), deadline);
    }
    return solving.solution(line.plies(), line.end());
  }
}
