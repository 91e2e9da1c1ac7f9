package cardwright.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Opening;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.View;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Search, in a game where decks are hidden and both may act until both have passed.
final class SearchPlayerTest {
  private static final int PLAYS = 30;

  private final Bazaar game = new Bazaar();

  private BazaarPosition start(Deck a, Deck b, long seed) {
    return (BazaarPosition) game.start(Opening.of("usual", a, b), Chance.seeded(seed), null);
  }

  private double score(String one, String other) {
    double score = 0;
    for (long seed = 0; seed < PLAYS; seed++) {
      BazaarPosition position = start(Bazaar.STALLS, Bazaar.THIEVES, seed / 2);
      Seat seatOfOne = Seat.of((int) seed % 2);
      Player first = Players.named(one, game, seed);
      Player second = Players.named(other, game, ~seed);
      Chance chance = Chance.seeded(seed);
      while (position.outcome().isEmpty()) {
        Player asked = position.choice().seat() == seatOfOne ? first : second;
        position.play(asked.choose(new View(position)), chance);
      }
      score += position.outcome().get().score(seatOfOne);
    }
    return score / PLAYS;
  }

  @Test
  void searchBeatsRandomPlay() {
    assertThat(score("search:200", "random")).isGreaterThan(0.8);
  }

  @Test
  void everyMoveIsWeighedAndTheVisitsAddUp() {
    BazaarPosition position = start(Bazaar.STALLS, Bazaar.THIEVES, 5);
    SearchPlayer player = new SearchPlayer(game, Budget.iterations(64), 1, 1, Aids.NONE);
    Thought thought = player.think(new View(position));
    assertThat(thought.moves()).hasSize(position.choice().count());
    assertThat(thought.moves().stream().mapToInt(Thought.Weighed::visits).sum())
        .isEqualTo(thought.iterations());
    assertThat(thought.moves()).allMatch(move -> move.chance() >= 0 && move.chance() <= 1);
    assertThat(thought.best().visits())
        .isEqualTo(thought.moves().stream().mapToInt(Thought.Weighed::visits).max().orElseThrow());
  }

  @Test
  void aDecisionThatIsSettledIsNotThoughtAboutAnyLonger() {
    BazaarPosition position = start(Bazaar.STALLS, Bazaar.THIEVES, 5);
    SearchPlayer player = new SearchPlayer(game, Budget.iterations(100_000), 1, 1, Aids.NONE);
    assertThat(player.think(new View(position)).iterations()).isLessThan(100_000);
  }

  @Test
  void thinkingTakesNoLongerThanAsked() {
    BazaarPosition position = start(Bazaar.STALLS, Bazaar.THIEVES, 5);
    SearchPlayer player = new SearchPlayer(game, Budget.millis(50), 1, 1, Aids.NONE);
    player.think(new View(position));
    long before = System.nanoTime();
    player.think(new View(position));
    assertThat((System.nanoTime() - before) / 1_000_000).isLessThan(1_000);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "0ms", "-3", "soon", "", "2h"})
  void aBudgetThatIsNoneIsRefused(String written) {
    assertThatThrownBy(() -> Budget.read(written)).isInstanceOf(Refused.class);
  }

  @Test
  void aBudgetIsWrittenAsIterationsOrAsTime() {
    assertThat(Budget.read("2000")).isEqualTo(Budget.iterations(2000));
    assertThat(Budget.read("500ms")).isEqualTo(Budget.millis(500));
    assertThat(Budget.read("2s")).isEqualTo(Budget.millis(2000));
  }
}
