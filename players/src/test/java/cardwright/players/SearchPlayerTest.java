package cardwright.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Opening;
import cardwright.engine.Refused;
import cardwright.engine.SeededChance;
import cardwright.engine.View;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Search, in a game where decks are hidden and both may act until both have passed.
final class SearchPlayerTest {
  private static final int PLAYS = 30;
  private static final int DECISIONS = 60;

  private final Bazaar game = new Bazaar();

  private BazaarPosition start(Deck a, Deck b, long seed) {
    return (BazaarPosition) game.start(Opening.of("usual", a, b), new SeededChance(seed), null);
  }

  private double score(String one, String other) {
    return BazaarMatch.score(
        one, other, PLAYS, number -> start(Bazaar.STALLS, Bazaar.THIEVES, number / 2));
  }

  @Test
  void search_beats_random_play() {
    assertThat(score("search:200", "random")).isGreaterThan(0.8);
  }

  @Test
  void every_move_is_weighed_and_the_visits_add_up() {
    BazaarPosition position = start(Bazaar.STALLS, Bazaar.THIEVES, 5);
    SearchPlayer player =
        new SearchPlayer(game, Budget.iterations(64), Accuracy.FULL, 1, PlayerOptions.NONE);
    MoveStatistics statistics = player.think(new View(position));
    assertThat(statistics.moves()).hasSize(position.choice().count());
    assertThat(statistics.moves().stream().mapToInt(MoveStatistics.Estimate::visits).sum())
        .isEqualTo(statistics.iterations());
    assertThat(statistics.moves()).allMatch(move -> move.chance() >= 0 && move.chance() <= 1);
    assertThat(statistics.best().visits())
        .isEqualTo(
            statistics.moves().stream()
                .mapToInt(MoveStatistics.Estimate::visits)
                .max()
                .orElseThrow());
  }

  /// What a search found of two moves: to pass, and to spend something, which was looked at more.
  private static MoveStatistics passOrSpend(double spend) {
    return passOrSpend(0.5, spend);
  }

  private static MoveStatistics passOrSpend(double pass, double spend) {
    return MoveStatistics.byVisits(
        List.of(
            new MoveStatistics.Estimate(0, "pass", pass, 40),
            new MoveStatistics.Estimate(1, "spend", spend, 60)),
        100,
        false);
  }

  private static boolean wasted(double spend, double evaluation, int pass) {
    return wasted(passOrSpend(spend), evaluation, pass);
  }

  private static boolean wasted(MoveStatistics found, double evaluation, int pass) {
    return new SearchPlayer.Consideration(found, List.of(0.6, evaluation), pass)
        .isWasted(found.of(1));
  }

  @Test
  void what_is_evaluated_lower_than_to_pass_has_to_seem_clearly_better() {
    assertThat(wasted(0.51, 0.595, 0)).isTrue();
    assertThat(wasted(0.55, 0.595, 0)).isFalse();
    assertThat(wasted(0.51, 0.601, 0)).isFalse();
    assertThat(wasted(0.51, 0.595, -1)).isFalse();
  }

  @Test
  void where_to_pass_wins_less_than_one_game_in_four_a_little_better_is_clearly_better() {
    assertThat(wasted(passOrSpend(0.029, 0.040), 0.595, 0)).isFalse();
    assertThat(wasted(passOrSpend(0.029, 0.030), 0.595, 0)).isTrue();
    assertThat(wasted(passOrSpend(0.9, 0.92), 0.595, 0)).as("nearly won").isTrue();
    assertThat(wasted(passOrSpend(0.2, 0.223), 0.595, 0)).isTrue();
    assertThat(wasted(passOrSpend(0.2, 0.225), 0.595, 0)).isFalse();
    assertThat(wasted(passOrSpend(0.3, 0.329), 0.595, 0)).isTrue();
    assertThat(wasted(passOrSpend(0, 0), 0.595, 0)).as("lost either way").isTrue();
  }

  @Test
  void to_pass_is_the_best_move_in_the_place_of_a_wasted_one_which_is_no_slip_either() {
    List<Double> costs = List.of(0.6, 0.595);
    SearchPlayer.Consideration little =
        new SearchPlayer.Consideration(passOrSpend(0.51), costs, 0).withoutWaste();
    assertThat(little.statistics().best().move()).isEqualTo("pass");
    assertThat(little.nearlyAsGood(1)).isEmpty();

    SearchPlayer.Consideration much =
        new SearchPlayer.Consideration(passOrSpend(0.55), costs, 0).withoutWaste();
    assertThat(much.statistics().best().move()).isEqualTo("spend");
    assertThat(much.nearlyAsGood(1)).as("to pass is no slip").isEmpty();
  }

  @Test
  void a_slip_is_a_move_that_seems_nearly_as_good() {
    SearchPlayer.Consideration found =
        new SearchPlayer.Consideration(passOrSpend(0.55), List.of(0.6, 0.595), -1);
    assertThat(found.nearlyAsGood(1))
        .extracting(MoveStatistics.Estimate::move)
        .containsExactly("pass");
    assertThat(found.nearlyAsGood(0.04)).isEmpty();
  }

  @Test
  void a_move_that_is_preferred_is_the_best_and_the_others_stay_in_their_order() {
    MoveStatistics found = passOrSpend(0.51);
    assertThat(found.best().move()).isEqualTo("spend");
    assertThat(found.preferring(0).moves())
        .extracting(MoveStatistics.Estimate::move)
        .containsExactly("pass", "spend");
    assertThat(found.preferring(1)).isEqualTo(found);
  }

  @ParameterizedTest
  @EnumSource(names = {"BEGINNER", "EASY", "NORMAL", "HARD"})
  void a_level_takes_only_moves_that_it_thinks_nearly_as_good_as_the_best(Level level) {
    int others = 0;
    for (int seed = 0; seed < DECISIONS; seed++) {
      View view = middle(seed);
      Accuracy careless = new Accuracy(0, level.care().margin());
      MoveStatistics statistics = player(level, careless, seed).think(view);
      int move = player(level, careless, seed).choose(view);
      assertThat(statistics.of(move).chance())
          .isGreaterThanOrEqualTo(statistics.best().chance() - careless.margin());
      others += move == statistics.best().index() ? 0 : 1;
    }
    assertThat(others).as("carelessness happens").isPositive();
  }

  private SearchPlayer player(Level level, Accuracy care, long seed) {
    return new SearchPlayer(game, level.budget(), care, seed, PlayerOptions.NONE);
  }

  /// A decision some random moves into a play.
  private View middle(int seed) {
    Chance chance = new SeededChance(seed);
    BazaarPosition position = start(Bazaar.STALLS, Bazaar.THIEVES, seed);
    for (int i = 0; i < seed % 20; i++) {
      int move = chance.roll(position.choice().count());
      position.play(move, chance);
      assertThat(position.outcome()).as("a play is longer than that").isEmpty();
    }
    return new View(position);
  }

  @Test
  void an_expert_takes_the_best_move_that_it_found() {
    assertThat(Level.EXPERT.care()).isEqualTo(Accuracy.FULL);
    View view = middle(7);
    int best = player(Level.EASY, Accuracy.FULL, 3).think(view).best().index();
    assertThat(player(Level.EASY, Accuracy.FULL, 3).choose(view)).isEqualTo(best);
  }

  @Test
  void no_level_ends_its_thinking_by_the_clock() {
    for (Level level : Level.values()) {
      assertThat(level.budget().timed()).as(level.toString()).isFalse();
      assertThat(Players.repeats(level.toString(), PlayerOptions.NONE)).isTrue();
      assertThat(
              Players.repeats(level.toString(), PlayerOptions.NONE.within(OptionalLong.of(1_000))))
          .isFalse();
      assertThat(Players.repeats(level.toString(), PlayerOptions.threads(2))).isFalse();
    }
    assertThat(Players.repeats("search:200", PlayerOptions.NONE)).isTrue();
    assertThat(Players.repeats("search", PlayerOptions.NONE)).isFalse();
    assertThat(Players.repeats("search:1s", PlayerOptions.NONE)).isFalse();
    assertThat(Players.repeats("greedy", PlayerOptions.NONE.within(OptionalLong.of(1)))).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void how_fast_the_machine_is_changes_no_move_of_a_level(Level level) {
    View view = new View(start(Bazaar.STALLS, Bazaar.THIEVES, 5));
    AtomicLong hours = new AtomicLong();
    SearchPlayer slow =
        new SearchPlayer(
            game,
            level.budget(),
            level.care(),
            9,
            PlayerOptions.NONE,
            () -> hours.addAndGet(3_600_000_000_000L));
    SearchPlayer quick =
        new SearchPlayer(game, level.budget(), level.care(), 9, PlayerOptions.NONE, () -> 0);
    assertThat(slow.think(view)).isEqualTo(quick.think(view));
    assertThat(slow.choose(view)).isEqualTo(quick.choose(view));
  }

  @Test
  void a_limit_in_time_ends_the_thinking_of_a_level() {
    View view = new View(start(Bazaar.STALLS, Bazaar.THIEVES, 5));
    AtomicLong seconds = new AtomicLong();
    SearchPlayer limited =
        new SearchPlayer(
            game,
            Level.EXPERT.budget(),
            Accuracy.FULL,
            9,
            PlayerOptions.NONE.within(OptionalLong.of(10_000)),
            () -> seconds.addAndGet(1_000_000_000L));
    assertThat(limited.think(view).iterations()).isLessThan(20);
  }

  @Test
  void a_decision_that_is_settled_is_not_thought_about_any_longer() {
    BazaarPosition position = start(Bazaar.STALLS, Bazaar.THIEVES, 5);
    SearchPlayer player =
        new SearchPlayer(game, Budget.iterations(100_000), Accuracy.FULL, 1, PlayerOptions.NONE);
    assertThat(player.think(new View(position)).iterations()).isLessThan(100_000);
  }

  @Test
  void thinking_takes_no_longer_than_asked() {
    View view = new View(start(Bazaar.STALLS, Bazaar.THIEVES, 5));
    AtomicLong now = new AtomicLong();
    SearchPlayer player =
        new SearchPlayer(
            game,
            Budget.millis(50),
            Accuracy.FULL,
            1,
            PlayerOptions.NONE,
            () -> now.addAndGet(1_000_000));
    player.think(view);
    assertThat(now.get()).as("nanoseconds of the player's clock").isLessThan(60_000_000);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "0ms", "-3", "soon", "", "2h"})
  void a_budget_that_is_none_is_refused(String written) {
    assertThatThrownBy(() -> Budget.read(written)).isInstanceOf(Refused.class);
  }

  @Test
  void a_budget_is_written_as_iterations_or_as_time() {
    assertThat(Budget.read("2000")).isEqualTo(Budget.iterations(2000));
    assertThat(Budget.read("500ms")).isEqualTo(Budget.millis(500));
    assertThat(Budget.read("2s")).isEqualTo(Budget.millis(2000));
  }
}
