package cardwright.players;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Seat;
import cardwright.players.Rounds.Place;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Proof-number search by itself, without the alpha-beta search that goes before it.
final class ProofSearchTest {
  private static final double EPSILON = 1e-9;
  private static final List<Double> VALUES = List.of(0.25, 1e-6, 1 - 1e-6, 0.5, 0.7, 0.4);

  /// A search of a game from its first place.
  private record Asked(TranspositionTable table, ProofSearch search) {
    static Asked of(Rounds game, long positions) {
      TranspositionTable table = new TranspositionTable();
      Visits visits = new Visits(positions, System.nanoTime() + 1_000_000_000_000L);
      return new Asked(table, new ProofSearch(game, table, game.at(0, 0), visits));
    }

    /// What is known of a place in a turn.
    Bounds bounds(Rounds game, int place, int turn) {
      SearchFrame frame = new SearchFrame(game.at(place, turn));
      frame.probe(table);
      return frame.bounds;
    }
  }

  /// Whatever was asked and in whatever turn a place comes up, what is known of it is right.
  @Test
  void bounds_hold_in_thousands_of_graphs_full_of_circles() {
    int told = 0;
    int closed = 0;
    for (int seed = 0; seed < 3_000; seed++) {
      Rounds game = Rounds.random(seed, 6 + seed % 20, 2 + seed % 12);
      double[][] worth = game.worth();
      Asked asked = Asked.of(game, 1_500);
      for (int i = 0; i < VALUES.size(); i++) {
        asked.search().ask(VALUES.get(i), i % 2 == 0);
        for (int place = 0; place < game.places().size(); place++) {
          for (int turn = 0; turn <= game.longest(); turn++) {
            if (game.at(place, turn).outcome().isEmpty()) {
              Bounds bounds = asked.bounds(game, place, turn);
              assertThat(worth[turn][place])
                  .as("seed %d, place %d, turn %d", seed, place, turn)
                  .isBetween(bounds.low - EPSILON, bounds.high + EPSILON);
              told += bounds.low > 0 || bounds.high < 1 ? 1 : 0;
              closed += bounds.closed() ? 1 : 0;
            }
          }
        }
      }
    }
    assertThat(told).isGreaterThan(100_000);
    assertThat(closed).isGreaterThan(50_000);
  }

  @Test
  void moves_are_asked_about_one_by_one() {
    int answered = 0;
    for (int seed = 0; seed < 500; seed++) {
      Rounds game = Rounds.random(seed, 14, 60);
      double[] next = game.worth()[1];
      Place first = game.places().getFirst();
      Asked asked = Asked.of(game, 2_000);
      for (int move = 0; move < first.ways().size(); move++) {
        if (asked.search().ask(move, 0.5, true)) {
          answered++;
        }
        double low = 0;
        double high = 0;
        double worth = 0;
        for (int lead : first.ways().get(move)) {
          Bounds bounds = asked.bounds(game, lead, 1);
          low += bounds.low / first.ways().get(move).size();
          high += bounds.high / first.ways().get(move).size();
          worth += next[lead] / first.ways().get(move).size();
        }
        assertThat(worth).as("seed %d", seed).isBetween(low - EPSILON, high + EPSILON);
      }
    }
    assertThat(answered).isGreaterThan(300);
  }

  @Test
  void a_long_line_without_choice_is_proved_with_few_positions() {
    Rounds game = longWay(12, 8);
    Asked asked = Asked.of(game, 10_000);

    assertThat(asked.search().ask(1 - ProofSearch.HAIR, true)).isTrue();
    assertThat(asked.bounds(game, 0, 0).low).isEqualTo(1);
  }

  /// A long way on which A wins, with many turnings to a place from which B goes back.
  private static Rounds longWay(int length, int turnings) {
    int wrong = 2 * length + 1;
    List<Place> places = new ArrayList<>();
    List<List<Integer>> back = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      List<List<Integer>> ways = new ArrayList<>();
      for (int turning = 0; turning < turnings; turning++) {
        ways.add(List.of(wrong));
      }
      ways.add(List.of(2 * i + 1));
      places.add(Place.of(Seat.A, ways));
      places.add(Place.of(Seat.B, List.of(List.of(2 * i + 2))));
      back.add(List.of(2 * i));
    }
    places.add(Place.end(1));
    places.add(Place.of(Seat.B, back));
    return new Rounds(places, 1_000);
  }
}
