package cardwright.cli.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TableTextTest {
  private static final Map<Seat, String> NAMES = Map.of(Seat.A, "you", Seat.B, "greedy");

  private static final Table.Card SUN =
      new Table.Card("Sun", "Sun", Seat.A, List.of(new Table.Stat("cost", 3, 2)), List.of());

  private static final Table.Card KNIGHT =
      new Table.Card(
          "Copy",
          "Knight",
          Seat.B,
          List.of(new Table.Stat("speed", 4, 5), new Table.Stat("strength", 4, 4)),
          List.of(new Table.Fact("damage", "2"), new Table.Fact("asleep", "")));

  private static Table table(Viewer viewer, List<Table.Card> cards, int handOfB) {
    return new Table(
        viewer,
        List.of(new Table.Fact("turn", "5")),
        List.of(
            new Table.Side(
                Seat.A,
                List.of(new Table.Counter("cc", 4)),
                List.of(new Table.Zone("play", cards.size(), cards))),
            new Table.Side(
                Seat.B, List.of(), List.of(new Table.Zone("hand", handOfB, List.of())))));
  }

  private static List<String> draw(Table table, boolean coloured) {
    return new TableText(NAMES, 60, coloured, Locale.ENGLISH, Message::plain).lines(table);
  }

  @Test
  void a_changed_figure_has_a_mark_and_other_things_are_in_brackets() {
    assertThat(draw(table(Viewer.A, List.of(KNIGHT), 3), false))
        .containsExactly(
            "turn 5 | figures: speed/strength, * changed",
            "--- B, greedy ----------------------------------------------",
            " hand   3 hidden",
            "--- A, you --- CC 4 ----------------------------------------",
            " play   Knight 5*/4 (Copy, of B, damage 2, asleep)");
  }

  @Test
  void what_stands_beside_names_is_told_in_the_language_of_the_reader() {
    TableText german =
        new TableText(
            Seating.youAnd("greedy", Locale.GERMAN),
            60,
            false,
            Locale.GERMAN,
            Catalog.builtIn().game("ggltcg")::label);

    assertThat(german.lines(table(Viewer.A, List.of(KNIGHT), 3)))
        .containsExactly(
            "turn 5 | Werte: Tempo/Stärke, * verändert",
            "--- B, greedy ----------------------------------------------",
            " Hand   3 verdeckt",
            "--- A, du --- CC 4 -----------------------------------------",
            " im Spiel Knight 5*/4 (Copy, von B, damage 2, asleep)");
    assertThat(german.lines(deck(3), 1)).contains(" deck   3 Karten");
  }

  @Test
  void the_viewers_side_is_below_and_zones_that_are_empty_everywhere_are_left_out() {
    assertThat(draw(table(Viewer.B, List.of(), 0), false))
        .containsExactly(
            "turn 5",
            "--- A, you --- CC 4 ----------------------------------------",
            "--- B, greedy ----------------------------------------------");
  }

  @Test
  void a_cost_stands_in_brackets() {
    assertThat(draw(table(Viewer.A, List.of(SUN), 0), false)).contains(" play   Sun [2*]");
  }

  @Test
  void colours_only_repeat_what_the_text_says() {
    Table table = table(Viewer.A, List.of(KNIGHT), 3);

    List<String> plain =
        draw(table, true).stream().map(line -> line.replaceAll("\u001b\\[[0-9;]*m", "")).toList();

    assertThat(draw(table, true)).anyMatch(line -> line.contains("\u001b[1;33m5*\u001b[0m"));
    assertThat(plain).isEqualTo(draw(table, false));
  }

  @Test
  void many_cards_are_broken_between_cards() {
    List<String> lines = draw(table(Viewer.A, Collections.nCopies(4, KNIGHT), 0), true);

    assertThat(lines).hasSize(7);
    assertThat(lines.subList(3, 7)).allSatisfy(line -> assertThat(line).contains("Knight "));
  }

  private static Table.Zone zone(String name, int size, Table.Card... cards) {
    boolean out = !name.equals("main") && !name.equals("field");
    return new Table.Zone(name, size, List.of(cards), out);
  }

  private static Table many() {
    Table.Card[] used =
        IntStream.range(0, 30)
            .mapToObj(i -> new Table.Card("Sun " + i, "Sun " + i, Seat.A, List.of(), List.of()))
            .toArray(Table.Card[]::new);
    List<Table.Zone> zones =
        List.of(
            zone("main", 1, SUN),
            zone("field", 0),
            zone("hand", 4),
            zone("deck", 30),
            zone("goal", 1, SUN),
            zone("timeout", 30, used));
    return new Table(
        Viewer.SPECTATOR,
        List.of(),
        List.of(
            new Table.Side(Seat.A, List.of(), zones), new Table.Side(Seat.B, List.of(), zones)));
  }

  @Test
  void where_there_are_many_zones_short_ones_share_a_line() {
    assertThat(draw(many(), false))
        .contains(" main   Sun [2*]   hand   4 hidden   deck   30 hidden", " goal   Sun [2*]");
  }

  @Test
  void a_table_that_is_too_high_only_counts_what_lies_open_out_of_play() {
    List<String> lines =
        new TableText(NAMES, 60, false, Locale.ENGLISH, Message::plain).lines(many(), 10);

    assertThat(lines).hasSizeLessThan(10).hasSizeLessThan(draw(many(), false).size());
    assertThat(lines).contains(" goal   Sun [2*]   timeout 30 cards (type table)");
  }

  @Test
  void equal_cards_out_of_play_are_counted() {
    Table.Zone hand = zone("hand", 4, SUN, SUN);
    Table table =
        new Table(
            Viewer.A,
            List.of(new Table.Fact("actions played", "0")),
            List.of(
                new Table.Side(Seat.A, List.of(), List.of(hand)),
                new Table.Side(Seat.B, List.of(), List.of())));

    assertThat(draw(table, false).getFirst()).isEqualTo("figures: [cost], * changed");
    assertThat(draw(table, false)).contains(" hand   2 Sun [2*], 2 hidden");
  }

  @Test
  void cards_of_one_name_have_the_numbers_of_their_moves_and_places_that_others_point_at() {
    Table.Zone main = zone("main", 2, placed("1", "3"), placed("2", "4"));
    Table.Card scene =
        new Table.Card("Rug", "Rug", Seat.A, List.of(), List.of(new Table.Fact("at", "main 4")));
    Table table =
        new Table(
            Viewer.A,
            List.of(),
            List.of(
                new Table.Side(Seat.A, List.of(), List.of(main, zone("field", 1, scene))),
                new Table.Side(Seat.B, List.of(), List.of())));

    assertThat(draw(table, false))
        .contains(" main   Ka 1, Ka 2 (zone 4)", " field  Rug (at main 4)");
  }

  private static Table.Card placed(String number, String place) {
    List<Table.Fact> marks =
        List.of(new Table.Fact("zone", place), new Table.Fact("number", number));
    return new Table.Card("Ka", "Ka", Seat.A, List.of(), marks);
  }

  @Test
  void a_figure_that_counts_otherwise_than_it_is_reckoned_is_shown_both_ways() {
    Table.Card card =
        new Table.Card(
            "Ka", "Ka", Seat.A, List.of(new Table.Stat("maturity", 4, 1, -1)), List.of());

    assertThat(draw(table(Viewer.A, List.of(card), 0), false)).contains(" play   Ka 1(-1)*");
  }

  private static Table.Card pony(String subtitle, String trait) {
    List<Table.Fact> marks =
        List.of(
            new Table.Fact("colors", "blue", Table.Telling.ALONE),
            new Table.Fact("traits", trait, Table.Telling.PRINTED));
    return new Table.Card("Dash, " + subtitle, "Dash", Seat.A, List.of(), marks);
  }

  @Test
  void in_brief_a_card_is_told_without_what_is_printed_on_it() {
    Table table = table(Viewer.A, List.of(pony("Fast", "Pegasus")), 0);

    assertThat(new TableText(NAMES, 60, false, Locale.ENGLISH, Message::plain).lines(table, 20))
        .contains(" play   Dash (blue)");
    assertThat(draw(table, false)).contains(" play   Dash (Dash, Fast, blue, traits Pegasus)");
  }

  @Test
  void in_brief_the_whole_title_is_told_where_two_cards_begin_alike() {
    Table table = table(Viewer.A, List.of(pony("Fast", "Pegasus"), pony("Slow", "Pegasus")), 0);

    assertThat(new TableText(NAMES, 60, false, Locale.ENGLISH, Message::plain).lines(table, 20))
        .contains(" play   Dash, Fast (blue), Dash, Slow (blue)");
  }

  private static Table.Card fromTop(int place) {
    List<Table.Fact> marks = List.of(new Table.Fact("from top", String.valueOf(place)));
    return new Table.Card("Ka", "Ka", Seat.A, List.of(), marks);
  }

  private static Table deck(int size) {
    Table.Zone deck = zone("deck", size, fromTop(1), fromTop(2));
    return new Table(
        Viewer.A,
        List.of(),
        List.of(
            new Table.Side(Seat.A, List.of(), List.of(deck)),
            new Table.Side(Seat.B, List.of(), List.of())));
  }

  @Test
  void a_place_in_a_deck_is_told_unless_all_of_the_deck_is_seen() {
    TableText text = new TableText(NAMES, 60, false, Locale.ENGLISH, Message::plain);

    assertThat(text.lines(deck(2), 20)).contains(" deck   2 Ka");
    assertThat(text.lines(deck(3), 20))
        .contains(" deck   Ka (from top 1), Ka (from top 2), 1 hidden");
    assertThat(text.lines(deck(3), 1)).contains(" deck   3 cards");
  }

  @Test
  void a_card_that_is_longer_than_two_lines_goes_on() {
    List<Table.Fact> marks =
        IntStream.range(0, 20).mapToObj(i -> new Table.Fact("mark", "" + i)).toList();
    Table.Card card = new Table.Card("Ka", "Ka", Seat.A, List.of(), marks);

    assertThat(draw(table(Viewer.A, List.of(card), 0), false))
        .allMatch(line -> line.length() <= 60)
        .hasSizeGreaterThan(5);
  }
}
