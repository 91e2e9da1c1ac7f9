package cardwright.lab.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import cardwright.engine.Deck;
import cardwright.engine.Refused;
import cardwright.lab.decks.Equilibrium;
import cardwright.lab.games.Aces;
import cardwright.lab.games.Pebbles;
import cardwright.lab.shard.ShardStages;
import cardwright.lab.shard.ShardThreads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DeckMetaTest {
  private static final Aces GAME = new Aces();
  private static final Deck ONE = Aces.deck("one", "Ace", "Blank", "Blank", "Blank", "Empty");
  private static final Deck NONE = Aces.deck("none", "Blank", "Blank", "Empty", "Stone", "Stone");

  private static DeckMeta meta(int rounds, double tolerance, int threads) {
    return new DeckMeta(
        GAME,
        Aces.FORMAT,
        List.of(ONE, NONE),
        "random",
        new MetaEffort(100, rounds, 6_000, 300, tolerance),
        7,
        threads);
  }

  private static MetaReport run(int rounds, double tolerance, int threads) {
    return meta(rounds, tolerance, threads).run(Optional.empty(), soFar -> {});
  }

  @Test
  void best_answers_come_to_the_decks_until_they_gain_nothing() {
    MetaReport report = run(8, 0, 2);

    assertThat(report.listed()).hasValue(46);
    assertThat(report.answers().getFirst().gain()).isPositive();
    assertThat(report.answers().getLast().gain()).isNotPositive();
    assertThat(report.isAnswered()).isTrue();
    // Every answer but the last one has come to the decks.
    assertThat(report.matrix().decks()).hasSize(1 + report.answers().size());
    assertThat(report.matrix().isWhole()).isTrue();
    assertThat(report.matrix().equilibrium().shares().subList(0, 2))
        .allSatisfy(share -> assertThat(share).isCloseTo(0, within(1e-6)));
    assertThat(report.matrix().decks().getLast().cards()).contains("Ace").doesNotContain("Stone");
  }

  @Test
  void the_first_answer_is_to_the_mix_it_began_with() {
    MetaReport.Answer answer = run(0, 0, 1).answers().getFirst();

    assertThat(answer.decks()).containsExactly(ONE, NONE);
    assertThat(answer.mix().shares().getFirst()).isCloseTo(1, within(1e-6));
    // All 46 but the two that it began with.
    assertThat(answer.among()).isEqualTo(44);
    assertThat(answer.scores().pairs()).isEqualTo(300);
    assertThat(answer.deck().cards()).isNotEqualTo(ONE.cards()).contains("Ace");
  }

  @Test
  void what_is_tolerated_does_not_come_to_the_decks() {
    MetaReport report = run(8, 0.5, 1);

    assertThat(report.answers()).hasSize(1);
    assertThat(report.matrix().decks()).containsExactly(ONE, NONE);
  }

  @Test
  void the_same_seed_gives_the_same_report_for_any_number_of_threads() {
    assertThat(run(1, 0, 3)).isEqualTo(run(1, 0, 1));
  }

  @Test
  void no_more_games_are_played_than_were_told() {
    List<Long> told = Collections.synchronizedList(new ArrayList<>());
    DeckMeta meta = meta(2, 0, 2);
    MetaReport report = meta.run(Optional.empty(), soFar -> told.add(soFar.games()));

    assertThat(report.games()).isPositive().isLessThanOrEqualTo(meta.games());
    assertThat(told).isSorted().endsWith(report.games());
  }

  @Test
  void where_decks_differ_in_size_best_answers_are_evolved() {
    List<Deck> heaps =
        List.of(
            new Deck("one", "", List.of("Pebble")),
            new Deck("two", "", List.of("Pebble", "Pebble")));
    MetaReport report =
        new DeckMeta(
                new Pebbles(),
                Pebbles.FORMAT,
                heaps,
                "random",
                new MetaEffort(5, 1, 1_000, 20, 0),
                3,
                1)
            .run(Optional.empty(), soFar -> {});

    assertThat(report.listed()).isEmpty();
    assertThat(report.answers()).isNotEmpty();
    assertThat(report.answers().getFirst().deck().cards()).containsOnly("Pebble");
    assertThat(report.answers().getFirst().among()).isGreaterThan(2);
  }

  @Test
  void halving_keeps_the_deck_that_scores_most() {
    DeckVariation variation = DeckVariation.of(GAME, Aces.FORMAT);
    List<Integer> played = Collections.synchronizedList(new ArrayList<>());
    DeckTrials trials =
        new DeckTrials(
            GAME,
            Aces.FORMAT,
            new Opposition.Field(List.of(ONE)),
            "random",
            4,
            new ShardStages(new ShardThreads(2), Optional.empty()),
            played::add);
    SearchedDecks searched = new SearchedDecks(variation, trials, List.of(), soFar -> {});
    List<List<String>> all = AllDecks.of(variation, ONE.cards(), 100).orElseThrow();
    List<String> best = new Halving(searched, 5_000).best(all);

    assertThat(Collections.frequency(best, "Ace")).isGreaterThanOrEqualTo(3);
    assertThat(searched.scores(best).pairs()).isGreaterThan(100);
    assertThat(played.stream().mapToLong(Integer::longValue).sum())
        .isLessThanOrEqualTo(Halving.most(all.size(), 5_000));
  }

  @Test
  void a_mix_is_met_as_its_shares_say() {
    Opposition mix =
        Opposition.Mix.of(List.of(ONE, NONE, ONE), new Equilibrium(List.of(0.25, 0.0, 0.75)));
    Opposition other = Opposition.Mix.of(List.of(ONE, NONE), new Equilibrium(List.of(0.25, 0.75)));
    long ones = 0;
    for (int pair = 0; pair < 1_000; pair++) {
      assertThat(mix.in(pair)).isEqualTo(ONE);
      ones += other.in(pair).equals(ONE) ? 1 : 0;
    }

    assertThat(ones).isBetween(245L, 255L);
  }

  @Test
  void nonsense_is_refused() {
    assertThatThrownBy(() -> new MetaEffort(0, 1, 0, 100, 0))
        .isInstanceOf(Refused.class)
        .hasMessage("pairs of two decks are from 1 to 100000, not 0");
    assertThatThrownBy(() -> new MetaEffort(1, 1, 5, 100, 0)).isInstanceOf(Refused.class);
    assertThatThrownBy(() -> new MetaEffort(1, 1, 0, 100, Double.NaN)).isInstanceOf(Refused.class);
    assertThatThrownBy(() ->
            new DeckMeta(
                GAME, Aces.FORMAT, List.of(ONE), "random", new MetaEffort(1, 1, 0, 10, 0), 1, 1))
        .isInstanceOf(Refused.class)
        .hasMessage("a search for a mix needs from 2 to 200 decks together with its rounds, not 1");
    assertThatThrownBy(() ->
            new DeckMeta(
                    GAME,
                    Aces.FORMAT,
                    List.of(ONE, NONE),
                    "random",
                    new MetaEffort(100_000, 100, 0, 10, 0),
                    1,
                    1)
                .run(Optional.empty(), soFar -> {}))
        .isInstanceOf(Refused.class)
        .hasMessage("a search for a mix with such numbers has more than a billion games");
  }
}
