package cardwright.cardgame.choose;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// The moves of picks come in three parts.
final class MoveListTest {
  @Test
  void moves_that_search_tries_come_first_and_take_backs_last() {
    MoveList moves = new MoveList();
    moves.addTakeBack(30);
    moves.addPick(20, false);
    moves.add(10);
    moves.addPick(11, true);
    assertThat(moves.count()).isEqualTo(4);
    assertThat(new int[] {moves.get(0), moves.get(1), moves.get(2), moves.get(3)})
        .containsExactly(10, 11, 20, 30);
    assertThat(moves.searched()).isEqualTo(2);
    assertThat(moves.takeBacks()).isEqualTo(1);
  }

  @Test
  void where_picks_leave_no_ascending_way_every_pick_is_tried() {
    MoveList moves = new MoveList();
    moves.addPick(1, false);
    moves.addPick(2, false);
    moves.addTakeBack(3);
    assertThat(moves.searched()).isEqualTo(2);
    moves.clear();
    assertThat(moves.count()).isZero();
  }
}
