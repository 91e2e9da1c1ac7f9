package cardwright.contract;

import cardwright.engine.Position;
import cardwright.engine.SeededChance;
import java.util.List;

/// Law 2: a copy is equal, and then independent, also when it was made into a used twin.
final class Copies {
  private static final int PLAYED_ON = 6;

  private Copies() {}

  static void check(Series series) {
    series.forEach(play -> {
      Position used = play.position().copy();
      while (!play.over()) {
        int move = play.pick();
        if (play.sampled()) {
          new Copies.Moment(play, move).check(used);
        }
        play.play(move);
      }
    });
  }

  private record Moment(RandomPlay play, int move) {
    void check(Position used) {
      Position original = play.position();
      long fingerprint = original.fingerprint();
      List<String> seen = Sight.everything(original);
      Witness ofOriginal = new Witness();
      original.listen(ofOriginal);
      Position copy = original.copy();
      Witness ofUsed = new Witness();
      used.listen(ofUsed);
      original.copyTo(used);
      same(copy, fingerprint, seen, "copy()");
      same(used, fingerprint, seen, "copyTo(a used twin)");
      playBoth(copy, used, ofUsed);
      Position twin = copy.copy();
      long before = twin.fingerprint();
      RandomPlay.playOn(copy, play.momentSeed(), PLAYED_ON);
      unchanged(twin, before, "a copy changed when its original was played on");
      RandomPlay.playOn(used, ~play.momentSeed(), PLAYED_ON);
      unchanged(original, fingerprint, "playing on in a copy changed the original");
      if (!Sight.everything(original).equals(seen)) {
        throw play.broken(
            "playing on in a copy changed what is seen of the original: "
                + Sight.difference(seen, Sight.everything(original)));
      }
      original.listen(null);
      used.listen(null);
      if (ofOriginal.all().values().stream().anyMatch(words -> !words.isEmpty())) {
        throw play.broken("the listener of the original heard events of a copy");
      }
    }

    private void playBoth(Position copy, Position used, Witness ofUsed) {
      Witness ofCopy = new Witness();
      copy.listen(ofCopy);
      copy.play(move, new SeededChance(play.momentSeed()));
      used.play(move, new SeededChance(play.momentSeed()));
      copy.listen(null);
      if (copy.fingerprint() != used.fingerprint()) {
        throw play.broken("two copies differ after the same move with the same chance");
      }
      if (!ofCopy.all().equals(ofUsed.all())) {
        throw play.broken(
            "two copies tell other events of the same move: "
                + ofCopy.all()
                + " and "
                + ofUsed.all());
      }
    }

    private void same(Position twin, long fingerprint, List<String> seen, String made) {
      if (twin.fingerprint() != fingerprint) {
        throw play.broken(made + " made a position with another fingerprint");
      }
      List<String> copied = Sight.everything(twin);
      if (!copied.equals(seen)) {
        throw play.broken(made + " shows " + Sight.difference(seen, copied));
      }
    }

    private void unchanged(Position position, long fingerprint, String otherwise) {
      if (position.fingerprint() != fingerprint) {
        throw play.broken(otherwise);
      }
    }
  }
}
