package cardwright.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// What a play does besides making moves: rulings, forced moves at which it waits, and formats.
class PlayTest {
  private static final Deck TWO = Deck.of("Agate", "Flint");
  private static final Deck FOUR = Deck.of("Agate", "Flint", "Jet", "Jet");
  private static final Opening A_FIRST =
      new Opening("long", TWO, TWO, Optional.of(Seat.A), List.of());

  private final Game game = new Nim();

  private Play play() {
    return new Play(game, A_FIRST, new SeededChance(1), event -> {});
  }

  @Test
  void a_ruling_is_carried_out_and_logged() {
    Play play = play();
    play.move(0);
    play.rule("leave b");

    assertThat(play.position().outcome()).contains(Outcome.win(Seat.A, "B left"));
    assertThat(play.entries())
        .last()
        .extracting(Play.Entry::who, Play.Entry::move, Play.Entry::fingerprint)
        .containsExactly("judge", "leave b", play.position().fingerprint());
  }

  @Test
  void a_ruling_is_taken_back_like_a_decision() {
    Play play = play();
    long before = play.position().fingerprint();
    play.rule("leave a");

    assertThat(play.undo()).isTrue();
    assertThat(play.position().fingerprint()).isEqualTo(before);
    assertThat(play.entries()).isEmpty();
  }

  @Test
  void what_is_no_ruling_is_refused_and_changes_nothing() {
    Play play = play();
    long before = play.position().fingerprint();

    assertThatThrownBy(() -> play.rule("dance")).isInstanceOf(Refused.class);
    assertThat(play.position().fingerprint()).isEqualTo(before);
    play.rule("leave a");
    assertThat(play.rulings()).isEmpty();
    assertThatThrownBy(() -> play.rule("leave b")).hasMessageContaining("the play is over");
  }

  @Test
  void forced_moves_make_themselves() {
    Play play = play();
    play.rule("warn");

    assertThat(play.over()).isTrue();
    assertThat(play.decisions()).isEqualTo(1);
  }

  @Test
  void a_driver_may_wait_at_forced_moves_and_what_it_does_there_is_logged() {
    Play play =
        new Play(
            game, A_FIRST, new SeededChance(1), event -> {}, at -> at.choice().seat() == Seat.A);
    play.rule("warn");
    play.move(0);
    assertThat(play.position().choice().seat()).isEqualTo(Seat.A);
    play.rule("leave b");

    assertThat(play.entries()).extracting(Play.Entry::who).containsExactly("judge", "A", "judge");
  }

  @Test
  void a_driver_may_wait_before_anything_is_decided() {
    Opening warned = new Opening("long", TWO, TWO, Optional.of(Seat.A), List.of("warned"));
    Play play = new Play(game, warned, new SeededChance(1), event -> {}, at -> true);

    assertThat(play.decisions()).isZero();
    assertThat(play.over()).isFalse();
    assertThat(play.startFingerprint()).isEqualTo(play.position().fingerprint());
  }

  @Test
  void what_leaves_nobody_anything_to_decide_is_refused_and_changes_nothing() {
    Opening mountain = new Opening("long", TWO, TWO, Optional.of(Seat.A), List.of("mountain"));
    Play play = new Play(game, mountain, new SeededChance(1), event -> {});
    long before = play.position().fingerprint();

    assertThatThrownBy(() -> play.rule("warn"))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("10000 forced moves");
    assertThat(play.position().fingerprint()).isEqualTo(before);
    assertThat(play.entries()).isEmpty();
    play.move(0);
    assertThat(play.decisions()).isEqualTo(1);
  }

  @Test
  void a_play_in_which_nobody_ever_decides_does_not_begin() {
    Opening mountain =
        new Opening("long", TWO, TWO, Optional.of(Seat.A), List.of("mountain", "warned"));

    assertThatThrownBy(() -> new Play(game, mountain, new SeededChance(1), event -> {}))
        .isInstanceOf(Refused.class);
  }

  @Test
  void the_format_is_the_one_that_both_decks_are_made_for_or_that_admits_both() {
    Deck made = new Deck("", "", "short", List.of("Jet"), List.of());

    assertThat(new Play(game, made, made, new SeededChance(1)).opening().format())
        .isEqualTo("short");
    assertThat(new Play(game, made, FOUR, new SeededChance(1)).opening().format())
        .isEqualTo("long");
    assertThat(game.decks(Nim.SHORT)).extracting(Deck::name).containsExactly("Pair");
    assertThat(game.decks(Nim.LONG)).extracting(Deck::name).containsExactly("Pair", "Heap");
  }

  @Test
  void a_deck_that_the_format_does_not_admit_is_refused() {
    assertThatThrownBy(() -> game.start(Opening.of("short", FOUR, TWO), new SeededChance(1), null))
        .hasMessage("too many stones for short");
    assertThatThrownBy(() -> game.start(Opening.of("tall", FOUR, TWO), new SeededChance(1), null))
        .hasMessage("Nim has no format 'tall'; it has short, long");
  }
}
