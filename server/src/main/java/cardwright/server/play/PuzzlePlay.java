package cardwright.server.play;

import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.View;
import cardwright.players.Accuracy;
import cardwright.players.Budget;
import cardwright.players.MoveStatistics;
import cardwright.players.PlayerOptions;
import cardwright.players.SearchPlayer;
import cardwright.players.Solution;
import cardwright.players.Solver;
import cardwright.scenario.Puzzle;
import cardwright.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A puzzle as it is solved and refuted: what comes of a move by best play of both sides, exactly where the game can be solved, else as each side judges from what it
/// could know. The same move always comes to the same.
///
/// Several threads may use it: a position works out what it is asked for, so that each asks a copy.
public final class PuzzlePlay {
  /// A puzzle is proved within so many positions.
  private static final Solver.Limit WHOLE = Solver.Limit.positions(200_000);

  /// What the solver looks at for a move of a line, beside what it has proved already.
  private static final Solver.Limit MORE = Solver.Limit.positions(10_000);

  /// How much is thought about an answer that is judged, in iterations.
  private static final int JUDGED = 400;

  /// How much is thought about a move of a line.
  private static final int PLAYED = 100;

  /// So many moves a line has at most that the solver plays, and that is thought about.
  private static final int MOST_SOLVED = 20;

  private static final int MOST_THOUGHT = 8;

  /// So many ways chance is looked at to go.
  private static final int MOST_ROLLS = 20;

  private static final double SURE = 1 - 1e-6;
  private static final double HUNDRED = 100;
  private static final long SEED = 1;

  private final Scenario scenario;
  private final Position begin;
  private final int best;

  /// A puzzle.
  ///
  /// @param scenario a scenario with a puzzle, whose first move is the best one
  public PuzzlePlay(Scenario scenario) {
    this.scenario = scenario;
    this.begin = scenario.position().orElseThrow();
    this.best =
        scenario.moves().stream()
            .filter(move -> move.getKey() == Seat.A)
            .map(Map.Entry::getValue)
            .findFirst()
            .map(move -> begin.choice().indexOf(move))
            .orElse(-1);
  }

  /// A move that was made, with what happened by it.
  ///
  /// @param meaning what it means to who makes it; nothing where that cannot be told any more
  /// @param after where it led; it is not changed
  public record Made(Seat seat, Message meaning, List<LogEvent> events, Position after) {
    /// Keeps the list from changing.
    public Made {
      events = List.copyOf(events);
    }
  }

  /// What an answer is worth.
  ///
  /// @param right whether it is the best move, or leads to the very same
  /// @param best the chance to win by the best move, in hundredths
  /// @param chance the chance to win by this move, in hundredths
  /// @param atMost whether this chance is only known to be no higher
  /// @param line what comes of it, the move itself first
  /// @param solution what comes of the best move; empty where it was made
  public record Answered(
      boolean right, int best, int chance, boolean atMost, List<Made> line, List<Made> solution) {
    /// Keeps the lists from changing.
    public Answered {
      line = List.copyOf(line);
      solution = List.copyOf(solution);
    }
  }

  private Puzzle puzzle() {
    return scenario.puzzle().orElseThrow();
  }

  /// The position that is to be solved.
  public Position begin() {
    return begin.copy();
  }

  /// Whether whoever decides wins against every defence and whatever chance brings; empty where the game cannot be solved.
  public Optional<Boolean> wins() {
    if (!Solver.takes(begin())) {
      return Optional.empty();
    }
    int told = puzzle().best();
    return Optional.of(told > 0 ? told == HUNDRED : value(new Solver(scenario.game())) > SURE);
  }

  private double value(Solver solver) {
    return solver.solve(begin(), WHOLE).low();
  }

  /// The index of a move at the beginning; -1 when it is not offered.
  public int index(String move) {
    return begin().choice().indexOf(move);
  }

  /// What comes of the best move: the line that is written with the puzzle, or best play where it ends.
  private List<Made> solution() {
    List<Made> line = new ArrayList<>();
    Position before = begin();
    List<Position> trail = scenario.trail();
    for (int i = 1; i < trail.size(); i++) {
      Position after = trail.get(i).copy();
      line.add(found(before, after));
      before = after;
    }
    if (line.size() <= 1) {
      line.clear();
      play(best, new Solver(scenario.game()), line);
    }
    return line;
  }

  /// Judges a move at the beginning, and plays on.
  ///
  /// @param index of the move in the choice
  public Answered answer(int index) {
    if (index == best || leadsToTheSame(index)) {
      int chance =
          puzzle().best() > 0
              ? puzzle().best()
              : Solver.takes(begin())
                  ? hundredths(value(new Solver(scenario.game())))
                  : hundredths(thought(best).of(best).chance());
      return new Answered(true, chance, chance, false, solution(), List.of());
    }
    return Solver.takes(begin()) ? solved(index) : judged(index);
  }

  private boolean leadsToTheSame(int index) {
    return best >= 0 && after(index, _ -> 0).fingerprint() == after(best, _ -> 0).fingerprint();
  }

  private Position after(int index, Chance chance) {
    Position position = begin();
    position.play(index, chance);
    return position;
  }

  /// A wrong answer in a game that can be solved.
  private Answered solved(int index) {
    Solver solver = new Solver(scenario.game());
    Solution solution = solver.compare(begin(), WHOLE);
    List<Made> line = new ArrayList<>();
    Optional<Double> exactly = play(index, solver, line);
    double most = solution.moves().get(index).high();
    return new Answered(
        false,
        puzzle().best() > 0 ? puzzle().best() : hundredths(solution.low()),
        hundredths(exactly.orElse(most)),
        exactly.isEmpty(),
        line,
        solution());
  }

  /// A wrong answer in a game in which something stays hidden.
  private Answered judged(int index) {
    MoveStatistics statistics = thought(index);
    List<Made> line = new ArrayList<>();
    play(index, new Solver(scenario.game()), line);
    int told = puzzle().best();
    int wins = told > 0 ? told : hundredths(statistics.best().chance());
    int most = puzzle().next() > 0 ? puzzle().next() : wins;
    int chance = Math.min(most, hundredths(statistics.of(index).chance()));
    return new Answered(false, wins, chance, statistics.of(index).visits() == 0, line, solution());
  }

  private MoveStatistics thought(int index) {
    return player(JUDGED).thinkOf(new View(begin()), index);
  }

  private SearchPlayer player(int iterations) {
    return new SearchPlayer(
        scenario.game(), Budget.iterations(iterations), Accuracy.FULL, SEED, PlayerOptions.NONE);
  }

  private static int hundredths(double chance) {
    return (int) Math.round(HUNDRED * chance);
  }

  /// Makes a move at the beginning and goes on by best play.
  ///
  /// @param line gets what was made
  /// @return the chance of A to win, where it is proved
  private Optional<Double> play(int index, Solver solver, List<Made> line) {
    Position position = begin();
    boolean solves = Solver.takes(position);
    Chance chance = new SeededChance(SEED);
    Branches first = solves ? branches(position, index, solver, WHOLE) : Branches.NONE;
    Position reached = made(position, index, first.worst().orElse(chance), line);
    int most = solves ? MOST_SOLVED : MOST_THOUGHT;
    while (line.size() < most && reached.outcome().isEmpty()) {
      reached = onward(reached, solver, chance, line);
    }
    return first.value();
  }

  private Position onward(Position position, Solver solver, Chance chance, List<Made> line) {
    Choice choice = position.choice();
    if (choice.count() == 1) {
      return made(position, 0, chance, line);
    }
    if (Solver.takes(position)) {
      Solution solution = solver.solve(position.copy(), MORE);
      if (solution.proved()) {
        Branches branches = branches(position, solution.best(), solver, MORE);
        return made(position, solution.best(), branches.worst().orElse(chance), line);
      }
    }
    int move = player(PLAYED).think(new View(position.copy())).best().index();
    return made(position, move, chance, line);
  }

  private static Position made(Position before, int index, Chance chance, List<Made> line) {
    List<LogEvent> events = new ArrayList<>();
    Choice choice = before.choice();
    // Copies forget who listens, so that each move tells its own events.
    Position after = before.copy();
    after.listen(events::add);
    after.play(index, chance);
    line.add(new Made(choice.seat(), choice.move(index).meaning(), events, after.copy()));
    return after.copy();
  }

  /// What chance can make of a move.
  ///
  /// @param value what the move is worth to A; empty where that is not proved
  /// @param worst how chance goes where it is worst for A; empty where it has no say, or too much
  private record Branches(Optional<Double> value, Optional<Chance> worst) {
    static final Branches NONE = new Branches(Optional.empty(), Optional.empty());
  }

  private static Branches branches(
      Position position, int index, Solver solver, Solver.Limit limit) {
    List<Integer> rolls = new ArrayList<>();
    Chance counting =
        sides -> {
          rolls.add(sides);
          return 0;
        };
    position.copy().play(index, counting);
    if (rolls.size() > 1 || (rolls.size() == 1 && rolls.getFirst() > MOST_ROLLS)) {
      return Branches.NONE;
    }
    int ways = rolls.isEmpty() ? 1 : rolls.getFirst();
    double sum = 0;
    double least = 2;
    int worst = 0;
    for (int roll = 0; roll < ways; roll++) {
      int rolled = roll;
      Position after = position.copy();
      after.play(index, _ -> rolled);
      Optional<Double> value = valueToA(after, solver, limit);
      if (value.isEmpty()) {
        return Branches.NONE;
      }
      sum += value.get();
      if (value.get() < least) {
        least = value.get();
        worst = roll;
      }
    }
    int rolled = worst;
    return new Branches(
        Optional.of(sum / ways),
        rolls.isEmpty() ? Optional.empty() : Optional.of(sides -> Math.min(rolled, sides - 1)));
  }

  private static Optional<Double> valueToA(Position position, Solver solver, Solver.Limit limit) {
    Optional<Outcome> outcome = position.outcome();
    if (outcome.isPresent()) {
      return Optional.of(outcome.get().score(Seat.A));
    }
    Solution solution = solver.solve(position, limit);
    if (!solution.proved()) {
      return Optional.empty();
    }
    return Optional.of(solution.seat() == Seat.A ? solution.low() : 1 - solution.low());
  }

  /// The move that leads from one position to the next, whatever chance has rolled.
  private static Made found(Position before, Position after) {
    Choice choice = before.choice();
    long wanted = after.fingerprint();
    for (int roll = 0; roll < MOST_ROLLS; roll++) {
      for (int i = 0; i < choice.count(); i++) {
        int rolled = roll;
        Position tried = before.copy();
        List<LogEvent> events = new ArrayList<>();
        tried.listen(events::add);
        tried.play(i, sides -> Math.min(rolled, sides - 1));
        if (tried.fingerprint() == wanted) {
          return new Made(choice.seat(), choice.move(i).meaning(), events, after);
        }
      }
    }
    return new Made(choice.seat(), Message.NOTHING, List.of(), after);
  }
}
