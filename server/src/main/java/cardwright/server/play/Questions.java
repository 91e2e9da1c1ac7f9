package cardwright.server.play;

import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.server.wire.FromPage;
import cardwright.server.wire.Recipient;
import cardwright.server.wire.ToPage;
import java.util.function.BiFunction;

/// What is asked about a play: nothing of it changes the play.
final class Questions {
  private final LiveState state;
  private final PlayOwner owner;

  Questions(LiveState state, PlayOwner owner) {
    this.state = state;
    this.owner = owner;
  }

  /// Answers a question.
  ///
  /// @throws Declined when it may not be asked now
  ToPage answer(OpenPage page, FromPage.Question question) {
    Recipient recipient = page.viewWriter().recipient();
    return switch (question) {
      case FromPage.Why why -> Answers.why(why, copy(page), recipient);
      case FromPage.Explain explain ->
          Answers.explain(explain, shown(), page.viewer(), page.viewWriter());
      case FromPage.Hint hint -> {
        if (state.isBetweenPeople()) {
          throw new Declined("not-now", Messages.of("declined.no-hints"));
        }
        yield thought(
            page,
            Answers.HINT,
            (position, seed) -> Answers.hint(hint, game(), position, seed, recipient));
      }
      case FromPage.Forecast forecast ->
          thought(
              page,
              Answers.FORECAST,
              (position, seed) ->
                  Answers.forecast(
                      forecast, game(), position, !state.isBetweenPeople(), seed, recipient));
    };
  }

  /// The position for somebody who reads a card, also while another player decides or as one who only watches: where a figure
  /// comes from is no advice, and it is told of those cards alone that this viewer sees.
  private Position shown() {
    return owner.get(() -> state.begun().position().copy());
  }

  /// The position for a player who asks about a decision, which must not change while it is asked about.
  private Position copy(OpenPage page) {
    return owner.get(() -> {
      Progress now = state.begun();
      if (page.seat().isPresent() && !now.decider().equals(page.seat())) {
        throw new Declined("not-yours", Messages.of("declined.other-decides"));
      }
      if (page.seat().isEmpty()) {
        throw new Declined("watching", Messages.of("declined.only-players-ask"));
      }
      return now.position().copy();
    });
  }

  private Game game() {
    return state.services().games().of(state.row());
  }

  /// Thinks about the position, by chance that tells nothing of what is hidden.
  private ToPage thought(
      OpenPage page, int effort, BiFunction<Position, Long, ToPage.Answer> question) {
    Position position = copy(page);
    long seed = Unforeseen.seed(state.id(), state.begun().seq());
    String who = page.person().isEmpty() ? state.id() : page.person();
    return state
        .services()
        .thinking()
        .now(who, effort, () -> state.audience().has(page), () -> question.apply(position, seed));
  }
}
