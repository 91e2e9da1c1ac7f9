package cardwright.server.play;

import cardwright.engine.Chance;
import cardwright.engine.Game;
import cardwright.engine.Listener;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import java.lang.reflect.Field;

/// Puts another position into a play that goes on, which only a test may do.
public final class Swap {
  private Swap() {}

  /// The position of a play.
  public static Position position(PlayRegistry registry, String play) {
    return registry.find(play).orElseThrow().progress().orElseThrow().position();
  }

  /// Lets a play that goes on begin anew, before anybody has looked at it.
  ///
  /// @param dealing decides all that the beginning leaves to chance
  /// @param decided how many decisions belong to the beginning; the first move is made at each
  /// @param later the seed of the chance from then on, 32 bytes in hexadecimal
  public static void begin(
      PlayRegistry registry, String play, Chance dealing, int decided, String later) {
    Progress progress = registry.find(play).orElseThrow().progress().orElseThrow();
    EventLog eventLog = new EventLog();
    Position begun = begun(progress.terms().game(), progress.began(), dealing, decided, eventLog);
    begun.listen(null);
    set(progress, "eventLog", eventLog);
    set(progress, "chance", PlayChance.of(later));
    set(progress, "position", begun);
  }

  /// A play after its beginning.
  public static Position begun(
      Game game, Opening opening, Chance dealing, int decided, Listener listener) {
    Position begun = game.start(opening, dealing, listener);
    begun.listen(listener);
    force(begun, dealing);
    for (int i = 0; i < decided && begun.outcome().isEmpty(); i++) {
      begun.play(0, dealing);
      force(begun, dealing);
    }
    return begun;
  }

  private static void force(Position position, Chance chance) {
    while (position.outcome().isEmpty()
        && position.choice().count() == 1
        && !Progress.passes(position)) {
      position.play(0, chance);
    }
  }

  /// The position of a play after a move, with the chance that it will have.
  public static Position after(PlayRegistry registry, String play, String move) {
    Progress progress = registry.find(play).orElseThrow().progress().orElseThrow();
    Position position = progress.position().copy();
    Chance chance = ((PlayChance) get(progress, "chance")).copy();
    position.play(position.choice().indexOf(move), chance);
    force(position, chance);
    return position;
  }

  /// How a play begins.
  public static Opening opening(PlayRegistry registry, String play) {
    return registry.find(play).orElseThrow().progress().orElseThrow().began();
  }

  /// The game that is played.
  public static Game game(PlayRegistry registry, String play) {
    return registry.find(play).orElseThrow().progress().orElseThrow().terms().game();
  }

  private static Object get(Progress progress, String name) {
    try {
      Field field = Progress.class.getDeclaredField(name);
      field.setAccessible(true);
      return field.get(progress);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void set(Progress progress, String name, Object value) {
    try {
      Field field = Progress.class.getDeclaredField(name);
      field.setAccessible(true);
      field.set(progress, value);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Puts another in its place.
  public static void in(PlayRegistry registry, String play, Position position) {
    set(registry.find(play).orElseThrow().progress().orElseThrow(), "position", position);
  }
}
