package cardwright.contract;

import cardwright.engine.Chance;
import cardwright.engine.FixedChance;
import cardwright.engine.SeededChance;
import java.util.ArrayList;
import java.util.List;

/// Law 1: the same decks, rolls and moves give the same fingerprint after every move.
final class Determinism {
  private Determinism() {}

  static void check(Series series) {
    series.forEach(play -> check(series, play.seed()));
  }

  private static void check(Series series, long seed) {
    List<Integer> rolls = new ArrayList<>();
    Chance chance = new SeededChance(seed);
    Chance log =
        sides -> {
          int roll = chance.roll(sides);
          rolls.add(roll);
          return roll;
        };
    RandomPlay first = new RandomPlay(series.game(), series.rotation().opening(seed), seed, log);
    List<Integer> moves = new ArrayList<>();
    List<Long> fingerprints = new ArrayList<>();
    while (!first.over()) {
      fingerprints.add(first.position().fingerprint());
      int move = first.pick();
      moves.add(move);
      first.play(move);
    }
    fingerprints.add(first.position().fingerprint());
    Chance same = new FixedChance(rolls.stream().mapToInt(Integer::intValue).toArray());
    RandomPlay second = new RandomPlay(series.game(), first.opening(), seed, same);
    compare(second, fingerprints.getFirst(), "the start");
    for (int i = 0; i < moves.size(); i++) {
      if (second.over() || moves.get(i) >= second.position().choice().count()) {
        throw second.broken("played again with the same rolls and moves, it offers other moves");
      }
      second.play(moves.get(i));
      compare(second, fingerprints.get(i + 1), "a move");
    }
    if (!second.position().outcome().equals(first.position().outcome())) {
      throw second.broken("played again with the same rolls and moves, it ends otherwise");
    }
  }

  private static void compare(RandomPlay play, long expected, String after) {
    if (play.position().fingerprint() != expected) {
      throw play.broken(
          "played again with the same rolls and moves, it has another fingerprint after " + after);
    }
  }
}
