package cardwright.server.play;

import cardwright.engine.Position;
import java.lang.reflect.Field;

/// Puts another position into a play that goes on, which only a test may do.
public final class Swap {
  private Swap() {}

  /// The position of a play.
  public static Position position(Hall hall, String play) {
    return hall.find(play).orElseThrow().progress().orElseThrow().position();
  }

  /// Puts another in its place.
  public static void in(Hall hall, String play, Position position) {
    try {
      Field field = Progress.class.getDeclaredField("position");
      field.setAccessible(true);
      field.set(hall.find(play).orElseThrow().progress().orElseThrow(), position);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
