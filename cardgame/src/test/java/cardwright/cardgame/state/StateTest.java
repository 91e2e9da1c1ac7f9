package cardwright.cardgame.state;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.FixedChance;
import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class StateTest {
  private enum OfTable {
    TURN,
    ATTACKER
  }

  private enum OfSeat {
    POINTS
  }

  private static long written(Consumer<Fingerprint> part) {
    return written(part, true);
  }

  private static long written(Consumer<Fingerprint> part, boolean holds) {
    Fingerprint out = new Fingerprint(ref -> holds);
    part.accept(out);
    return out.value();
  }

  private static int[] cards(Pile pile) {
    return IntStream.range(0, pile.size()).map(pile::get).toArray();
  }

  private static Numbers<OfTable, OfSeat> numbers() {
    return new Numbers<>(
        new NumberNames<>(OfTable.class, OfSeat.class, EnumSet.of(OfTable.ATTACKER)));
  }

  @Test
  void a_pile_keeps_its_cards_from_the_bottom_to_the_top() {
    Pile pile = new Pile(4);
    pile.addTop(300);
    pile.addTop(2);
    pile.addBottom(1);
    assertThat(cards(pile)).containsExactly(1, 300, 2);
    assertThat(pile.top()).isEqualTo(2);
    pile.remove(300);
    assertThat(cards(pile)).containsExactly(1, 2);
  }

  @Test
  void a_hand_that_is_kept_in_order_looks_the_same_however_it_was_drawn() {
    Pile one = new Pile(3);
    Pile other = new Pile(3);
    IntStream.of(5, 1, 3).forEach(one::addInOrder);
    IntStream.of(3, 5, 1).forEach(other::addInOrder);
    assertThat(cards(one)).containsExactly(1, 3, 5);
    assertThat(written(one::write)).isEqualTo(written(other::write));
  }

  @Test
  void a_shuffle_takes_each_place_from_what_chance_says() {
    Pile pile = new Pile(3);
    IntStream.of(1, 2, 3).forEach(pile::addTop);
    pile.shuffle(new FixedChance(0, 0));
    assertThat(cards(pile)).containsExactly(2, 3, 1);
  }

  @Test
  void a_copied_pile_is_equal_and_independent() {
    Pile pile = new Pile(3);
    IntStream.of(1, 2).forEach(pile::addTop);
    Pile twin = new Pile(3);
    twin.addTop(9);
    pile.copyTo(twin);
    assertThat(written(twin::write)).isEqualTo(written(pile::write));
    twin.addTop(3);
    assertThat(cards(pile)).containsExactly(1, 2);
  }

  @Test
  void a_reference_holds_until_the_card_begins_another_life() {
    CardColumns columns = new CardColumns(2, 1);
    int ref = columns.ref(1);
    assertThat(columns.holds(ref)).isTrue();
    assertThat(columns.isLastLife(ref)).isFalse();
    columns.beginLife(1);
    assertThat(columns.holds(ref)).isFalse();
    assertThat(columns.isLastLife(ref)).isTrue();
    columns.beginLife(1);
    assertThat(columns.isLastLife(ref)).isFalse();
    assertThat(columns.holds(CardRef.NONE)).isFalse();
    assertThat(columns.isLastLife(CardRef.NONE)).isFalse();
  }

  @Test
  void lives_are_copied_and_not_written() {
    CardColumns columns = new CardColumns(2, 1);
    CardColumns twin = new CardColumns(2, 1);
    columns.put(0, 1, 7);
    columns.beginLife(1);
    assertThat(written(out -> columns.write(out, 1)))
        .isNotEqualTo(written(out -> twin.write(out, 1)));
    twin.put(0, 1, 7);
    assertThat(written(out -> columns.write(out, 1))).isEqualTo(written(out -> twin.write(out, 1)));
    columns.copyTo(twin);
    assertThat(twin.ref(1)).isEqualTo(columns.ref(1));
  }

  @Test
  void bits_of_a_column_are_set_and_cleared_one_by_one() {
    CardColumns columns = new CardColumns(2, 2);
    columns.put(1, 0, 4, true);
    columns.put(1, 0, 1, true);
    assertThat(columns.at(1, 0)).isEqualTo(5);
    columns.put(1, 0, 4, false);
    assertThat(columns.has(1, 0, 4)).isFalse();
    assertThat(columns.has(1, 0, 1)).isTrue();
    assertThat(columns.at(1, 1)).isZero();
  }

  @Test
  void numbers_of_the_table_and_of_seats_are_apart() {
    Numbers<OfTable, OfSeat> numbers = numbers();
    numbers.set(OfTable.TURN, 3);
    numbers.set(OfSeat.POINTS, Seat.B, 4);
    assertThat(numbers.get(OfTable.TURN)).isEqualTo(3);
    assertThat(numbers.get(OfSeat.POINTS, Seat.A)).isZero();
    assertThat(numbers.get(OfSeat.POINTS, Seat.B)).isEqualTo(4);
  }

  @Test
  void a_number_that_is_a_reference_counts_by_whether_it_holds() {
    Numbers<OfTable, OfSeat> numbers = numbers();
    assertThat(numbers.get(OfTable.ATTACKER)).isEqualTo(CardRef.NONE);
    numbers.set(OfTable.ATTACKER, CardRef.of(1, 5));
    long fifth = written(numbers::write);
    numbers.set(OfTable.ATTACKER, CardRef.of(1, 6));
    assertThat(written(numbers::write)).isEqualTo(fifth);
    assertThat(written(numbers::write, false)).isNotEqualTo(fifth);
  }

  @Test
  void numbers_can_be_written_as_if_one_of_them_were_another() {
    Numbers<OfTable, OfSeat> third = numbers();
    third.set(OfTable.TURN, 3);
    Numbers<OfTable, OfSeat> fourth = numbers();
    fourth.set(OfTable.TURN, 4);
    assertThat(written(out -> third.write(out, OfTable.TURN, 4))).isEqualTo(written(fourth::write));
    assertThat(third.get(OfTable.TURN)).isEqualTo(3);
  }

  @Test
  void counters_of_different_names_do_not_mix() {
    Counters counters = new Counters();
    counters.set(1, "wish", 2);
    counters.set(1, "anger", 1);
    counters.set(2, "wish", 3);
    assertThat(counters.number(1, "wish")).isEqualTo(2);
    assertThat(counters.names(1)).containsExactly("anger", "wish");
    counters.set(1, "wish", 0);
    assertThat(counters.number(1, "wish")).isZero();
    counters.clear(2);
    assertThat(counters.has(2)).isFalse();
    assertThat(counters.on(1)).containsExactly(new Counter(1, "anger", 1));
  }

  @Test
  void a_change_of_a_shared_list_leaves_its_copies_alone() {
    SharedList<String> list = new SharedList<>(new String[0]);
    list.add("one");
    list.add("two");
    list.add("three");
    SharedList<String> twin = new SharedList<>(new String[0]);
    list.copyTo(twin);
    assertThat(list.take(1)).isEqualTo("two");
    assertThat(list.removeIf("three"::equals)).isTrue();
    assertThat(list.removeIf("three"::equals)).isFalse();
    assertThat(list.all()).containsExactly("one");
    assertThat(list.clear()).containsExactly("one");
    assertThat(list.size()).isZero();
    assertThat(twin.all()).containsExactly("one", "two", "three");
  }

  @Test
  void a_list_writes_how_many_elements_it_has_and_each_of_them() {
    SharedList<String> list = new SharedList<>(new String[0]);
    list.add("one");
    list.add("two");
    assertThat(written(out -> list.write(out, (each, to) -> to.add(each))))
        .isEqualTo(written(out -> out.add(2).add("one").add("two")));
  }

  @Test
  void events_are_told_to_a_listener_or_to_nobody() {
    EventSink events = new EventSink();
    List<LogEvent> heard = new ArrayList<>();
    assertThat(events.isHeard()).isFalse();
    LogEvent lost = _ -> Message.plain("lost");
    events.tell(lost);
    events.listen(heard::add);
    assertThat(events.isHeard()).isTrue();
    LogEvent told = _ -> Message.plain("told");
    events.tell(told);
    assertThat(heard).containsExactly(told);
  }
}
