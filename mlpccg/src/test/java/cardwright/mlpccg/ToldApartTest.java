package cardwright.mlpccg;

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
  private final Game game = MlpCcg.load();
  private final List<LogEvent> told = new ArrayList<>();

  private static final String PONY =
      """
      cards: |
        # Playful Pony
        Friend, pink 1, cost 1, Pegasus
        When this card moves to a Problem, you may move this card to another Problem.
        # Small Trouble
        Troublemaker, power 2, points 1
      """;

  @Test
  void a_move_means_the_one_of_two_friends_of_one_name_that_goes() {
    Position position =
        position(
            PONY
                + """
                A: {tokens: 9, home: [Playful Pony, Playful Pony], problem: [It's Alive!]}
                B: {problem: [Cloudbursting]}
                """);
    List<Integer> home = references(position, Viewer.B, Seat.A, "home");

    play(position, "move playful pony 2 to own");

    assertThat(home).doesNotHaveDuplicates().doesNotContain(CardRef.NONE);
    assertThat(meant("Moved", Viewer.B))
        .isEqualTo(references(position, Viewer.B, Seat.A, "at-own"))
        .hasSize(1);
  }

  @Test
  void a_face_down_card_is_not_told_apart() {
    Position position =
        position(
            PONY
                + """
                A: {tokens: 9, hand: [Small Trouble], problem: [It's Alive!]}
                B: {problem: [Cloudbursting]}
                """);
    assertThat(references(position, Viewer.A, Seat.A, "hand")).containsExactly(CardRef.NONE);

    play(position, "play small trouble at own");

    assertThat(meant("PlayedFaceDown", Viewer.A)).containsExactly(CardRef.NONE);
    assertThat(meant("PlayedFaceDown", Viewer.B)).isEmpty();
    assertThat(references(position, Viewer.A, Seat.A, "at-own")).containsExactly(CardRef.NONE);
  }

  private Position position(String text) {
    Position position =
        Scenario.read(
                "game: mlpccg\nname: a position\n" + text + "then: {over: false}\n",
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
