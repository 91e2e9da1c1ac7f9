package cardwright.cardgame.state;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cardgame.message.Facts;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class TurnOrderTest {
  private enum Phase implements TurnPart {
    SHOP,
    PLAY;

    @Override
    public String words() {
      return this == SHOP ? "Shop Phase" : "Play Phase";
    }
  }

  private static long written(Consumer<Fingerprint> part) {
    Fingerprint out = new Fingerprint(_ -> true);
    part.accept(out);
    return out.value();
  }

  /// Who has each of the first turns, the first one A's.
  ///
  /// @param given what is given in each of them: to A, to B, or `-`
  private static String played(TurnOrder turns, String given) {
    StringBuilder played = new StringBuilder();
    Seat active = Seat.B;
    for (int turn = 1; turn <= given.length(); turn++) {
      active = turns.next(turn - 1, active);
      played.append(active);
      if (turns.isFirst(turn, active)) {
        played.append('!');
      }
      String to = given.substring(turn - 1, turn);
      if (!to.equals("-")) {
        turns.giveTurn(Seat.valueOf(to));
      }
    }
    return played.toString();
  }

  @Test
  void players_take_turns() {
    assertThat(played(new TurnOrder(), "-----")).isEqualTo("A!B!ABA");
  }

  @Test
  void a_further_turn_follows_on_a_turn_of_the_same_player() {
    assertThat(played(new TurnOrder(), "--A---")).isEqualTo("A!B!AABA");
    assertThat(played(new TurnOrder(), "--B----")).isEqualTo("A!B!ABBAB");
  }

  @Test
  void the_first_turn_of_the_other_player_comes_later_by_each_further_one_before_it() {
    assertThat(played(new TurnOrder(), "AA-----")).isEqualTo("A!AAB!ABA");
    assertThat(played(new TurnOrder(), "-B----")).isEqualTo("A!B!BABA");
    TurnOrder turns = new TurnOrder();
    assertThat(turns.afterFirstTurns()).isEqualTo(3);
    played(turns, "A--B--");
    assertThat(turns.afterFirstTurns()).isEqualTo(4);
  }

  @Test
  void who_comes_next_can_be_asked_without_change() {
    TurnOrder turns = new TurnOrder();
    turns.giveTurn(Seat.A);
    assertThat(turns.after(Seat.A)).isEqualTo(Seat.A);
    assertThat(turns.after(Seat.B)).isEqualTo(Seat.A);
    assertThat(turns.further(Seat.A)).isEqualTo(1);
  }

  @Test
  void the_usual_order_writes_nothing_and_any_other_is_written_and_copied() {
    TurnOrder usual = new TurnOrder();
    assertThat(written(usual::write)).isEqualTo(written(_ -> {}));
    TurnOrder turns = new TurnOrder();
    turns.giveTurn(Seat.B);
    assertThat(written(turns::write)).isNotEqualTo(written(usual::write));
    TurnOrder twin = new TurnOrder();
    turns.copyTo(twin);
    assertThat(written(twin::write)).isEqualTo(written(turns::write));
    turns.giveTurn(Seat.B);
    assertThat(twin.further(Seat.B)).isEqualTo(1);
    TurnOrder later = new TurnOrder();
    played(later, "A-");
    assertThat(later.further(Seat.A)).isZero();
    assertThat(written(later::write)).isNotEqualTo(written(usual::write));
  }

  @Test
  void as_many_phases_are_skipped_as_texts_say_each_kind_of_each_player_by_itself() {
    TurnOrder turns = new TurnOrder();
    turns.giveSkip(Seat.A, Phase.PLAY);
    turns.giveSkip(Seat.A, Phase.PLAY);
    assertThat(turns.skip(Seat.A, Phase.SHOP)).isFalse();
    assertThat(turns.skip(Seat.B, Phase.PLAY)).isFalse();
    assertThat(turns.skip(Seat.A, Phase.PLAY)).isTrue();
    assertThat(turns.skips(Seat.A, Phase.PLAY)).isEqualTo(1);
    assertThat(turns.skip(Seat.A, Phase.PLAY)).isTrue();
    assertThat(turns.skip(Seat.A, Phase.PLAY)).isFalse();
    assertThat(written(turns::write)).isEqualTo(written(_ -> {}));
  }

  @Test
  void skipped_phases_are_written_and_copied_and_end_somewhere() {
    TurnOrder turns = new TurnOrder();
    turns.giveSkip(Seat.B, Phase.SHOP);
    TurnOrder twin = new TurnOrder();
    turns.copyTo(twin);
    assertThat(written(twin::write))
        .isEqualTo(written(turns::write))
        .isNotEqualTo(written(_ -> {}));
    for (int i = 0; i < 300; i++) {
      turns.giveSkip(Seat.B, Phase.SHOP);
    }
    assertThat(turns.skips(Seat.B, Phase.SHOP)).isEqualTo(127);
    assertThat(turns.skips(Seat.B, Phase.PLAY)).isZero();
    assertThat(twin.skips(Seat.B, Phase.SHOP)).isEqualTo(1);
  }

  @Test
  void another_phase_of_a_kind_follows_once_for_each_text_that_says_so() {
    TurnOrder turns = new TurnOrder();
    turns.giveAnother(Phase.SHOP);
    TurnOrder twin = new TurnOrder();
    turns.copyTo(twin);
    assertThat(written(twin::write))
        .isEqualTo(written(turns::write))
        .isNotEqualTo(written(_ -> {}));
    assertThat(turns.another(Phase.PLAY)).isFalse();
    assertThat(turns.another(Phase.SHOP)).isTrue();
    assertThat(turns.another(Phase.SHOP)).isFalse();
    assertThat(written(turns::write)).isEqualTo(written(_ -> {}));
    assertThat(twin.another(Phase.SHOP)).isTrue();
  }

  @Test
  void the_table_shows_the_further_turns_of_each_player_who_has_any() {
    TurnOrder turns = new TurnOrder();
    assertThat(Facts.furtherTurns(turns)).isEmpty();
    turns.giveTurn(Seat.B);
    turns.giveTurn(Seat.B);
    assertThat(
            Facts.furtherTurns(turns).stream()
                .map(Table.Fact::toString)
                .collect(Collectors.joining()))
        .contains("further turns of B", "2");
  }
}
