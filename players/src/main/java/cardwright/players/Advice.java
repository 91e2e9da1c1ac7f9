package cardwright.players;

import static cardwright.engine.Message.clause;

import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Outcome;
import cardwright.engine.Seat;
import cardwright.engine.View;
import java.util.List;
import java.util.stream.Stream;

/// A hint: the moves that look best to a seat, and what comes of the best of them for sure.
///
/// @param seat who is advised
/// @param statistics every move with what it seems to be worth
/// @param reason what comes of the best one
public record Advice(Seat seat, MoveStatistics statistics, Reason reason) {
  /// So many sentences tell at most what comes of a move.
  private static final int SENTENCES = 3;

  /// Whoever has a smaller chance to win with every move can only hope for mistakes.
  private static final double HOPE = 0.02;

  /// Most decisions are thought over in less than the second; then the same hint comes again.
  public static final Budget BUDGET = new Budget(3000, 1000);

  /// Thinks for the seat that decides.
  ///
  /// @param options what it may think with
  /// @param seed of the chance by which it thinks
  public static Advice of(Game game, View view, Budget budget, PlayerOptions options, long seed) {
    MoveStatistics statistics =
        new SearchPlayer(game, budget, Accuracy.FULL, seed, options).think(view);
    return new Advice(
        view.seat(),
        statistics,
        Reason.of(game, view, statistics.best().index(), options.declared(), seed));
  }

  /// The best moves that something is known of.
  ///
  /// @param most how many
  public List<MoveStatistics.Estimate> best(int most) {
    return statistics.moves().stream().filter(move -> move.visits() > 0).limit(most).toList();
  }

  /// Why the best move is good, as far as that is sure, in sentences; they are said to the seat that is advised.
  public List<Message> sentences() {
    if (reason.end().isPresent()) {
      return List.of(end(reason.end().get(), seat));
    }
    List<Message> told = first(reason.effects());
    double chance = statistics.best().chance();
    if (statistics.proved()) {
      return Stream.concat(Stream.of(proved(chance)), told.stream()).toList();
    }
    if (reason.unanswered().isPresent()) {
      return List.of(unanswered(reason.unanswered().get(), seat));
    }
    if (chance < HOPE) {
      return Stream.concat(Stream.of(Messages.of("advice.seems-lost")), told.stream()).toList();
    }
    return told.isEmpty() ? List.of(Messages.of("advice.nothing-yet")) : told;
  }

  /// What comes of a move for sure, in sentences; where nothing does, what is done with it.
  ///
  /// @param seat who makes it, and to whom it is said
  public static List<Message> sentences(Reason reason, Seat seat) {
    return reason
        .end()
        .map(end -> end(end, seat))
        .or(() -> reason.unanswered().map(end -> unanswered(end, seat)))
        .map(List::of)
        .orElseGet(() -> first(reason.effects().isEmpty() ? reason.done() : reason.effects()));
  }

  private static List<Message> first(List<Message> told) {
    return told.stream().limit(SENTENCES).toList();
  }

  private static Message unanswered(Outcome outcome, Seat seat) {
    return ends(
        outcome,
        seat,
        "advice.wins-unanswered",
        "advice.loses-unanswered",
        "advice.draws-unanswered");
  }

  private static Message end(Outcome outcome, Seat seat) {
    return ends(outcome, seat, "advice.wins", "advice.loses", "advice.draws");
  }

  private static Message ends(Outcome outcome, Seat seat, String wins, String loses, String draws) {
    String id = outcome.winner().map(winner -> winner == seat ? wins : loses).orElse(draws);
    return Messages.of(id, clause(outcome.message()));
  }

  private static Message proved(double chance) {
    return Messages.of(
        chance == 1
            ? "advice.proved-win"
            : chance == 0 ? "advice.proved-loss" : "advice.proved-best");
  }
}
