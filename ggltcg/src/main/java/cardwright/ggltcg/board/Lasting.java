package cardwright.ggltcg.board;

import cardwright.engine.Fingerprint;
import cardwright.ggltcg.vocabulary.Duration;
import cardwright.ggltcg.vocabulary.Stats;

/// An effect that has changed the figures of a Toy and still lasts.
public sealed interface Lasting {
  /// The Toy, with its life.
  int ref();

  /// How long it lasts, unless the Toy changes zones before.
  Duration duration();

  /// The name of the card whose effect it is.
  String source();

  /// The name of the card whose effect it is, the figures, and all else that tells it from others.
  void write(Fingerprint out);

  /// Something is added to the figures.
  record Added(int ref, Stats by, Duration duration, String source) implements Lasting {
    @Override
    public void write(Fingerprint out) {
      out.add(1)
          .ref(ref)
          .add(by.speed())
          .add(by.strength())
          .add(by.stamina())
          .add(duration.ordinal())
          .add(source);
    }
  }

  /// The stamina counts as if this were printed (GG Q37).
  record StaminaSet(int ref, int to, String source) implements Lasting {
    @Override
    public Duration duration() {
      return Duration.PERMANENT;
    }

    @Override
    public void write(Fingerprint out) {
      out.add(2).ref(ref).add(to).add(source);
    }
  }
}
