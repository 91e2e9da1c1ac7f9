package cardwright.contract;

import cardwright.engine.Beliefs;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Listener;
import cardwright.engine.LogEvent;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Viewer;
import java.util.List;
import java.util.function.Predicate;

/// Law 3: whatever a viewer cannot know may change, and that viewer's table, choices and events
/// stay equal to the byte.
final class Secrets {
  private static final int PLAYS = 12;

  private Secrets() {}

  /// Checks the plays of a series.
  ///
  /// @param unveils events that tell what was chosen unseen, of which no table tells before or after
  static void check(Series series, Predicate<LogEvent> unveils) {
    series.forEach(play -> check(play, unveils));
  }

  /// Checks a few plays of each deck against each.
  static void check(Game game, List<Deck> decks, Predicate<LogEvent> unveils) {
    for (Deck a : decks) {
      for (Deck b : decks) {
        Opening opening = Opening.of(game.admitting(a, b).name(), a, b);
        for (long seed = 1; seed <= PLAYS; seed++) {
          check(new RandomPlay(game, opening, seed), unveils);
        }
      }
    }
  }

  private static void check(RandomPlay play, Predicate<LogEvent> unveils) {
    while (!play.over()) {
      int move = play.pick();
      if (play.sampled()) {
        check(play, Seat.A, move, unveils);
        check(play, Seat.B, move, unveils);
      }
      play.play(move);
    }
  }

  private static void check(RandomPlay play, Seat seat, int move, Predicate<LogEvent> unveils) {
    Position real = play.position();
    long fingerprint = real.fingerprint();
    Position other = real.determinize(seat, Beliefs.NONE, new SeededChance(play.momentSeed()));
    if (real.fingerprint() != fingerprint) {
      throw play.broken("determinizing changed the position");
    }
    Viewer viewer = Viewer.of(seat);
    sameTable(play, other, viewer);
    sameTable(play, other, Viewer.SPECTATOR);
    if (other.choice().seat() != real.choice().seat()) {
      throw play.broken(
          "with other secrets of "
              + seat.other()
              + " it is for "
              + other.choice().seat()
              + " to decide");
    }
    if (real.choice().seat() == seat) {
      List<String> asked = Sight.choice(real.choice());
      if (!Sight.choice(other.choice()).equals(asked)) {
        throw play.broken(
            "with other secrets "
                + seat
                + " is asked "
                + Sight.difference(asked, Sight.choice(other.choice())));
      }
      sameWords(play, real.copy(), other, viewer, move, unveils);
    }
  }

  private static void sameTable(RandomPlay play, Position other, Viewer viewer) {
    List<String> seen = Sight.whole(play.position().table(viewer));
    List<String> shown = Sight.whole(other.table(viewer));
    if (!shown.equals(seen)) {
      throw play.broken("with other secrets " + viewer + " sees " + Sight.difference(seen, shown));
    }
  }

  /// A move may bring something to light, a drawn card say. As long as the tables after it do not
  /// differ, it has not, and the words are the same; whoever draws the same cards may see them come in
  /// another order.
  private static void sameWords(
      RandomPlay play,
      Position real,
      Position other,
      Viewer viewer,
      int move,
      Predicate<LogEvent> unveils) {
    Witness ofReal = new Witness();
    Witness ofOther = new Witness();
    real.listen(but(unveils, ofReal));
    other.listen(but(unveils, ofOther));
    real.play(move, new SeededChance(play.momentSeed()));
    other.play(move, new SeededChance(play.momentSeed()));
    for (Viewer each : List.of(viewer, Viewer.SPECTATOR)) {
      if (real.table(each).equals(other.table(each))
          && !words(ofReal, each).equals(words(ofOther, each))) {
        throw play.broken(
            "with other secrets "
                + each
                + " hears "
                + Sight.difference(ofReal.heard(each), ofOther.heard(each)));
      }
    }
  }

  private static Listener but(Predicate<LogEvent> unveils, Witness witness) {
    return event -> {
      if (!unveils.test(event)) {
        witness.on(event);
      }
    };
  }

  private static List<String> words(Witness witness, Viewer viewer) {
    List<String> heard = witness.heard(viewer);
    return viewer == Viewer.SPECTATOR ? heard : heard.stream().sorted().toList();
  }
}
