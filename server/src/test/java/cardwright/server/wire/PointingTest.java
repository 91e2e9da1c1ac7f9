package cardwright.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Message;
import cardwright.engine.Message.Part;
import cardwright.engine.Move;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/// What a page is told of moves.
final class PointingTest {
  private static final Message.Catalogue CATALOGUE =
      (message, you, language) ->
          List.of(
              new Part.Card("Knight"),
              new Part.Text(" wakes up for "),
              new Part.Player(Seat.A, you == Seat.A ? "you" : "A"),
              new Part.Text("."));

  @Test
  void a_move_says_where_its_meaning_speaks_of_players_and_cards() {
    Pointing.Offered offered = offered(new Recipient(Seat.A, Locale.ENGLISH, Seat::name));

    assertThat(offered.meaning()).isEqualTo("Knight wakes up for you.");
    assertThat(offered.spans())
        .containsExactly(new MarkedWords.Span(0, 6, "card"), new MarkedWords.Span(20, 3, "A"));
  }

  @Test
  void players_are_called_by_their_letters_where_nobody_is_you() {
    assertThat(offered(Recipient.of(Locale.ENGLISH)).meaning()).isEqualTo("Knight wakes up for A.");
  }

  private static Pointing.Offered offered(Recipient recipient) {
    Table table = new Table(Viewer.A, List.of(), List.of());
    Move move = new Move("wake knight", new Message(CATALOGUE, "wake", List.of()));
    return new Pointing(table, new IdentityHashMap<>())
        .parts(List.of(move), Seat.A, recipient, 0)
        .getFirst();
  }
}
