package cardwright.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.CardRef;
import cardwright.engine.Message;
import cardwright.engine.Message.Argument;
import cardwright.engine.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;

/// How messages are kept in memory.
final class MessageBytesTest {
  private static final Message.Catalogue CATALOGUE = (message, you, language) -> List.of();

  @Test
  void a_message_is_read_as_it_was_written() {
    Argument.Card one = new Argument.Card("Ka", CardRef.of(300, 4_000));
    Argument.Card other = new Argument.Card("Ka");
    Message inner = new Message(CATALOGUE, "struck", List.of(one, Message.number(3)));
    Message message =
        new Message(
            CATALOGUE,
            "tussled",
            List.of(
                Message.player(Seat.B),
                one,
                other,
                Message.cards(List.of(other, one)),
                Message.word("phase"),
                Message.clause(inner)));
    MessageBytes messages = new MessageBytes();

    byte[] written = messages.write(message);

    assertThat(messages.read(written, 0, written.length)).isEqualTo(message);
  }
}
