package cardwright.cardgame.message;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Message.Argument.Card;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import org.junit.jupiter.api.Test;

final class SharedLogEventTest {
  @Test
  void everybody_is_told_the_same() {
    SharedLogEvent event = new SharedLogEvent.Rolled(6, 4);

    assertThat(event.words(Viewer.A)).isEqualTo("A 6-sided die shows 4.");
    assertThat(event.message(Viewer.B)).isEqualTo(event.message());
  }

  @Test
  void who_is_told_of_oneself_is_addressed() {
    assertThat(new SharedLogEvent.TurnBegan(3, Seat.A).message().words(Seat.A))
        .isEqualTo("Turn 3: you begin.");
    assertThat(new SharedLogEvent.GoesFirst(Seat.A).message().words(Seat.B))
        .isEqualTo("A goes first.");
    assertThat(new SharedLogEvent.Chose(Seat.B, new Card("Ka")).message().words(Seat.B))
        .isEqualTo("You choose Ka.");
    assertThat(new SharedLogEvent.LooksAtTop(Seat.A, Seat.B, 2).message().words(Seat.B))
        .isEqualTo("A looks at the top 2 cards of your deck.");
    assertThat(new SharedLogEvent.AnotherTurn(Seat.A, true).message().words(Seat.B))
        .isEqualTo("A takes another turn after this one.");
    assertThat(new SharedLogEvent.AnotherTurn(Seat.A, false).message().words(Seat.A))
        .isEqualTo("You take another turn after your next one.");
    assertThat(new SharedLogEvent.TurnCutShort(Seat.A).message().words(Seat.B))
        .isEqualTo("A ends the turn.");
    assertThat(new SharedLogEvent.TokenPut(Seat.A, new Card("Doll")).message().words(Seat.A))
        .isEqualTo("You put a token into play: Doll.");
    assertThat(new SharedLogEvent.TokenGone(new Card("Doll")).message().words(Seat.A))
        .isEqualTo("Doll was a token, and is gone for good.");
    assertThat(new SharedLogEvent.Awaits(new Card("Ka")).message().words(Seat.A))
        .isEqualTo("Ka waits for the next time this turn.");
    assertThat(
            new SharedLogEvent.BecameCopy(new Card("Ka"), new Card("Sun")).message().words(Seat.A))
        .isEqualTo("Ka becomes a copy of Sun.");
    assertThat(
            new SharedLogEvent.EnteredAsCopy(new Card("Ka"), new Card("Sun"))
                .message()
                .words(Seat.A))
        .isEqualTo("Ka enters play as a copy of Sun.");
    assertThat(new SharedLogEvent.AbilitiesLost(new Card("Ka")).message().words(Seat.A))
        .isEqualTo("Ka loses all abilities.");
    assertThat(new SharedLogEvent.TextGained(new Card("Ka"), "It flies").message().words(Seat.A))
        .isEqualTo("Ka gains \"It flies\".");
    assertThat(
            new SharedLogEvent.ControlExchanged(Seat.A, new Card("Ka"), new Card("Sun"))
                .message()
                .words(Seat.A))
        .isEqualTo("You now control Ka, and B controls Sun.");
    assertThat(
            new SharedLogEvent.FigureExchanged(
                    Messages.of("fact.number"), new Card("Ka"), 2, new Card("Sun"), 5)
                .message()
                .words(Seat.A))
        .isEqualTo("Ka and Sun exchange number: Ka has 2, Sun has 5.");
    assertThat(new SharedLogEvent.Skips(Seat.A, Messages.of("fact.phase")).message().words(Seat.A))
        .isEqualTo("You skip your next phase.");
  }
}
