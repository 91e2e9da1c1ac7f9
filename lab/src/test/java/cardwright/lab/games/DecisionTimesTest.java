package cardwright.lab.games;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// What decisions of players cost.
final class DecisionTimesTest {
  @Test
  void who_thinks_more_takes_longer_and_plays_as_untimed() {
    Pebbles game = new Pebbles();
    DecisionTimes quick = new DecisionTimes();
    DecisionTimes slow = new DecisionTimes();
    Decks decks = Decks.random(Pebbles.FORMAT);
    Entrant random = Entrant.named("random", game);
    Entrant search = Entrant.named("search:300", game);

    Encounter timed =
        new Experiment(game, quick.timed(random), slow.timed(search), decks, 4, 1, 2).run();

    assertThat(timed).isEqualTo(new Experiment(game, random, search, decks, 4, 1, 1).run());
    assertThat(quick.count()).isPositive();
    assertThat(slow.mean()).isGreaterThan(quick.mean());
    assertThat(slow.within(0.5)).isLessThanOrEqualTo(slow.within(0.99));
    assertThat(slow.within(1)).isGreaterThanOrEqualTo(slow.mean());
  }

  @Test
  void without_decisions_there_is_no_time() {
    assertThat(new DecisionTimes().mean()).isZero();
    assertThat(new DecisionTimes().within(0.5)).isZero();
  }
}
