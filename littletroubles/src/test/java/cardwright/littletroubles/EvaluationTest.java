package cardwright.littletroubles;

import static org.assertj.core.api.Assertions.assertThat;

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
  private final Game game = LittleTroubles.load();

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
  void cookies_and_fights_won_are_those_of_the_table() {
    always(position -> {
      for (Seat seat : Seat.values()) {
        int wins = counter(position, seat, "wins");
        assertThat(amount(position, seat, "cookies")).isEqualTo(counter(position, seat, "cookies"));
        assertThat(amount(position, seat, "fights won beyond four"))
            .isEqualTo(Math.max(0, wins - 4));
        assertThat(amount(position, seat, "fights won beyond seven"))
            .isEqualTo(Math.max(0, wins - 7));
      }
    });
  }

  @Test
  void cards_in_hand_are_those_of_the_table() {
    always(position -> {
      for (Seat seat : Seat.values()) {
        int hand = side(position, seat).zone("hand").orElseThrow().size();
        assertThat(amount(position, seat, "cards in hand")).isEqualTo(hand);
        assertThat(amount(position, seat, "Characters in hand")).isBetween(0.0, (double) hand);
      }
    });
  }

  @Test
  void a_Goal_is_done_by_no_more_than_all_of_it() {
    always(position -> {
      for (Seat seat : Seat.values()) {
        assertThat(amount(position, seat, "shares of the Goal's tasks done"))
            .isBetween(0.0, amount(position, seat, "Goals"));
      }
    });
  }

  private double amount(Position position, Seat seat, String name) {
    return game.terms(position, seat).stream()
        .filter(term -> term.name().equals(name))
        .findFirst()
        .map(Term::amount)
        .orElseThrow();
  }

  private static int counter(Position position, Seat seat, String name) {
    return side(position, seat).counter(name).orElseThrow().value();
  }

  private static Table.Side side(Position position, Seat seat) {
    return position.table(Viewer.JUDGE).sides().stream()
        .filter(each -> each.seat() == seat)
        .findFirst()
        .orElseThrow();
  }
}
