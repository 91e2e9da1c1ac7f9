package cardwright.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Nim;
import cardwright.engine.Opening;
import cardwright.engine.Play;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.TextLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How records stand in files, and how rulings and forced moves are replayed. That plays are replayed faithfully is a law that every
/// game proves.
class PlayRecordTest {
  private static final PlayRecord RECORD =
      new PlayRecord(
          "pebbles",
          0x1234L,
          new Opening(
              "windy",
              new Deck("", "", "", List.of("Old, grey owl", "Bee"), List.of("Dog", "Elk")),
              Deck.of("Cat"),
              Optional.of(Seat.B),
              List.of("penalty a")),
          List.of(1),
          -1L,
          List.of(
              new Play.Entry(Seat.B, "throw bee > cat", List.of(), 5L),
              new Play.Entry(Seat.A, "end turn", List.of(2, 0), 6L),
              new Play.Entry(Optional.empty(), "time", List.of(), 7L)),
          "A wins: it was fun");

  private static final String TEXT =
      """
      cardwright record 2
      game: pebbles
      cards: 0000000000001234
      format: windy
      first: B
      carried: penalty a
      A: Old, grey owl; Bee
      A side: Dog; Elk
      B: Cat
      start ~ 1 = ffffffffffffffff
      B throw bee > cat = 0000000000000005
      A end turn ~ 2 0 = 0000000000000006
      judge time = 0000000000000007
      end: A wins: it was fun
      """;

  private static final Deck STONES = Deck.of("Agate", "Flint");

  private final Game game = new Nim();

  private Play play(List<String> carried, Play.Forced forced) {
    Opening opening = new Opening("long", STONES, STONES, Optional.of(Seat.A), carried);
    return new Play(game, opening, new SeededChance(1), event -> {}, forced);
  }

  private List<Long> replayed(Play play) {
    List<Long> seen = new ArrayList<>();
    PlayRecord read = PlayRecord.read(PlayRecord.of(play).write(), "it");
    PlayReplay.run(read, game, event -> {}, (number, position) -> seen.add(position.fingerprint()));
    return seen;
  }

  @Test
  void a_record_is_written_one_decision_a_line_and_read_back() {
    assertThat(RECORD.write()).isEqualTo(TEXT);
    assertThat(PlayRecord.read(TEXT, "a.play")).isEqualTo(RECORD);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "cardwright record 2 | hello | a.play is not a record",
        "game: pebbles | gams: pebbles | a.play, line 2",
        "0000000000001234 | 1234 | a.play, line 3",
        "format: windy | wind: windy | a.play, line 4",
        "first: B | first: C | a.play, line 5",
        "B: Cat | Cat | a.play, line 9",
        "start ~ 1 | begin ~ 1 | a.play, line 10",
        "start ~ 1 = | start ~ one = | a.play, line 10",
        "B throw bee > cat = | C throw bee > cat = | a.play, line 11",
        "B throw bee > cat = 0000000000000005 | B = 0000000000000005 | a.play, line 11",
        "= 0000000000000006 | = 000000000000000g | a.play, line 12",
        "end: A wins: it was fun | 'end: A wins: it was fun\n' | a.play, line 15",
        "end: A wins: it was fun | '' | a.play, line 14",
      })
  void what_is_no_record_is_refused_with_its_line(String good, String bad, String message) {
    String changed = TEXT.replace(good, bad + (bad.endsWith("\n") ? "and more" : ""));
    assertThatThrownBy(() -> PlayRecord.read(changed, "a.play"))
        .isInstanceOf(Refused.class)
        .hasMessageContaining(message);
  }

  @Test
  void behind_the_start_and_each_decision_may_stand_comments() {
    String commented =
        TEXT.replace("fffffff\n", "fffffff\n# who begins has it easy\n")
            .replace("0005\n", "0005\n# 1 ?? chance 20 %; better: end turn = 0\n#\n")
            .replace("0007\n", "0007\n# end: B wins\n");

    assertThat(PlayRecord.read(commented, "a.play")).isEqualTo(RECORD);
  }

  @ParameterizedTest
  @CsvSource({"format:", "A side:", "end:"})
  void elsewhere_a_comment_is_no_line_of_a_record(String field) {
    String before = field.equals("end:") ? "end: A wins: it was fun\n" : "";
    String changed = TEXT.replace("\n" + field, "\n" + before + "# a comment\n" + field);

    assertThatThrownBy(() -> PlayRecord.read(changed, "a.play"))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("# a comment");
  }

  @Test
  void what_is_no_record_is_told_in_the_language_of_the_reader() {
    String changed = TEXT.replace("game: pebbles", "gams: pebbles");
    Refused refused = catchThrowableOfType(Refused.class, () -> PlayRecord.read(changed, "a.play"));

    assertThat(refused.words(Locale.ENGLISH))
        .isEqualTo("a.play, line 2: 'gams: pebbles'; here should stand 'game: …'");
    assertThat(refused.words(Locale.GERMAN))
        .isEqualTo("a.play, Zeile 2: „gams: pebbles“; hier muss „game: …“ stehen");
  }

  @Test
  void rolls_that_were_not_recorded_or_could_not_fall_are_found_and_named() {
    String text = PlayRecord.of(play(List.of(), at -> false)).write();
    assertThat(text).contains("\nstart = ");

    assertThatThrownBy(() -> replay(text.replace("\nstart = ", "\nstart ~ 7 = ")))
        .hasMessage("the start: the record has 1 roll more than were asked for");
  }

  private void replay(String text) {
    PlayReplay.run(PlayRecord.read(text, "it"), game, event -> {}, (number, at) -> {});
  }

  @Test
  void what_is_too_long_for_a_record_is_refused_with_the_limit() {
    String name = "x".repeat(121);
    String rolls = " 1".repeat(TextLimits.RECORD_ROLLS + 1);

    assertRefused(TEXT + "\n".repeat(TextLimits.RECORD), "a record has at most 8388608 characters");
    assertRefused(TEXT + "\n".repeat(TextLimits.RECORD_LINES), "at most 100000 lines");
    assertRefused(
        TEXT.replaceFirst("A: .*", "A: " + "x; ".repeat(TextLimits.DECK_CARDS + 1)),
        "'A' has at most 400 parts");
    assertRefused(
        TEXT.replaceFirst("A: .*", "A: " + name),
        "a name has at most 120 characters, and this has 121");
    assertRefused(
        TEXT.replaceFirst("start.* =", "start ~" + rolls + " ="), "a line has at most 4000 rolls");
  }

  @Test
  void a_ruling_is_recorded_and_replayed() {
    Play play = play(List.of(), at -> false);
    play.move(0);
    play.rule("leave b");

    assertThat(PlayRecord.of(play).write()).contains("\njudge leave b = ");
    assertThat(replayed(play)).hasSize(3).endsWith(play.position().fingerprint());
  }

  @Test
  void a_changed_ruling_is_found_and_named() {
    Play play = play(List.of(), at -> false);
    play.rule("leave a");
    String text = PlayRecord.of(play).write().replace("judge leave a", "judge leave b");

    assertThatThrownBy(() ->
            PlayReplay.run(PlayRecord.read(text, "it"), game, event -> {}, (number, at) -> {}))
        .isInstanceOf(Refused.class)
        .hasMessageStartingWith("move 1, 'leave b' of judge");
  }

  @Test
  void what_was_done_at_forced_moves_is_replayed() {
    Play play = play(List.of(), at -> at.choice().seat() == Seat.A);
    play.rule("warn");
    play.move(0);
    play.rule("leave b");

    assertThat(replayed(play)).hasSize(4).endsWith(play.position().fingerprint());
  }

  @Test
  void a_play_that_waits_before_anything_is_decided_is_replayed_to_there() {
    Play play = play(List.of("warned"), at -> true);

    assertThat(replayed(play)).containsExactly(play.position().fingerprint());
  }

  private static void assertRefused(String text, String message) {
    assertThatThrownBy(() -> PlayRecord.read(text, "a.play"))
        .isInstanceOf(Refused.class)
        .hasMessageContaining(message);
  }
}
