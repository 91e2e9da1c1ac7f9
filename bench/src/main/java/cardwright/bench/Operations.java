package cardwright.bench;

import cardwright.bench.Middles.Middle;
import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Viewer;
import org.openjdk.jmh.infra.Blackhole;

/// The operations of a position, in the middle of random plays.
///
/// Each has a loop of its own: a call that may be one of several operations would cost as much as
/// the quickest of them.
///
/// @param hole takes what comes out, so that it has to be made
record Operations(Game game, Middles middles, Chance chance, Blackhole hole) {
  private static final int ROUNDS = 16;

  /// A new copy.
  void copy(Meter meter) {
    for (int round = 0; round < ROUNDS; round++) {
      for (Middle middle : middles.all()) {
        hole.consume(middle.position().copy());
      }
    }
    did(meter);
  }

  /// A copy into a used twin.
  void copyTo(Meter meter) {
    for (int round = 0; round < ROUNDS; round++) {
      for (Middle middle : middles.all()) {
        middle.position().copyTo(middle.twin());
        hole.consume(middle.twin());
      }
    }
    did(meter);
  }

  /// The table as the seat that decides sees it.
  void table(Meter meter) {
    for (Middle middle : middles.all()) {
      Position position = middle.position();
      hole.consume(position.table(Viewer.of(position.choice().seat())));
    }
    meter.did(middles.all().size());
  }

  /// A position determinized for the seat that decides.
  void determinize(Meter meter) {
    for (int round = 0; round < ROUNDS; round++) {
      for (Middle middle : middles.all()) {
        Position position = middle.position();
        hole.consume(position.determinize(position.choice().seat(), Beliefs.NONE, chance));
      }
    }
    did(meter);
  }

  /// What the position is worth to the seat that decides.
  void value(Meter meter) {
    for (int round = 0; round < ROUNDS; round++) {
      for (Middle middle : middles.all()) {
        Position position = middle.position();
        hole.consume(game.value(position, position.choice().seat()));
      }
    }
    did(meter);
  }

  private void did(Meter meter) {
    meter.did(ROUNDS * middles.all().size());
  }
}
