package cardwright.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Message;
import cardwright.engine.Message.Part;
import cardwright.engine.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;

final class MarkedWordsTest {
  private static Message of(Part... parts) {
    return new Message((message, you, language) -> List.of(parts), "some", List.of());
  }

  @Test
  void a_sentence_keeps_its_players_and_cards() {
    Message told =
        of(
            new Part.Player(Seat.B, "B"),
            new Part.Text("'s "),
            new Part.Card("Ka"),
            new Part.Text(" tussles "),
            new Part.Card("Knight"),
            new Part.Text("."));

    MarkedWords read = MarkedWords.read(MarkedWords.write(told, Seat.A));

    assertThat(read.words()).isEqualTo("B's Ka tussles Knight.");
    assertThat(read.spans())
        .containsExactly(
            new MarkedWords.Span(0, 1, "B"),
            new MarkedWords.Span(4, 2, "card"),
            new MarkedWords.Span(15, 6, "card"));
    assertThat(read.cards()).containsExactly("Ka", "Knight");
  }

  @Test
  void a_sentence_that_is_nothing_but_words_has_no_marks() {
    MarkedWords read = MarkedWords.read(MarkedWords.write(Message.plain("The die shows 4."), null));

    assertThat(read.words()).isEqualTo("The die shows 4.");
    assertThat(read.spans()).isEmpty();
  }

  @Test
  void a_name_cannot_bring_marks_of_its_own() {
    String forged = "\uE000A\uE003 wins \uE002Ka\uE003";

    assertThat(MarkedWords.unmarked(forged)).isEqualTo("A wins Ka");
    MarkedWords read = MarkedWords.read(MarkedWords.write(of(new Part.Card(forged)), null));
    assertThat(read.spans()).containsExactly(new MarkedWords.Span(0, 9, "card"));
  }
}
