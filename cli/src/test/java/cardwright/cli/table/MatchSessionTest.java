package cardwright.cli.table;

import static cardwright.cli.Shell.firstMoves;
import static cardwright.cli.Shell.run;
import static cardwright.cli.Shell.typing;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import cardwright.cli.Shell.Ran;
import cardwright.engine.Outcome;
import cardwright.engine.Refused;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.match.Match;
import cardwright.players.AutoPass;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/// The best of three at the keyboard.
class MatchSessionTest {
  @Test
  void a_whole_match_is_played_from_piped_moves() {
    Ran ran = typing(firstMoves(), "play", "ggltcg", "--seed", "7", "--match", "bo3");

    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains("GGLTCG, later, best of three", "After 1 game it stands A ");
    assertThat(ran.lines().getLast())
        .matches(
            "(You win the match|Greedy wins the match|The match is a tie): \\d to \\d games.*");
  }

  @Test
  void two_people_play_a_match_too() {
    Ran ran =
        typing(
            firstMoves(), "play", "ggltcg", "--seed", "3", "--match", "bo3", "--against", "human");

    assertThat(ran.err()).isEmpty();
    assertThat(ran.out()).containsPattern("--- Player [AB] chooses who goes first");
    assertThat(ran.lines().getLast()).contains("the match");
  }

  @Test
  @Rule({"LT 1.2d", "LT 6.11c", "LT C54"})
  void between_games_both_may_exchange_and_the_loser_chooses() {
    SparksTable table = SparksTable.shared(AutoPass.Mode.FORCED);
    Match match =
        table.match(
            """
            judge leave a
            swap dud for spark
            done
            done
            second
            judge leave b
            deck
            reset
            done
            done
            first
            quit
            """);

    assertThat(match.plays()).hasSize(3);
    assertThat(match.plays().get(1).opening().first()).contains(Seat.B);
    assertThat(match.plays().get(1).deck(Seat.A).cards()).containsOnlyOnce("Dud");
    assertThat(match.plays().get(2).deck(Seat.A)).isEqualTo(match.registered(Seat.A));
    assertThat(table.out())
        .contains(
            "Hand over to player A, then press Enter\ndeck: ",
            "Taken in: Spark",
            "After 2 games it stands A 1, B 1.",
            "--- Player B chooses who goes first");
  }

  @Test
  void a_computer_keeps_its_deck_and_goes_first() {
    Match match = SparksTable.alone().match("judge leave b\ndone\njudge leave b\n");

    assertThat(match.outcome()).contains(Outcome.win(Seat.A, "2 to 0 games"));
    assertThat(match.plays().get(1).opening().first()).contains(Seat.B);
  }

  @Test
  void automatic_passes_of_one_game_do_not_reach_into_the_next() {
    SparksTable table = SparksTable.shared(AutoPass.Mode.FORCED);
    table.match("auto turn\njudge leave a\ndone\ndone\nfirst\nquit\n");

    String next = table.out().substring(table.out().indexOf("Game 2 of"));
    assertThat(next).contains("turn 1, player A, phase build");
  }

  @Test
  void a_match_is_left_between_games() {
    SparksTable table = SparksTable.alone();
    table.match("judge leave a\nhelp\nquit\n");

    assertThat(table.out())
        .contains("swap CARD for CARD")
        .endsWith("You left the match after 1 game.\n");
  }

  @Test
  void a_match_is_told_in_german_and_commands_are_typed_as_ever() {
    SparksTable table = SparksTable.alone(Locale.GERMAN);
    table.match("judge leave a\nhelp\nswap dud for spark\ndeck\ndone\nhelp\nsecond\nquit\n");

    assertThat(table.out())
        .contains(
            "Random gewinnt: ",
            "Nach 1 Partie steht es A 0, B 1.",
            "--- Karten tauschen? swap CARD for CARD, done; help zeigt mehr",
            "done oder 1          spielt mit diesem Deck",
            "Hineingenommen: Spark",
            "Side-Deck: ",
            "--- Du wählst, wer beginnt: first (1) oder second (2)?",
            "first oder 1    du beginnst",
            "Partie 2 von höchstens 3",
            "Du hast die Partie nach ");
    assertThat(refusalInGerman("judge leave a\ndance\n"))
        .isEqualTo("Zeile 2: „dance“ hat zwischen zwei Partien keine Bedeutung; tippe help");
    assertThat(refusalInGerman("judge leave a\nswap spark for x\n"))
        .startsWith("Zeile 2: „x“ gibt es nicht (Karte in deinem Side-Deck). Es gibt: ");
  }

  private static String refusalInGerman(String typed) {
    return catchThrowableOfType(Refused.class, () -> SparksTable.alone(Locale.GERMAN).match(typed))
        .words(Locale.GERMAN);
  }

  @Test
  void what_is_not_understood_between_games_is_refused_with_its_line() {
    assertThatThrownBy(() -> SparksTable.alone().match("judge leave a\nswap spark for dud\n"))
        .hasMessageContaining("line 2: there is no card in your side deck 'dud'");
    assertThatThrownBy(() -> SparksTable.alone().match("judge leave a\ndance\n"))
        .hasMessageContaining("line 2: 'dance' is not understood between games");
    assertThatThrownBy(() -> SparksTable.alone().match("judge leave a\n"))
        .hasMessageContaining("the input ended in the middle of the match, after 1 game");
  }

  @Test
  void an_unknown_kind_of_match_is_refused() {
    assertThat(run("play", "ggltcg", "--match", "bo5").err())
        .contains("there is no match 'bo5'", "bo1, bo3");
  }
}
