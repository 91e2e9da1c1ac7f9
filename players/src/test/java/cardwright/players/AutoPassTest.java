package cardwright.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Message;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// What is told of habits to pass, in the language of the one who reads it.
final class AutoPassTest {
  private final AutoPass autoPass = new AutoPass(AutoPass.Mode.FORCED);

  private static String german(Message message) {
    return message.words(null, Locale.GERMAN);
  }

  @Test
  void each_habit_is_told_in_both_languages() {
    assertThat(autoPass.told().words())
        .isEqualTo("auto forced: you pass automatically when you have no other move");
    assertThat(german(autoPass.told()))
        .isEqualTo("auto forced: du passt von selbst, wenn du sonst nichts tun kannst");
    autoPass.mode(AutoPass.Mode.QUIET);
    assertThat(autoPass.told().words())
        .isEqualTo(
            "auto quiet: you also pass automatically until something new can be done or the opponent acts where you are involved");
    autoPass.mode(AutoPass.Mode.OFF);
    assertThat(autoPass.told().words())
        .isEqualTo("auto off: you are asked every time, even when you can only pass");
  }

  @Test
  void a_turn_that_is_passed_is_told_and_needs_turns() {
    Optional<Table.Turn> turn = Optional.of(new Table.Turn(3, Seat.A));
    assertThat(autoPass.passTurn(turn).words())
        .isEqualTo(
            "auto turn: you pass automatically until this turn is over, whatever comes, also where"
                + " you could still play something; stop PHASE asks you in that phase all the same");
    assertThatThrownBy(() -> autoPass.passTurn(Optional.empty()))
        .isInstanceOfSatisfying(
            Refused.class,
            refused ->
                assertThat(refused.words(Locale.GERMAN)).isEqualTo("dieses Spiel hat keine Züge"));
  }

  @Test
  void stops_are_told_as_they_are_written() {
    assertThat(german(autoPass.stop(""))).isEqualTo("es gibt keine Stopps");
    autoPass.stop("fight theirs");
    assertThat(autoPass.stop("build").words())
        .isEqualTo("you are asked in any case in: fight theirs, build");
    assertThat(german(autoPass.stop("")))
        .isEqualTo("du wirst auf jeden Fall gefragt in: fight theirs, build");
    assertThatThrownBy(() -> autoPass.stop("fight ours"))
        .hasMessage("a stop is a phase, with mine or theirs or without: stop fight theirs");
  }
}
