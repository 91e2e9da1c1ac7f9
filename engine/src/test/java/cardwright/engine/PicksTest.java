package cardwright.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Picks are sets, and their moves come in three parts.
final class PicksTest {
  private static final int ADA = CardRef.of(3, 7);
  private static final int BAKER = CardRef.of(5, 0);

  private static long fingerprint(Picks picks) {
    Fingerprint out = new Fingerprint(ref -> true);
    picks.write(out);
    return out.value();
  }

  @Test
  void theOrderOfPicksForOneChoiceDoesNotCount() {
    Picks one = Picks.NONE.with(0, ADA).with(0, BAKER).with(1, ADA);
    Picks other = Picks.NONE.with(1, ADA).with(0, BAKER).with(0, ADA);
    assertThat(fingerprint(one)).isEqualTo(fingerprint(other));
    assertThat(one.of(0)).containsExactly(ADA, BAKER);
    assertThat(other.of(0)).containsExactly(ADA, BAKER);
  }

  @Test
  void aPickThatIsTakenBackLeavesNothing() {
    Picks picks = Picks.NONE.with(0, BAKER).with(2, ADA);
    Picks back = picks.with(0, ADA).without(0, ADA);
    assertThat(fingerprint(back)).isEqualTo(fingerprint(picks));
    assertThat(back.has(2, ADA)).isTrue();
    assertThat(back.without(2, ADA).without(0, BAKER).size()).isZero();
  }

  @Test
  void searchGoesOnBehindTheLastCardOfAChoice() {
    Picks picks = Picks.NONE.with(0, BAKER).with(0, ADA);
    assertThat(picks.highest(0)).isEqualTo(5);
    assertThat(picks.highest(1)).isEqualTo(-1);
    assertThat(picks.first()).isEqualTo(3);
    assertThat(picks.of(choice -> choice > 0).size()).isZero();
  }

  @Test
  void movesThatSearchTriesComeFirstAndTakeBacksLast() {
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
  void wherePicksLeaveNoAscendingWayEveryPickIsTried() {
    MoveList moves = new MoveList();
    moves.addPick(1, false);
    moves.addPick(2, false);
    moves.addTakeBack(3);
    assertThat(moves.searched()).isEqualTo(2);
    moves.clear();
    assertThat(moves.count()).isZero();
  }
}
