package cardwright.cardgame.text;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// A face with lines that texts have given it, or without its own, by these changes: each is made once, when it is first asked for. Plays on several threads share it.
///
/// @param <F> the faces of the game
public final class GivenFaces<F> {
  /// Never changed: another one takes its place.
  private volatile Map<LineChanges, F> made = Map.of();

  /// The face with these changes.
  ///
  /// @param make makes it, if it is not there yet
  public F of(LineChanges changes, Function<LineChanges, F> make) {
    @Nullable F known = made.get(changes);
    return known == null ? added(changes, make) : known;
  }

  private synchronized F added(LineChanges changes, Function<LineChanges, F> make) {
    @Nullable F known = made.get(changes);
    if (known != null) {
      return known;
    }
    F face = make.apply(changes);
    Map<LineChanges, F> more = new HashMap<>(made);
    more.put(changes, face);
    made = more;
    return face;
  }
}
