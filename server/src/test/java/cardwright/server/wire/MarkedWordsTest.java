package cardwright.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Message;
import cardwright.engine.Message.Part;
import cardwright.engine.Seat;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

final class MarkedWordsTest {
  private static final Recipient SOMEBODY = Recipient.of(Locale.ENGLISH);

  private static Message of(Part... parts) {
    return new Message((message, you, language) -> List.of(parts), "some", List.of());
  }

  @Test
  void a_sentence_says_where_it_speaks_of_players_and_cards() {
    Message told =
        of(
            new Part.Player(Seat.B, "B"),
            new Part.Text("'s "),
            new Part.Card("Ka"),
            new Part.Text(" tussles "),
            new Part.Card("Knight"),
            new Part.Text("."));

    MarkedWords marked = MarkedWords.of(told, SOMEBODY);

    assertThat(marked.words()).isEqualTo("B's Ka tussles Knight.");
    assertThat(marked.spans())
        .containsExactly(
            new MarkedWords.Span(0, 1, "B"),
            new MarkedWords.Span(4, 2, "card"),
            new MarkedWords.Span(15, 6, "card"));
    assertThat(marked.cards()).containsExactly(new Part.Card("Ka"), new Part.Card("Knight"));
  }

  @Test
  void a_sentence_that_is_nothing_but_words_has_no_spans() {
    MarkedWords marked = MarkedWords.of(Message.plain("The die shows 4."), SOMEBODY);

    assertThat(marked).isEqualTo(new MarkedWords("The die shows 4.", List.of(), List.of()));
  }
}
