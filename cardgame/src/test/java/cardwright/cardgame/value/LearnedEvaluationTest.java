package cardwright.cardgame.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import cardwright.cardgame.message.Messages;
import cardwright.engine.EvaluationFeature;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.ValueInput;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class LearnedEvaluationTest {
  private static final EvaluationFeature.Kind COOKIES =
      new EvaluationFeature.Kind(Messages.of("move.yes"), 0.5);
  private static final EvaluationFeature.Kind BEYOND =
      new EvaluationFeature.Kind(Messages.of("move.no"), 1);

  /// A cookie is worth 1, a rope in hand 2, and having the turn 0.25.
  private static final ValueNetwork NETWORK =
      ValueNetwork.read(
          """
          width\t1\t1
          start\t0
          input\t%s\t0\t1
          input\thand Rope\t0\t2
          second\t0\t0\t0
          last\t0\t0.25
          """
              .formatted(COOKIES.name().words()),
          "small.value");

  private enum Place {
    HAND,
    TABLE
  }

  /// A card of a toy board.
  private record Lying(String title, Seat side, @Nullable Place place) {}

  /// @param cookies of each seat
  private record Toys(Seat active, Map<Seat, Integer> cookies, List<Lying> cards) {}

  private static final class ToySides implements LearnedEvaluation.Sides<Toys, Place> {
    @Override
    public double[] amounts(Toys board, Seat seat) {
      return new double[] {board.cookies().getOrDefault(seat, 0)};
    }

    @Override
    public int cards(Toys board) {
      return board.cards().size();
    }

    @Override
    public @Nullable Place place(Toys board, int card) {
      return board.cards().get(card).place();
    }

    @Override
    public Seat side(Toys board, int card) {
      return board.cards().get(card).side();
    }

    @Override
    public String title(Toys board, int card) {
      return board.cards().get(card).title();
    }

    @Override
    public Seat active(Toys board) {
      return board.active();
    }
  }

  private static final LearnedEvaluation<Toys, Place> EVALUATION =
      new LearnedEvaluation<>(
          NETWORK,
          new ToySides(),
          List.of(Place.values()),
          List.of("Rope", "Kite"),
          List.of(COOKIES),
          BEYOND);

  private static final Toys BOARD =
      new Toys(
          Seat.A,
          Map.of(Seat.A, 1, Seat.B, 4),
          List.of(
              new Lying("Rope", Seat.A, Place.HAND),
              new Lying("Rope", Seat.B, Place.TABLE),
              new Lying("Kite", Seat.B, Place.HAND),
              new Lying("Rope", Seat.B, null)));

  @Test
  void what_lies_on_a_side_counts_for_it_and_what_was_never_learned_for_nobody() {
    double lead = 1 + 2 - 4 + 0.25;
    assertThat(EVALUATION.value(BOARD, Seat.A)).isEqualTo(StrictMath.tanh(lead / 2), within(1e-6));
    assertThat(EVALUATION.value(BOARD, Seat.B)).isEqualTo(-EVALUATION.value(BOARD, Seat.A));
  }

  @Test
  void the_last_term_is_what_is_known_beyond_the_points_of_the_others() {
    double lead = 1 + 2 - 4 + 0.25;
    double points = 0.5 * (1 - 4);
    List<EvaluationFeature> own = EVALUATION.terms(BOARD, Seat.A);
    List<EvaluationFeature> other = EVALUATION.terms(BOARD, Seat.B);
    assertThat(own).hasSize(2).first().isEqualTo(COOKIES.of(1));
    double sum = own.stream().mapToDouble(EvaluationFeature::points).sum();
    double less = other.stream().mapToDouble(EvaluationFeature::points).sum();
    assertThat(own.getLast().points()).isEqualTo((lead - points) / 2, within(1e-6));
    assertThat(sum - less).isEqualTo(lead, within(1e-6));
  }

  @Test
  void the_value_of_another_game_is_refused_and_that_of_further_cards_is_not() {
    String file = NETWORK.write(List.of());
    assertThat(read(file).names()).isEqualTo(NETWORK.names());
    assertThat(read(file.replace("hand Rope", "hand Drum")).input("hand Drum")).isEqualTo(1);
    assertThatThrownBy(() -> read(file.replace("hand Rope", "attic Rope")))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("the value knows 'attic Rope', which is no term of this game");
  }

  private static ValueNetwork read(String file) {
    return LearnedEvaluation.read(file, List.of(Place.values()), List.of(COOKIES.name()));
  }

  @Test
  void what_is_learned_from_are_the_amounts_of_terms_and_the_cards_at_their_places() {
    assertThat(EVALUATION.inputs(BOARD, Seat.B))
        .containsExactly(
            ValueInput.term(COOKIES.name().words(), 4),
            ValueInput.card("table Rope"),
            ValueInput.card("hand Kite"));
  }
}
