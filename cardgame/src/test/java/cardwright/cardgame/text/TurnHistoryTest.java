package cardwright.cardgame.text;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// What has happened in a turn of a game of mice, of kind 1, and owls, of kind 2: A's mouse was caught.
final class TurnHistoryTest {
  private static final int MOUSE = CardRef.of(3, 0);
  private static final int OTHER = CardRef.of(4, 0);

  private static final TurnHistory CAUGHT =
      TurnHistory.NONE.with(PastEvent.CAUGHT, MOUSE, 1, Seat.A);

  /// What can happen to a mouse.
  enum PastEvent implements Happening {
    CAUGHT,
    FED;

    @Override
    public String words() {
      return this == CAUGHT ? "was caught" : "was fed";
    }
  }

  private record Which(boolean other, int kinds) implements Selector {
    @Override
    public List<Quality> qualities() {
      return List.of();
    }
  }

  private static boolean has(PastEvent what, Selector which, int self, Seat side) {
    Condition.Happened asked = new Condition.Happened(what, Optional.of(which));
    return CAUGHT.has(asked, self, Which.class, (_, seat) -> seat == side);
  }

  @Test
  void what_has_happened_to_a_card_is_known_by_its_kind_and_whose_it_was() {
    assertThat(has(PastEvent.CAUGHT, new Which(false, 1), OTHER, Seat.A)).isTrue();
    assertThat(has(PastEvent.CAUGHT, new Which(false, 3), OTHER, Seat.A)).isTrue();
    assertThat(has(PastEvent.CAUGHT, new Which(false, 2), OTHER, Seat.A)).isFalse();
    assertThat(has(PastEvent.CAUGHT, new Which(false, 1), OTHER, Seat.B)).isFalse();
    assertThat(has(PastEvent.FED, new Which(false, 1), OTHER, Seat.A)).isFalse();
  }

  @Test
  void the_card_itself_is_not_another_one() {
    assertThat(has(PastEvent.CAUGHT, new Which(true, 1), OTHER, Seat.A)).isTrue();
    assertThat(has(PastEvent.CAUGHT, new Which(true, 1), MOUSE, Seat.A)).isFalse();
  }

  @Test
  void this_card_is_meant_whatever_it_is() {
    Condition.Happened asked = new Condition.Happened(PastEvent.CAUGHT, Optional.empty());
    assertThat(CAUGHT.has(asked, MOUSE, Which.class, (_, _) -> false)).isTrue();
    assertThat(CAUGHT.has(asked, OTHER, Which.class, (_, _) -> true)).isFalse();
  }

  @Test
  void a_turn_in_which_nothing_has_happened_writes_nothing() {
    assertThat(TurnHistory.NONE.isEmpty()).isTrue();
    assertThat(print(TurnHistory.NONE)).isEqualTo(new Fingerprint(_ -> true).value());
    assertThat(print(CAUGHT)).isNotEqualTo(print(CAUGHT.with(PastEvent.FED, MOUSE, 1, Seat.A)));
  }

  private static long print(TurnHistory history) {
    Fingerprint out = new Fingerprint(_ -> true);
    history.write(out);
    return out.value();
  }
}
