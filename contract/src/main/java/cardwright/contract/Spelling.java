package cardwright.contract;

import cardwright.scenario.Notations;
import java.util.Optional;

/// Every move that is offered is put together from the words that the game writes moves with, from names of cards, numbers and sides. So a scenario can tell a mistyped move.
final class Spelling {
  private Spelling() {}

  static void check(Series series) {
    if (series.game().moveWords().isEmpty()) {
      throw new AssertionError("the game does not say with what words its moves are written");
    }
    Notations notations = new Notations(series.game());
    series.forEach(play -> check(play, notations));
  }

  private static void check(RandomPlay play, Notations notations) {
    while (!play.over()) {
      for (int i = 0; i < play.position().choice().count(); i++) {
        String notation = play.position().choice().move(i).notation();
        Optional<String> stranger = notations.stranger(notation);
        if (stranger.isPresent()) {
          throw play.broken(
              "the move '"
                  + notation
                  + "' has '"
                  + stranger.get()
                  + "', which is neither a card nor among the words of moves");
        }
      }
      play.play(play.pick());
    }
  }
}
