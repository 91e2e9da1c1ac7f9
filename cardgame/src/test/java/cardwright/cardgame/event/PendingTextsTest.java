package cardwright.cardgame.event;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import org.junit.jupiter.api.Test;

/// Which of the texts that wait comes next.
final class PendingTextsTest {
  private record Said(Seat you, int number) implements WaitingText {
    @Override
    public void write(Fingerprint out) {
      out.add(you.ordinal()).add(number);
    }
  }

  private final PendingTexts<Said> texts = new PendingTexts<>(new Said[0]);

  @Test
  void the_active_players_texts_come_first() {
    texts.add(new Said(Seat.B, 1));
    texts.add(new Said(Seat.A, 2));
    assertThat(texts.next(Seat.A)).isEqualTo(Seat.A);
    texts.take(texts.first(Seat.A));
    assertThat(texts.next(Seat.A)).isEqualTo(Seat.B);
  }

  @Test
  void the_oldest_text_of_a_player_comes_first() {
    texts.add(new Said(Seat.B, 1));
    texts.add(new Said(Seat.A, 2));
    texts.add(new Said(Seat.A, 3));
    assertThat(texts.first(Seat.A)).isEqualTo(1);
    assertThat(texts.take(1).number()).isEqualTo(2);
    assertThat(texts.take(texts.first(Seat.A)).number()).isEqualTo(3);
    assertThat(texts.first(Seat.A)).isEqualTo(-1);
  }

  @Test
  void the_texts_of_a_player_are_found_from_the_oldest_on() {
    texts.add(new Said(Seat.A, 1));
    texts.add(new Said(Seat.B, 2));
    texts.add(new Said(Seat.A, 3));
    assertThat(texts.of(Seat.A)).containsExactly(0, 2);
    assertThat(texts.of(Seat.B)).containsExactly(1);
  }

  @Test
  void a_copy_is_independent() {
    texts.add(new Said(Seat.A, 1));
    PendingTexts<Said> twin = new PendingTexts<>(new Said[0]);
    texts.copyTo(twin);
    texts.take(0);
    assertThat(twin.size()).isEqualTo(1);
    assertThat(texts.size()).isEqualTo(0);
  }
}
