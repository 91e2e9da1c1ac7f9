package cardwright.server.rest;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.engine.Game;
import cardwright.engine.Seat;
import cardwright.scenario.Scenario;
import cardwright.server.play.PuzzlePlay;
import cardwright.server.wire.Handles;
import cardwright.server.wire.Json;
import cardwright.server.wire.Recipient;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Whoever solves a puzzle is told no card that the other side hides, before the answer or after it.
final class PuzzleSecretsTest {
  private static final Recipient SOLVER = new Recipient(Seat.A, Locale.ENGLISH, Seat::name);

  /// A position of Little Troubles in which B hides two cards of the hand, and both hide their decks.
  private static final String HIDDEN =
      """
      game: littletroubles
      name: what B hides
      puzzle: {rating: 1500, solved by: [], best: 60, next: 40}
      turn: {player: A, number: 5}
      A: {cookies: 2, main: [Gardener], hand: [Snack Break], deck: [Bus Driver, Mail Carrier]}
      B: {cookies: 0, main: [Grumpy Neighbor], hand: [Train Conductor, Gold Star], deck: [Lunch Cook]}
      moves:
        - A: play snack break
      """;

  private static final List<String> SECRET =
      List.of("Train Conductor", "Gold Star", "Lunch Cook", "Bus Driver", "Mail Carrier");

  private final PuzzlePlay play = new PuzzlePlay(puzzle());

  private static Scenario puzzle() {
    Game game = Catalog.builtIn().game("littletroubles");
    return Scenario.read(HIDDEN, "puzzle", _ -> game, _ -> "").getFirst();
  }

  @Test
  void the_puzzle_names_no_card_that_is_hidden_from_its_solver() {
    String puzzle = Json.write(Puzzles.begin(play.begin(), new Handles(), SOLVER));

    assertThat(puzzle).contains("Snack Break").doesNotContain(SECRET);
  }

  @Test
  void no_answer_opens_the_hand_of_the_other_side() {
    int moves = play.begin().choice().count();
    assertThat(moves).isGreaterThan(1);
    for (int i = 0; i < moves; i++) {
      PuzzlePlay.Answered answered = play.answer(i);
      List<TriedMoves.Step> all = new ArrayList<>();
      all.addAll(Puzzles.steps(play.begin(), answered.line(), SOLVER));
      all.addAll(Puzzles.steps(play.begin(), answered.solution(), SOLVER));
      assertThat(all).isNotEmpty();
      for (TriedMoves.Step step : all) {
        assertThat(step.choice()).isNull();
        assertThat(step.seat() != null && step.seat().equals("B") ? step.move() : "").isEmpty();
        assertThat(cardsOf(step, "B", "hand")).isEmpty();
        assertThat(cardsOf(step, "B", "deck")).isEmpty();
        assertThat(cardsOf(step, "A", "deck")).isEmpty();
      }
    }
  }

  private static List<String> cardsOf(TriedMoves.Step step, String seat, String zone) {
    List<String> cards = new ArrayList<>();
    for (JsonNode side : Json.readOwn(step.table()).get("sides")) {
      for (JsonNode each : side.get("zones")) {
        if (side.get("seat").asString().equals(seat) && each.get("name").asString().equals(zone)) {
          each.get("cards").forEach(card -> cards.add(card.get("card").asString()));
        }
      }
    }
    return cards;
  }
}
