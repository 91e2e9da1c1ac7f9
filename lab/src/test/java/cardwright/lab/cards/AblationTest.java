package cardwright.lab.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import cardwright.engine.Deck;
import cardwright.engine.Refused;
import cardwright.lab.games.Aces;
import cardwright.lab.pairs.CardScores;
import cardwright.lab.pairs.ChangedGames;
import cardwright.lab.shard.ShardThreads;
import cardwright.lab.statistics.Interval;
import cardwright.lab.statistics.PairDifferences;
import cardwright.lab.statistics.Tally;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class AblationTest {
  private static final Aces GAME = new Aces();
  private static final Deck DECK = Aces.deck("mine", "Ace", "Blank", "Stone", "Blank", "Stone");
  private static final List<Deck> FIELD =
      List.of(
          Aces.deck("one", "Ace", "Blank", "Blank", "Blank", "Empty"),
          Aces.deck("none", "Blank", "Blank", "Blank", "Empty", "Empty"));

  private static Ablation ablation(List<Exchange> exchanges, int pairs, int threads) {
    return new Ablation(GAME, Aces.FORMAT, DECK, FIELD, exchanges, "random", pairs, 7, threads);
  }

  private static AblationReport run(Ablation ablation, Consumer<AblationSums> soFar) {
    return ablation
        .run(new ShardThreads(ablation.threads()), Optional.empty(), Optional.empty(), soFar)
        .report();
  }

  private static AblationReport run(Ablation ablation) {
    return run(ablation, soFar -> {});
  }

  private static List<Exchange> leavingOut(String... cards) {
    return Exchange.leavingOut(GAME, Aces.FORMAT, DECK, List.of(cards), 10);
  }

  private static AblationReport run(List<Exchange> exchanges, int pairs) {
    return run(ablation(exchanges, pairs, 1));
  }

  @Test
  void the_same_seed_gives_the_same_report_for_any_number_of_threads() {
    List<Exchange> exchanges = leavingOut("Ace", "Blank", "Stone");
    AblationReport alone = run(exchanges, 20);

    assertThat(run(ablation(exchanges, 20, 3))).isEqualTo(alone);
    assertThat(alone.games()).isEqualTo(2 * 2 * 4 * 20);
  }

  @Test
  void a_card_in_its_own_place_changes_nothing() {
    AblationReport report = run(List.of(new Exchange("Blank", List.of("Blank"))), 50);

    PairDifferences gains = report.changes().getFirst().gains();
    assertThat(gains.difference()).isZero();
    assertThat(gains.counts().get(4)).isEqualTo(100);
    assertThat(report.changes().getFirst().games()).isEqualTo(report.asItIs());
  }

  @Test
  void a_card_that_does_nothing_is_worth_as_much_as_another_such_card() {
    List<Exchange> exchanges = List.of(new Exchange("Blank", List.of("Empty")));

    // The cards lie at the same places of the deck, so that each game goes alike.
    assertThat(run(exchanges, 50).changes().getFirst().gains().counts().get(4)).isEqualTo(100);
  }

  @Test
  void a_card_that_wins_is_missed_when_it_is_left_out() {
    AblationReport report = run(leavingOut("Ace", "Blank"), 100);

    Interval ace = report.changes().getFirst().gains().interval();
    assertThat(ace.high()).isNegative();
    assertThat(ace.low()).isLessThan(ace.high());
  }

  @Test
  void a_card_that_wins_is_gained_by_where_it_is_put_in() {
    List<Exchange> exchanges =
        Exchange.puttingIn(GAME, Aces.FORMAT, DECK, List.of("Blank", "Stone"), "Ace");

    assertThat(run(exchanges, 100).changes())
        .hasSize(2)
        .allSatisfy(change -> assertThat(change.gains().interval().low()).isPositive());
  }

  @Test
  void the_difference_is_that_of_the_scores() {
    AblationReport report = run(leavingOut("Ace"), 40);
    ChangedGames change = report.changes().getFirst();

    double scores = change.games().scores().score() - report.asItIs().scores().score();
    assertThat(change.gains().difference()).isCloseTo(scores, within(1e-12));
    assertThat(change.gains().reversed().difference()).isCloseTo(-scores, within(1e-12));
  }

  @Test
  void a_card_that_wins_at_once_scores_all_where_it_is_played() {
    CardScores ace = run(List.of(), 100).scores("Ace");

    assertThat(Tally.score(ace.played())).isEqualTo(1);
    assertThat(Tally.score(ace.drawn())).isGreaterThan(Tally.score(ace.neither()));
    assertThat(ace.drawn().total()).isGreaterThan(ace.played().total());
  }

  @Test
  void each_game_counts_once_with_a_card_or_without() {
    AblationReport report = run(List.of(), 30);

    assertThat(report.cards().keySet()).containsExactly("Ace", "Blank", "Stone");
    assertThat(report.cards().values())
        .allSatisfy(card -> {
          assertThat(card.played().total() + card.unplayed().total()).isEqualTo(120);
          assertThat(card.drawn().total() + card.neither().total()).isEqualTo(120);
        });
    assertThat(report.allAtStart()).isZero();
  }

  @Test
  void what_takes_the_place_of_a_card_is_most_like_it_and_keeps_the_deck_legal() {
    assertThat(leavingOut("Stone", "Blank"))
        .containsExactly(
            new Exchange("Stone", List.of("Empty", "Blank", "Ace")),
            new Exchange("Blank", List.of("Empty", "Ace")));
    assertThat(Exchange.leavingOut(GAME, Aces.FORMAT, DECK, List.of("Stone"), 1))
        .containsExactly(new Exchange("Stone", List.of("Empty")));
  }

  @Test
  void one_copy_of_a_card_goes() {
    Deck made = new Exchange("Stone", List.of("Ace")).made(DECK, 3);

    assertThat(made.cards()).containsExactly("Ace", "Blank", "Ace", "Blank", "Stone");
  }

  @Test
  void a_card_that_finds_no_legal_place_is_refused_with_the_reason() {
    assertThatThrownBy(
            () -> Exchange.puttingIn(GAME, Aces.FORMAT, DECK, List.of("Ace", "Blank"), "Stone"))
        .isInstanceOf(Refused.class)
        .hasMessage(
            "Stone cannot take the place of any of the cards: five cards, at most two Stones");
  }

  @Test
  void each_shard_is_told_with_all_before_it() {
    List<Long> told = Collections.synchronizedList(new ArrayList<>());
    Ablation ablation = ablation(leavingOut("Ace"), 10, 2);

    run(ablation, soFar -> told.add(soFar.games()));

    // Against two decks, five pairs of the deck as it is and with the exchange.
    assertThat(told).containsExactly(20L, 40L, 60L, 80L).endsWith(ablation.games());
  }

  @Test
  void nonsense_is_refused() {
    assertThatThrownBy(() -> ablation(List.of(), 0, 1))
        .isInstanceOf(Refused.class)
        .hasMessage("an ablation needs from 1 to 1000000 pairs of games, not 0");
    assertThatThrownBy(() -> ablation(leavingOut("Ace", "Blank", "Stone"), 1_000_000, 1))
        .isInstanceOf(Refused.class)
        .hasMessage("an ablation of so many cards, decks and pairs has more than 500,000 games");
    assertThatThrownBy(() -> ablation(List.of(), 1, 0)).isInstanceOf(Refused.class);
    assertThatThrownBy(
            () -> new Ablation(GAME, Aces.FORMAT, DECK, List.of(), List.of(), "random", 1, 1, 1))
        .isInstanceOf(Refused.class)
        .hasMessage("a deck plays against from 1 to 200 decks, not 0");
  }
}
