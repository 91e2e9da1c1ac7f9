package cardwright.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Game;
import cardwright.engine.Play;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Viewer;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The runner, shown with a toy game: pebbles weigh 1 (Red), 2 (Blue), 3 (Gold), 5 points win.
final class ScenarioTest {
  private static final String START =
      """
      game: pebbles
      name: a toy
      turn: 3
      A: {points: 1, hand: [Red, Blue], table: [{card: Gold, chip: 2}], deck: [Gold, Red]}
      B: {hand: [Gold]}
      """;

  private static List<Scenario> read(String text) {
    return Scenario.read(text, "toy.yaml", Pebbles::named, kit -> "Grey 4");
  }

  private static Verdict run(String text) {
    return read(START + text).getFirst().run();
  }

  private static void assertFails(String text, String... parts) {
    Verdict verdict = run(text);
    assertThat(verdict.passed()).isFalse();
    assertThat(String.join("\n", verdict.failures())).contains(parts);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "then: {turn: 3}",
        "then: {asks: A, over: false, draw: false}",
        "then: {A: {points: 1, hand: [Blue, Red]}}",
        "then: {A: {hand: 2}, B: {hand: [Gold]}}",
        "then: {A: {table: [{card: Gold, chip: 2, weight: 3, owner: A, name: Gold}]}}",
        "then: {A: {hand: [{card: Red, chip: none}, Blue], deck: [Gold, Red]}}",
        "then: {hidden from B: [Blue], hidden from spectator: [Blue]}",
        "then: {shown to A: [Blue, Gold], shown to B: [Gold], shown to spectator: [Gold]}",
        "then: {phase: early, player: A}",
        "then: {explain: {card: Gold, weight: 'printed 3, rain +1'}}",
        "moves: [{judge: time}]\nthen: {outcome: draw, log: [time is called]}",
        "moves: [{A: lay red}, {A: toss}]\nchance: [1]\nthen: {A: {points: 3}}",
        "moves: [{A: lay blue}, {A: toss}]\nthen: {log: [A lays, A tosses], log lacks: [Red]}",
        "moves: [{A offered: [toss]}, {A offered only: [toss, end turn, lay red, lay blue]}]",
        "moves: [{A: toss}, {A refuses: toss}, {A refuses: {toss: tossed already}}]",
        "moves: [{A refuses: [lay gold, end toss 2, lay sun of b]}]",
        "moves: [{A refuses: {lay purple: no such move}}]",
        "moves: [{A: lay blue}, {expect: {A: {points: 3}}}, {A: lay red}]",
        "moves: [{A: end turn}, {B: lay gold}, {B: toss}, {A: lay blue}]",
        "chance: [1]\nmoves: [{A: toss}, {A: lay blue}, {A: lay red}]\n"
            + "then: {winner: A, outcome: A wins, over: true, reason: 5 points}",
      })
  void what_holds_passes(String text) {
    assertThat(run(text).words()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "then: {turn: 4} | turn: expected 4, actual 3",
        "then: {wind: 4} | wind: expected 4, actual nothing of that name; there are turn",
        "then: {asks: B} | asks: expected B, actual A",
        "then: {over: true} | over: expected true, actual the play goes on",
        "then: {draw: true} | draw: expected true, actual the play goes on",
        "then: {outcome: B wins} | outcome: expected B wins, actual the play goes on",
        "then: {explain: {card: Gold, weight: snow}} | explain Gold.weight: expected 'snow', act",
        "moves: [{judge: rain}] | judge: rain cannot be ruled; [time]",
        "then: {winner: A} | winner: expected A, actual the play goes on",
        "then: {reason: points} | reason: expected 'points', actual the play goes on",
        "then: {A: {points: 2}} | A.points: expected 2, actual 1",
        "then: {A: {coins: 2}} | nothing of that name; there are points, hand, table, deck",
        "then: {A: {bag: []}} | nothing of that name; there are points, hand, table, deck",
        "then: {A: {hand: 3}} | A.hand: expected 3, actual 2",
        "then: {A: {hand: [Red]}} | A.hand: expected [Red], actual [Red, Blue]",
        "then: {A: {hand: [Red, Red]}} | A.hand: expected [Red, Red], actual [Red, Blue]",
        "then: {A: {deck: [Red, Gold]}} | A.deck: expected [Red, Gold], actual [Gold, Red]",
        "then: {A: {table: [{card: Gold, chip: none}]}} | actual [{card: Gold, chip: 2}]",
        "then: {A: {table: [{card: Gold, weight: 2}]}} | actual [{card: Gold, weight: 3}]",
        "then: {A: {table: [{card: Gold, owner: B}]}} | actual [{card: Gold, owner: A}]",
        "then: {hidden from A: [Gold]} | hidden from A: expected no 'Gold', actual 'Gold'",
        "then: {shown to B: [Blue]} | shown to B: expected 'Blue', actual no such word",
        "then: {log: [A tosses]} | log: expected 'A tosses', actual no such event",
        "moves: [{B: toss}] | B, 'toss': A decides: What will you do?",
        "moves: [{A: lay gold}] | lay gold is not offered: no such move; offered are [lay red,",
        "moves: [{A refuses: toss}] | toss should be refused, but it is offered",
        "moves: [{A refuses: {lay gold: too heavy}}] | expected a refusal with 'too heavy'",
        "moves: [{B refuses: {toss: tossed}}] | B is not asked and can refuse nothing: A decides",
        "moves: [{B refuses: toss}] | B is not asked and can refuse nothing: A decides: What will",
        "moves: [{A refuses: lay gren}] | 'lay gren' is no move of Pebbles, so that it proves",
        "moves: [{A refuses: lay gren}] | what is 'gren'?",
        "moves: [{A refuses: ly red}] | what is 'ly'?",
        "moves: [{A refuses: red}] | what is 'red'?",
        "moves: [{A refuses: 'lay  red'}] | what is ''?",
        "moves: [{A offered: [lay gold]}] | A offered: expected [lay gold], actual [lay red,",
        "moves: [{A offered only: [toss]}] | A offered: expected only [toss], actual [lay red,",
        "moves: [{B offered: [toss]}] | B, offers: A decides",
        "moves: [{expect: {turn: 5}}] | toy.yaml:6:9: turn: expected 5, actual 3",
      })
  void what_does_not_hold_is_told(String text, String failure) {
    assertFails(text, failure);
  }

  private static final String TURNED =
      """
      game: pebbles
      name: a card with two faces
      A:
        table:
          - {card: Sun // Moon, back: true, until end of turn: {weight: 2}}
          - {card: Gold, until end of turn: {weight: -4}}
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "table: [Sun // Moon, Gold]",
        "table: [Sun, Gold]",
        "table: [{card: Sun, back: true, name: Moon}, {card: Gold, back: false}]",
        "table: [{card: Sun, until end of turn: {weight: +2}, weight: 4}, Gold]",
        "table: [Sun, {card: Gold, weight: 1(-1)}]",
        "table: [{card: Sun, rings: [2, 4]}, {card: Gold, rings: none, until end of day: none}]",
        "table: [Sun, {card: Gold, weight: 1, until end of turn: {weight: -4, chip: none}}]",
      })
  void faces_marks_and_figures_are_compared(String holds) {
    assertThat(read(TURNED + "then: {A: {" + holds + "}}").getFirst().run().words()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "table: [Moon, Gold]",
        "table: [{card: Sun, back: false}, Gold]",
        "table: [Sun, {card: Gold, back: true}]",
        "table: [Sun, {card: Gold, until end of turn: none}]",
        "table: [{card: Sun, rings: [2, 3]}, Gold]",
        "table: [{card: Sun, until end of turn: {weight: 3}}, Gold]",
        "table: [Sun, {card: Gold, weight: 1(0)}]",
        "table: [Sun, {card: Gold, weight: -1}]",
      })
  void faces_marks_and_figures_that_are_others_are_told(String holds) {
    assertThat(read(TURNED + "then: {A: {" + holds + "}}").getFirst().run().failures()).hasSize(1);
  }

  @Test
  void a_deck_is_compared_though_no_player_sees_it() {
    assertThat(run("then: {A: {deck: [Gold, Red]}}").words()).isEmpty();
    assertThat(run("then: {hidden from B: [Blue]}").words()).isEmpty();
  }

  @Test
  void no_phase_passes_before_a_check() {
    String tired = "game: pebbles\nname: x\ntired: true\n";
    assertThat(read(tired + "then: {phase: early}").getFirst().run().words()).isEmpty();
    assertThat(read(tired + "moves: [{A: toss}]").getFirst().run().failures()).hasSize(1);
    assertThat(read(tired + "moves: [{A: end turn}]\nthen: {turn: 2}").getFirst().run().words())
        .isEmpty();
  }

  @Test
  void events_are_compared_in_their_order() {
    assertFails(
        "moves: [{A: lay blue}, {A: lay red}]\nthen: {log: [lays Red, lays Blue]}", "lays Blue");
    assertFails("moves: [{A: lay blue}]\nthen: {log lacks: [Blue]}", "actual 'A lays Blue'");
  }

  @Test
  void after_a_failed_move_nothing_more_is_compared() {
    assertThat(run("moves: [{A: lay gold}]\nthen: {turn: 99}").failures()).hasSize(1);
  }

  @Test
  void every_check_that_fails_is_told() {
    assertThat(run("then: {turn: 99, asks: B, A: {points: 1}}").failures()).hasSize(2);
  }

  @Test
  void forced_moves_are_made_before_a_written_move() {
    String bOnlyEnds = "B: {}\ntossed: true\nA: {hand: []}\nturn: 3\ngame: pebbles\nname: x\n";
    Verdict verdict =
        read(bOnlyEnds + "moves: [{B: toss}]\nthen: {turn: 4, asks: B}").getFirst().run();
    assertThat(verdict.words()).isEmpty();
  }

  @Test
  void a_forced_move_may_be_written() {
    String noChoice = "game: pebbles\nname: x\nturn: 3\ntossed: true\n";
    Verdict verdict =
        read(noChoice + "moves: [{A: end turn}, {expect: {turn: 4}}]").getFirst().run();
    assertThat(verdict.words()).isEmpty();
  }

  @Test
  void the_turn_does_not_pass_before_a_check() {
    String noChoice = "game: pebbles\nname: x\nturn: 3\ntossed: true\nthen: {turn: 3, asks: A}";
    assertThat(read(noChoice).getFirst().run().words()).isEmpty();
  }

  @Test
  void the_turn_passes_until_the_seat_that_refuses_is_asked() {
    String noChoice =
        "game: pebbles\nname: x\nturn: 3\ntossed: true\nB: {hand: [Red]}\n"
            + "moves: [{B refuses: {lay gold: no such move}}]\nthen: {turn: 4}";
    assertThat(read(noChoice).getFirst().run().words()).isEmpty();
  }

  @Test
  void a_roll_that_is_missing_is_a_failure() {
    assertFails("chance: []\nmoves: [{A: toss}]", "roll 1 of 2 sides was asked for");
  }

  @Test
  void a_move_after_the_end_is_a_failure() {
    String won = "chance: [1]\nmoves: [{A: toss}, {A: lay blue}, {A: lay red}, ";
    assertFails(won + "{A: end turn}]", "A wins: 5 points");
  }

  @Test
  void after_the_end_everything_is_refused_to_both() {
    String won = "chance: [1]\nmoves: [{A: toss}, {A: lay blue}, {A: lay red}, ";

    assertThat(run(won + "{A refuses: end turn}, {B refuses: {toss: is over}}]").words()).isEmpty();
    assertFails(won + "{A refuses: end trun}]", "what is 'trun'?");
    assertFails(won + "{A refuses: {toss: tossed}}]", "expected a refusal with 'tossed', actual");
  }

  private static final String DEALT =
      """
      game: pebbles
      name: two decks are dealt
      decks: {A: heavy, B: [Red, 1 Blue]%s}
      """;

  private static String words(String more, String rest) {
    return read(DEALT.formatted(more) + rest).getFirst().run().words();
  }

  @Test
  void a_play_can_begin_with_decks_that_are_dealt_by_chance() {
    String dealt =
        "then: {A: {hand: [Gold], deck: [Blue]}, B: {hand: [Blue], deck: [Red]}, turn: 1";

    assertThat(words("", "chance: [0, 1]\n" + dealt + ", log: [the pebbles are dealt]}")).isEmpty();
    assertThat(words("", "chance: [0, 1, 1]\nmoves: [{A: toss}]\nthen: {A: {points: 1}}"))
        .isEmpty();
    assertThat(words("", "chance: [1, 1]\n" + dealt + "}"))
        .contains("A.hand: expected [Gold], actual [Blue]");
    assertThat(words(", first: B, format: usual", "then: {turn: 2, asks: B}")).isEmpty();
  }

  @Test
  void the_same_seed_deals_the_same_and_another_one_otherwise() {
    Set<String> hands = new TreeSet<>();
    for (int seed = 1; seed <= 20; seed++) {
      String text = DEALT.formatted("") + "chance: {seed: " + seed + "}\nthen: {turn: 1}";
      long first = read(text).getFirst().position().orElseThrow().fingerprint();
      assertThat(read(text).getFirst().trail().getFirst().fingerprint()).isEqualTo(first);
      hands.add(String.valueOf(first));
    }
    assertThat(hands).hasSizeBetween(2, 4);
  }

  @Test
  void a_deck_may_be_written_as_its_file_has_it() {
    String text =
        """
        game: pebbles
        name: a deck in a scenario
        decks:
          A: |
            # Ours
            2 Red
          B: Heavy
        then: {A: {hand: [Red], deck: [Red]}}
        """;
    assertThat(read(text).getFirst().run().words()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "decks: {A: Light, B: Heavy} | toy.yaml:3:12: there is no ready-made deck 'Light'; there are",
        "decks: {A: [Green, Red], B: Heavy} | toy.yaml:3:12: the deck, line 1: there is no card",
        "decks: {A: [Red], B: Heavy} | toy.yaml:3:8: a deck has 2 pebbles (P 1)",
        "decks: {A: Heavy} | 'B' is missing",
        "decks: {A: Heavy, B: Heavy, first: C} | 'first' has to be A or B",
        "decks: {A: Heavy, B: Heavy, format: odd} | toy.yaml:3:8: Pebbles has no format 'odd'",
        "decks: {A: [99 Red, 99 Red, 99 Red, 99 Red, 99 Red], B: Heavy} | at most 400 cards",
        "decks: {A: Heavy, B: Heavy, hand: 3} | 'hand' is not known here",
      })
  void decks_that_cannot_be_dealt_are_refused_with_their_place(String decks, String message) {
    assertThatThrownBy(() -> read("game: pebbles\nname: x\n" + decks + "\nthen: {turn: 1}"))
        .isInstanceOf(Refused.class)
        .hasMessageContaining(message);
  }

  @Test
  void a_position_and_decks_do_not_go_together() {
    assertThatThrownBy(() -> read(DEALT.formatted("") + "turn: 3\nthen: {turn: 3}"))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("'turn' is not known here");
  }

  @Test
  void what_is_too_much_for_a_scenario_is_refused_with_the_limit() {
    String head = "game: pebbles\nname: x\n";

    assertRefused("x".repeat(1_048_577), "a file of scenarios has at most 1048576 characters");
    assertRefused(head + "then: " + "[".repeat(13) + "]".repeat(13), "at most 12 deep");
    assertRefused(head + "then: " + "{a: ".repeat(13) + "1" + "}".repeat(13), "at most 12 deep");
    assertRefused(head + "then: " + "[".repeat(200_000), "at most 12 deep");
    assertRefused(head + "? ".repeat(5_000), "toy.yaml:");
    assertRefused(head + "- ".repeat(5_000), "toy.yaml:");
    assertRefused(
        head + "cards: |\n  " + "x".repeat(65_537), "a text has at most 65536 characters");
    assertRefused("- a\n".repeat(210_000), "at most 200000 values");
    assertRefused((head + "---\n").repeat(1_001), "at most 1000 scenarios, and this has 1001");
    assertRefused(
        head + "moves: [" + "{A: toss}, ".repeat(1_001) + "]", "at most 1000 steps, and this has");
    assertRefused(
        head + "A: {hand: [" + "Red, ".repeat(401) + "]}\nthen: {turn: 1}",
        "a side has at most 400 cards, and this has 401");
    assertRefused(
        head + "decks: [{cards: [" + "Red, ".repeat(401) + "], accepted: true}]",
        "a deck has at most 400 cards, and this has 401");
  }

  /// Nine lists of nine each, one in the other, would be 387 million values.
  @Test
  void an_alias_is_refused_before_anything_is_expanded() {
    StringBuilder bomb = new StringBuilder("a0: &a0 [x, x, x, x, x, x, x, x, x]\n");
    for (int i = 1; i < 9; i++) {
      String last = "*a" + (i - 1);
      bomb.append("a").append(i).append(": &a").append(i).append(" [");
      bomb.append((last + ", ").repeat(8)).append(last).append("]\n");
    }
    assertRefused(bomb.toString(), "toy.yaml:2:10: an alias cannot be used here");
  }

  private static void assertRefused(String text, String message) {
    assertThatThrownBy(() -> read(text)).isInstanceOf(Refused.class).hasMessageContaining(message);
  }

  @Test
  void a_position_that_the_game_does_not_take_is_refused_with_its_place() {
    assertThatThrownBy(() -> run("wind: 3\nthen: {turn: 3}"))
        .isInstanceOf(Refused.class)
        .hasMessageStartingWith("toy.yaml:6:1: ")
        .hasMessageContaining("'wind' is not known here");
    assertThatThrownBy(() -> read("game: pebbles\nname: x\nA:\n  points: many\nthen: {turn: 3}\n"))
        .isInstanceOf(Refused.class)
        .hasMessageStartingWith("toy.yaml:4:3: A: 'points' is many");
  }

  @Test
  void an_unknown_game_is_refused_with_its_place() {
    assertThatThrownBy(() -> read("name: x\ngame: chess\nmoves: []\n"))
        .isInstanceOf(Refused.class)
        .hasMessageStartingWith("toy.yaml:2:7: there is no game 'chess'");
  }

  @Test
  void rolls_that_are_not_used_are_a_failure() {
    assertFails(
        "chance: [1, 0]\nmoves: [{A: toss}]",
        "toy.yaml:6:1: chance: expected that all rolls are used, actual 1 of 2 left");
  }

  @Test
  void what_does_not_hold_at_the_end_is_told_with_the_place_of_then() {
    assertFails("moves: []\nthen:\n  turn: 4\n", "toy.yaml:7:1: turn: expected 4, actual 3");
  }

  @Test
  void a_document_is_a_scenario() {
    List<Scenario> two =
        read("---\n" + START + "rule: P 1\nthen: {turn: 3}\n---\n" + START + "moves: []\n");
    assertThat(two).extracting(Scenario::name).containsExactly("a toy", "a toy");
    assertThat(two).extracting(Scenario::rules).containsExactly(List.of("P 1"), List.of());
    assertThat(two.get(1).place()).startsWith("toy.yaml:10:");
  }

  @Test
  void cards_come_with_the_scenario_or_beside_it() {
    String grey = "game: pebbles\nname: x\nA: {hand: [Grey]}\nmoves: [{A: lay grey}]\n";
    assertThat(read(grey + "kit: a.kit\nthen: {A: {points: 4}}").getFirst().run().words())
        .isEmpty();
    assertThat(read(grey + "cards: Grey 3\nthen: {A: {points: 3}}").getFirst().run().words())
        .isEmpty();
  }

  @Test
  void the_same_scenario_can_be_played_in_another_game() {
    Scenario scenario = read(START + "moves: [{A: lay blue}, {A: lay red}]").getFirst();
    Scenario heavier = scenario.within(scenario.game().with("Blue 4", "heavier"));
    assertThat(scenario.trail()).hasSize(3);
    assertThat(heavier.trail()).hasSize(2);
    assertThat(heavier.trail().getLast().table(Viewer.A).sides().getFirst().counter("points"))
        .hasValueSatisfying(points -> assertThat(points.value()).isEqualTo(5));
  }

  @Test
  void the_cards_it_brings_come_into_another_game_too() {
    Scenario scenario =
        read("""
        game: pebbles
        name: x
        cards: Grey 3
        A: {hand: [Grey, Red]}
        moves: [{A: lay grey}, {A: lay red}]
        """)
            .getFirst();
    Game heavier = Pebbles.named("pebbles").with("Red 4", "heavier");
    assertThat(
            scenario
                .within(heavier)
                .trail()
                .getLast()
                .table(Viewer.A)
                .side(Seat.A)
                .counter("points"))
        .hasValueSatisfying(points -> assertThat(points.value()).isEqualTo(7));
  }

  @Test
  void decks_are_checked_without_a_position() {
    String decks =
        """
        game: pebbles
        name: x
        decks:
          - {cards: [Red, Blue], accepted: true}
          - {cards: [Red], format: usual, refused: 2 pebbles}
        """;
    assertThat(read(decks).getFirst().run().words()).isEmpty();
    assertThat(read(decks).getFirst().trail()).isEmpty();
    assertThat(read(decks + "  - {cards: [Red], accepted: true}").getFirst().run().failures())
        .containsExactly(
            "toy.yaml:6:5: the deck [Red]: expected no objection, actual [a deck has 2 pebbles"
                + " (P 1)]");
    assertThat(read(decks + "  - {cards: [Red], refused: heavy}").getFirst().run().failures())
        .singleElement()
        .asString()
        .contains("expected an objection with 'heavy'");
    assertThat(read(decks + "  - {cards: [], format: odd, accepted: true}").getFirst().run())
        .extracting(Verdict::words)
        .asString()
        .contains("Pebbles has no format 'odd'; it has usual");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "name: x | toy.yaml:1:1: 'game' is missing",
        "game: chess, name: x, moves: [] | there is no game 'chess'",
        "game: pebbles, moves: [] | 'name' is missing",
        "game: pebbles, name: x | nothing is to hold",
        "game: pebbles, name: x, name: y | toy.yaml:1:26: 'name' stands here twice",
        "game: pebbles, name: x, moves: 3 | 'moves' has to be a list, not the value 3",
        "game: pebbles, name: x, moves: [toss] | a step has to be names with values",
        "game: pebbles, name: x, moves: [{A: toss, B: toss}] | a step is one of 'A: MOVE'",
        "game: pebbles, name: x, moves: [{C: toss}] | 'C' is no step",
        "game: pebbles, name: x, moves: [{A offered: []}] | no move is named",
        "game: pebbles, name: x, moves: [{A: [toss]}] | a move has to be a text, not a list",
        "game: pebbles, name: x, moves: [{A: }] | there is no value",
        "game: pebbles, name: x, then: {} | 'then' says nothing",
        "game: pebbles, name: x, then: {asks: C} | 'asks' has to be A or B",
        "game: pebbles, name: x, then: {outcome: C wins} | one of A wins, B wins, draw",
        "game: pebbles, name: x, then: {explain: {weight: x}} | 'card' is missing",
        "game: pebbles, name: x, then: {over: 1} | over has to be true or false",
        "game: pebbles, name: x, then: {hidden from C: [x]} | it ends in A, B or spectator",
        "game: pebbles, name: x, then: {A: {hand: Red}} | a number or a list of cards",
        "game: pebbles, name: x, then: {A: {hand: [{chip: 2}]}} | 'card' is missing",
        "game: pebbles, name: x, then: {turn: [2]} | 'turn' has to be a text",
        "game: pebbles, name: x, chance: [x], moves: [] | a roll has to be a whole number",
        "game: pebbles, name: x, A: 3, moves: [] | A has to be names with values",
        "game: pebbles, name: x, cards: Grey, moves: [] | (cards): 'Grey' is no pebble",
        "game: pebbles, name: x, decks: [] | 'decks' names no deck",
        "game: pebbles, name: x, decks: [{cards: []}] | either 'accepted: true' or 'refused:",
        "game: pebbles, name: x, decks: [{card: Red}] | 'card' is not known here; known are acc",
        "game: pebbles, name: x, decks: [{cards: []}], turn: 3 | 'turn' is not known here",
        "game: &g pebbles, name: *g, moves: [] | an alias cannot be used here",
        "game: pebbles, name: [x | toy.yaml:1:25: this is not YAML: while parsing a flow sequence",
      })
  void a_malformed_scenario_is_refused_with_its_place(String entries, String message) {
    assertThatThrownBy(() -> read("{" + entries + "}"))
        .isInstanceOf(Refused.class)
        .hasMessageContaining(message);
  }

  @Test
  void a_document_that_is_no_scenario_is_refused() {
    assertThatThrownBy(() -> read("- x"))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("toy.yaml:1:1: a scenario has to be names with values, not a list");
  }

  @Test
  void a_position_is_written_so_that_it_is_read_back_without_its_moves() {
    Scenario first = read(START + "moves: [{A: toss}]\nthen: {turn: 3}").getFirst();

    String words = first.positionText().orElseThrow().write();

    assertThat(words).contains("game: pebbles", "points: 1", "card: Gold").doesNotContain("toss");
    Scenario again = read(words).getFirst();
    assertThat(again.position().orElseThrow().fingerprint())
        .isEqualTo(first.position().orElseThrow().fingerprint());
    assertThat(again.positionText().orElseThrow().write()).isEqualTo(words);
  }

  @Test
  void what_was_played_from_a_position_is_written_as_a_scenario_that_passes() {
    Scenario scenario = read(START + "cards: Grey 4\nmoves: []").getFirst();
    Play play =
        new Play(
            scenario.game(), scenario.opening().orElseThrow(), new SeededChance(3), event -> {});
    while (play.position().outcome().isEmpty() && play.entries().size() < 6) {
      play.move(play.position().choice().count() - 1);
    }

    String words = scenario.positionText().orElseThrow().write(play.startRolls(), play.entries());

    assertThat(words).contains("cards: Grey 4");
    Scenario again = read(words).getFirst();
    assertThat(again.run().failures()).isEmpty();
    assertThat(again.trail().getLast().fingerprint()).isEqualTo(play.position().fingerprint());
  }
}
