package cardwright.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import cardwright.catalog.Catalog;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.View;
import cardwright.players.ExternalPlayers;
import cardwright.players.Forfeit;
import cardwright.players.Player;
import cardwright.players.Players;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// What becomes of programs that do not keep to the protocol. They are small scripts of the shell.
final class ProgramPlayerTest {
  private static final String HELLO =
      "read l; echo {\\\"type\\\":\\\"hello\\\",\\\"protocol\\\":1}; ";

  /// More time than a program takes on the busiest machine.
  private static final Duration LONG = Duration.ofMinutes(5);

  private static final Duration BRIEF = Duration.ofMillis(250);
  private static final Limits PATIENT = new Limits(LONG, LONG, LONG);

  private final List<Forfeit> told = new ArrayList<>();

  /// Plays against a script until it has lost.
  private String faultOf(String script) {
    return faultOf(script, PATIENT);
  }

  private String faultOf(String script, Limits limits) {
    ProgramPlayer bot =
        new ProgramPlayer("sh -c '" + script + "'", limits, Optional.empty(), told::add);
    Forfeit forfeit = catchThrowableOfType(Forfeit.class, () -> play(bot));
    assertThat(forfeit).as("a forfeit of " + script).isNotNull();
    assertThat(told).containsExactly(forfeit);
    assertThat(forfeit.outcome().score(Seat.A)).isZero();
    return forfeit.getMessage();
  }

  /// Plays a game of GGLTCG at seat A against the random player.
  private static void play(Player a) {
    Game game = Catalog.builtIn().game("ggltcg");
    Chance chance = new SeededChance(5);
    Deck deck = game.decks().getFirst();
    Opening opening = Opening.of(game.admitting(deck, deck).name(), deck, deck);
    Map<Seat, Player> players = Map.of(Seat.A, a, Seat.B, Players.named("random", game, 5));
    try (ExternalPlayers externalPlayers = new ExternalPlayers(players)) {
      externalPlayers.begin(game, opening);
      Position position = game.start(opening, chance, externalPlayers.listener());
      while (position.outcome().isEmpty()) {
        View view = new View(position);
        int move = view.choice().count() == 1 ? 0 : players.get(view.seat()).choose(view);
        position.play(move, chance);
      }
      externalPlayers.end(position.outcome().orElseThrow(), position);
    }
  }

  @AfterEach
  void nothing_of_a_bot_stays_behind() {
    assertThat(ProcessHandle.current().descendants()).isEmpty();
  }

  @Test
  void a_bot_that_dies_at_once_has_lost_with_its_exit_code_and_its_last_words() {
    assertThat(faultOf("echo my bot fell over >&2; exit 3"))
        .contains("at seat A loses: ended with exit code 3 before it answered hello")
        .contains("it has to stay until the result is told")
        .endsWith("its standard error ended with:\n  my bot fell over");
  }

  @Test
  void a_bot_that_dies_in_the_middle_has_lost() {
    assertThat(faultOf(HELLO + "read l"))
        .contains("ended with exit code 0 before it answered question 1");
  }

  @Test
  void nonsense_has_lost_and_is_told_what_would_have_been_right() {
    assertThat(faultOf("read l; echo good morning"))
        .contains("answered hello with 'good morning', which is not JSON")
        .contains("right would be a line such as {\"type\":\"hello\",\"protocol\":1}");
    told.clear();
    assertThat(faultOf(HELLO + "read l; echo [1]"))
        .contains("answered question 1 with '[1]', which is not an object with a type")
        .contains("\"number\":1,\"move\":");
  }

  @Test
  void another_version_of_the_protocol_has_lost() {
    assertThat(faultOf("read l; echo {\\\"type\\\":\\\"hello\\\",\\\"protocol\\\":9}"))
        .contains("speaks version 9 of the protocol; here it is version 1");
  }

  private static String move(int number, String notation) {
    return "echo {\\\"type\\\":\\\"move\\\",\\\"number\\\":"
        + number
        + ",\\\"move\\\":\\\""
        + notation
        + "\\\"}; ";
  }

  @Test
  void a_move_that_is_not_offered_has_lost_and_is_told_what_is_offered() {
    assertThat(faultOf(HELLO + "read l; " + move(1, "win")))
        .contains("answered question 1 with 'win', which is not offered; offered are ")
        .contains("play ");
  }

  @Test
  void a_wrong_or_missing_number_has_lost() {
    assertThat(faultOf(HELLO + "read l; " + move(7, "end turn")))
        .contains("answered question 7; it was asked question 1");
    told.clear();
    assertThat(faultOf(HELLO + "read l; echo {\\\"type\\\":\\\"move\\\"}"))
        .contains("'number' is missing; it has to be a whole number");
  }

  @Test
  void who_speaks_out_of_turn_has_lost() {
    String twice = HELLO + "echo {\\\"type\\\":\\\"move\\\"}; sleep 0.4; read l; sleep 9";
    assertThat(faultOf(twice))
        .containsAnyOf("out of turn before question 1", "'number' is missing");
  }

  @Test
  void a_line_that_never_ends_has_lost() {
    assertThat(faultOf("tr -d \"\\\\n\" < /dev/zero; sleep 9"))
        .contains("answered hello with a line of more than 65536 bytes");
  }

  @Test
  void a_line_that_is_not_utf_8_has_lost() {
    assertThat(faultOf("printf \"\\\\377\\\\n\"; sleep 9")).contains("a line that is not UTF-8");
  }

  @Test
  void who_is_silent_has_lost_when_the_time_is_over_and_is_ended_with_all_it_started() {
    Limits brief = new Limits(LONG, BRIEF, BRIEF);
    assertThat(faultOf(HELLO + "sleep 60 & sleep 60", brief))
        .contains("did not answer question 1 within 250 ms; right would be a line such as ");
  }

  @Test
  void who_never_reads_has_lost_too() {
    Limits brief = new Limits(BRIEF, BRIEF, BRIEF);
    assertThat(faultOf("exec sleep 60", brief)).contains("did not answer hello within 250 ms");
  }

  @Test
  void a_world_that_is_not_there_has_lost() {
    assertThat(faultOf(HELLO + "read l; echo {\\\"type\\\":\\\"look\\\",\\\"world\\\":4}"))
        .contains("there is no world 4 in this question; imagine makes one");
  }

  @Test
  void a_program_that_is_not_there_is_refused() {
    ProgramPlayer bot =
        new ProgramPlayer("no-such-program-here x", PATIENT, Optional.empty(), told::add);
    assertThatThrownBy(() -> play(bot))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("the program 'no-such-program-here' cannot be started");
  }

  @Test
  void a_command_is_parted_as_a_shell_does() {
    assertThat(CommandWords.of(" java  -cp 'my lib' \"a \\\"b\\\"\" c\\ d '' "))
        .containsExactly("java", "-cp", "my lib", "a \"b\"", "c d", "");
    assertThat(CommandWords.of("echo $HOME; ls | wc > x"))
        .containsExactly("echo", "$HOME;", "ls", "|", "wc", ">", "x");
    assertThatThrownBy(() -> CommandWords.of("a 'b"))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("the quote ' at character 3 of the command 'a 'b' is never closed");
    assertThatThrownBy(() -> CommandWords.of(" "))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("a command is needed, such as exec:");
  }
}
