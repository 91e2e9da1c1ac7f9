package cardwright.ggltcg.board;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Seat;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.wording.CardFiles;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Every number of the spine is copied and is part of the fingerprint, but the lives of the cards.
final class BoardTest {
  private static final Card[] TWO =
      CardFiles.read(
              """
              # Ant
              Toy, cost 1, speed 1, strength 1, stamina 3

              # Bee
              Toy, cost 1, speed 1, strength 1, stamina 3
              """,
              "two.cards")
          .toArray(Card[]::new);

  private static Board board() {
    Board board = new Board(new Cast(TWO, TWO));
    for (int card = 0; card < 4; card++) {
      board.move(card, Zone.PLAY, board.cast().owner(card));
    }
    board.beginTurn(3, Seat.A);
    board.declare(0, 2);
    return board;
  }

  private static int[] spine(Board board) throws ReflectiveOperationException {
    Field field = Board.class.getDeclaredField("spine");
    field.setAccessible(true);
    return (int[]) field.get(board);
  }

  @Test
  void each_number_makes_another_fingerprint_except_lives() throws ReflectiveOperationException {
    List<Integer> silent = new ArrayList<>();
    Board board = board();
    int[] spine = spine(board);
    for (int i = 0; i < spine.length; i++) {
      Board twin = board.copy();
      spine(twin)[i]++;
      if (twin.fingerprint() == board.fingerprint()) {
        silent.add(i);
      }
      assertThat(twin.copy().fingerprint())
          .as("a copy has number " + i)
          .isEqualTo(twin.fingerprint());
    }
    int lives = spine.length - 4;
    // The lives of cards 1 and 3, to which nothing refers; where a card is stands in the zones too.
    assertThat(silent).contains(lives + 1, lives + 3).allMatch(i -> i >= spine.length - 3 * 4);
    assertThat(silent).doesNotContain(lives, lives + 2);
  }

  @Test
  void a_card_that_changed_zones_is_another_object() {
    Board board = board();
    int ref = board.ref(0);
    assertThat(board.holds(ref)).isTrue();
    board.move(0, Zone.HAND, Seat.A);
    board.move(0, Zone.PLAY, Seat.A);
    assertThat(board.holds(ref)).isFalse();
  }

  @Test
  void a_card_that_changed_sides_is_the_same_object() {
    Board board = board();
    int ref = board.ref(0);
    board.lose(0, 2);
    board.control(0, Seat.B);
    assertThat(board.holds(ref)).isTrue();
    assertThat(board.lost(0)).isEqualTo(2);
    assertThat(board.side(0)).isEqualTo(Seat.B);
    assertThat(board.cast().owner(0)).isEqualTo(Seat.A);
  }
}
