package cardwright.littletroubles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Explanation;
import cardwright.engine.Format;
import cardwright.engine.Opening;
import cardwright.engine.Outcome;
import cardwright.engine.Play;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import cardwright.match.Exchange;
import cardwright.match.Match;
import cardwright.match.MatchReplay;
import cardwright.record.MatchRecord;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Matches: who goes first, side decks, penalties that last, and what players may agree on.
final class LittleTroublesMatchTest {
  private final LittleTroubles game = LittleTroubles.load();
  private final Format gradeSchool = game.format("grade-school");
  private final Deck ofA = deck("Perfect Attendance");
  private final Deck ofB = deck("Three Wishes");

  private Deck deck(String name) {
    return game.decks().stream().filter(deck -> deck.name().equals(name)).findFirst().orElseThrow();
  }

  private Match match(List<String> agreed) {
    return new Match(game, gradeSchool, 3, ofA, ofB, agreed, new SeededChance(11));
  }

  private static Play begin(Match match) {
    return match.begin(event -> {});
  }

  /// Ends a game at once: that player leaves it.
  private static void lose(Match match, Seat seat) {
    begin(match).rule("leave " + (seat == Seat.A ? "a" : "b"));
  }

  private static Seat first(Play play) {
    return Seat.valueOf(play.position().table(Viewer.SPECTATOR).fact("first").orElseThrow());
  }

  private static int cookies(Play play, Seat seat) {
    Table.Side side = play.position().table(Viewer.SPECTATOR).side(seat);
    return side.counter("cookies").orElseThrow().value();
  }

  /// Ends a game in a tie: time is called, and both jars are as far from 100 when the turn ends.
  private static void tie(Match match) {
    Play play = begin(match);
    boolean called = false;
    while (!play.over()) {
      int pass = play.position().choice().indexOf("pass");
      if (pass >= 0 && !called) {
        play.rule("time");
        called = true;
      }
      play.move(Math.max(pass, 0));
    }
    assertThat(play.position().outcome().flatMap(Outcome::winner)).isEmpty();
  }

  @Test
  @Rule({"LT 1.2d", "LT A3"})
  void the_loser_of_the_last_game_chooses_who_goes_first() {
    Match match = match(List.of());
    lose(match, Seat.B);
    assertThat(match.chooser()).contains(Seat.B);
    match.choose(Seat.A);
    assertThat(first(begin(match))).isEqualTo(Seat.A);
  }

  @Test
  @Rule("LT A4")
  void after_a_tie_whoever_had_the_choice_the_last_time_has_it_again() {
    Match match = match(List.of("start cookies 40", "second player bonus 0"));
    lose(match, Seat.A);
    match.choose(Seat.B);
    tie(match);
    assertThat(match.chooser()).contains(Seat.A);
  }

  @Test
  @Rule("LT A4")
  void after_a_tie_in_the_first_game_the_winner_of_the_draw_chooses() {
    Match match = match(List.of("start cookies 40", "second player bonus 0"));
    tie(match);
    assertThat(match.chooser()).contains(first(match.plays().getFirst()));
  }

  @Test
  @Rule({"LT C53", "LT A14"})
  void a_match_ends_with_two_wins_or_after_three_games() {
    Match won = match(List.of());
    lose(won, Seat.B);
    won.choose(Seat.A);
    lose(won, Seat.B);
    assertThat(won.outcome().flatMap(Outcome::winner)).contains(Seat.A);
    assertThatThrownBy(() -> begin(won)).isInstanceOf(Refused.class);

    Match tied = match(List.of("start cookies 40", "second player bonus 0"));
    lose(tied, Seat.A);
    tied.choose(Seat.A);
    lose(tied, Seat.B);
    tied.choose(Seat.A);
    tie(tied);
    assertThat(tied.outcome()).isPresent();
    assertThat(tied.outcome().flatMap(Outcome::winner)).isEmpty();
  }

  @Test
  @Rule({"LT 6.11c", "LT B56"})
  void between_games_cards_are_exchanged_for_as_many_of_the_side_deck() {
    Match match = match(List.of());
    assertThatThrownBy(() -> match.exchange(Seat.A, swapped(ofA)))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("between the games");
    lose(match, Seat.B);
    Deck shorter = new Deck("", "", "", ofA.cards().subList(1, 40), ofA.side());
    assertThatThrownBy(() -> match.exchange(Seat.A, shorter)).isInstanceOf(Refused.class);
    match.exchange(Seat.A, swapped(ofA));
    match.choose(Seat.B);
    assertThat(begin(match).deck(Seat.A).cards()).contains("Lullaby Singer").hasSize(40);
  }

  /// One of three School Nurses for a card of the side deck: the name stands in both parts then.
  private static Deck swapped(Deck deck) {
    return Exchange.swap(deck, "School Nurse", "Lullaby Singer");
  }

  @Test
  @Rule("LT B56")
  void after_an_exchange_one_name_may_stand_in_both_parts_but_limits_hold() {
    assertThat(Exchange.objections(game, gradeSchool, ofA, swapped(ofA))).isEmpty();
    Deck twice = new Deck("", "", "", ofA.cards(), List.of("Crib"));
    assertThat(Exchange.objections(game, gradeSchool, ofA, twice)).isNotEmpty();
  }

  @Test
  @Rule({"LT 7.3d", "LT C55"})
  void a_penalty_holds_in_the_games_that_follow() {
    Match match = match(List.of());
    Play play = begin(match);
    play.rule("penalty a");
    assertThat(cookies(play, Seat.A)).isEqualTo(1);
    play.rule("leave a");
    match.choose(Seat.B);
    Play next = begin(match);
    assertThat(next.opening().carried()).containsExactly("penalty a");
    assertThat(cookies(next, Seat.A)).isEqualTo(1);
    assertThat(cookies(next, Seat.B)).isEqualTo(30);
  }

  @Test
  @Rule("LT 2.2.3k")
  void a_player_is_shown_how_a_character_comes_by_its_figures() {
    Opening opening = Opening.of("daycare", deck("Recess Champions"), deck("Cookie Cupboard"));
    Play play = new Play(game, opening, new SeededChance(4), event -> {});
    Position position = play.position();
    while (adults(position).isEmpty()) {
      play.move(Math.max(firstPlay(position), 0));
    }
    List<String> stats =
        position.explain(Viewer.B, adults(position).getFirst()).stream()
            .map(Explanation::toString)
            .toList();
    assertThat(stats).anyMatch(each -> each.contains("confidence"));
    assertThat(stats).anyMatch(each -> each.contains("maturity"));
    assertThat(stats).allMatch(each -> each.contains("printed"));
  }

  private static int firstPlay(Position position) {
    for (int i = 0; i < position.choice().count(); i++) {
      if (position.choice().move(i).notation().startsWith("play ")) {
        return i;
      }
    }
    return -1;
  }

  private static List<String> adults(Position position) {
    return position.table(Viewer.SPECTATOR).side(Seat.A).zone("main").orElseThrow().cards().stream()
        .filter(card -> card.stats().size() > 2)
        .map(Table.Card::name)
        .toList();
  }

  @Test
  @Rule({"LT A2", "LT A1"})
  void players_may_agree_that_the_winner_of_the_draw_chooses_and_on_other_jars() {
    Match match = match(List.of("winner chooses", "start cookies 20", "second player bonus 5"));
    Play play = begin(match);
    Seat drawn = play.position().choice().seat();
    assertThat(notations(play.position())).containsExactly("go first", "go second");
    play.move(1);
    assertThat(first(play)).isEqualTo(drawn.other());
    assertThat(cookies(play, drawn.other())).isEqualTo(20);
    assertThat(cookies(play, drawn)).isEqualTo(25);
    play.rule("leave b");
    match.choose(Seat.A);
    Play next = begin(match);
    assertThat(next.opening().agreed())
        .containsExactly("start cookies 20", "second player bonus 5");
    assertThat(first(next)).isEqualTo(Seat.A);
    assertThat(notations(next.position())).contains("keep");
  }

  private static List<String> notations(Position position) {
    List<String> notations = new ArrayList<>();
    for (int i = 0; i < position.choice().count(); i++) {
      notations.add(position.choice().move(i).notation());
    }
    return notations;
  }

  @Test
  @Rule({"LT A2", "LT B42"})
  void what_was_agreed_on_stands_in_the_record() {
    Match match = match(List.of("winner chooses", "scenes by player"));
    Play play = begin(match);
    play.move(0);
    play.rule("leave b");
    String text = match.record().write();
    assertThat(text).contains("agreed: winner chooses; scenes by player");
    MatchRecord read = MatchRecord.read(text, "match");
    MatchReplay.run(read, game, event -> {}, (number, decision, position) -> {});
    assertThat(read.write()).isEqualTo(text);
    String changed =
        text.replace("agreed: winner chooses; scenes", "agreed: winner chooses; moves");
    assertThatThrownBy(() ->
            MatchReplay.run(
                MatchRecord.read(changed, "match"),
                game,
                event -> {},
                (number, decision, position) -> {}))
        .isInstanceOf(Refused.class);
  }

  @Test
  @Rule("LT A14")
  void best_of_three_is_played_recorded_and_replayed() {
    for (long seed = 1; seed <= 3; seed++) {
      Chance chance = new SeededChance(seed);
      Match match = new Match(game, gradeSchool, 3, ofA, ofB, chance);
      while (match.outcome().isEmpty()) {
        match.chooser().ifPresent(match::choose);
        Play play = begin(match);
        while (!play.over()) {
          play.move(chance.roll(play.position().choice().count()));
        }
      }
      String text = match.record().write();
      MatchReplay.run(
          MatchRecord.read(text, "match"), game, event -> {}, (number, at, position) -> {});
    }
  }
}
