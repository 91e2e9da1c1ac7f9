package cardwright.server.play;

import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.server.wire.FromPage;
import cardwright.server.wire.Recipient;
import cardwright.server.wire.ToPage;
import java.util.function.BiFunction;

/// What a player asks about a play: nothing of it changes the play.
final class Questions {
  private final LivePlay play;
  private final PlayServices services;

  Questions(LivePlay play, PlayServices services) {
    this.play = play;
    this.services = services;
  }

  /// Answers a question.
  ///
  /// @throws Declined when it may not be asked now
  ToPage answer(ClientSession session, FromPage.Question question) {
    Recipient recipient = session.viewWriter().recipient();
    return switch (question) {
      case FromPage.Why why -> Answers.why(why, play.copy(session), recipient);
      case FromPage.Explain explain ->
          Answers.explain(explain, play.copy(session), session.viewer(), session.viewWriter());
      case FromPage.Hint hint -> {
        if (isBetweenPeople()) {
          throw new Declined("not-now", Messages.of("declined.no-hints"));
        }
        yield thought(
            session,
            Answers.HINT,
            (position, seed) -> Answers.hint(hint, game(), position, seed, recipient));
      }
      case FromPage.Forecast forecast ->
          thought(
              session,
              Answers.FORECAST,
              (position, seed) ->
                  Answers.forecast(
                      forecast, game(), position, !isBetweenPeople(), seed, recipient));
    };
  }

  private boolean isBetweenPeople() {
    return play.row().seats().stream().allMatch(seat -> seat.level().isEmpty());
  }

  private Game game() {
    return services.games().of(play.row().game());
  }

  /// Thinks about the position, by chance that tells nothing of what is hidden.
  private ToPage thought(
      ClientSession session, int effort, BiFunction<Position, Long, ToPage.Answer> question) {
    Position position = play.copy(session);
    long seed = Unforeseen.seed(play.id(), play.begun().seq());
    String who = session.person().isEmpty() ? play.id() : session.person();
    return services
        .thinking()
        .now(who, effort, () -> play.audience().has(session), () -> question.apply(position, seed));
  }
}
