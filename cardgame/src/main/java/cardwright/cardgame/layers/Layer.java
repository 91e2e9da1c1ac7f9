package cardwright.cardgame.layers;

import cardwright.engine.Refused;
import java.util.Collection;

/// One of the steps in which figures are found: each reads what those before it have come to. A game lists its own in an enum, in order.
public interface Layer {
  /// What is found in it, as messages say it: `power`.
  String words();

  /// Whether effects of this layer may read it, too. They only add, and are applied until nothing more is added.
  default boolean repeats() {
    return false;
  }

  /// Refuses a text in the present tense that would read what is found no sooner than what it changes.
  ///
  /// @param changes the layer of what it changes
  /// @param reads the layers that it asks about
  /// @throws Refused when one of these is the same, of a layer that does not repeat, or a later one
  static <L extends Enum<L> & Layer> void check(L changes, Collection<L> reads) {
    for (L read : reads) {
      int order = read.compareTo(changes);
      if (order > 0 || (order == 0 && !changes.repeats())) {
        throw new Refused(
            order == 0
                ? "a text that always holds cannot change %1$s by %1$s: each would rest on the other"
                    .formatted(changes.words())
                : "a text that always holds cannot change %1$s by %2$s: %1$s must be known before %2$s"
                    .formatted(changes.words(), read.words()));
      }
    }
  }
}
