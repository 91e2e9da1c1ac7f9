package cardwright.fairness;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Seat;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// The arithmetic of a shuffle, as `docs/fairness.md` describes it and as any tool for SHA-256 repeats it.
final class JointShuffleTest {
  private static final String PLAY = "0123456789ab";
  private static final String PART = "00".repeat(32);

  @Test
  void the_hash_of_a_page_is_that_of_four_lines() {
    assertThat(JointShuffle.hashOfPage(PLAY, Seat.A, PART))
        .isEqualTo(
            Sha256.of(
                "cardwright shuffle 1 hash\nplay: 0123456789ab\nparty: A\npart: " + PART + "\n"));
  }

  @Test
  void a_part_has_another_hash_in_another_play_at_another_seat_and_at_the_server() {
    assertThat(JointShuffle.hashOfPage(PLAY, Seat.A, PART))
        .isNotEqualTo(JointShuffle.hashOfPage("0123456789ac", Seat.A, PART))
        .isNotEqualTo(JointShuffle.hashOfPage(PLAY, Seat.B, PART))
        .isNotEqualTo(JointShuffle.hashOfServer(PLAY, PART, PART));
  }

  @Test
  void each_part_changes_the_seed() {
    Map<Party, String> parts = Dealt.parts();
    String seed = JointShuffle.seed(PLAY, parts);
    for (Party party : Party.values()) {
      Map<Party, String> other = Dealt.parts();
      other.put(party, PART);
      assertThat(JointShuffle.seed(PLAY, other)).as(party.word()).isNotEqualTo(seed);
    }
    assertThat(JointShuffle.seed("0123456789ac", parts)).isNotEqualTo(seed);
  }

  @Test
  void parts_are_64_hexadecimal_digits_and_never_the_same() {
    String part = JointShuffle.newPart();

    assertThat(JointShuffle.isHex(part)).isTrue();
    assertThat(JointShuffle.newPart()).isNotEqualTo(part);
    assertThat(JointShuffle.isHex(part.substring(1))).isFalse();
    assertThat(JointShuffle.isHex("G" + part.substring(1))).isFalse();
  }

  @Test
  void dice_of_one_seed_roll_alike_also_when_they_are_copied_midway() {
    CommittedRandom dice = CommittedRandom.of(PART);
    CommittedRandom same = CommittedRandom.of(PART);
    for (int i = 0; i < 5; i++) {
      assertThat(dice.roll(60)).isEqualTo(same.roll(60));
    }
    CommittedRandom copy = dice.copy();
    for (int i = 0; i < 20; i++) {
      assertThat(copy.roll(6)).isEqualTo(dice.roll(6));
    }
  }
}
