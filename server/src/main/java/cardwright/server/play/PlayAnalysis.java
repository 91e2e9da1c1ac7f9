package cardwright.server.play;

import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.View;
import cardwright.players.Accuracy;
import cardwright.players.Advice;
import cardwright.players.Budget;
import cardwright.players.JudgedMove;
import cardwright.players.MoveStatistics;
import cardwright.players.PlayerOptions;
import cardwright.players.Reason;
import cardwright.players.SearchPlayer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Thinks a game that is over through again, each decision from what its seat could know then. The same thought always comes to the same.
///
/// Several threads may use it: a position works out what it is asked for, so that each asks a copy.
public final class PlayAnalysis {
  /// How much is thought for a first look at a decision, in iterations.
  public static final int QUICK = 40;

  /// How much is thought for a whole look.
  public static final int WHOLE = 400;

  /// How much is thought about an answer to what somebody tries.
  private static final int ANSWER = 100;

  /// So many moves the other side makes at most in answer.
  private static final int MOST_ANSWERS = 30;

  private static final int ALTERNATIVES = 4;
  private static final long SEED = 1;

  private final Game game;
  private final List<Replays.Decision> decisions;
  private final List<Position> positions;

  private PlayAnalysis(Game game, List<Replays.Decision> decisions, List<Position> positions) {
    this.game = game;
    this.decisions = decisions;
    this.positions = positions;
  }

  /// A game of a play; empty when there was none of that number.
  ///
  /// @param number from 1
  public static Optional<PlayAnalysis> of(Game game, Replays replays, int number) {
    return replays
        .game(number)
        .map(played -> new PlayAnalysis(game, played.decisions(), replays.positions(number)));
  }

  /// A decision that was thought over.
  ///
  /// @param at its number, from 1
  /// @param error of the chance to win by the best move: its standard error; 0 where that is proved
  /// @param moves the moves that were thought best, and the one that was made
  public record Judged(int at, JudgedMove move, double error, List<Alternative> moves) {
    /// Keeps the list from changing.
    public Judged {
      moves = List.copyOf(moves);
    }
  }

  /// A move that could be made.
  ///
  /// @param error of the chance to win by it
  public record Alternative(
      String move, Message meaning, double chance, double error, boolean known) {}

  /// How many decisions there are.
  public int decisions() {
    return decisions.size();
  }

  /// The position after so many decisions.
  public Position after(int at) {
    return positions.get(at).copy();
  }

  /// Thinks a decision over; empty where there was but one move.
  ///
  /// @param at its number, from 1
  /// @param iterations how much it is thought over
  public Optional<Judged> judge(int at, int iterations) {
    Position position = after(at - 1);
    Choice choice = position.choice();
    int made = choice.indexOf(decisions.get(at - 1).move());
    if (choice.count() < 2 || made < 0) {
      return Optional.empty();
    }
    MoveStatistics statistics = player(iterations).thinkOf(new View(position), made);
    List<Alternative> moves = new ArrayList<>();
    for (MoveStatistics.Estimate each : statistics.moves()) {
      boolean shown = each.visits() > 0 && moves.size() < ALTERNATIVES;
      if (shown || each.index() == made) {
        moves.add(
            new Alternative(
                each.move(),
                choice.move(each.index()).meaning(),
                each.chance(),
                error(each, statistics),
                each.visits() > 0));
      }
    }
    return Optional.of(
        new Judged(
            at,
            JudgedMove.of(choice, made, statistics),
            error(statistics.best(), statistics),
            moves));
  }

  private SearchPlayer player(int iterations) {
    return new SearchPlayer(
        game, Budget.iterations(iterations), Accuracy.FULL, SEED, PlayerOptions.NONE);
  }

  private static double error(MoveStatistics.Estimate move, MoveStatistics statistics) {
    return statistics.proved() || move.visits() == 0
        ? 0
        : Math.sqrt(move.chance() * (1 - move.chance()) / move.visits());
  }

  /// What comes for sure of a move that could be made at a decision, as its seat could know; nothing where it is not offered.
  ///
  /// @param at the number of the decision, from 1
  public List<Message> comesOf(int at, String move) {
    View view = new View(after(at - 1));
    int index = view.choice().indexOf(move);
    return index < 0
        ? List.of()
        : Advice.sentences(Reason.of(game, view, index, Optional.empty(), SEED), view.seat());
  }

  /// The moves with which the other side answers, until that seat decides again or the game is over.
  ///
  /// @param from it is not changed
  /// @param chance what decides where moves are left to chance
  public List<String> answers(Position from, Seat seat, Chance chance) {
    Position position = from.copy();
    List<String> moves = new ArrayList<>();
    while (moves.size() < MOST_ANSWERS
        && position.outcome().isEmpty()
        && position.choice().seat() != seat) {
      int best = player(ANSWER).think(new View(position)).best().index();
      moves.add(position.choice().move(best).notation());
      position.play(best, chance);
    }
    return moves;
  }
}
