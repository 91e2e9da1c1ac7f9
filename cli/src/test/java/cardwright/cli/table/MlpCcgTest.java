package cardwright.cli.table;

import static cardwright.cli.Shell.firstMoves;
import static cardwright.cli.Shell.run;
import static cardwright.cli.Shell.typing;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.cli.SetUp;
import cardwright.cli.Shell.Ran;
import cardwright.cli.options.DeckList;
import cardwright.engine.Deck;
import cardwright.engine.Message;
import cardwright.engine.Position;
import cardwright.engine.Rule;
import cardwright.engine.Viewer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The third game at the table: whole games, decks with codes, what is refused, and passing.
class MlpCcgTest {
  private static final String TWILIGHT = "Twilight Sparkle Theme Deck";
  private static final String RAINBOW = "Rainbow Dash Theme Deck";

  @TempDir private Path folder;

  private static Ran play(String in, String... more) {
    List<String> args =
        new ArrayList<>(
            List.of(
                "play", "mlpccg", "--deck", TWILIGHT, "--opponent-deck", RAINBOW, "--seed", "7"));
    args.addAll(List.of(more));
    return typing(in, args.toArray(String[]::new));
  }

  @Test
  void a_whole_game_between_two_theme_decks_is_played_from_piped_moves_recorded_and_replayed() {
    String file = folder.resolve("game.txt").toString();

    Ran ran = play(firstMoves(), "--against", "greedy", "--record", file);

    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    assertThat(ran.lines()).allMatch(line -> line.length() <= 80);
    assertThat(ran.lines().get(ran.lines().size() - 2))
        .matches("(You win|Greedy wins): .*\\(MLP \\w+\\)");
    Ran replay = run("replay", file);
    assertThat(replay.err()).isEmpty();
    assertThat(replay.lines().getLast()).matches("\\d+ decisions, all as recorded");
  }

  @Test
  void what_cannot_be_paid_is_refused_and_the_reason_told() {
    Ran ran = play("1\nkeep\n" + "draw\n".repeat(9), "--against", "random");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).startsWith("cardwright play: line ").contains("(MLP ");
  }

  @Test
  void ready_made_decks_are_written_so_that_they_can_be_read_again() throws IOException {
    for (Deck deck : Catalog.builtIn().game("mlpccg").decks()) {
      String cards = DeckList.cards(deck);
      Path file = Files.writeString(folder.resolve("my.deck"), cards);

      Ran ran = run("deck", "check", file.toString(), "--game", "mlpccg", "--format", "rulebook");

      assertThat(ran.err()).isEmpty();
      assertThat(ran.lines().getFirst()).isEqualTo(deck.cards().size() + " cards: " + cards);
    }
  }

  private String changed(String out, String in) {
    List<String> lines = new ArrayList<>();
    Deck deck = Catalog.builtIn().game("mlpccg").decks().getFirst();
    deck.cards().stream()
        .collect(Collectors.groupingBy(card -> card, TreeMap::new, Collectors.counting()))
        .forEach((card, number) -> lines.add(number + "x " + card));
    assertThat(lines).contains(out);
    lines.remove(out);
    lines.add(in);
    return String.join("\n", lines);
  }

  @ParameterizedTest
  @Rule({"MLP 1", "MLP 2", "MLP B30"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          2x Hard Hat | 1x Hard Hat | a draw deck has at least 45 cards, not 44 (MLP 1)
          2x Hard Hat | 4x Hard Hat | Hard Hat is in the deck 4 times; a deck may have it 3 times (MLP 2)
          2x It's Alive! | 1x It's Alive! | a Problem deck has exactly 10 cards, not 9 (MLP 1)
          1x Twilight Sparkle, Faithful Student | Ka | there is no card 'Ka'
          1x Twilight Sparkle, Faithful Student | 3x Purple Parasprite (PR1) | is PR
          1x Twilight Sparkle, Faithful Student | 1x Hard Hat | a deck has one Mane Character, not 0 (MLP 1)
          """)
  void a_deck_that_the_rules_do_not_admit_is_refused_with_the_rule(
      String out, String in, String why) throws IOException {
    Path file = Files.writeString(folder.resolve("my.deck"), changed(out, in));

    Ran ran = run("deck", "check", file.toString(), "--game", "mlpccg");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains(why);
    assertThat(run("play", "mlpccg", "--deck", file.toString()).err()).contains(why);
  }

  @Test
  void own_cards_are_understood_and_replace_cards_of_the_same_name() throws IOException {
    Path cards =
        Files.writeString(
            folder.resolve("my.cards"),
            """
            # Quiet Quill, Night Reader
            Friend, purple 2, cost 2, requires purple 1, Unicorn
            Studious.
            When this card is played to a Problem, you may draw a card.

            # Hard Hat
            Resource, power 1, cost 0, Accessory
            Play this card on a Friend.
            """);

    Ran ran = run("cards", "check", cards.toString(), "--game", "mlpccg");

    assertThat(ran.err()).isEmpty();
    assertThat(ran.lines())
        .contains(
            "# Quiet Quill, Night Reader",
            "Hard Hat replaces the card of the same name",
            "2 cards understood");
  }

  @Test
  void a_turn_is_passed_by_itself_up_to_a_stop() {
    String moves = "1\nkeep\nmove twilight sparkle to own\nquit\n";

    Ran passed = play(moves, "--against", "random");
    Ran stopped = play(moves, "--against", "random", "--stop", "score");

    assertThat(scorePhases(passed)).isEqualTo(0);
    assertThat(scorePhases(stopped)).isEqualTo(1);
  }

  private static long scorePhases(Ran ran) {
    return ran.lines().stream().filter(line -> line.contains(", player A, phase score")).count();
  }

  @Test
  void the_hand_shows_what_cards_cost_now() {
    Position position =
        SetUp.position(
            "mlpccg",
            Map.of(),
            Map.of(
                "home",
                List.of("Twilight Sparkle, Element of Magic"),
                "hand",
                List.of("Duck and Cover", "Mint Jewelup"),
                "problem",
                List.of("It's Alive!")),
            Map.of("problem", List.of("Cloudbursting")));
    TableText text =
        new TableText(Seating.twoPeople(Locale.ENGLISH), 80, false, Locale.ENGLISH, Message::plain);

    assertThat(text.lines(position.table(Viewer.A)))
        .anyMatch(line -> line.contains("Duck and Cover 5 [0*]"))
        .anyMatch(line -> line.matches(".*Mint Jewelup \\d+ \\[\\d+](?!\\*).*"));
  }
}
