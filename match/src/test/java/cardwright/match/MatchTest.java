package cardwright.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Nim;
import cardwright.engine.Outcome;
import cardwright.engine.Play;
import cardwright.engine.Refused;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.record.MatchRecord;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Best of one and best of three.
class MatchTest {
  private static final Deck OF_A =
      new Deck("", "", "", List.of("Agate", "Agate"), List.of("Flint", "Jet"));
  private static final Deck OF_B = Deck.of("Flint", "Flint");

  private final Game game = new Nim();

  private Match match(int games) {
    return new Match(game, Nim.LONG, games, OF_A, OF_B, new SeededChance(3));
  }

  private static Play won(Match match, Seat winner) {
    Play play = match.begin(event -> {});
    play.rule(winner == Seat.A ? "leave b" : "leave a");
    return play;
  }

  /// Plays until a stone cracks, by taking back what did not crack it.
  private static Play tied(Match match) {
    Play play = match.begin(event -> {});
    while (play.position().outcome().filter(end -> end.winner().isEmpty()).isEmpty()) {
      if (play.over()) {
        assertThat(play.undo()).isTrue();
      }
      play.move(0);
    }
    return play;
  }

  @Test
  void one_game_is_a_match_of_best_of_one() {
    Match match = match(1);
    won(match, Seat.B);

    assertThat(match.outcome()).contains(Outcome.win(Seat.B, "1 to 0 games"));
    assertThat(match.between()).isFalse();
    assertThatThrownBy(() -> match.begin(event -> {})).isInstanceOf(Refused.class);
  }

  @Test
  @Rule({"LT 1.2c", "LT A2"})
  void chance_says_who_goes_first_in_the_first_game() {
    Match match = match(3);
    Play play = match.begin(event -> {});

    assertThat(play.opening().first()).contains(play.position().choice().seat());
    assertThat(match.chooser()).isEmpty();
  }

  @Test
  @Rule({"LT 1.2d", "LT A3"})
  void after_that_the_loser_chooses() {
    Match match = match(3);
    won(match, Seat.B);

    assertThat(match.chooser()).contains(Seat.A);
    assertThatThrownBy(() -> match.begin(event -> {})).hasMessageContaining("A chooses");
    match.choose(Seat.B);
    assertThat(match.begin(event -> {}).position().choice().seat()).isEqualTo(Seat.B);
  }

  @Test
  @Rule("LT A4")
  void after_a_tie_the_choice_is_with_whoever_had_it_or_won_the_draw() {
    Match match = match(3);
    Seat drawn = tied(match).opening().first().orElseThrow();
    assertThat(match.chooser()).contains(drawn);
    match.choose(drawn.other());
    tied(match);
    assertThat(match.chooser()).contains(drawn);

    Match later = match(3);
    won(later, Seat.A);
    later.choose(Seat.A);
    tied(later);
    assertThat(later.chooser()).contains(Seat.B);
  }

  @Test
  @Rule({"LT C53", "LT A14"})
  void two_wins_end_a_match() {
    Match match = match(3);
    won(match, Seat.A);
    match.choose(Seat.B);
    won(match, Seat.A);

    assertThat(match.outcome()).contains(Outcome.win(Seat.A, "2 to 0 games"));
  }

  @Test
  @Rule("LT C53")
  void after_three_games_more_wins_take_it_and_equal_wins_are_a_tie() {
    Match match = match(3);
    tied(match);
    match.choose(Seat.A);
    won(match, Seat.B);
    match.choose(Seat.A);
    Match even = match(3);
    won(even, Seat.A);
    even.choose(Seat.A);
    won(even, Seat.B);
    even.choose(Seat.A);

    tied(match);
    tied(even);

    assertThat(match.outcome()).contains(Outcome.win(Seat.B, "1 to 0 games, 2 tied"));
    assertThat(even.outcome()).contains(Outcome.draw("1 to 1 games, 1 tied"));
  }

  @Test
  @Rule({"LT 6.11c", "LT B56"})
  void between_games_cards_are_exchanged_and_a_name_may_stand_in_both_parts() {
    Match match = match(3);
    won(match, Seat.B);
    Deck now = Exchange.swap(OF_A, "Agate", "Jet");
    match.exchange(Seat.A, now);
    match.choose(Seat.A);

    assertThat(match.begin(event -> {}).deck(Seat.A).cards()).containsExactly("Jet", "Agate");
    assertThat(match.deck(Seat.A).side()).containsExactly("Flint", "Agate");
    assertThat(Exchange.taken(OF_A, now)).containsExactly("Jet");
    assertThat(game.objections(now, Nim.LONG)).isNotEmpty();
  }

  @Test
  @Rule("LT B56")
  void an_exchange_keeps_the_size_and_the_registered_cards() {
    Match match = match(3);
    assertThatThrownBy(() -> match.exchange(Seat.A, OF_A)).hasMessageContaining("between");
    won(match, Seat.B);

    assertThatThrownBy(() -> match.exchange(Seat.A, Deck.of("Agate", "Agate", "Jet")))
        .hasMessageContaining("registered cards")
        .hasMessageContaining("2 cards, not 3");
    assertThatThrownBy(() -> Exchange.swap(OF_A, "Jet", "Jet")).hasMessageContaining("in the deck");
    assertThatThrownBy(() -> Exchange.swap(OF_A, "Agate", "Agate"))
        .hasMessageContaining("in the side deck");
    assertThat(match.deck(Seat.A)).isEqualTo(OF_A);
  }

  @Test
  @Rule("LT A13")
  void a_deck_that_may_not_be_registered_is_refused() {
    Deck both = new Deck("", "", "", List.of("Jet"), List.of("Jet"));

    assertThatThrownBy(() -> new Match(game, Nim.LONG, 3, both, OF_B, new SeededChance(1)))
        .hasMessage("the deck of A is not legal: Jet is in both parts");
    assertThatThrownBy(() -> new Match(game, Nim.LONG, 2, OF_A, OF_B, new SeededChance(1)))
        .hasMessageContaining("1 game or is the best of 3");
  }

  @Test
  void what_a_game_carries_over_holds_in_the_next_one() {
    Match match = match(3);
    match.begin(event -> {}).rule("warn");
    match.choose(Seat.A);
    Play next = match.begin(event -> {});

    assertThat(next.opening().carried()).containsExactly("warned");
  }

  private MatchRecord record() {
    Match match = match(3);
    Play first = match.begin(event -> {});
    first.move(0);
    first.rule("leave a");
    match.exchange(Seat.A, Exchange.swap(OF_A, "Agate", "Jet"));
    match.choose(Seat.B);
    won(match, Seat.A);
    match.choose(Seat.B);
    Play last = match.begin(event -> {});
    while (!last.over()) {
      last.move(1);
    }
    return match.record();
  }

  private void replay(String text) {
    MatchReplay.run(MatchRecord.read(text, "it"), game, event -> {}, (number, decision, at) -> {});
  }

  @Test
  void a_match_is_written_read_back_and_replayed() {
    MatchRecord record = record();

    assertThat(MatchRecord.isOne(record.write())).isTrue();
    assertThat(MatchRecord.read(record.write(), "it")).isEqualTo(record);
    assertThat(record.plays()).hasSize(3);
    replay(record.write());
  }

  @Test
  void an_unfinished_match_is_recorded_too() {
    Match match = match(3);
    won(match, Seat.A);
    match.choose(Seat.B);
    match.begin(event -> {}).move(0);
    MatchRecord record = match.record();

    replay(record.write());
    assertThat(record.outcome()).isEmpty();
    assertThat(record.plays().getLast().opening().first()).isEqualTo(Optional.of(Seat.B));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "cardwright match 1 | cardwright match 9 | it is not a record",
        "games: 3 | games: 4 | it, line 4",
        "games: 3 | games: 1 | game 2",
        "A side: Flint; Jet | A side: Flint; Flint | game 1",
        "A: Jet; Agate | A: Jet; Jet | game 2",
        "first: B | first: A | game 2",
        "judge leave b = | judge leave a = | game 2: move 1",
        "format: long | format: short | game 1",
        "match: | match: nobody | the end",
      })
  void a_changed_record_is_found_and_the_game_is_named(String good, String bad, String message) {
    String text = record().write();
    int at = text.contains("\n" + good) ? text.indexOf("\n" + good) + 1 : text.indexOf(good);
    String changed = text.substring(0, at) + bad + text.substring(at + good.length());

    assertThatThrownBy(() -> replay(changed))
        .isInstanceOf(Refused.class)
        .hasMessageContaining(message);
  }
}
