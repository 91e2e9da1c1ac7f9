package cardwright.contract;

import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/// Law 6, for choices of several cards: a set is the same in whatever order its cards are picked, what was picked can be taken back, and the moves that search tries lead to every set.
final class Sets {
  /// So many moments of picking one set are looked at, at most.
  private static final int MOST = 400;

  private Sets() {}

  static void check(Series series) {
    series.forEach(play -> {
      while (!play.over()) {
        Choice choice = play.position().choice();
        int onward = choice.count() - choice.takeBacks();
        if (choice.searched() < 1 || choice.searched() > onward || choice.takeBacks() < 0) {
          throw play.broken(
              choice.searched() + " of " + onward + " moves that take nothing back are tried");
        }
        if (choice.takeBacks() > 0) {
          picksAreTakenBack(play);
          ordersAreEqual(play);
        } else if (play.sampled()) {
          ordersAreEqual(play);
          everySetIsTried(play);
        }
        play.play(play.pick());
      }
    });
  }

  private static Chance chance(RandomPlay play) {
    return new SeededChance(play.momentSeed());
  }

  private static Position after(RandomPlay play, Position position, int move) {
    Position copy = position.copy();
    copy.play(move, chance(play));
    return copy;
  }

  private static boolean isPicking(Position position, Seat seat) {
    return position.outcome().isEmpty()
        && position.choice().seat() == seat
        && position.choice().takeBacks() > 0;
  }

  /// Whoever takes a pick back can make it again, and all is as it was.
  private static void picksAreTakenBack(RandomPlay play) {
    Position now = play.position();
    Choice choice = now.choice();
    int onward = choice.count() - choice.takeBacks();
    int move = onward + chance(play).roll(choice.takeBacks());
    String notation = choice.notation(move);
    Position copy = now.copy();
    copy.play(
        move,
        sides -> {
          throw play.broken("'" + notation + "' is left to chance");
        });
    boolean same = copy.outcome().isEmpty() && copy.choice().seat() == choice.seat();
    int again = same ? copy.choice().count() - copy.choice().takeBacks() : 0;
    for (int i = 0; i < again; i++) {
      if (after(play, copy, i).fingerprint() == now.fingerprint()) {
        return;
      }
    }
    throw play.broken("what '" + notation + "' takes back cannot be picked again");
  }

  /// Two picks, one after the other, in both orders. Where the order counts, all moves are tried.
  private static void ordersAreEqual(RandomPlay play) {
    Position now = play.position();
    Choice choice = now.choice();
    int onward = choice.count() - choice.takeBacks();
    if (onward < 2) {
      return;
    }
    Chance picks = chance(play);
    int one = picks.roll(onward);
    int other = (one + 1 + picks.roll(onward - 1)) % onward;
    String first = choice.notation(one);
    String second = choice.notation(other);
    boolean set = one >= choice.searched() || other >= choice.searched();
    Position oneFirst = after(play, now, one);
    Position otherFirst = after(play, now, other);
    if (!isPicking(oneFirst, choice.seat()) || !isPicking(otherFirst, choice.seat())) {
      return;
    }
    int then = onward(oneFirst.choice(), second);
    int thenOne = onward(otherFirst.choice(), first);
    if (then < 0 || thenOne < 0) {
      return;
    }
    set |= then >= oneFirst.choice().searched() || thenOne >= otherFirst.choice().searched();
    if (set
        && after(play, oneFirst, then).fingerprint()
            != after(play, otherFirst, thenOne).fingerprint()) {
      throw play.broken(
          "'" + first + "', '" + second + "' and the other order lead to two positions");
    }
  }

  private static int onward(Choice choice, String notation) {
    int index = choice.indexOf(notation);
    return index < choice.count() - choice.takeBacks() ? index : -1;
  }

  /// Whatever can be picked can be picked by moves that search tries.
  private static void everySetIsTried(RandomPlay play) {
    Position now = play.position();
    Seat seat = now.choice().seat();
    Map<Long, String> all = new HashMap<>();
    Map<Long, String> tried = new HashMap<>();
    if (reach(play, now, seat, false, "", new HashSet<>(), all)
        && reach(play, now, seat, true, "", new HashSet<>(), tried)) {
      all.keySet().removeAll(tried.keySet());
      all.values().stream()
          .findFirst()
          .ifPresent(path -> {
            throw play.broken("search never tries what comes of" + path);
          });
    }
  }

  private static boolean reach(
      RandomPlay play,
      Position position,
      Seat seat,
      boolean searched,
      String path,
      Set<Long> seen,
      Map<Long, String> ends) {
    Choice choice = position.choice();
    int moves = searched ? choice.searched() : choice.count() - choice.takeBacks();
    for (int move = 0; move < moves; move++) {
      Position next = after(play, position, move);
      String longer = path + " '" + choice.notation(move) + "'";
      if (!isPicking(next, seat)) {
        ends.putIfAbsent(next.fingerprint(), longer);
      } else if (seen.add(next.fingerprint())
          && !reach(play, next, seat, searched, longer, seen, ends)) {
        return false;
      }
      if (seen.size() + ends.size() > MOST) {
        return false;
      }
    }
    return true;
  }
}
