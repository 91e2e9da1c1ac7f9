package cardwright.littletroubles;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Game;
import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import cardwright.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Which of several cards of one name an event means.
final class ToldApartTest {
  private final Game game = LittleTroubles.load();
  private final List<LogEvent> told = new ArrayList<>();

  @Test
  void a_fight_means_the_one_of_two_characters_of_one_name_that_is_picked() {
    Position position =
        position(
            """
            turn: {player: A, number: 5, phase: fight}
            A: {cookies: 9, main: [Bus Driver]}
            B: {cookies: 9, main: [Bus Driver, Bus Driver]}
            """);
    int mine = references(position, Viewer.B, Seat.A, "main").getFirst();
    List<Integer> theirs = references(position, Viewer.B, Seat.B, "main");

    play(position, "fight bus driver of a > bus driver 2 of b");

    assertThat(theirs).doesNotHaveDuplicates().doesNotContain(CardRef.NONE, mine);
    assertThat(meant("PickedFight", Viewer.B)).containsExactly(mine, theirs.get(1));
  }

  @Test
  void a_card_in_a_hand_is_not_told_apart() {
    Position position =
        position(
            """
            turn: {player: A, number: 5, phase: fight}
            A: {cookies: 9, main: [Bus Driver], hand: [Bus Driver]}
            B: {cookies: 9, main: [Bus Driver]}
            """);

    assertThat(references(position, Viewer.A, Seat.A, "hand")).containsExactly(CardRef.NONE);
  }

  private Position position(String text) {
    Position position =
        Scenario.read(
                "game: littletroubles\nname: a position\n" + text + "then: {over: false}\n",
                "a test",
                name -> game,
                kit -> "")
            .getFirst()
            .position()
            .orElseThrow();
    position.listen(told::add);
    return position;
  }

  private static void play(Position position, String move) {
    assertThat(position.choice().notations()).contains(move);
    position.play(position.choice().indexOf(move), Chance.seeded(1));
  }

  /// The cards that the first event of a kind means.
  private List<Integer> meant(String kind, Viewer viewer) {
    LogEvent event =
        told.stream()
            .filter(each -> each.getClass().getSimpleName().equals(kind))
            .findFirst()
            .orElseThrow();
    return event.message(viewer).parts(null).stream()
        .filter(part -> part instanceof Message.Part.Card)
        .map(part -> ((Message.Part.Card) part).ref())
        .toList();
  }

  private static List<Integer> references(
      Position position, Viewer viewer, Seat seat, String zone) {
    return position.table(viewer).side(seat).zone(zone).orElseThrow().cards().stream()
        .map(Table.Card::ref)
        .toList();
  }
}
