package cardwright.mlpccg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cardwright.engine.Chance;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Term;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class EvaluationTest {
  private final Game game = MlpCcg.load();

  /// Positions of a random play that goes on.
  private List<Position> positions() {
    Chance chance = Chance.seeded(5);
    Position position = game.start(game.decks().get(0), game.decks().get(0), chance);
    List<Position> positions = new ArrayList<>();
    for (int i = 0; i < 400 && position.outcome().isEmpty(); i++) {
      positions.add(position.copy());
      position.play(chance.roll(position.choice().count()), chance);
    }
    return positions;
  }

  @Test
  void the_value_is_that_of_the_terms() {
    for (Position position : positions()) {
      check(position);
    }
  }

  private void check(Position position) {
    for (Seat seat : Seat.values()) {
      double lead = points(position, seat) - points(position, seat.other());
      assertThat(game.value(position, seat)).isCloseTo(Evaluation.ofLead(lead), within(1e-9));
    }
  }

  private double points(Position position, Seat seat) {
    return game.terms(position, seat).stream().mapToDouble(Term::points).sum();
  }

  @Test
  void the_terms_are_the_same_in_every_position() {
    List<String> names =
        game.terms(positions().getFirst(), Seat.A).stream().map(Term::name).toList();
    for (Position position : positions()) {
      assertThat(game.terms(position, Seat.B)).extracting(Term::name).isEqualTo(names);
    }
    assertThat(names).doesNotHaveDuplicates().hasSizeGreaterThan(5);
  }
}
