package cardwright.cli.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.catalog.Catalog;
import cardwright.engine.Choice;
import cardwright.engine.Play;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Viewer;
import cardwright.players.AutoPass;
import cardwright.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// When people pass without being asked.
class AutoPassesTest {
  @Test
  void who_can_only_pass_passes_by_itself() {
    SparksTable table = SparksTable.shared(AutoPass.Mode.FORCED);
    Play play = table.play(0, 0, "shine\n".repeat(4));

    assertThat(play.decisions()).isEqualTo(4);
    assertThat(table.asked()).isEqualTo(4);
  }

  @Test
  void who_wants_to_be_asked_every_time_is_asked() {
    SparksTable table = SparksTable.shared(AutoPass.Mode.OFF);
    Play play = table.play(0, 0, "pass\n".repeat(16));

    assertThat(table.asked()).isEqualTo(16);
    assertThat(play.decisions()).isEqualTo(16);
  }

  @Test
  void a_pass_that_makes_itself_stands_in_the_log_of_that_seat_alone() {
    SparksTable table = SparksTable.shared(AutoPass.Mode.FORCED);
    table.play(1, 0, "spark\njudge leave b\n");

    assertThat(table.told(Viewer.B))
        .containsSubsequence("A: spark.", "No moves: passed automatically.")
        .doesNotContain("B: pass.");
    assertThat(table.told(Viewer.A)).startsWith("A: spark.", "B: pass.");
    assertThat(table.told(Viewer.SPECTATOR)).noneMatch(line -> line.contains("automatically"));
  }

  @Test
  void quiet_passes_until_something_new_can_be_done() {
    SparksTable table = SparksTable.shared(AutoPass.Mode.QUIET);
    // A passes on its spark in turn 1, is asked when turn 3 lets it shine, then is left alone.
    Play play = table.play(1, 0, "pass\npass\njudge leave b\n");

    assertThat(table.out()).contains("turn 3, player A, phase build").doesNotContain("turn 2,");
    assertThat(play.entries()).hasSizeGreaterThan(3);
    assertThat(table.told(Viewer.A)).contains("Nothing new to do: passed automatically.");
    assertThat(table.told(Viewer.B)).noneMatch(line -> line.contains("Nothing new"));
  }

  @Test
  void quiet_asks_again_after_one_has_done_something() {
    SparksTable table = SparksTable.shared(AutoPass.Mode.QUIET);
    table.play(2, 0, "spark\njudge leave b\n");

    assertThat(table.asked()).isEqualTo(2);
    assertThat(table.out()).contains("turn 1, player A, phase fight");
  }

  @Test
  void a_turn_of_ones_own_begins_with_being_asked() {
    SparksTable table = SparksTable.shared(AutoPass.Mode.QUIET);
    table.play(0, 1, "pass\npass\njudge leave b\n");

    // B passed in turn 1 of A; turn 2 is its own.
    assertThat(table.out()).contains("turn 2, player B, phase build");
  }

  @Test
  void at_a_stop_one_is_asked_once_even_if_there_is_nothing_to_do() {
    SparksTable table = SparksTable.shared(AutoPass.Mode.FORCED, "fight theirs");
    table.play(0, 0, "pass\npass\njudge leave b\n");

    assertThat(table.asked()).isEqualTo(3);
    assertThat(table.out())
        .contains("turn 1, player A, phase fight", "turn 2, player B, phase fight")
        .doesNotContain("turn 1, player A, phase build");
  }

  @Test
  void automatic_passes_are_set_and_told_at_the_table() {
    SparksTable table = SparksTable.shared(AutoPass.Mode.FORCED);
    table.play(1, 0, "auto\nstop fight mine\nstop\nauto turn\nstop off\nquit\n");

    assertThat(table.out())
        .contains(
            "auto forced: you pass automatically when you have no other move",
            "you are asked in any case in: fight mine",
            "auto turn: you pass automatically until this turn is over",
            "there are no stops",
            "turn 1, player A, phase fight");
  }

  @Test
  void auto_turn_passes_whatever_comes_and_ends_with_the_turn() {
    SparksTable table = SparksTable.shared(AutoPass.Mode.FORCED);
    table.play(3, 0, "auto turn\nquit\n");

    assertThat(table.out()).contains("turn 2, player B, phase build").doesNotContain("phase fight");
    assertThat(table.told(Viewer.A)).contains("Passed automatically until this turn is over.");
  }

  @Test
  void a_decision_taken_back_is_asked_again_and_passes_by_itself_are_no_decisions() {
    SparksTable table = SparksTable.shared(AutoPass.Mode.QUIET);
    table.play(1, 0, "pass\nundo\nspark\nundo\nquit\n");

    assertThat(table.out()).contains("> undo");
    SparksTable asked = SparksTable.alone();
    asked.play(3, 0, "pass\nundo\nspark\nquit\n");
    assertThat(asked.told(Viewer.A)).startsWith("A: spark.");
  }

  private static final String PICKED =
      """
      game: littletroubles
      name: a fight with a Character of B, who could play an Action all the time
      cards: |
        # Cheer
        Common Quick Action, cost 1
        Gain 1 cookie.
      turn: {player: A, number: 5, phase: build}
      A: {cookies: 9, main: [Bus Driver]}
      B: {cookies: 9, main: [Lunch Cook], hand: [Cheer]}
      then: {asks: A}
      """;

  private static final String FIGHT = "fight bus driver > lunch cook";

  /// In which phases B is asked while A picks a fight and plays what it can in that phase, when both pass whatever else they are asked.
  private static List<String> phasesInWhichBIsAsked(
      String scenario, String picked, String phase, String played) {
    Position position =
        Scenario.read(scenario, "test", Catalog.builtIn()::game, kit -> "")
            .getFirst()
            .position()
            .orElseThrow();
    AutoPasses autoPasses = new AutoPasses(AutoPass.Mode.QUIET, List.of());
    List<String> asked = new ArrayList<>();
    while (position.turn().orElseThrow().number() == 5) {
      Choice choice = position.choice();
      String now = position.turn().orElseThrow().phase();
      int plays = now.equals(phase) && choice.seat() == Seat.A ? choice.indexOf(played) : -1;
      int move = plays < 0 ? Math.max(choice.indexOf(picked), choice.decline()) : plays;
      if (choice.seat() == Seat.B && autoPasses.reason(position).isEmpty()) {
        asked.add(now);
        autoPasses.decides(position, move);
      }
      position.play(move, new SeededChance(1));
    }
    return asked;
  }

  @Test
  void quiet_asks_when_a_fight_with_one_of_ones_own_is_picked_and_not_in_each_phase() {
    assertThat(phasesInWhichBIsAsked(PICKED, FIGHT, "fight", "no play"))
        .containsExactly("build", "fight");
    assertThat(phasesInWhichBIsAsked(PICKED, "no fight", "fight", "no play"))
        .containsExactly("build");
  }

  @Test
  void quiet_asks_after_each_play_of_the_opponent_in_a_fight_and_not_in_a_build_phase() {
    String cheers =
        PICKED.replace("main: [Bus Driver]", "main: [Bus Driver], hand: [Cheer, Cheer]");
    assertThat(phasesInWhichBIsAsked(cheers, FIGHT, "fight", "play cheer"))
        .containsExactly("build", "fight", "fight");
    assertThat(phasesInWhichBIsAsked(cheers, FIGHT, "build", "play cheer"))
        .containsExactly("build", "fight");
  }

  private static final String ACTED =
      """
      game: littletroubles
      name: both could play an Action all the time, and A begins
      cards: |
        # Cheer
        Common Quick Action, cost 1
        Gain 1 cookie.
      turn: {player: A, number: 5, phase: build}
      A: {cookies: 9, main: [Bus Driver], hand: [Cheer, Cheer]}
      B: {cookies: 9, main: [Lunch Cook], hand: [Cheer, Cheer]}
      then: {asks: A}
      """;

  /// How often A is asked in its Build Phase, in which it plays once and then passes, by how often B answers there.
  private static int asked(int answers) {
    Position position =
        Scenario.read(ACTED, "test", Catalog.builtIn()::game, kit -> "")
            .getFirst()
            .position()
            .orElseThrow();
    AutoPasses autoPasses = new AutoPasses(AutoPass.Mode.QUIET, List.of());
    int asked = 0;
    int answered = 0;
    while (position.turn().orElseThrow().phase().equals("build")) {
      Choice choice = position.choice();
      boolean own = choice.seat() == Seat.A;
      int play = choice.indexOf("play cheer");
      boolean plays = play >= 0 && (own ? asked == 0 : answered < answers);
      int move = plays ? play : choice.decline();
      if (own && autoPasses.reason(position).isEmpty()) {
        asked++;
        autoPasses.decides(position, move);
      }
      answered += plays && !own ? 1 : 0;
      position.play(move, new SeededChance(1));
    }
    return asked;
  }

  @Test
  void quiet_asks_after_each_answer_to_what_one_did() {
    // After one's own play one is asked in any case.
    assertThat(asked(1)).isEqualTo(asked(0));
    assertThat(asked(2)).isEqualTo(asked(1) + 1);
  }

  @Test
  void what_is_not_understood_is_refused() {
    assertThatThrownBy(() -> SparksTable.shared(AutoPass.Mode.OFF).play(1, 0, "auto loud\n"))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("there is no way to pass 'loud'");
    assertThatThrownBy(() -> SparksTable.shared(AutoPass.Mode.OFF).play(1, 0, "stop fight ours\n"))
        .hasMessageContaining("a stop is a phase, with mine or theirs or without");
  }
}
