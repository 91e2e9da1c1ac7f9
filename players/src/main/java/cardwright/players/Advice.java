package cardwright.players;

import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.flag;
import static cardwright.engine.Message.player;
import static cardwright.engine.Message.word;

import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Outcome;
import cardwright.engine.Seat;
import cardwright.engine.View;
import java.util.List;
import java.util.Locale;

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

  /// Why the best move is good, as far as that is sure; it is said to the seat that is advised.
  public Message sentence() {
    if (reason.end().isPresent()) {
      return end(reason.end().get(), seat);
    }
    Message changes = changes(reason);
    if (statistics.proved()) {
      return proved(statistics.best().chance(), changes);
    }
    return changes.isEmpty()
        ? Messages.of("advice.nothing-yet")
        : Messages.of("advice.after", clause(changes));
  }

  /// What a move changes for sure; [Message#NOTHING] where nothing is.
  ///
  /// @param seat who makes it, and to whom it is said
  public static Message sentence(Reason reason, Seat seat) {
    if (reason.end().isPresent()) {
      return end(reason.end().get(), seat);
    }
    Message changes = changes(reason);
    return changes.isEmpty() ? Message.NOTHING : Messages.of("advice.after", clause(changes));
  }

  /// The greatest changes as a clause, or nothing.
  private static Message changes(Reason reason) {
    return reason.changes().stream()
        .limit(CHANGES)
        .map(Advice::change)
        .reduce((first, second) -> Messages.of("advice.two-changes", clause(first), clause(second)))
        .orElse(Message.NOTHING);
  }

  private static Message end(Outcome outcome, Seat seat) {
    String id =
        outcome
            .winner()
            .map(winner -> winner == seat ? "advice.wins" : "advice.loses")
            .orElse("advice.draws");
    return Messages.of(id, clause(outcome.message()));
  }

  private static Message proved(double chance, Message changes) {
    String id =
        chance == 1
            ? "advice.proved-win"
            : chance == 0 ? "advice.proved-loss" : "advice.proved-best";
    return Messages.of(id, flag(!changes.isEmpty()), clause(changes));
  }

  private static Message change(Reason.Change change) {
    return Messages.of(
        "advice.change",
        player(change.seat()),
        clause(change.name()),
        word(change.after() > change.before() ? "up" : "down"),
        word(number(change.before())),
        word(number(change.after())));
  }

  private static String number(double amount) {
    return String.format(Locale.ROOT, "%.1f", amount).replaceFirst("\\.0$", "");
  }
}
