package cardwright.cli;

import cardwright.engine.Choice;
import cardwright.engine.Game;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.View;
import cardwright.players.Aids;
import cardwright.players.Budget;
import cardwright.players.Reason;
import cardwright.players.SearchPlayer;
import cardwright.players.Thought;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// Tells which moves look best and what the best one changes, from what the seat that decides may
/// know.
final class HintText {
  private static final int MOVES = 3;

  /// How many changes a sentence names.
  private static final int CHANGES = 2;

  /// Most decisions are thought over in less than the second; then the same hint comes again.
  static final Budget BUDGET = new Budget(3000, 1000);

  private HintText() {}

  /// A hint for the seat that decides.
  ///
  /// @param aids what that seat has beside its table
  /// @param seed of the chance by which it thinks
  static List<String> lines(Game game, Position position, Budget budget, Aids aids, long seed) {
    View view = new View(position);
    Choice choice = view.choice();
    if (choice.count() == 1) {
      return List.of("there is only one move: " + choice.move(0).notation());
    }
    Thought thought = new SearchPlayer(game, budget, 1, seed, aids).think(view);
    List<String> lines = new ArrayList<>(moves(thought));
    Thought.Weighed best = thought.best();
    Reason reason = Reason.of(game, view, best.index(), aids.declared(), seed);
    lines.add("why " + best.move() + ": " + sentence(reason, thought, view.seat()));
    return lines;
  }

  private static List<String> moves(Thought thought) {
    List<Thought.Weighed> best =
        thought.moves().stream().filter(move -> move.visits() > 0).limit(MOVES).toList();
    int width = best.stream().mapToInt(move -> move.move().length()).max().orElse(1);
    return best.stream()
        .map(move ->
            String.format(
                Locale.ROOT,
                "  %-" + width + "s  %5s  %s",
                move.move(),
                percent(move.chance()),
                thought.proved() ? "proved" : Count.of(move.visits(), "visit")))
        .toList();
  }

  /// A share in whole percent: `62 %`.
  static String percent(double share) {
    return Math.round(100 * share) + " %";
  }

  /// Why the best move is good, as far as that is sure.
  static String sentence(Reason reason, Thought thought, Seat seat) {
    if (reason.end().isPresent()) {
      return end(reason.end().get(), seat);
    }
    String changes =
        reason.changes().stream()
            .limit(CHANGES)
            .map(change -> change(change, seat))
            .collect(Collectors.joining(" and "));
    if (thought.proved()) {
      return proved(thought.best().chance())
          + (changes.isEmpty() ? "." : "; after it " + changes + ".");
    }
    return changes.isEmpty()
        ? "It changes nothing for sure by itself; what counts comes later."
        : "After it " + changes + ".";
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
    return whose + change.name() + goes + number(change.before()) + " to " + number(change.after());
  }

  private static String number(double amount) {
    return String.format(Locale.ROOT, "%.1f", amount).replaceFirst("\\.0$", "");
  }
}
