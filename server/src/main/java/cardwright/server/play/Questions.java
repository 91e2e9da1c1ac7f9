package cardwright.server.play;

import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.server.wire.FromPage;
import cardwright.server.wire.ToPage;
import java.util.function.BiFunction;

/// What a player asks about a play: nothing of it changes the play.
final class Questions {
  private final LivePlay play;
  private final House house;

  Questions(LivePlay play, House house) {
    this.play = play;
    this.house = house;
  }

  /// Answers a question.
  ///
  /// @throws Declined when it may not be asked now
  ToPage answer(Page page, FromPage.Question question) {
    return switch (question) {
      case FromPage.Why why -> Answers.why(why, play.copy(page));
      case FromPage.Explain explain ->
          Answers.explain(explain, play.copy(page), page.viewer(), page.drawing());
      case FromPage.Hint hint ->
          thought(
              page, Answers.HINT, (position, seed) -> Answers.hint(hint, game(), position, seed));
      case FromPage.Forecast forecast ->
          thought(
              page,
              Answers.FORECAST,
              (position, seed) -> Answers.forecast(forecast, game(), position, seed));
    };
  }

  private Game game() {
    return house.games().of(play.row().game());
  }

  /// Thinks about the position, by chance that tells nothing of what is hidden.
  private ToPage thought(
      Page page, int effort, BiFunction<Position, Long, ToPage.Answer> question) {
    Position position = play.copy(page);
    long seed = Unforeseen.seed(play.id(), play.begun().seq());
    String who = page.person().isEmpty() ? play.id() : page.person();
    return house
        .thinking()
        .now(who, effort, () -> play.company().has(page), () -> question.apply(position, seed));
  }
}
