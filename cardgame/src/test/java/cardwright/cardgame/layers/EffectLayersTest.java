package cardwright.cardgame.layers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.cardgame.state.Pile;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class EffectLayersTest {
  private static final int CARDS = 3;
  private static final int RED = 1;
  private static final int BLUE = 2;
  private static final int GREEN = 4;

  private final int[] colors = new int[CARDS];
  private final int[] power = new int[CARDS];
  private final EffectLayers<Integer, EffectLayersTest, Figures, Change> effects =
      new EffectLayers<>(Figures.values().length, new Change[0], CARDS);

  private enum Figures implements Layer {
    COLORS,
    POWER;

    @Override
    public String words() {
      return this == COLORS ? "colors" : "power";
    }

    @Override
    public boolean repeats() {
      return this == COLORS;
    }
  }

  /// Cards with a color, or with at least some power, have more of a figure.
  private record Change(
      String name, EffectSource source, Figures layer, int color, int least, int more)
      implements ContinuousEffect<Integer, EffectLayersTest, Figures> {
    @Override
    public void affected(Integer cards, EffectLayersTest figures, Pile found) {
      for (int card = 0; card < cards; card++) {
        if ((color == 0 || (figures.colors[card] & color) != 0) && figures.power[card] >= least) {
          found.addTop(card);
        }
      }
    }

    @Override
    public int amount(Integer cards, EffectLayersTest figures) {
      return more;
    }

    @Override
    public boolean modify(Integer cards, EffectLayersTest figures, int card, int amount) {
      int before = figures.colors[card];
      if (layer == Figures.COLORS) {
        figures.colors[card] |= amount;
      } else {
        figures.power[card] += amount;
      }
      return figures.colors[card] != before;
    }

    @Override
    public @Nullable Message explain(
        Integer cards, EffectLayersTest figures, int card, int amount) {
      return layer == Figures.POWER ? Message.plain(name + " " + amount) : null;
    }
  }

  private void find() {
    effects.begin();
    for (int card = 0; card < CARDS; card++) {
      colors[card] = 1 << card;
      power[card] = card;
    }
    for (Figures layer : Figures.values()) {
      effects.apply(layer, CARDS, this);
    }
  }

  private static Change power(String name, EffectSource source, int color, int more) {
    return new Change(name, source, Figures.POWER, color, 0, more);
  }

  private static Change colors(int color, int more) {
    return new Change("colors", EffectSource.TEXTS, Figures.COLORS, color, 0, more);
  }

  @Test
  void without_effects_all_figures_are_as_printed() {
    find();

    assertThat(power).containsExactly(0, 1, 2);
    assertThat(colors).containsExactly(RED, BLUE, GREEN);
  }

  @Test
  void power_reads_what_colors_have_come_to() {
    effects.add(power("blue", EffectSource.LASTING, BLUE, 5));
    effects.add(colors(RED, BLUE));
    find();

    assertThat(power).containsExactly(5, 6, 2);
  }

  @Test
  void colors_follow_from_colors_until_no_more_are_added() {
    effects.add(colors(GREEN, RED));
    effects.add(colors(BLUE, GREEN));
    find();

    assertThat(colors).containsExactly(RED, RED | BLUE | GREEN, RED | GREEN);
  }

  @Test
  void the_cards_of_an_effect_are_found_before_it_changes_any() {
    effects.add(new Change("strong", EffectSource.TEXTS, Figures.POWER, 0, 1, 1));
    find();

    assertThat(power).containsExactly(0, 2, 3);
  }

  @Test
  void an_effect_that_is_over_changes_nothing() {
    effects.add(power("text", EffectSource.TEXTS, 0, 1));
    effects.add(power("for a while", EffectSource.LASTING, 0, 10));
    effects.clear(EffectSource.LASTING);
    find();

    assertThat(power).containsExactly(1, 2, 3);
  }

  @Test
  void the_changes_of_a_card_are_told_in_the_order_of_their_sources() {
    effects.add(power("text", EffectSource.TEXTS, 0, 1));
    effects.add(power("of others", EffectSource.RULES, GREEN, 1));
    effects.add(power("counter", EffectSource.COUNTERS, 0, 2));
    effects.add(power("for a while", EffectSource.LASTING, 0, 3));
    List<Message> changes =
        effects.explain(
            1,
            () -> {
              find();
              find();
            });

    assertThat(changes)
        .extracting(Message::words)
        .containsExactly("counter 2", "for a while 3", "text 1");
  }

  @Test
  void a_text_that_reads_upward_is_refused() {
    assertThatThrownBy(() -> Layer.check(Figures.COLORS, List.of(Figures.POWER)))
        .isInstanceOf(Refused.class)
        .hasMessage(
            "a text that always holds cannot change colors by power: colors must be known before"
                + " power");
    assertThatThrownBy(() -> Layer.check(Figures.POWER, List.of(Figures.POWER)))
        .isInstanceOf(Refused.class)
        .hasMessage(
            "a text that always holds cannot change power by power: each would rest on the other");
  }

  @Test
  void what_is_found_before_may_be_read_and_a_layer_that_repeats_itself() {
    assertThatCode(
            () -> {
              Layer.check(Figures.POWER, List.of(Figures.COLORS));
              Layer.check(Figures.COLORS, List.of(Figures.COLORS));
            })
        .doesNotThrowAnyException();
  }
}
