package cardwright.cli.analysis;

import cardwright.cli.table.RecordReplay;
import cardwright.engine.Choice;
import cardwright.engine.Game;
import cardwright.engine.Play;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.View;
import cardwright.match.MatchReplay;
import cardwright.players.Accuracy;
import cardwright.players.Budget;
import cardwright.players.JudgedMove;
import cardwright.players.MoveStatistics;
import cardwright.players.PlayerOptions;
import cardwright.players.SearchPlayer;
import cardwright.record.PlayRecord;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.function.Supplier;

/// What a player thinks of a recorded play, decision by decision.
///
/// @param decisions each decision of two moves or more
/// @param outcome how the play ended, in words; empty when it was left
record Analysis(List<Judged> decisions, String outcome) {
  private static final int WORST = 5;

  Analysis {
    decisions = List.copyOf(decisions);
  }

  /// A decision that was thought over, from what its seat could know.
  ///
  /// @param number the number of the decision in the record, from 1
  /// @param made what is thought of what was done
  /// @param chanceOfA to win after the decision, as the next to decide thinks, or as it ended
  record Judged(int number, JudgedMove made, double chanceOfA) {}

  /// A decision before it is made.
  private record Moment(int number, Play.Entry made, Position position) {}

  /// Hears how far an analysis has come.
  @FunctionalInterface
  interface Progress {
    /// Called after each decision.
    ///
    /// @param done how many decisions of a hundred were thought over
    /// @param soFar the analysis of these
    void done(int done, Supplier<Analysis> soFar);
  }

  /// Thinks a play of a record over.
  ///
  /// @param in the number of the game in its match, from 1
  /// @param playerOptions what each seat has beside its table; those who have the same are one player
  /// @throws Refused when the play differs from its record
  static Analysis of(
      Game game,
      RecordReplay replayed,
      int in,
      Budget budget,
      Map<Seat, PlayerOptions> playerOptions,
      Progress progress) {
    List<Position> positions = new ArrayList<>();
    MatchReplay.Visitor visitor =
        (play, number, position) -> {
          if (play == in) {
            positions.add(position.copy());
          }
        };
    replayed.replay(game, event -> {}, visitor);
    PlayRecord play = replayed.plays().get(in - 1);
    List<Moment> moments = moments(play, positions);
    Map<PlayerOptions, SearchPlayer> players = new HashMap<>();
    List<MoveStatistics> searched = new ArrayList<>();
    OptionalDouble none = OptionalDouble.empty();
    for (Moment moment : moments) {
      View view = new View(moment.position());
      SearchPlayer player =
          players.computeIfAbsent(
              Objects.requireNonNull(playerOptions.get(view.seat())),
              each -> new SearchPlayer(game, budget, Accuracy.FULL, in, each));
      searched.add(player.thinkOf(view, view.choice().indexOf(moment.made().move())));
      List<MoveStatistics> until = List.copyOf(searched);
      progress.done(
          100 * until.size() / moments.size(),
          () -> new Analysis(judged(moments.subList(0, until.size()), until, none), ""));
    }
    OptionalDouble end =
        positions.getLast().outcome().stream().mapToDouble(how -> how.score(Seat.A)).findFirst();
    return new Analysis(judged(moments, searched, end), play.outcome());
  }

  private static List<Moment> moments(PlayRecord play, List<Position> positions) {
    List<Moment> moments = new ArrayList<>();
    for (int i = 0; i < play.entries().size(); i++) {
      Play.Entry entry = play.entries().get(i);
      if (entry.seat().isPresent() && positions.get(i).choice().count() > 1) {
        moments.add(new Moment(i + 1, entry, positions.get(i)));
      }
    }
    return moments;
  }

  private static List<Judged> judged(
      List<Moment> moments, List<MoveStatistics> searched, OptionalDouble end) {
    List<Judged> judged = new ArrayList<>();
    for (int i = 0; i < moments.size(); i++) {
      Moment moment = moments.get(i);
      Choice choice = moment.position().choice();
      JudgedMove move =
          JudgedMove.of(choice, choice.indexOf(moment.made().move()), searched.get(i));
      double after =
          i + 1 < moments.size()
              ? ofA(moments.get(i + 1).position(), searched.get(i + 1).best().chance())
              : end.orElse(ofA(moment.position(), move.chance()));
      judged.add(new Judged(moment.number(), move, after));
    }
    return judged;
  }

  private static double ofA(Position position, double chance) {
    return position.choice().seat() == Seat.A ? chance : 1 - chance;
  }

  /// How many mistakes a seat made.
  long mistakes(Seat seat) {
    return decisions.stream()
        .map(Judged::made)
        .filter(each -> each.mistake() && each.seat() == seat)
        .count();
  }

  /// The biggest mistakes, the biggest first.
  List<Judged> worst() {
    return decisions.stream()
        .filter(each -> each.made().mistake())
        .sorted(Comparator.comparingDouble((Judged each) -> each.made().lost()).reversed())
        .limit(WORST)
        .toList();
  }
}
