package cardwright.contract;

import cardwright.engine.Beliefs;
import cardwright.engine.Choice;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import java.util.HashMap;
import java.util.Map;

/// Law 12: at a decision, two moves have the same key when they are written the same, and only then. No key stands for two notations in a play; a notation has one key whenever a question is asked, and in a determinized position the key that it has in the true one.
final class Keys {
  private Keys() {}

  static void check(Series series) {
    series.forEach(play -> {
      Map<Long, String> written = new HashMap<>();
      Map<String, Long> asked = new HashMap<>();
      while (!play.over()) {
        int move = play.pick();
        note(play, play.position().choice(), written, asked);
        if (play.sampled()) {
          determinized(play, Seat.A);
          determinized(play, Seat.B);
        }
        play.play(move);
      }
    });
  }

  private static void note(
      RandomPlay play, Choice choice, Map<Long, String> written, Map<String, Long> asked) {
    for (int i = 0; i < choice.count(); i++) {
      String notation = choice.notation(i);
      long key = choice.key(i);
      Long before = asked.put(choice.question().words() + ' ' + notation, key);
      if (before != null && before != key) {
        throw play.broken(
            "'" + notation + "' has another key than the last time that this was asked");
      }
      String other = written.put(key, notation);
      if (other != null && !other.equals(notation)) {
        throw play.broken("one key stands for '" + notation + "' and for '" + other + "'");
      }
    }
  }

  private static void determinized(RandomPlay play, Seat seat) {
    Map<String, Long> keys = new HashMap<>();
    Choice choice = play.position().choice();
    for (int i = 0; i < choice.count(); i++) {
      keys.put(choice.notation(i), choice.key(i));
    }
    Position twin =
        play.position().determinize(seat, Beliefs.NONE, new SeededChance(play.momentSeed()));
    Choice same = twin.choice();
    for (int i = 0; i < same.count(); i++) {
      String notation = same.notation(i);
      if (keys.getOrDefault(notation, same.key(i)) != same.key(i)) {
        throw play.broken("'" + notation + "' has another key in a determinized position");
      }
    }
  }
}
