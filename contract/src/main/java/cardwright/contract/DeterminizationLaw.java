package cardwright.contract;

import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.List;

/// Law 4, the first half: an imagined position is a legal one that shows the seat the same, however
/// often it is imagined anew.
final class DeterminizationLaw {
  private static final int PLAYED_ON = 12;

  private DeterminizationLaw() {}

  static void check(Series series) {
    series.forEach(play -> {
      while (!play.over()) {
        int move = play.pick();
        if (play.sampled()) {
          check(play);
        }
        play.play(move);
      }
    });
  }

  private static void check(RandomPlay play) {
    Seat seat = play.position().choice().seat();
    List<String> seen = seen(play.position(), seat);
    Position imagined = determinize(play, play.position(), seat, 0);
    if (imagined.fingerprint() != determinize(play, play.position(), seat, 0).fingerprint()) {
      throw play.broken("imagining twice with the same chance gives two positions");
    }
    for (int depth = 1; depth <= 3; depth++) {
      legal(play, imagined);
      if (!seen(imagined, seat).equals(seen)) {
        throw play.broken(
            "an imagined position shows "
                + seat
                + " "
                + Sight.difference(seen, seen(imagined, seat)));
      }
      imagined = determinize(play, imagined, seat, depth);
    }
    playOn(play, imagined);
  }

  private static Position determinize(RandomPlay play, Position position, Seat seat, int number) {
    return position.determinize(seat, Beliefs.NONE, Chance.seeded(play.momentSeed() + number));
  }

  /// What a seat sees and is asked.
  static List<String> seen(Position position, Seat seat) {
    List<String> seen = new ArrayList<>(Sight.table(position.table(Viewer.of(seat))));
    seen.addAll(Sight.choice(position.choice()));
    return seen;
  }

  private static void legal(RandomPlay play, Position imagined) {
    if (imagined.outcome().isPresent() || imagined.choice().count() < 1) {
      throw play.broken("an imagined position asks nothing");
    }
    Conservation.objection(imagined, play)
        .ifPresent(objection -> {
          throw play.broken("in an imagined position " + objection);
        });
  }

  private static void playOn(RandomPlay play, Position imagined) {
    try {
      RandomPlay.playOn(imagined, play.momentSeed(), PLAYED_ON);
    } catch (RuntimeException e) {
      AssertionError broken = play.broken("an imagined position cannot be played on: " + e);
      broken.initCause(e);
      throw broken;
    }
    Conservation.objection(imagined, play)
        .ifPresent(objection -> {
          throw play.broken("played on from an imagined position, " + objection);
        });
  }
}
