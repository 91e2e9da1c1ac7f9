package cardwright.cardgame.layers;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cardgame.layers.DerivedCache.Change;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class DerivedCacheTest {
  private static final int CARDS = 3;

  private final DerivedCache<Sums> cache = new DerivedCache<>(Sums::new, CARDS);
  private final Table table = new Table(cache);

  private record Table(DerivedCache<Sums> cache) {}

  /// Notes what it is told, and looks itself up meanwhile, as texts do that ask about figures.
  private static final class Sums {
    private final int cards;
    private final List<Change> told = new ArrayList<>();

    private Sums(int cards) {
      this.cards = cards;
    }

    void renew(Table board, Change change) {
      told.add(change);
      assertThat(board.cache().of(board, Sums::renew)).isSameAs(this);
    }
  }

  @Test
  void all_is_found_at_the_first_look_and_kept_from_then_on() {
    Sums sums = cache.of(table, Sums::renew);

    assertThat(sums.cards).isEqualTo(CARDS);
    assertThat(sums.told).containsExactly(Change.BOARD);
    assertThat(cache.of(table, Sums::renew)).isSameAs(sums);
    assertThat(sums.told).hasSize(1);
  }

  @Test
  void of_several_changes_the_greatest_is_told_once() {
    Sums sums = cache.of(table, Sums::renew);
    cache.change(Change.FIGURES);
    cache.change(Change.LAYOUT);
    cache.change(Change.FIGURES);
    cache.of(table, Sums::renew);
    cache.change(Change.FIGURES);
    cache.of(table, Sums::renew);

    assertThat(sums.told).containsExactly(Change.BOARD, Change.LAYOUT, Change.FIGURES);
  }

  @Test
  void who_is_where_is_known_until_cards_in_play_change() {
    assertThat(cache.ofSameLayout()).isNull();
    Sums sums = cache.of(table, Sums::renew);
    cache.change(Change.FIGURES);
    assertThat(cache.ofSameLayout()).isSameAs(sums);
    cache.change(Change.LAYOUT);
    assertThat(cache.ofSameLayout()).isNull();
  }
}
