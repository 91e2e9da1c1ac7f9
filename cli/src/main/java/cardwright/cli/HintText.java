package cardwright.cli;

import cardwright.engine.Choice;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.View;
import cardwright.players.Advice;
import cardwright.players.Budget;
import cardwright.players.MoveStatistics;
import cardwright.players.PlayerOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Tells which moves look best and what the best one changes, from what the seat that decides may
/// know.
final class HintText {
  private static final int MOVES = 3;

  private HintText() {}

  /// A hint for the seat that decides.
  ///
  /// @param playerOptions what that seat has beside its table
  /// @param seed of the chance by which it thinks
  /// @param language the language that is read
  static List<String> lines(
      Game game,
      Position position,
      Budget budget,
      PlayerOptions playerOptions,
      long seed,
      Locale language) {
    View view = new View(position);
    Choice choice = view.choice();
    if (choice.count() == 1) {
      return List.of("there is only one move: " + choice.move(0).notation());
    }
    Advice advice = Advice.of(game, view, budget, playerOptions, seed);
    List<String> lines = new ArrayList<>(moves(advice, choice, language));
    String why = advice.sentence().words(advice.seat(), language);
    lines.add("why " + advice.statistics().best().move() + ": " + why);
    return lines;
  }

  private static List<String> moves(Advice advice, Choice choice, Locale language) {
    List<MoveStatistics.Estimate> best = advice.best(MOVES);
    int width =
        best.stream().mapToInt(move -> label(choice, move, language).length()).max().orElse(1);
    return best.stream()
        .map(move ->
            String.format(
                Locale.ROOT,
                "%4d %-" + width + "s · %5s to win · %s",
                move.index() + 1,
                label(choice, move, language),
                percent(move.chance()),
                advice.statistics().proved() ? "proved" : Count.of(move.visits(), "visit")))
        .toList();
  }

  /// A move in plain words, behind the number that can be typed: `Play Umbruh for 1 CC`.
  private static String label(Choice choice, MoveStatistics.Estimate move, Locale language) {
    return choice.move(move.index()).meaning().words(null, language).replaceFirst("\\.$", "");
  }

  /// A share in whole percent: `62 %`.
  static String percent(double share) {
    return Math.round(100 * share) + " %";
  }
}
