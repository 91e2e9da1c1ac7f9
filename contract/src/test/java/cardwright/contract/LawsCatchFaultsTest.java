package cardwright.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Game;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Each law fails on a game that breaks it.
final class LawsCatchFaultsTest {
  @ParameterizedTest(name = "{0} is caught by {1}: {2}")
  @CsvSource({
    "UNSTEADY, determinism, another fingerprint",
    "SHARED_POINTS, copies, changed",
    "LEADER_NOT_COPIED, copies, made a position with another fingerprint",
    "BOTTOM_NOT_FINGERPRINTED, fields, DuelPosition.bottomKnown",
    "LEAKED_HAND, secrets, with other secrets",
    "SHOWN_DECKS, open decks, does not reveal the decks",
    "FORGETFUL, determinization, a determinized position shows",
    "FORGETFUL, tiny decks, deals what cannot be",
    "TALKATIVE, tiny decks, deals what cannot be",
    "KNOWS_ALL, determinization, was the true thing in all",
    "KNOWS_ALL, tiny decks, never deals what may be",
    "LOST_CARD, conservation, instead of 12",
    "ILLEGAL_MOVE, life, is offered and fails",
    "REFUSED_TOO_LATE, life, the refused move -1 changed the position",
    "ENDLESS, life, does not end",
    "NO_RULE_TOLD, life, is refused without a rule",
    "OBJECTED_OFFER, life, is offered and objected to",
    "OTHER_WORDS, words, plays otherwise",
    "DEAD_LINE, every line, Dog: 'When this card loses",
    "DEAD_BACK, every line, Gnu // Yak: 'When this card loses",
    "SILENT_DRAW, every line, Bee: 'When this card wins, draw a card.' acted in 1, untold in 1",
    "STRAY_CARD, conservation, lies in",
    "BLIND_JUDGE, conservation, hides cards from the judge",
    "SURE_OF_DECKS, suppositions, not of the supposed deck",
    "NO_RULING, life, is offered and fails",
    "OTHER_NOTATIONS, life, is listed as",
    "ORDERED_PICKS, sets, discard",
    "PICKS_LOST, sets, cannot be picked again",
    "SETS_NOT_TRIED, sets, search never tries what comes of",
    "ONE_SIDED_VALUE, worth, to A and",
    "VALUE_UPSIDE_DOWN, worth, points is worth",
    "VALUE_WITHOUT_BOUNDS, worth, not from -1 to 1",
    "TERMS_COME_AND_GO, worth, the terms of the value are",
    "CHANGING_KEYS, keys, has another key than the last time",
    "NUMBERED_MOVES, keys, one key stands for",
    "UNSAID_WORD, spelling, neither a card nor among the words of moves",
    "CONSTANT_FINGERPRINT, records, the record cannot be replayed"
  })
  void a_fault_is_caught(Fault fault, String law, String message) {
    assertThatThrownBy(() -> check(law, new Duel(fault)))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(message);
  }

  @Test
  void a_broken_law_is_reported_with_all_that_is_needed_to_see_it_again() {
    assertThatThrownBy(() -> check("conservation", new Duel(Fault.LOST_CARD)))
        .hasMessageContaining("-Dcardwright.seed=1 -Dcardwright.plays=1")
        .hasMessageContaining("cardwright record 2")
        .hasMessageContaining("game: duel");
  }

  @Test
  void a_needless_exemption_from_the_fingerprint_is_refused() {
    Series series = series(new Duel(Fault.NONE));
    assertThatThrownBy(() -> Fields.check(series, Set.of("DuelPosition.points")))
        .hasMessageContaining("DuelPosition.points");
  }

  @Test
  void a_proof_makes_good_for_a_line_that_random_play_does_not_reach() {
    Game game = new Duel(Fault.DEAD_LINE);
    LineProof acts =
        new LineProof("Dog", changed -> List.of(changed.cards().get(3).text().toString()));
    assertThatThrownBy(() -> EveryLine.check(series(game), List.of(acts)))
        .hasMessageContaining("Elk: 'When this card loses")
        .hasMessageNotContaining("Dog");
  }

  @Test
  void a_proof_that_breaks_down_without_a_line_proves_nothing() {
    Game game = new Duel(Fault.DEAD_LINE);
    LineProof breaks =
        new LineProof(
            "Dog",
            changed -> {
              if (!changed.cards().equals(game.cards())) {
                throw new IllegalStateException("broken");
              }
              return List.of();
            });
    assertThatThrownBy(() -> EveryLine.check(series(game), List.of(breaks)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("broken");
  }

  @Test
  void a_single_play_is_not_refused_for_lack_of_detected_rolls() {
    Game game = new Duel(Fault.NONE);
    for (long seed = 1; seed <= 50; seed++) {
      Records.check(new Series(game, new Rotation(game), seed, 1));
    }
  }

  @Test
  void a_golden_play_is_equal_until_something_changes(@TempDir Path folder) throws Exception {
    GoldenPlay play =
        GoldenPlay.of(new Duel(Fault.NONE), new Duel(Fault.NONE).formats().getFirst()).get(0);
    Path file = folder.resolve("six-1.txt");
    assertThatThrownBy(() -> play.check(new Duel(Fault.NONE), folder))
        .hasMessageContaining("-Dcardwright.golden=accept");
    Files.writeString(file, play.write(new Duel(Fault.NONE)));
    assertThatCode(() -> play.check(new Duel(Fault.NONE), folder)).doesNotThrowAnyException();
    assertThatThrownBy(() -> play.check(new Duel(Fault.TALKATIVE), folder))
        .hasMessageContaining("Accepted:\n")
        .hasMessageContaining("lays a card down");
  }

  @Test
  void a_part_of_a_play_begins_and_ends_where_it_is_told() {
    Duel game = new Duel(Fault.NONE);
    GoldenPlay whole = GoldenPlay.of(game, game.formats().getFirst()).get(0);
    GoldenPlay part = new GoldenPlay("part", whole.opening(), whole.seed(), 3, 2);
    assertThat(part.write(game))
        .contains(", from move 3\n")
        .contains("\n3. ")
        .contains("\n4. ")
        .doesNotContain("\n2. ")
        .doesNotContain("\n5. ");
  }

  @Test
  void a_transcript_is_equal_until_something_changes() {
    List<String> accepted = Transcript.of(series(new Duel(Fault.NONE)));
    assertThat(Transcript.of(series(new Duel(Fault.NONE)))).isEqualTo(accepted);
    assertThat(Transcript.of(series(new Duel(Fault.TALKATIVE))))
        .doesNotContainAnyElementsOf(accepted);
  }

  @Test
  void the_decks_of_a_few_plays_in_a_row_have_every_card() {
    Game game = new Duel(Fault.NONE);
    Rotation rotation = new Rotation(game);
    List<String> seen =
        LongStream.range(5, 25)
            .mapToObj(rotation::opening)
            .flatMap(opening -> Stream.of(opening.a(), opening.b()))
            .flatMap(deck -> deck.cards().stream())
            .distinct()
            .toList();
    assertThat(seen).hasSize(game.cards().size());
  }

  private static Series series(Game game) {
    return new Series(game, new Rotation(game), 1, 100);
  }

  private static void check(String law, Game game) {
    switch (law) {
      case "determinism" -> Determinism.check(series(game));
      case "copies" -> Copies.check(series(game));
      case "fields" -> Fields.check(series(game), Set.of());
      case "secrets" -> Secrets.check(series(game), _ -> false);
      case "open decks" -> OpenDecks.check(series(game));
      case "determinization" -> DeterminizationLaw.check(series(game), (_, _) -> false);
      case "suppositions" -> Suppositions.check(series(game));
      case "tiny decks" -> TinyDecks.check(game, new DuelLawsTest().tinyDecks());
      case "conservation" -> Conservation.check(series(game));
      case "life" -> Life.check(series(game));
      case "sets" -> Sets.check(series(game));
      case "worth" -> Worth.check(series(game));
      case "words" -> Words.check(series(game));
      case "every line" -> EveryLine.check(series(game), List.of());
      case "spelling" -> Spelling.check(series(game));
      case "keys" -> Keys.check(series(game));
      case "records" -> Records.check(series(game));
      default -> throw new IllegalArgumentException(law);
    }
  }
}
