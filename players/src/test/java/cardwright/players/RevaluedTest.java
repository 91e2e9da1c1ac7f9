package cardwright.players;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.EvaluationFeature;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import java.lang.reflect.Method;
import java.util.List;
import org.junit.jupiter.api.Test;

final class RevaluedTest {
  private static final Revalued.Values HALF =
      new Revalued.Values() {
        @Override
        public double value(Position position, Seat seat) {
          return seat == Seat.A ? 0.5 : -0.5;
        }

        @Override
        public List<EvaluationFeature> terms(Position position, Seat seat) {
          return List.of(new EvaluationFeature(Message.plain("halves"), 1, 0.5));
        }
      };

  private final Game game = new Bazaar();
  private final Game revalued = new Revalued(game, HALF);

  @Test
  void positions_are_worth_what_the_values_say() {
    Position position =
        revalued.start(game.decks().getFirst(), game.decks().getFirst(), new SeededChance(1));
    assertThat(revalued.value(position, Seat.A)).isEqualTo(0.5);
    assertThat(revalued.value(position, Seat.B)).isEqualTo(-0.5);
    assertThat(revalued.terms(position, Seat.A))
        .extracting(EvaluationFeature::name)
        .containsExactly(Message.plain("halves"));
  }

  @Test
  void nothing_else_is_left_to_what_games_are_by_default() {
    for (Method method : Game.class.getMethods()) {
      assertThat(Revalued.class.getDeclaredMethods())
          .as(method.toString())
          .anyMatch(own ->
              own.getName().equals(method.getName())
                  && List.of(own.getParameterTypes()).equals(List.of(method.getParameterTypes())));
    }
    assertThat(revalued.name()).isEqualTo(game.name());
    assertThat(revalued.phases()).isEqualTo(game.phases());
    assertThat(revalued.cards()).isEqualTo(game.cards());
  }
}
