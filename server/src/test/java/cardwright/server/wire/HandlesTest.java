package cardwright.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.CardRef;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// What a socket's viewer calls the cards it sees.
final class HandlesTest {
  private final Handles handles = new Handles();

  @Test
  void a_card_keeps_its_handle_from_one_table_to_the_next() {
    Table.Card card = card("Sun");
    assertThat(handles.of(table(List.of(card)))).containsEntry(card, "c1");
    Table.Card same = card("Sun");
    Table.Card other = card("Ka");
    assertThat(handles.of(table(List.of(other, same))))
        .containsEntry(same, "c1")
        .containsEntry(other, "c2");
    assertThat(handles.name("c2")).hasValue("Ka");
  }

  @Test
  void a_card_that_was_out_of_sight_has_a_new_handle() {
    handles.of(table(List.of(card("Sun"))));
    handles.of(table(List.of()));
    assertThat(handles.name("c1")).isEmpty();
    Table.Card again = card("Sun");
    assertThat(handles.of(table(List.of(again)))).containsEntry(again, "c2");
  }

  @Test
  void of_two_cards_of_one_name_the_one_that_went_keeps_its_handle() {
    handles.of(table(List.of(open("Sun", 1, 4), open("Sun", 2, 7))));
    Table.Card stays = open("Sun", 2, 7);
    Table.Card went = open("Sun", 1, 5);

    assertThat(handles.of(table(List.of(stays), List.of(went))))
        .containsEntry(stays, "c2")
        .containsEntry(went, "c1");
  }

  @Test
  void a_card_that_may_have_been_out_of_sight_goes_by_its_looks() {
    handles.of(table(List.of(open("Sun", 1, 4), open("Sun", 2, 7))));
    Table.Card back = open("Sun", 2, 9);
    Table.Card other = open("Sun", 3, 2);

    assertThat(handles.of(table(List.of(other, back))))
        .containsEntry(other, "c1")
        .containsEntry(back, "c2");
  }

  @Test
  void the_handles_of_the_table_before_are_known() {
    handles.of(table(List.of(open("Sun", 1, 4), card("Ka"))));
    handles.of(table(List.of()));

    assertThat(handles.before()).containsOnly(Map.entry(CardRef.of(1, 4), "c1"));
  }

  @Test
  void names_may_be_asked_for_while_a_table_is_shown() {
    List<Table.Card> many =
        IntStream.range(0, 60).mapToObj(number -> card("Card " + number)).toList();
    CompletableFuture<Void> showing =
        CompletableFuture.runAsync(() -> {
          for (int i = 0; i < 20_000; i++) {
            handles.of(table(many.subList(0, 60 - i % 2)));
          }
        });
    do {
      handles.name("c60").ifPresent(name -> assertThat(name).startsWith("Card"));
    } while (!showing.isDone());
    showing.join();
  }

  private static Table.Card card(String name) {
    return new Table.Card(name, name, Seat.A, List.of(), List.of());
  }

  private static Table.Card open(String name, int card, int life) {
    return new Table.Card(name, name, Seat.A, List.of(), List.of(), CardRef.of(card, life));
  }

  private static Table table(List<Table.Card> cards) {
    return table(cards, List.of());
  }

  private static Table table(List<Table.Card> cards, List<Table.Card> used) {
    List<Table.Zone> zones =
        List.of(
            new Table.Zone("hand", cards.size(), cards),
            new Table.Zone("sleep", used.size(), used, true));
    Table.Side a = new Table.Side(Seat.A, List.of(), zones);
    return new Table(Viewer.A, List.of(), List.of(a, new Table.Side(Seat.B, List.of(), List.of())));
  }
}
