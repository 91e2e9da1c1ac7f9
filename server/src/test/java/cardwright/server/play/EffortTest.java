package cardwright.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// How much work somebody may make, by a clock of the test's own.
class EffortTest {
  private final AtomicLong clock = new AtomicLong();
  private final Effort effort = new Effort(240, clock::get);

  private int decks(String address, String person) {
    return (int)
        IntStream.range(0, 1_000).filter(i -> effort.take(address, person, Effort.DECK)).count();
  }

  @Test
  void a_person_has_half_of_a_minutes_units_at_once_and_the_rest_with_time() {
    assertThat(decks("1.2.3.4", "ann")).isEqualTo(60);
    clock.addAndGet(10_000_000_000L);
    assertThat(decks("1.2.3.4", "ann")).as("ten seconds are 40 units").isEqualTo(20);
  }

  @Test
  void a_person_has_them_once_wherever_they_are() {
    assertThat(decks("1.2.3.4", "ann") + decks("5.6.7.8", "ann")).isEqualTo(60);
    assertThat(effort.ofPerson("ann", Effort.HINT)).isFalse();
    assertThat(effort.ofPerson("ben", Effort.HINT)).isTrue();
  }

  @Test
  void an_address_has_four_times_as_many_however_many_people_ask_from_there() {
    int all = IntStream.range(0, 50).map(i -> decks("1.2.3.4", "guest " + i)).sum();

    assertThat(all).isEqualTo(240);
    assertThat(decks("5.6.7.8", "ann")).isEqualTo(60);
  }

  @Test
  void those_who_are_not_known_share_what_one_person_has() {
    assertThat(decks("1.2.3.4", "") + decks("1.2.3.4", "")).isEqualTo(60);
    assertThat(decks("1.2.3.4", "ann")).isEqualTo(60);
  }
}
