package cardwright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.Collections;
import java.util.List;
import java.util.Map;
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
    return new TableText(NAMES, 60, coloured).lines(table);
  }

  @Test
  void aChangedFigureHasAMarkAndOtherThingsAreInBrackets() {
    assertThat(draw(table(Viewer.A, List.of(KNIGHT), 3), false))
        .containsExactly(
            "turn 5 | speed/strength, * changed",
            "--- B, greedy ----------------------------------------------",
            " hand   3 hidden",
            "--- A, you --- CC 4 ----------------------------------------",
            " play   Knight 5*/4 (Copy, of B, damage 2, asleep)");
  }

  @Test
  void theViewersSideIsBelowAndZonesThatAreEmptyEverywhereAreLeftOut() {
    assertThat(draw(table(Viewer.B, List.of(), 0), false))
        .containsExactly(
            "turn 5",
            "--- A, you --- CC 4 ----------------------------------------",
            "--- B, greedy ----------------------------------------------");
  }

  @Test
  void aCostStandsInBrackets() {
    assertThat(draw(table(Viewer.A, List.of(SUN), 0), false)).contains(" play   Sun [2*]");
  }

  @Test
  void coloursOnlyRepeatWhatTheTextSays() {
    Table table = table(Viewer.A, List.of(KNIGHT), 3);

    List<String> plain =
        draw(table, true).stream().map(line -> line.replaceAll("\u001b\\[[0-9;]*m", "")).toList();

    assertThat(draw(table, true)).anyMatch(line -> line.contains("\u001b[1;33m5*\u001b[0m"));
    assertThat(plain).isEqualTo(draw(table, false));
  }

  @Test
  void manyCardsAreBrokenBetweenCards() {
    List<String> lines = draw(table(Viewer.A, Collections.nCopies(4, KNIGHT), 0), true);

    assertThat(lines).hasSize(7);
    assertThat(lines.subList(3, 7)).allSatisfy(line -> assertThat(line).contains("Knight "));
  }
}
