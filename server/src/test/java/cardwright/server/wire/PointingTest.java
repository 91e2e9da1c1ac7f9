package cardwright.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.CardRef;
import cardwright.engine.Message;
import cardwright.engine.Message.Part;
import cardwright.engine.Move;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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

  @Test
  void an_event_means_the_right_one_of_two_cards_of_one_name() {
    assertThat(meant(CardRef.of(2, 7))).containsExactly("c2");
  }

  @Test
  void a_card_that_came_to_lie_open_or_went_on_since_is_still_meant() {
    assertThat(meant(CardRef.of(2, 6))).containsExactly("c2");
    assertThat(meant(CardRef.of(5, 3))).containsExactly("c9");
  }

  @Test
  void a_card_that_the_viewer_does_not_see_has_no_handle() {
    assertThat(meant(CardRef.of(3, 1))).isEmpty();
    assertThat(meant(CardRef.of(2, 5))).isEmpty();
  }

  @Test
  void a_card_that_is_only_named_is_none_of_two() {
    assertThat(meant(CardRef.NONE)).isEmpty();
  }

  /// Two Knights lie open, c1 and c2, and a third card lay there before, c9.
  private static List<String> meant(int ref) {
    Table.Card one = knight(CardRef.of(1, 4));
    Table.Card other = knight(CardRef.of(2, 7));
    Table.Zone zone = new Table.Zone("play", 2, List.of(one, other));
    Table.Side side = new Table.Side(Seat.A, List.of(), List.of(zone));
    Table table =
        new Table(Viewer.A, List.of(), List.of(side, new Table.Side(Seat.B, List.of(), List.of())));
    IdentityHashMap<Table.Card, String> handles = new IdentityHashMap<>();
    handles.put(one, "c1");
    handles.put(other, "c2");
    Message.Catalogue catalogue =
        (message, you, language) ->
            List.of(new Part.Card("Knight", ref), new Part.Text(" strikes."));
    MarkedWords sentence =
        MarkedWords.of(new Message(catalogue, "struck", List.of()), Recipient.of(Locale.ENGLISH));
    return new Pointing(table, handles, Map.of(CardRef.of(5, 3), "c9")).named(sentence);
  }

  private static Table.Card knight(int ref) {
    return new Table.Card("Knight", "Knight", Seat.A, List.of(), List.of(), ref);
  }

  private static Pointing.Offered offered(Recipient recipient) {
    Table table = new Table(Viewer.A, List.of(), List.of());
    Move move = new Move("wake knight", new Message(CATALOGUE, "wake", List.of()));
    return new Pointing(table, new IdentityHashMap<>())
        .parts(List.of(move), Seat.A, recipient, 0)
        .getFirst();
  }
}
