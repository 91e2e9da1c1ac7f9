package cardwright.cardgame.text;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// A face with lines that texts have given it, by these lines: each is made once, when it is first asked for. Plays on several threads share it.
///
/// @param <F> the faces of the game
public final class GivenFaces<F> {
  /// Never changed: another one takes its place.
  private volatile Map<List<GivenText>, F> made = Map.of();

  /// The face with these lines.
  ///
  /// @param make makes it, if it is not there yet
  public F of(List<GivenText> lines, Function<List<GivenText>, F> make) {
    @Nullable F known = made.get(lines);
    return known == null ? added(lines, make) : known;
  }

  private synchronized F added(List<GivenText> lines, Function<List<GivenText>, F> make) {
    @Nullable F known = made.get(lines);
    if (known != null) {
      return known;
    }
    F face = make.apply(lines);
    Map<List<GivenText>, F> more = new HashMap<>(made);
    more.put(lines, face);
    made = more;
    return face;
  }
}
