package cardwright.contract;

import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.List;

/// Law 4, the first half: a determinized position is a legal one that shows the seat the same, however
/// often it is dealt anew.
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
    Position dealt = determinize(play, play.position(), seat, 0);
    if (dealt.fingerprint() != determinize(play, play.position(), seat, 0).fingerprint()) {
      throw play.broken("determinizing twice with the same chance gives two positions");
    }
    for (int depth = 1; depth <= 3; depth++) {
      legal(play, dealt);
      if (!seen(dealt, seat).equals(seen)) {
        throw play.broken(
            "a determinized position shows "
                + seat
                + " "
                + Sight.difference(seen, seen(dealt, seat)));
      }
      dealt = determinize(play, dealt, seat, depth);
    }
    playOn(play, dealt);
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

  private static void legal(RandomPlay play, Position dealt) {
    if (dealt.outcome().isPresent() || dealt.choice().count() < 1) {
      throw play.broken("a determinized position asks nothing");
    }
    Conservation.objection(dealt, play)
        .ifPresent(objection -> {
          throw play.broken("in a determinized position " + objection);
        });
  }

  private static void playOn(RandomPlay play, Position dealt) {
    try {
      RandomPlay.playOn(dealt, play.momentSeed(), PLAYED_ON);
    } catch (RuntimeException e) {
      AssertionError broken = play.broken("a determinized position cannot be played on: " + e);
      broken.initCause(e);
      throw broken;
    }
    Conservation.objection(dealt, play)
        .ifPresent(objection -> {
          throw play.broken("played on from a determinized position, " + objection);
        });
  }
}
