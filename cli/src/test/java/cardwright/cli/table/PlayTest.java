package cardwright.cli.table;

import static cardwright.cli.Shell.SIX;
import static cardwright.cli.Shell.firstMoves;
import static cardwright.cli.Shell.forgiving;
import static cardwright.cli.Shell.run;
import static cardwright.cli.Shell.typing;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cli.Shell;
import cardwright.cli.Shell.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class PlayTest {
  private static final List<String> BASE = List.of("play", "ggltcg", "--seed", "7", "--deck", SIX);

  @TempDir private Path folder;

  private static Ran play(String in, String... more) {
    List<String> args = new ArrayList<>(BASE);
    args.addAll(List.of(more));
    return typing(in, args.toArray(String[]::new));
  }

  @Test
  void a_game_is_played_to_its_end_and_says_why() {
    Ran ran = play(firstMoves());

    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    assertThat(ran.lines().getLast()).matches("(You win|Greedy wins|A draw): .*\\(GG .*\\)");
  }

  @Test
  void the_same_seed_plays_the_same_game() {
    assertThat(play(firstMoves())).isEqualTo(play(firstMoves()));
    assertThat(play("quit\n").out()).contains("seed 7: the same seed plays the same game");
  }

  @Test
  void a_game_is_told_in_german_and_moves_are_typed_as_ever() {
    Ran ran = play("help\nmoves\nwhy mode 2\nend turn\nlog\nquit\n", "--language", "de");

    assertThat(ran.err()).isEmpty();
    assertThat(ran.out())
        .contains(
            "--- Du bist dran: Was tust du?",
            "why MOVE       warum ein Spielzug nicht zur Wahl steht",
            "Zug beenden.",
            "Zug 1: ",
            "Gerade gibt es nichts zu wählen (GG 4.4).")
        .doesNotContain("Turn 1");
  }

  @Test
  void a_person_who_reads_german_is_told_nothing_in_english() {
    List<String> typed =
        List.of(
            "help",
            "hint",
            "auto",
            "auto turn",
            "undo",
            "stop fight",
            "stop fight of ours",
            "judge",
            "moves zzz",
            "moves",
            "why",
            "why mode 2",
            "dance",
            "99",
            "table",
            "decks",
            "log",
            "1",
            "undo",
            "undo",
            "quit");

    Ran ran =
        forgiving(
            String.join("\n", typed),
            "play",
            "ggltcg",
            "--deck",
            SIX,
            "--seed",
            "7",
            "--language",
            "de");

    assertThat(ran.err()).isEmpty();
    assertThat(ran.out())
        .contains(
            "GGLTCG, ",
            "Seed 7: Derselbe Seed spielt dieselbe Partie",
            "A spielt ",
            "Tippe eine Nummer; help zeigt mehr.",
            "--- A, du --- ",
            "Werte: [Kosten] Tempo/Stärke/Ausdauer, ",
            " --- WACH ",
            " im Spiel ",
            " (Hand), ",
            " verdeckt",
            " % Siegchance · ",
            "warum ",
            "auto forced: du passt von selbst",
            "kein Spielzug hat die Wörter „zzz“",
            "sag, worum es geht: why MOVE, zum Beispiel: why ",
            "„dance“ steht nicht zur Wahl. ",
            "einen Spielzug 99 gibt es nicht; die Spielzüge gehen von 1 bis ",
            "(ungesehen)",
            "Zeile 5: es gibt keinen Spielzug von dir, der sich zurücknehmen lässt",
            "Du hast deinen letzten Spielzug zurückgenommen.",
            "Du hast die Partie nach ");
    assertThat(ran.lines())
        .noneMatch(line ->
            line.matches(
                "(?i).*\\b(you|your|the|there is|hidden|figures|visits?|unseen|seed plays)\\b.*"));
  }

  @Test
  void that_card_texts_are_hidden_is_told_in_german() {
    assertThat(play("text\ntext\nquit\n", "--language", "de").out())
        .contains("der Text der Handkarten wird nicht mehr gezeigt");
  }

  @Test
  void two_people_and_their_end_are_told_in_german() {
    Ran ran =
        typing(
            firstMoves(),
            "play",
            "ggltcg",
            "--seed",
            "3",
            "--against",
            "human",
            "--deck",
            SIX,
            "--language",
            "de");

    assertThat(ran.err()).isEmpty();
    assertThat(ran.out())
        .contains(
            "Jetzt ist Seite A dran: Übergib den Platz, dann Enter",
            "Seit deinem letzten Spielzug: Seite ",
            " (vorher ");
    assertThat(ran.lines().getLast()).matches("(Seite [AB] gewinnt|Unentschieden): .*\\(GG .*\\)");
  }

  @Test
  void a_language_that_no_game_speaks_is_refused() {
    Ran ran = play("quit\n", "--language", "fr");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("there is no language 'fr'");
  }

  @Test
  void a_seed_is_made_up_and_told_when_none_is_given() {
    assertThat(typing("quit\n", "play", "ggltcg").out())
        .containsPattern("seed \\d+: the same seed plays the same game");
  }

  @Test
  void who_leaves_leaves_without_an_error() {
    Ran ran = play("# first look\n\nquit # enough\n");

    assertThat(ran.code()).isZero();
    assertThat(ran.err()).isEmpty();
    assertThat(ran.lines().getLast()).startsWith("You left the game after ");
  }

  @Test
  void every_question_is_answered_without_changing_the_play() {
    Ran plain = play("quit\n");
    Ran asked = play("help\nmoves\nlog\ncards\nshow umbruh\nwhy play rush\nexplain archer\nquit\n");

    assertThat(asked.err()).isEmpty();
    assertThat(asked.code()).isZero();
    assertThat(asked.out())
        .contains(
            "takes your last move back",
            "# Umbruh",
            "> why play rush",
            "Archer of A: cost 0 (printed 0)");
    assertThat(asked.lines().getLast()).isEqualTo(plain.lines().getLast());
  }

  @Test
  void a_card_may_be_asked_for_with_the_number_that_moves_have() {
    Ran ran =
        typing(
            "explain twilight sparkle 2\nquit\n",
            "play",
            "mlpccg",
            "--seed",
            "3",
            "--deck",
            "Twilight Sparkle Theme Deck");

    assertThat(ran.err()).isEmpty();
    assertThat(ran.out()).contains("Twilight Sparkle, Faithful Student of A: power 1 (printed 1)");
  }

  @Test
  void why_a_card_is_not_offered_is_asked_by_its_name_alone() {
    Ran ran = typing("why wake\nquit\n", "play", "ggltcg", "--seed", "1");

    assertThat(ran.err()).isEmpty();
    assertThat(ran.out()).contains("Wake: there is nothing to choose for its text (GG 5.5).");
  }

  @Test
  void the_beginning_of_what_a_card_is_called_on_the_table_is_enough_to_ask_for_it() {
    Ran ran =
        typing(
            "explain twilight\nshow twilight\nquit\n",
            "play",
            "mlpccg",
            "--seed",
            "3",
            "--deck",
            "Twilight Sparkle Theme Deck");

    assertThat(ran.err()).isEmpty();
    assertThat(ran.out())
        .contains(
            "Twilight Sparkle, Faithful Student of A: power 1 (printed 1)",
            "# Twilight Sparkle, Faithful Student");
  }

  @Test
  void a_decision_taken_back_leaves_the_table_as_it_was() {
    Ran ran = play("1\nundo\nquit\n");
    List<String> tables = List.of(ran.out().split("(?m)^> .*$"));

    assertThat(ran.code()).isZero();
    assertThat(tables.get(2).strip()).startsWith("You took back your last move.\n");
    String again = tables.get(2).strip().split("\n", 2)[1];
    assertThat(tables.get(0)).endsWith(again + "\n");
  }

  @Test
  void there_is_nothing_to_take_back_at_the_start() {
    Ran ran = play("undo\n");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .isEqualTo("cardwright play: line 1: there is no move of yours to take back\n");
  }

  @Test
  void a_move_that_is_not_offered_ends_piped_play_with_the_reason() {
    Ran ran = play("# a card of nobody\nplay rush\n");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).startsWith("cardwright play: line 2: 'play rush' is not offered. ");
  }

  @Test
  void a_mistyped_line_is_told_and_the_next_one_is_read() {
    Ran ran = forgiving("play rush\nquit\n", "play", "ggltcg", "--deck", Shell.SIX, "--seed", "1");

    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains("line 1: 'play rush' is not offered. ", "You left the game");
    assertThat(ran.err()).isEmpty();
  }

  @Test
  void the_text_of_the_cards_in_hand_is_shown_from_the_start_and_on_request() {
    String text = "  Umbruh: Toy, cost 1, speed 4, strength 4, stamina 4";
    Ran with = forgiving("quit\n", "play", "ggltcg", "--deck", Shell.SIX, "--seed", "1", "--text");
    Ran without = forgiving("text\nquit\n", "play", "ggltcg", "--deck", Shell.SIX, "--seed", "1");

    assertThat(with.out().split("(?m)^> ", 2)[0]).contains(text);
    assertThat(without.out().split("(?m)^> ", 2)[0]).doesNotContain(text);
    assertThat(without.out().split("(?m)^> ", 2)[1]).contains(text);
  }

  @Test
  void a_play_against_the_clock_says_that_its_seed_does_not_repeat_it() {
    Path file = folder.resolve("timed.play");
    Ran timed =
        forgiving(
            "quit\n",
            "play",
            "ggltcg",
            "--against",
            "hard",
            "--think",
            "1s",
            "--record",
            file.toString());
    Ran free = forgiving("quit\n", "play", "ggltcg", "--against", "hard");

    assertThat(timed.out()).contains("the computer thinks by the clock");
    assertThat(file).content().contains("\n# the computer thought by the clock");
    assertThat(run("replay", file.toString()).code()).isZero();
    assertThat(free.out()).contains(": the same seed plays the same game");
    assertThat(run("play", "ggltcg", "--think", "soon").err())
        .contains("--think has to be a time such as 1s or 500ms, not 'soon'");
  }

  @Test
  void a_number_beyond_the_moves_is_refused() {
    Ran ran = play("99\n");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("line 1: there is no move 99; the moves go from 1 to ");
  }

  @Test
  void a_beginning_of_several_moves_is_refused_with_them() {
    Ran ran = play("play\n");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).containsPattern("'play' may be more than one move: \\d+ play ");
  }

  @Test
  void the_input_may_not_end_in_the_middle_of_the_game() {
    Path file = folder.resolve("short.play");

    Ran ran = play("1\n", "--record", file.toString());

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .contains("the input ended in the middle of the game, after ")
        .contains("; it has to go on");
    assertThat(file).doesNotExist();
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void a_deck_of_five_is_refused_before_anything_is_played() {
    Ran ran = run("play", "ggltcg", "--deck", "Archer,Beary,Ka,Knight,Sun");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err())
        .contains("the deck Archer, Beary, Ka, Knight, Sun is not legal in", "GG 2.1");
  }

  @Test
  void an_unknown_deck_is_refused() {
    Ran ran = run("play", "ggltcg", "--deck", "no such deck");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .contains("there is no deck 'no such deck'. Known: ", "Knight's Watch")
        .contains("CARD,CARD,…, a deck file or random will do as well.");
  }

  @Test
  void an_unknown_card_in_a_deck_is_refused() {
    Ran ran = run("play", "ggltcg", "--deck", "Archer,Beery,Ka,Knight,Sun,Umbruh");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("there is no card 'Beery'; did you mean 'Beary'?");
  }

  @Test
  void a_deck_is_read_from_a_file_with_a_card_of_ones_own() throws IOException {
    Path cards =
        Files.writeString(
            folder.resolve("my.cards"),
            "# Night Light\nToy, cost 1, speed 2, strength 2, stamina 4\n");
    Path deck =
        Files.writeString(
            folder.resolve("my.deck"), "Night Light\nBeary, Ka # best\nKnight\nSun\nUmbruh\n");
    Path record = folder.resolve("my.play");
    String[] with = {"--cards", cards.toString()};

    Ran ran =
        typing(
            firstMoves(),
            "play",
            "ggltcg",
            "--deck",
            deck.toString(),
            "--against",
            "RANDOM",
            "--record",
            record.toString(),
            with[0],
            with[1]);

    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains("Night Light");
    assertThat(run("replay", record.toString(), with[0], with[1], "--seat", "a").code()).isZero();
    assertThat(run("replay", record.toString()).code()).isEqualTo(2);
    assertThat(run("deck", "check", deck.toString(), "--game", "ggltcg", with[0], with[1]).err())
        .isEmpty();
    Ran many =
        run("simulate", "ggltcg", "--games", "2", "--deck-a", deck.toString(), with[0], with[1]);
    assertThat(many.code()).isZero();
  }

  @Test
  void commands_are_understood_in_any_case_and_by_their_other_names() {
    Ran ran = play("?\nHELP\nMoves\nEXIT\n");

    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    assertThat(play("q\n").code()).isZero();
    assertThat(ran.out()).contains("Type a number; help for more.");
  }

  @Test
  void a_word_that_is_neither_move_nor_command_is_refused_with_what_can_be_typed() {
    assertThat(play("dance\n").err())
        .contains("'dance' is not offered. ", "Type a number; help for more.");
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void a_record_is_written_to_where_a_link_points_and_touches_no_other_file() throws IOException {
    Path inner = Files.createDirectory(folder.resolve("inner"));
    Path target = Files.writeString(inner.resolve("real.play"), "old");
    Path part = Files.writeString(inner.resolve("real.play.part"), "mine");
    Path link = Files.createSymbolicLink(folder.resolve("link.play"), target);

    Ran ran = play("quit\n", "--record", link.toString());

    assertThat(ran.code()).isZero();
    assertThat(link).isSymbolicLink();
    assertThat(Files.readString(target)).startsWith("cardwright record 2");
    assertThat(Files.readString(part)).isEqualTo("mine");
    assertThat(inner.toFile().list()).containsExactlyInAnyOrder("real.play", "real.play.part");
  }

  @Test
  void an_unknown_opponent_is_refused_with_the_known_ones() {
    Ran ran = run("play", "ggltcg", "--against", "grandma");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .contains(
            "--against has to be human or one of random, greedy, beginner, easy, normal, hard, expert, search, flat, alphabeta, not 'grandma'");
  }

  @Test
  void a_record_that_cannot_be_written_is_refused_before_the_game() {
    Ran ran = play("quit\n", "--record", folder.resolve("no/such/folder/x.play").toString());

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains("there is no folder");
  }

  @Test
  void a_random_deck_is_played_against_a_random_player() {
    Ran ran = typing(firstMoves(), "play", "ggltcg", "--deck", "random", "--against", "random");

    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
  }

  @Test
  void
      who_ends_a_turn_that_has_ended_by_itself_is_told_so_and_ends_the_next_one_by_saying_it_again() {
    // Copy takes the last CC of turn 1, which ends by itself.
    String both = "play beary\nplay copy\nend turn\n";

    assertThat(watch(both + "quit\n").out())
        .contains(
            "line 3: your turn 1 has ended by itself, and this is turn 3; say it once more to end"
                + " this one")
        .doesNotContain("A ends the turn.");
    assertThat(watch(both + "end turn\nlog\nquit\n").out()).contains("A ends the turn.");
    assertThat(watch("1\n1\n8\nlog\nquit\n").out()).contains("A ends the turn.");
  }

  private static Ran watch(String in) {
    return forgiving(in, "play", "ggltcg", "--seed", "7", "--deck", "Knight's Watch");
  }
}
