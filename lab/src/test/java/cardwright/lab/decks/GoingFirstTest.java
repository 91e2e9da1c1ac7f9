package cardwright.lab.decks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import cardwright.engine.Deck;
import cardwright.engine.Refused;
import cardwright.lab.decks.GoingFirstReport.Level;
import cardwright.lab.games.Aces;
import cardwright.lab.shard.ShardThreads;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GoingFirstTest {
  private static final Aces GAME = new Aces();
  private static final Deck ACES = Aces.deck("aces", "Ace", "Ace", "Ace", "Ace", "Ace");
  private static final Deck SOME = Aces.deck("some", "Ace", "Ace", "Blank", "Blank", "Empty");
  private static final Deck NONE = Aces.deck("none", "Blank", "Blank", "Blank", "Empty", "Empty");

  private static GoingFirst first(List<Deck> decks, List<String> players, int threads) {
    return new GoingFirst(GAME, Aces.FORMAT, decks, players, 25, 3, threads);
  }

  private static GoingFirstReport run(GoingFirst first) {
    return first
        .run(new ShardThreads(first.threads()), Optional.empty(), Optional.empty(), soFar -> {})
        .report();
  }

  private static Level level(Deck... decks) {
    return run(first(List.of(decks), List.of("random"), 1)).levels().getFirst();
  }

  @Test
  void the_same_seed_gives_the_same_report_for_any_number_of_threads() {
    List<Deck> decks = List.of(ACES, SOME, NONE);
    List<String> players = List.of("random", "greedy");
    GoingFirstReport alone = run(first(decks, players, 1));

    assertThat(run(first(decks, players, 3))).isEqualTo(alone);
    assertThat(alone.games()).isEqualTo(first(decks, players, 1).games()).isEqualTo(2 * 6 * 50);
  }

  @Test
  void who_goes_first_and_cannot_fail_to_win_scores_all() {
    Level level = level(ACES, NONE);

    assertThat(level.withItself(0).score()).isEqualTo(1);
    assertThat(level.mirrors().pairs()).isEqualTo(50);
  }

  @Test
  void where_going_first_changes_nothing_it_scores_one_half() {
    Level level = level(ACES, NONE);

    assertThat(level.overField(0).score()).isEqualTo(0.5);
    assertThat(level.asFirst(0).orElseThrow()).isEqualTo(1);
    assertThat(level.asSecond(0).orElseThrow()).isEqualTo(1);
    assertThat(level.asFirst(1).orElseThrow()).isZero();
  }

  @Test
  void in_each_pair_each_deck_goes_first_once() {
    Level level = level(ACES, SOME, NONE);

    assertThat(level.all().pairs()).isEqualTo(3 * 25);
    assertThat(level.overField(1).pairs()).isEqualTo(2 * 25);
  }

  @Test
  void what_a_deck_scores_as_first_the_other_one_misses_as_second() {
    Level level = level(ACES, SOME);

    assertThat(level.asFirst(0).orElseThrow() + level.asSecond(1).orElseThrow())
        .isCloseTo(1, within(1e-12));
    assertThat(level.asFirst(0).orElseThrow() + level.asSecond(0).orElseThrow())
        .isCloseTo(2 * level.encounter(0, 1).scores().score(), within(1e-12));
    assertThat(level.overField(0)).isEqualTo(level.overField(1));
  }

  @Test
  void one_deck_meets_itself_alone() {
    Level level = level(SOME);

    assertThat(level.withItself(0).pairs()).isEqualTo(25);
    assertThat(level.all().pairs()).isZero();
    assertThat(level.asFirst(0)).isEmpty();
  }

  @Test
  void the_same_player_named_twice_plays_once() {
    assertThat(first(List.of(SOME), List.of("random", " Random"), 1).players())
        .containsExactly("random");
  }

  @Test
  void nonsense_is_refused() {
    assertThatThrownBy(() -> first(List.of(), List.of("random"), 1))
        .isInstanceOf(Refused.class)
        .hasMessage("the comparison of seats needs from 1 to 200 decks, not 0");
    assertThatThrownBy(() -> first(List.of(SOME), List.of(), 1)).isInstanceOf(Refused.class);
    assertThatThrownBy(() -> first(List.of(SOME), List.of("nobody"), 1))
        .isInstanceOf(Refused.class);
    assertThatThrownBy(() -> first(List.of(SOME), List.of("random"), 0))
        .isInstanceOf(Refused.class);
  }
}
