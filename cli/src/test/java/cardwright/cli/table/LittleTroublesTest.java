package cardwright.cli.table;

import static cardwright.cli.Shell.firstMoves;
import static cardwright.cli.Shell.run;
import static cardwright.cli.Shell.typing;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cli.Shell.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The second game at the table: matches, options, decks, and what is refused.
class LittleTroublesTest {
  @TempDir private Path folder;

  private static Ran play(String in, String... more) {
    List<String> args = new ArrayList<>(List.of("play", "littletroubles", "--seed", "7"));
    args.addAll(List.of(more));
    return typing(in, args.toArray(String[]::new));
  }

  @Test
  void a_best_of_three_is_played_from_piped_moves_recorded_and_replayed() {
    String file = folder.resolve("match.txt").toString();

    Ran ran =
        play(
            firstMoves(),
            "--format",
            "daycare",
            "--match",
            "bo3",
            "--against",
            "random",
            "--record",
            file);

    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    assertThat(ran.lines().get(ran.lines().size() - 2))
        .matches("(You win the match|Random wins the match|The match is a tie): .* games.*");
    Ran replay = run("replay", file);
    assertThat(replay.err()).isEmpty();
    assertThat(replay.code()).isZero();
    assertThat(replay.lines().getLast()).matches("\\d+ decisions, all as recorded");
    assertThat(run("replay", file, "--in", "2", "--at", "3").out()).contains("COOKIES");
  }

  @Test
  void side_deck_cards_come_in_between_the_games() {
    String moves = "judge leave b\nswap School Nurse for Crib\nswap Birthday Clown for Nobody\n";
    Ran ran =
        play(moves, "--match", "bo3", "--deck", "Perfect Attendance", "--format", "grade-school");

    assertThat(ran.out()).contains("After 1 game it stands A 1, B 0.").contains("Taken in: Crib");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("line 3: there is no card in your side deck 'nobody'");
  }

  @Test
  void players_can_agree_on_more_than_the_format() throws IOException {
    Path file = folder.resolve("play.txt");

    Ran ran =
        play(
            "quit\n",
            "--against",
            "human",
            "--option",
            "Winner chooses",
            "--option",
            "start cookies 20",
            "--record",
            file.toString());

    assertThat(ran.out())
        .contains("winner chooses, start cookies 20")
        .contains("You have won the draw");
    assertThat(Files.readString(file)).contains("agreed: winner chooses; start cookies 20\n");
    assertThat(run("replay", file.toString()).out())
        .contains("agreed: winner chooses, start cookies 20");
    assertThat(play("", "--option", "winner choses").err())
        .contains("Little Troubles has no option 'winner choses'; it has: winner chooses, ");
    assertThat(run("decks", "littletroubles").out()).contains("option start cookies N: ");
  }

  @ParameterizedTest
  @CsvSource({
    "Deep Breath, Nap Time, Nap Time is in the deck and in the side deck (LT 6.11b)",
    "Deep Breath, Snow Flurry, Snow Flurry stands twice in the side deck (LT 6.11b)",
    "2 Hall Monitor, 2 Captain Marlow, Captain Marlow is in the deck 3 times; a unique card",
    "2 Hall Monitor, 2 Sunset Surfer, Sunset Surfer is in the deck 5 times; a regular card",
    "2 Hall Monitor, Hall Monitor, 'a deck has exactly 40 cards, not 39 (LT 1.1.3)'",
    "2 Second Dessert, '', 'a side deck has at most 10 cards, not 11 (LT 6.11a)'",
    "Format: grade-school, Format: daycare, 'is Rare, which daycare does not admit (LT 1.1.1)'"
  })
  void a_deck_that_the_format_does_not_admit_is_refused_with_the_rule(
      String out, String in, String why) throws IOException {
    String deck =
        """
        # Three Wishes
        Format: grade-school

        The Genie's Scoreboard, 2 Red Carpet, 3 Field Trip, Captain Marlow
        Ryan, the Babysitter
        Principal Birdwhistle, 2 Gymnast, 3 Sunset Surfer
        2 Hall Monitor
        2 Wrestling Coach, 3 Judo Coach, 3 Lunch Cook, 2 Mail Carrier, The Golden Kazoo
        2 Wooden Sword, Roller Skates, 2 Sugar Rush, 2 You Can Do It!, 2 Nap Time, Double Nap
        Called to the Office, Most Popular, Homework

        Side:
        Recess Bell, Snow Flurry, Time Traveler, Butterfingers, Clean Up Song, Growth Spurt
        Make-Believe, Substitute's Day Off, Second Dessert
        Deep Breath
        """;
    String changed =
        in.isEmpty() ? deck + "Bus Driver\n" : deck.replaceFirst("(?m)^" + out + "$", in);
    Path file = Files.writeString(folder.resolve("my.deck"), changed);

    Ran ran = run("deck", "check", file.toString(), "--game", "littletroubles");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains(why);
    assertThat(play("", "--deck", file.toString()).err()).contains(why);
  }

  @Test
  void own_cards_are_understood_and_played() throws IOException {
    Path cards =
        Files.writeString(
            folder.resolve("my.cards"),
            """
            # Crumb Collector
            Common Character, cost 3, confidence 2, maturity 3, reward 3/0, resources 1/0
            Back: Vacuum Pilot
            Regressed Character, confidence 1, maturity 2, reward 5/0, resources 1/0
            """);

    Ran ran = run("cards", "check", cards.toString(), "--game", "littletroubles");

    assertThat(ran.err()).isEmpty();
    assertThat(ran.out()).contains("Crumb Collector").contains("Vacuum Pilot");
  }

  @Test
  void what_cannot_be_played_is_refused_and_the_reason_told() {
    Ran ran = play("keep\n1\n1\n1\n1\nwhy play nothing\nplay nothing\n", "--format", "daycare");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).startsWith("cardwright play: line 7: 'play nothing' is not offered. ");
  }

  @Test
  void quiet_games_need_few_keystrokes() {
    long quiet = asked(play(firstMoves(), "--format", "daycare", "--auto", "quiet"));
    long off = asked(play(firstMoves(), "--format", "daycare", "--auto", "off"));

    assertThat(quiet).isLessThan(2 * off / 3);
  }

  private static long asked(Ran ran) {
    assertThat(ran.code()).isZero();
    return ran.lines().stream().filter(line -> line.startsWith("> ")).count();
  }
}
