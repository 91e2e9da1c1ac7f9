package cardwright.littletroubles.board;

import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.littletroubles.vocabulary.Duration;
import cardwright.littletroubles.vocabulary.Stat;

/// A change of a card that a text has made and that lasts.
@Rule({"LT 5.2b", "LT B27", "LT C41"})
public sealed interface Lasting {
  /// The card that is changed, with its life.
  int ref();

  /// How long it lasts.
  Duration duration();

  /// The name of the card that did it.
  String source();

  /// Something was added to a figure.
  record Added(int ref, Stat stat, int by, Duration duration, String source) implements Lasting {}

  /// A figure was set.
  @Rule("LT C30")
  record Was(int ref, Stat stat, int to, Duration duration, String source) implements Lasting {}

  /// A figure was multiplied.
  record Times(int ref, Stat stat, int by, Duration duration, String source) implements Lasting {}

  /// Control passed for a while; `by` is the seat that had it before.
  record Borrowed(int ref, int by, Duration duration, String source) implements Lasting {}

  /// Writes all that distinguishes this effect from others.
  default void write(Fingerprint out) {
    out.ref(ref()).add(duration().ordinal()).add(source());
    switch (this) {
      case Added(int _, Stat stat, int by, var _, var _) -> out.add(1).add(stat.ordinal()).add(by);
      case Was(int _, Stat stat, int to, var _, var _) -> out.add(2).add(stat.ordinal()).add(to);
      case Times(int _, Stat stat, int by, var _, var _) -> out.add(3).add(stat.ordinal()).add(by);
      case Borrowed(int _, int by, var _, var _) -> out.add(4).add(by);
    }
  }
}
