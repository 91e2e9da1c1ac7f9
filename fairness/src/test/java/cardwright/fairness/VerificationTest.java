package cardwright.fairness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.catalog.Catalog;
import cardwright.engine.Refused;
import cardwright.record.PlayRecord;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What the check of a record finds, and what it lets pass.
final class VerificationTest {
  private static final String GAME = "littletroubles";
  private static final String RECORD = Dealt.record(GAME).write();

  static List<String> games() {
    return Catalog.builtIn().names();
  }

  private static Verdict verify(String text, String... noted) {
    return Verification.of(text, "a record", Catalog.builtIn()::game, List.of(noted));
  }

  private static String differs(String text, String... noted) {
    return verify(text, noted) instanceof Verdict.Differs(String what) ? what : "nothing";
  }

  /// The record with another value in a line.
  private static String with(String line, String value) {
    String changed = RECORD.replaceFirst("(?m)^" + line + ": .*$", line + ": " + value);
    assertThat(changed).isNotEqualTo(RECORD);
    return changed;
  }

  @ParameterizedTest
  @MethodSource("games")
  void a_game_that_was_drawn_together_fits(String game) {
    Verdict verdict = verify(Dealt.record(game).write());

    assertThat(verdict).isInstanceOf(Verdict.Fits.class);
    Verdict.Fits fits = (Verdict.Fits) verdict;
    assertThat(fits.drawn()).isEqualTo(Verdict.Drawn.TOGETHER);
    assertThat(fits.rolls()).isPositive();
    assertThat(fits.decisions()).isPositive();
  }

  @ParameterizedTest
  @MethodSource("games")
  void a_match_fits_with_a_game_that_was_given_up(String game) {
    assertThat(verify(Dealt.match(game).write())).isInstanceOf(Verdict.Fits.class);
  }

  @ParameterizedTest
  @MethodSource("games")
  void a_play_that_was_played_on_fits(String game) {
    assertThat(verify(Dealt.playedOn(game, 2).write())).isInstanceOf(Verdict.Fits.class);
  }

  @Test
  void a_server_that_changes_its_part_afterwards_is_found() {
    assertThat(differs(with("shuffle part server", "22".repeat(32)))).contains("the server's hash");
  }

  @Test
  void a_server_that_changes_part_and_seed_afterwards_is_found() {
    var parts = Dealt.parts();
    parts.put(Party.SERVER, "22".repeat(32));
    String changed =
        with("shuffle part server", "22".repeat(32))
            .replace(
                JointShuffle.seed(Dealt.ID, Dealt.parts()), JointShuffle.seed(Dealt.ID, parts));

    assertThat(differs(changed)).contains("the server's hash");
  }

  @Test
  void a_part_of_a_player_that_was_changed_is_found() {
    assertThat(differs(with("shuffle part B", "22".repeat(32)))).contains("the hash of B");
  }

  @Test
  void a_seed_that_the_parts_do_not_give_is_found() {
    assertThat(differs(with("shuffle seed", "22".repeat(32)))).contains("the parts give");
  }

  @Test
  void a_part_that_was_left_out_is_found() {
    assertThat(differs(RECORD.replaceFirst("(?m)^shuffle part A: .*\n", "")))
        .contains("a hash without a part");
  }

  @Test
  void a_deck_that_was_put_in_another_order_afterwards_is_found() {
    List<String> cards = Dealt.deck(GAME).cards();
    String other = String.join("; ", cards.reversed());

    assertThat(differs(with("B", other))).contains("decks of the record");
  }

  @Test
  void hashes_of_another_play_do_not_count() {
    assertThat(differs(with("shuffle play", "play00000002"))).contains("the server's hash");
  }

  @Test
  void a_hash_that_was_noted_has_to_be_there() {
    String right = JointShuffle.hashOfPage(Dealt.ID, cardwright.engine.Seat.A, Dealt.OF_A);

    assertThat(differs(RECORD, right)).isEqualTo("nothing");
    assertThat(differs(RECORD, "00".repeat(32))).contains("noted");
  }

  @Test
  void rolls_that_do_not_come_from_the_seed_are_named() {
    PlayRecord fair = Dealt.record(GAME);
    PlayRecord other =
        Dealt.play(
            Catalog.builtIn().game(GAME),
            fair.opening(),
            CommittedRandom.of("22".repeat(32)),
            1_000);

    String what = differs(other.shuffled(fair.shuffle().orElseThrow()).write());

    assertThat(what).startsWith("the start: roll 1 of the record").contains("the seed gives");
  }

  @Test
  void a_roll_that_was_changed_in_the_midst_is_named_with_its_move() {
    String rolled = RECORD.replaceAll("(?s)^.*?\n([AB] [^\n]* ~ \\d+[^\n]*)\n.*$", "$1");
    String changed = rolled.replaceFirst(" ~ (\\d+)", " ~ 77");

    assertThat(differs(RECORD.replace(rolled, changed))).startsWith("move ");
  }

  @Test
  void what_was_played_before_cannot_be_changed_once_the_seed_is_known() {
    String played = Dealt.playedOn("ggltcg", 4).write();
    String earlier = played.replaceFirst("until 1\\.4", "until 1.3");

    assertThat(differs(earlier)).contains("the server's hash");
  }

  @Test
  void an_older_play_is_told_from_one_that_was_drawn_together() {
    String seed = JointShuffle.seed(Dealt.ID, Dealt.parts());
    String old =
        RECORD
            .replaceAll("(?m)^shuffle (hash|part) .*\n", "")
            .replaceFirst(
                "(?m)^shuffle seed",
                "shuffle hash server: " + JointShuffle.hashOfSeed(seed) + "\nshuffle seed");

    assertThat(verify(old))
        .isInstanceOfSatisfying(
            Verdict.Fits.class, fits -> assertThat(fits.drawn()).isEqualTo(Verdict.Drawn.ALONE));
  }

  @Test
  void a_record_that_tells_nothing_of_a_shuffle_is_refused() {
    String bare = RECORD.replaceAll("(?m)^shuffle .*\n", "");

    assertThatThrownBy(() -> verify(bare))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("tells nothing of its shuffle");
  }

  @Test
  void a_line_of_the_shuffle_that_cannot_be_read_is_named() {
    assertThatThrownBy(() -> verify(with("shuffle part A", "AA")))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("64 hexadecimal digits");
  }
}
