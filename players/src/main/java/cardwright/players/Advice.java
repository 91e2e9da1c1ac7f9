package cardwright.players;

import cardwright.engine.Game;
import cardwright.engine.Outcome;
import cardwright.engine.Seat;
import cardwright.engine.View;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// A hint: the moves that look best to a seat, and what the best of them changes for sure.
///
/// @param seat who is advised
/// @param statistics every move with what it seems to be worth
/// @param reason what the best one changes
public record Advice(Seat seat, MoveStatistics statistics, Reason reason) {
  /// How many changes a sentence names.
  private static final int CHANGES = 2;

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

  /// Why the best move is good, as far as that is sure.
  public String sentence() {
    if (reason.end().isPresent()) {
      return end(reason.end().get(), seat);
    }
    String changes = changes(reason, seat);
    if (statistics.proved()) {
      return proved(statistics.best().chance())
          + (changes.isEmpty() ? "." : "; after it " + changes + ".");
    }
    return changes.isEmpty()
        ? "It changes nothing for sure by itself; what counts comes later."
        : "After it " + changes + ".";
  }

  /// What a move changes for sure, in a sentence to that seat.
  public static String sentence(Reason reason, Seat seat) {
    if (reason.end().isPresent()) {
      return end(reason.end().get(), seat);
    }
    String changes = changes(reason, seat);
    return changes.isEmpty()
        ? "It changes nothing for sure by itself."
        : "After it " + changes + ".";
  }

  private static String changes(Reason reason, Seat seat) {
    return reason.changes().stream()
        .limit(CHANGES)
        .map(change -> change(change, seat))
        .collect(Collectors.joining(" and "));
  }

  private static String end(Outcome outcome, Seat seat) {
    String ends =
        outcome
            .winner()
            .map(winner -> winner == seat ? "It wins the game: " : "It loses the game: ")
            .orElse("It ends the game in a draw: ");
    return ends + outcome.reason() + ".";
  }

  private static String proved(double chance) {
    if (chance == 1) {
      return "It wins against every defence";
    }
    return chance == 0 ? "Every move loses against the best play" : "No move is better";
  }

  private static String change(Reason.Change change, Seat seat) {
    String whose = change.seat() == seat ? "your " : change.seat() + "'s ";
    String goes = change.after() > change.before() ? " go up from " : " go down from ";
    return whose
        + change.name().words()
        + goes
        + number(change.before())
        + " to "
        + number(change.after());
  }

  private static String number(double amount) {
    return String.format(Locale.ROOT, "%.1f", amount).replaceFirst("\\.0$", "");
  }
}
