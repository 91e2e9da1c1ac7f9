package cardwright.mlpccg;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.contract.Positions;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What tables tell of the home limit.
final class HomeLimitTest {
  private static final String MANES =
      """
      cards: |
        # Tidy Guard
        Mane Character, purple 1, home limit 2, Unicorn
        Boosted:
        Mane Character, purple 3, home limit 4, Unicorn
        # Playful Pony
        Friend, pink 1, cost 1, Pegasus
        # Old Basket
        Resource, power 1, cost 0
      """;

  private final Game game = MlpCcg.load();

  @ParameterizedTest
  @EnumSource(Viewer.class)
  void everybody_sees_how_many_friends_are_at_home_and_how_many_may_stay(Viewer viewer) {
    Position position =
        Positions.of(
            game,
            MANES
                + """
                A: {mane: [Tidy Guard], home: [Playful Pony, {card: Playful Pony, frightened: true}, Playful Pony, Old Basket], problem: [It's Alive!]}
                B: {mane: [{card: Tidy Guard, boosted: true}], at-own: [Playful Pony], problem: [Cloudbursting]}
                """);

    assertThat(home(position, viewer, Seat.A)).contains(new Table.Limit(3, 2));
    assertThat(home(position, viewer, Seat.B)).contains(new Table.Limit(0, 4));
  }

  @Test
  void only_the_home_has_a_limit() {
    Position position =
        Positions.of(
            game,
            MANES
                + """
                A: {mane: [Tidy Guard], home: [Playful Pony], at-own: [Playful Pony], problem: [It's Alive!]}
                B: {mane: [Tidy Guard], problem: [Cloudbursting]}
                """);

    assertThat(position.table(Viewer.A).side(Seat.A).zones())
        .filteredOn(zone -> zone.limit().isPresent())
        .extracting(Table.Zone::name)
        .containsExactly("home");
  }

  private static Optional<Table.Limit> home(Position position, Viewer viewer, Seat seat) {
    return position.table(viewer).side(seat).zone("home").flatMap(Table.Zone::limit);
  }
}
