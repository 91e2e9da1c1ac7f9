package cardwright.server.play;

import static cardwright.engine.Message.word;

import cardwright.engine.Choice;
import cardwright.engine.Explanation;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.View;
import cardwright.engine.Viewer;
import cardwright.players.Advice;
import cardwright.players.Budget;
import cardwright.players.Danger;
import cardwright.players.EndOfTurn;
import cardwright.players.PlayerOptions;
import cardwright.players.Reason;
import cardwright.server.wire.FromPage;
import cardwright.server.wire.Recipient;
import cardwright.server.wire.ToPage;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Answers what is asked, from what the viewer who asks may know.
final class Answers {
  private static final int LONGEST = 200;
  private static final int MOVES = 3;

  /// How much a hint is thought over: so many iterations, and no time, so that the same question has the same answer.
  private static final Budget BUDGET = Budget.iterations(2000);

  /// What a hint costs, as [Thinking.Task#effort()] counts.
  static final int HINT = BUDGET.iterations();

  /// What a forecast costs.
  static final int FORECAST = 100;

  private Answers() {}

  static ToPage.Answer why(FromPage.Why why, Position position, Recipient recipient) {
    String move = plain(why.move());
    Message refusal =
        move.length() > LONGEST ? Messages.of("declined.no-move") : position.refusal(move);
    String words = recipient.words(refusal);
    return new ToPage.Answer(why.commandId(), "why", List.of(words), List.of(), List.of());
  }

  static ToPage.Answer explain(
      FromPage.Explain explain, Position position, Viewer viewer, ViewWriter viewWriter) {
    String card = viewWriter.card(explain.card()).orElse(explain.card());
    List<Explanation> found =
        position.explain(viewer, card).stream()
            .filter(each ->
                explain.stat().isEmpty() || each.figure().words().equals(explain.stat().get()))
            .toList();
    if (found.isEmpty()) {
      throw new Declined("not-found", Messages.of("declined.no-figures"));
    }
    Recipient recipient = viewWriter.recipient();
    List<String> words = found.stream().map(each -> recipient.words(each.line())).toList();
    return new ToPage.Answer(
        explain.commandId(),
        "explain",
        words,
        found.stream().map(each -> ToPage.Explained.of(each, recipient)).toList(),
        List.of());
  }

  static ToPage.Answer hint(
      FromPage.Hint hint, Game game, Position position, long seed, Recipient recipient) {
    View view = new View(position);
    Choice choice = view.choice();
    if (choice.count() == 1) {
      String only = recipient.words(Messages.of("hint.only", word(choice.move(0).notation())));
      return new ToPage.Answer(hint.commandId(), "hint", List.of(only), List.of(), List.of());
    }
    Advice advice = Advice.of(game, view, BUDGET, PlayerOptions.NONE, seed);
    boolean proved = advice.statistics().proved();
    List<ToPage.Weighed> weighed =
        advice.best(MOVES).stream()
            .map(each -> new ToPage.Weighed(each.move(), each.chance(), each.visits(), proved))
            .toList();
    return new ToPage.Answer(
        hint.commandId(),
        "hint",
        advice.sentences().stream().map(recipient::words).toList(),
        List.of(),
        weighed);
  }

  /// What a move changes for sure.
  ///
  /// @param againstComputer whether it may be said, too, that the move leaves the opponent a win
  static ToPage.Answer forecast(
      FromPage.Forecast forecast,
      Game game,
      Position position,
      boolean againstComputer,
      long seed,
      Recipient recipient) {
    View view = new View(position);
    int move = view.choice().indexOf(plain(forecast.move()));
    if (move < 0) {
      throw new Declined("not-offered", Messages.of("declined.not-offered"));
    }
    Reason reason = Reason.of(game, view, move, Optional.empty(), seed);
    return new ToPage.Answer(
        forecast.commandId(),
        "forecast",
        Advice.sentences(reason, view.seat()).stream().map(recipient::words).toList(),
        List.of(),
        List.of(),
        reason.end().map(end -> ends(end, view.seat())).orElse(null),
        move == view.choice().pass() ? ending(game, view, seed, recipient) : null,
        marks(reason),
        againstComputer
                && reason.end().isEmpty()
                && Danger.isLethal(game, view, move, Optional.empty(), seed)
            ? "lethal"
            : null);
  }

  /// What the turn brings when it is ended now; null where that is nothing.
  private static @Nullable List<String> ending(
      Game game, View view, long seed, Recipient recipient) {
    List<Message> parts = EndOfTurn.of(game, view, Optional.empty(), seed);
    return parts.isEmpty() ? null : parts.stream().map(recipient::words).toList();
  }

  private static @Nullable List<ToPage.Mark> marks(Reason reason) {
    return reason.marks().isEmpty()
        ? null
        : reason.marks().stream()
            .map(mark ->
                new ToPage.Mark(mark.side(), mark.zone(), mark.card(), mark.name(), mark.value()))
            .toList();
  }

  private static String ends(Outcome outcome, Seat seat) {
    return outcome.winner().map(winner -> winner == seat ? "won" : "lost").orElse("drawn");
  }

  private static String plain(String typed) {
    return typed.strip().replaceAll("\\s+", " ").toLowerCase(Locale.ROOT);
  }
}
