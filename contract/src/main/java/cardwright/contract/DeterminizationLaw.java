package cardwright.contract;

import cardwright.engine.Beliefs;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;

/// Law 4, the first half: a determinized position is a legal one that shows the seat the same, however
/// often it is dealt anew, and what the seat cannot see is dealt anew indeed.
final class DeterminizationLaw {
  private static final int PLAYED_ON = 12;

  /// So often a zone has to hide cards before it is told that they are always the true ones.
  private static final int ENOUGH = 50;

  // In how many moments a zone hid cards, and in how many of these others were dealt.
  private final Map<Hiding, Integer> hidden = new LinkedHashMap<>();
  private final Map<Hiding, Integer> dealt = new HashMap<>();

  private DeterminizationLaw() {}

  /// A zone that does not show all its cards to the seat that thinks.
  ///
  /// @param owner whether that is its own zone
  private record Hiding(String zone, boolean owner) {}

  /// Checks the plays of a series.
  ///
  /// @param deducible whether a zone hides from its owner, or from the other player, only what can be worked out
  static void check(Series series, BiPredicate<String, Boolean> deducible) {
    DeterminizationLaw law = new DeterminizationLaw();
    series.forEach(play -> {
      while (!play.over()) {
        int move = play.pick();
        if (play.sampled()) {
          law.check(play);
        }
        play.play(move);
      }
    });
    law.hidden.forEach((hiding, times) -> {
      if (times >= ENOUGH
          && !law.dealt.containsKey(hiding)
          && !deducible.test(hiding.zone(), hiding.owner())) {
        throw new AssertionError(
            "what the zone '"
                + hiding.zone()
                + (hiding.owner() ? "' hides from its owner" : "' hides from the other player")
                + " was the true thing in all "
                + times
                + " determinized positions: whoever thinks with them looks at hidden cards; where it"
                + " can be worked out from what was seen, GameLaws.isDeducible says so");
      }
    });
  }

  private void check(RandomPlay play) {
    Seat seat = play.position().choice().seat();
    List<String> seen = seen(play.position(), seat);
    Position dealt = determinize(play, play.position(), seat, 0);
    count(play.position(), dealt, seat);
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

  /// Counts the zones that hide cards from the seat, and those in which others were dealt.
  private void count(Position real, Position other, Seat seat) {
    List<Table.Side> seen = real.table(Viewer.of(seat)).sides();
    List<Table.Side> truth = real.table(Viewer.JUDGE).sides();
    List<Table.Side> supposed = other.table(Viewer.JUDGE).sides();
    for (int side = 0; side < seen.size(); side++) {
      List<Table.Zone> zones = seen.get(side).zones();
      for (int i = 0; i < zones.size(); i++) {
        if (zones.get(i).cards().size() < zones.get(i).size()) {
          Hiding hiding = new Hiding(zones.get(i).name(), seen.get(side).seat() == seat);
          hidden.merge(hiding, 1, Integer::sum);
          if (!truth.get(side).zones().get(i).equals(supposed.get(side).zones().get(i))) {
            dealt.merge(hiding, 1, Integer::sum);
          }
        }
      }
    }
  }

  private static Position determinize(RandomPlay play, Position position, Seat seat, int number) {
    return position.determinize(seat, Beliefs.NONE, new SeededChance(play.momentSeed() + number));
  }

  /// What a seat sees and is asked.
  static List<String> seen(Position position, Seat seat) {
    List<String> seen = new ArrayList<>(Sight.whole(position.table(Viewer.of(seat))));
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
