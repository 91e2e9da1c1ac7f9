package cardwright.cardgame.effect;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cardgame.text.Duration;
import cardwright.cardgame.text.Expiry;
import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class LastingEffectsTest {
  private static final Expiry THIS_TURN = new Expiry(Duration.Shared.END_OF_TURN, Seat.A);
  private static final Expiry NEXT_TURN = new Expiry(Duration.Shared.NEXT_TURN, Seat.A);

  private final List<Boolean> told = new ArrayList<>();
  private int gone = CardRef.NONE;
  private final LastingEffects<Bonus> effects = effects();

  private record Bonus(int ref, int by, boolean isOfFigures, Expiry expiry)
      implements LastingChange {
    @Override
    public void write(Fingerprint out) {
      out.ref(ref).add(by);
    }
  }

  private LastingEffects<Bonus> effects() {
    return new LastingEffects<>(new Bonus[0], ref -> ref != gone, told::add);
  }

  private static Bonus power(int ref, int by) {
    return new Bonus(ref, by, true, THIS_TURN);
  }

  private static long fingerprint(LastingEffects<Bonus> effects) {
    Fingerprint out = new Fingerprint(_ -> true);
    effects.write(out);
    return out.value();
  }

  @Test
  void what_began_first_stands_first_until_it_is_over() {
    Bonus first = power(1, 2);
    Bonus second = new Bonus(2, 1, true, NEXT_TURN);
    effects.add(first);
    effects.add(second);

    assertThat(effects.all()).containsExactly(first, second);
    assertThat(effects.end(each -> each.expiry().isAtEndOfTurn())).containsExactly(first);
    assertThat(effects.all()).containsExactly(second);
    assertThat(effects.end(each -> each.expiry().isAtEndOfTurn())).isEmpty();
  }

  @Test
  void of_equal_effects_the_very_one_ends() {
    Bonus one = power(1, 2);
    Bonus other = power(1, 2);
    effects.add(one);
    effects.add(other);
    effects.end(one);

    assertThat(effects.all()).hasSize(1);
    assertThat(effects.all()[0]).isSameAs(other);
  }

  @Test
  void a_card_that_becomes_a_new_object_loses_what_was_changed_on_it() {
    Bonus others = power(2, 1);
    Bonus nobodys = power(CardRef.NONE, 3);
    effects.add(power(1, 2));
    effects.add(others);
    effects.add(nobodys);
    gone = 1;
    effects.forgetGone();

    assertThat(effects.all()).containsExactly(others, nobodys);
  }

  @Test
  void the_board_is_told_whether_figures_rest_on_what_began_or_ended() {
    effects.add(power(1, 2));
    effects.add(new Bonus(2, 0, false, THIS_TURN));
    effects.end(each -> each.ref() == 2);
    effects.end(each -> each.ref() == 2);
    effects.end(each -> each.ref() == 1);

    assertThat(told).containsExactly(true, false, false, true);
    assertThat(effects.isEmpty()).isTrue();
  }

  @Test
  void a_copy_is_equal_and_then_independent() {
    effects.add(power(1, 2));
    LastingEffects<Bonus> twin = effects();
    effects.copyTo(twin);
    assertThat(fingerprint(twin)).isEqualTo(fingerprint(effects));
    twin.set(0, power(1, 3));

    assertThat(effects.all()).containsExactly(power(1, 2));
    assertThat(fingerprint(twin)).isNotEqualTo(fingerprint(effects));
  }
}
