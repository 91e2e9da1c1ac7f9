package cardwright.littletroubles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cardwright.engine.Chance;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class EvaluationTest {
  private final Game game = LittleTroubles.load();

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
  void the_value_is_that_of_the_turns_that_are_needed() {
    for (Position position : positions()) {
      check(position);
    }
  }

  private void check(Position position) {
    for (Seat seat : Seat.values()) {
      double lead = turns(position, seat.other()) - turns(position, seat);
      assertThat(game.value(position, seat)).isCloseTo(Evaluation.ofLead(lead), within(1e-12));
    }
  }

  private double turns(Position position, Seat seat) {
    return Evaluation.turns(((LittleTroublesPosition) position).board(), seat);
  }

  @Test
  void nobody_needs_fewer_turns_without_what_it_has() {
    for (Position position : positions()) {
      for (Seat seat : Seat.values()) {
        assertThat(game.terms(position, seat)).allMatch(term -> term.points() > -0.5);
        assertThat(game.terms(position, seat))
            .filteredOn(term -> term.name().equals("cookies"))
            .allMatch(term -> term.points() >= 0);
      }
    }
  }
}
