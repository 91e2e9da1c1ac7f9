package cardwright.mlpccg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Term;
import cardwright.engine.Viewer;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

final class EvaluationTest {
  private final Game game = MlpCcg.load();

  /// Asks at every position of a random play.
  private void always(Consumer<Position> check) {
    Chance chance = Chance.seeded(5);
    Deck deck = game.decks().get(0);
    Position position = game.start(deck, deck, chance);
    for (int i = 0; i < 600 && position.outcome().isEmpty(); i++) {
      check.accept(position);
      position.play(chance.roll(position.choice().count()), chance);
    }
  }

  @Test
  void points_and_tokens_are_those_of_the_table() {
    always(position -> {
      for (Seat seat : Seat.values()) {
        int points = counter(position, seat, "points");
        assertThat(amount(position, seat, "points")).isEqualTo(points);
        assertThat(amount(position, seat, "points beyond eight"))
            .isEqualTo(Math.max(0, points - 8));
        assertThat(amount(position, seat, "action tokens"))
            .isEqualTo(Math.min(8, counter(position, seat, "tokens")));
      }
    });
  }

  @Test
  void the_value_is_the_chance_to_win_that_goes_with_the_lead() {
    always(position -> {
      double lead = points(position, Seat.A) - points(position, Seat.B);
      double odds = Math.exp(lead);
      assertThat((1 + game.value(position, Seat.A)) / 2).isCloseTo(odds / (1 + odds), within(1e-9));
    });
  }

  @Test
  void what_is_missing_at_a_Problem_is_at_most_what_counts() {
    always(position -> {
      for (Seat seat : Seat.values()) {
        assertThat(amount(position, seat, "points of power missing at the other Problem"))
            .isBetween(0.0, 8.0);
        assertThat(amount(position, seat, "points of power missing at one's own Problem"))
            .isBetween(0.0, 8.0);
      }
    });
  }

  private double points(Position position, Seat seat) {
    return game.terms(position, seat).stream().mapToDouble(Term::points).sum();
  }

  private double amount(Position position, Seat seat, String name) {
    return game.terms(position, seat).stream()
        .filter(term -> term.name().equals(name))
        .findFirst()
        .orElseThrow()
        .amount();
  }

  private static int counter(Position position, Seat seat, String name) {
    Table.Side side =
        position.table(Viewer.JUDGE).sides().stream()
            .filter(each -> each.seat() == seat)
            .findFirst()
            .orElseThrow();
    return side.counter(name).orElseThrow().value();
  }
}
