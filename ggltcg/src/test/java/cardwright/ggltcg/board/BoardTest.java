package cardwright.ggltcg.board;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Seat;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.wording.CardFiles;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/// Every number of a board is copied and is part of the fingerprint, but the lives of the cards.
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
    Board board = Board.of(PlayInfo.of(TWO, TWO));
    for (int card = 0; card < 4; card++) {
      board.move(card, Zone.PLAY, board.pool().owner(card));
    }
    board.beginTurn(3, Seat.A);
    board.declare(0, 2);
    return board;
  }

  private static final Map<String, Consumer<Board>> CHANGES =
      Map.ofEntries(
          Map.entry("the turn", board -> board.beginTurn(4, Seat.A)),
          Map.entry("whose turn it is", board -> board.beginTurn(3, Seat.B)),
          Map.entry("CC", board -> board.setCc(Seat.B, 5)),
          Map.entry("direct attacks", board -> board.setDirectAttacks(1)),
          Map.entry("what was done", Board::countAction),
          Map.entry("a further turn", board -> board.turns().giveTurn(Seat.B)),
          Map.entry("turns without a move", board -> board.setDeadTurns(1)),
          Map.entry("Toys played", board -> board.countPlayed(Seat.A, true)),
          Map.entry("Actions played", board -> board.countPlayed(Seat.A, false)),
          Map.entry("a tussle that is called off", Board::callOff),
          Map.entry("the attacker", board -> board.declare(1, 2)),
          Map.entry("the defender", board -> board.declare(0, 3)),
          Map.entry("lost stamina", board -> board.lose(1, 1)),
          Map.entry("the zone of a card", board -> board.move(1, Zone.HAND, Seat.A)));

  @Test
  void each_number_makes_another_fingerprint_and_is_copied() {
    CHANGES.forEach((name, change) -> {
      Board twin = board().copy();
      change.accept(twin);
      assertThat(twin.fingerprint()).as(name).isNotEqualTo(board().fingerprint());
      assertThat(twin.copy().fingerprint()).as(name).isEqualTo(twin.fingerprint());
    });
  }

  @Test
  void a_life_counts_only_where_something_refers_to_the_card() {
    Board board = board();
    board.move(1, Zone.HAND, Seat.A);
    board.move(1, Zone.PLAY, Seat.A);
    assertThat(board.fingerprint()).isEqualTo(board().fingerprint());
    board.move(0, Zone.HAND, Seat.A);
    board.move(0, Zone.PLAY, Seat.A);
    assertThat(board.fingerprint()).isNotEqualTo(board().fingerprint());
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
    assertThat(board.pool().owner(0)).isEqualTo(Seat.A);
  }
}
