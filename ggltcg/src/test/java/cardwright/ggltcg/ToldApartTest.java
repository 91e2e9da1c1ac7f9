package cardwright.ggltcg;

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
  private final Game game = Ggltcg.load();
  private final List<LogEvent> told = new ArrayList<>();

  @Test
  void a_tussle_of_two_toys_of_one_name_means_each_on_its_side() {
    Position position =
        position(
            """
            turn: {player: A, number: 5}
            A: {cc: 4, play: [Wizard]}
            B: {cc: 0, play: [Wizard], hand: [Ka]}
            """);
    int mine = references(position, Viewer.B, Seat.A, "play").getFirst();
    int theirs = references(position, Viewer.B, Seat.B, "play").getFirst();

    play(position, "tussle wizard > wizard");

    assertThat(mine).isNotEqualTo(theirs).isNotEqualTo(CardRef.NONE);
    assertThat(meant("Tussled", Viewer.B)).containsExactly(mine, theirs);
    assertThat(meant("Struck", Viewer.B).getFirst()).isEqualTo(mine);
  }

  @Test
  void a_played_card_is_the_one_that_enters_play() {
    Position position =
        position(
            """
            turn: {player: A, number: 5}
            A: {cc: 7, play: [Knight], hand: [Ka]}
            B: {cc: 0, play: [Ka]}
            """);

    play(position, "play ka");

    List<Integer> now = references(position, Viewer.B, Seat.A, "play");
    assertThat(now).containsAll(meant("Played", Viewer.B));
  }

  @Test
  void a_card_in_a_hand_is_not_told_apart() {
    Position position =
        position(
            """
            turn: {player: A, number: 5}
            A: {cc: 4, play: [Wizard], hand: [Sun, Ka]}
            B: {cc: 0, play: [Ka]}
            """);

    assertThat(references(position, Viewer.A, Seat.A, "hand"))
        .containsExactly(CardRef.NONE, CardRef.NONE);
    assertThat(references(position, Viewer.A, Seat.B, "play")).doesNotContain(CardRef.NONE);
  }

  private Position position(String text) {
    Position position =
        Scenario.read(
                "game: ggltcg\nname: a position\n" + text + "then: {over: false}\n",
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
