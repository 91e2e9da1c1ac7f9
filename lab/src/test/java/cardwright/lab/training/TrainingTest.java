package cardwright.lab.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.cardgame.value.ValueNetwork;
import cardwright.engine.Chance;
import cardwright.engine.EvaluationFeature;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import cardwright.engine.SeededChance;
import cardwright.engine.ValueInput;
import cardwright.lab.games.Pebbles;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

final class TrainingTest {
  private static final Pebbles TERMED =
      new Pebbles(Optional.of(new EvaluationFeature.Kind(Message.plain("good heaps"), 0.5)));

  private static Training.Trained train(int games, long seed, int threads) {
    return new Training(games(games, seed, threads), TrainingSettings.USUAL)
        .run(Optional.empty(), (done, soFar) -> {});
  }

  private static TrainingGames games(int games, long seed, int threads) {
    return TrainingGames.ofItself(TERMED, Pebbles.FORMAT, "random", games, seed, threads);
  }

  private static Lesson lesson(
      InputNames names, List<ValueInput> own, List<ValueInput> other, double score) {
    return new Lesson(LessonSide.of(own, names), LessonSide.of(other, names), score);
  }

  @Test
  void the_network_is_the_same_for_any_number_of_threads() {
    assertThat(train(300, 7, 3)).isEqualTo(train(300, 7, 1));
    assertThat(train(300, 8, 1)).isNotEqualTo(train(300, 7, 1));
  }

  @Test
  void a_network_learns_what_helps_to_win() {
    Training.Trained trained = train(4_000, 7, 2);
    assertThat(trained.games()).isEqualTo(4_000);
    assertThat(trained.learned()).isLessThan(trained.stands());
  }

  @Test
  void what_two_things_do_only_together_is_learned() {
    InputNames names = new InputNames();
    List<String> things = List.of("lock", "key", "other");
    things.forEach(thing -> names.number(ValueInput.card(thing)));
    Chance chance = new SeededChance(3);
    List<Lesson> lessons = new ArrayList<>();
    for (int i = 0; i < 300_000; i++) {
      List<ValueInput> own = new ArrayList<>();
      for (String thing : things) {
        if (chance.roll(2) == 0) {
          own.add(ValueInput.card(thing));
        }
      }
      boolean both = own.size() >= 2 && own.stream().noneMatch(each -> each.name().equals("other"));
      boolean wins = both || (own.size() == 3);
      lessons.add(lesson(names, own, List.of(), wins ? 1 : 0));
    }
    BitSet used = new BitSet();
    lessons.forEach(each -> each.mark(used));
    InputNames.Sorted sorted = names.sorted(used);
    ValueNetwork network =
        NetworkTraining.train(
            sorted,
            lessons.stream().map(each -> each.renumbered(sorted::place)).toList(),
            TrainingSettings.USUAL,
            5,
            Optional.empty());
    double both = lead(network, "lock", "key");
    double lock = lead(network, "lock");
    double key = lead(network, "key");
    assertThat(both).isPositive();
    assertThat(lock).isNegative();
    assertThat(key).isNegative();
    assertThat(both - lock - key + lead(network)).isGreaterThan(0.5);
  }

  @Test
  void a_term_is_never_left_out_of_a_lesson_and_a_card_is() {
    InputNames names = new InputNames();
    LessonSide side =
        LessonSide.of(List.of(ValueInput.term("ready", 1), ValueInput.card("kite")), names);
    BitSet used = new BitSet();
    side.mark(used);
    InputNames.Sorted sorted = names.sorted(used);
    LessonSide placed = side.renumbered(sorted::place);
    int ready = sorted.names().indexOf("ready");
    Chance chance = new SeededChance(3);
    int alone = 0;
    for (int i = 0; i < 100; i++) {
      LessonSide shown = placed.without(sorted.terms(), 500, chance);
      BitSet left = new BitSet();
      shown.mark(left);
      assertThat(left.get(ready)).isTrue();
      alone += shown.size() == 1 ? 1 : 0;
    }
    assertThat(alone).isBetween(30, 70);
  }

  @Test
  void what_was_in_no_lesson_is_worth_nothing() {
    InputNames names = new InputNames();
    Lesson won = lesson(names, List.of(ValueInput.card("kite")), List.of(), 1);
    names.number(ValueInput.card("never"));
    BitSet both = new BitSet();
    both.set(0, 2);
    ValueNetwork network =
        NetworkTraining.train(
            names.sorted(both), List.of(won), TrainingSettings.USUAL, 5, Optional.empty());
    assertThat(lead(network, "kite", "never")).isEqualTo(lead(network, "kite"));
    assertThat(lead(network, "kite")).isNotEqualTo(lead(network));
  }

  private static double lead(ValueNetwork network, String... things) {
    float[] own = network.side();
    for (String thing : things) {
      network.add(own, network.input(thing), 1);
    }
    return network.lead(own, network.side());
  }

  @Test
  void what_is_learned_from_the_first_games_is_what_so_few_games_would_teach() {
    AtomicReference<Training.Trained> half = new AtomicReference<>();
    new Training(games(60, 7, 1), TrainingSettings.USUAL)
        .run(
            Optional.empty(),
            (done, soFar) -> {
              if (done == 30) {
                half.set(soFar.get());
              }
            });
    assertThat(half.get()).isEqualTo(train(30, 7, 1));
  }

  @Test
  void what_cannot_be_trained_is_refused() {
    assertThatThrownBy(() ->
            new Training(
                    TrainingGames.ofItself(new Pebbles(), Pebbles.FORMAT, "random", 20, 1, 1),
                    TrainingSettings.USUAL)
                .run(Optional.empty(), (done, soFar) -> {}))
        .isInstanceOf(Refused.class)
        .hasMessage("Pebbles does not learn what positions are worth");
    assertThatThrownBy(() -> train(9, 1, 1))
        .isInstanceOf(Refused.class)
        .hasMessage("learning needs at least 10 games, not 9");
  }
}
