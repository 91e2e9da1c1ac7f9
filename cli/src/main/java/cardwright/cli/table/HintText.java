package cardwright.cli.table;

import static cardwright.engine.Message.word;

import cardwright.cli.console.Messages;
import cardwright.cli.console.Percent;
import cardwright.engine.Choice;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Position;
import cardwright.engine.View;
import cardwright.players.Advice;
import cardwright.players.Budget;
import cardwright.players.MoveStatistics;
import cardwright.players.PlayerOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

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
      return List.of(
          Messages.of("hint.only", word(choice.move(0).notation())).words(null, language));
    }
    Advice advice = Advice.of(game, view, budget, playerOptions, seed);
    List<String> lines = new ArrayList<>(moves(advice, choice, language));
    String why =
        advice.sentences().stream()
            .map(sentence -> sentence.words(advice.seat(), language))
            .collect(Collectors.joining(" "));
    lines.add(
        Messages.of("hint.why", word(advice.statistics().best().move()), word(why))
            .words(null, language));
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
                "%4d %-" + width + "s · %s",
                move.index() + 1,
                label(choice, move, language),
                chance(move, advice.statistics().proved()).words(null, language)))
        .toList();
  }

  private static Message chance(MoveStatistics.Estimate move, boolean proved) {
    Message sure =
        proved
            ? Messages.of("hint.proved")
            : Messages.of("hint.visits", Message.number(move.visits()));
    String share = String.format(Locale.ROOT, "%5s", Percent.whole(move.chance()));
    return Messages.of("hint.chance", word(share), Message.clause(sure));
  }

  /// A move in plain words, behind the number that can be typed: `Play Umbruh for 1 CC`.
  private static String label(Choice choice, MoveStatistics.Estimate move, Locale language) {
    return choice.move(move.index()).meaning().words(null, language).replaceFirst("\\.$", "");
  }
}
