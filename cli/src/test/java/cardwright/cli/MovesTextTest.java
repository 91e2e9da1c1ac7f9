package cardwright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Choice;
import cardwright.engine.Move;
import cardwright.engine.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;

class MovesTextTest {
  private record Some(int count) implements Choice {
    @Override
    public Seat seat() {
      return Seat.A;
    }

    @Override
    public String question() {
      return "Which?";
    }

    @Override
    public Move move(int index) {
      return new Move("take " + index, "Take " + index + " of them.");
    }
  }

  @Test
  void movesStandInColumnsAndAreReadDownwards() {
    assertThat(MovesText.columns(new Some(5), 30, 9))
        .containsExactly(" 1 take 0    4 take 3", " 2 take 1    5 take 4", " 3 take 2");
  }

  @Test
  void movesThatDoNotFitAreCountedAndTheLastIsShown() {
    assertThat(MovesText.columns(new Some(12), 12, 3))
        .containsExactly("  1 take 0", "  2 take 1", " 12 take 11   ... and 9 more: type moves");
  }

  @Test
  void allMovesAreListedWithWhatTheyMean() {
    assertThat(MovesText.all(new Some(2)))
        .isEqualTo(List.of(" 1 take 0   Take 0 of them.", " 2 take 1   Take 1 of them."));
  }
}
