package cardwright.contract;

import cardwright.engine.Game;
import cardwright.engine.Listener;
import cardwright.engine.Position;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// Every field of a position is part of its fingerprint, unless the game says why not. A field that
/// is, is copied too: otherwise copies would not be equal.
///
/// In copies of positions from random plays each field is spoilt in turn; once, at least, the
/// fingerprint has to be another or fail.
final class Fields {
  /// The packages with the parts of which the positions of card games are composed.
  private static final List<String> SHARED_STATE =
      List.of("cardwright.cardgame.state.", "cardwright.cardgame.hidden.");

  private final Set<String> unproven = new TreeSet<>();
  private final Set<String> proven = new TreeSet<>();
  private final Set<String> exempt;

  private Fields(Set<String> exempt) {
    this.exempt = exempt;
  }

  static void check(Series series, Set<String> exempt) {
    Fields law = new Fields(exempt);
    series.forEach(play -> {
      while (!play.over()) {
        if (play.sampled()) {
          law.spoil(play.position());
        }
        play.play(play.pick());
      }
      law.spoil(play.position());
    });
    if (!law.unproven.isEmpty()) {
      throw new AssertionError(
          "these fields of the position are not part of its fingerprint: "
              + String.join(", ", law.unproven)
              + ". Add them, or name them in fieldsOutsideTheFingerprint() with the reason");
    }
    Set<String> needless = new TreeSet<>(exempt);
    needless.removeIf(name -> !law.proven.contains(name));
    if (!needless.isEmpty()) {
      throw new AssertionError(
          "fieldsOutsideTheFingerprint() names fields that are part of it: " + needless);
    }
  }

  private void spoil(Position original) {
    Position copy = original.copy();
    spoil(copy, copy, original, new IdentityHashMap<>());
  }

  private void spoil(Position position, Object holder, Object original, Map<Object, Object> seen) {
    if (seen.put(holder, holder) != null) {
      return;
    }
    for (Field field : fields(holder.getClass())) {
      String name = holder.getClass().getSimpleName() + "." + field.getName();
      Object value = get(field, holder);
      if (!proven.contains(name) && !isEmptyArray(value)) {
        if (spoilt(position, field, holder, value)) {
          proven.add(name);
          unproven.remove(name);
        } else if (!exempt.contains(name)) {
          unproven.add(name);
        }
      }
      descend(position, value, get(field, original), seen);
    }
  }

  /// Nothing in it can be spoilt.
  private static boolean isEmptyArray(@Nullable Object value) {
    return value != null && value.getClass().isArray() && Array.getLength(value) == 0;
  }

  /// What a copy shares with its original is immutable, or else law 2 is broken; it is looked at no
  /// further.
  @SuppressWarnings("ReferenceEquality")
  private void descend(
      Position position,
      @Nullable Object value,
      @Nullable Object original,
      Map<Object, Object> seen) {
    if (value == null || original == null || value == original) {
      return;
    }
    if (value instanceof Object[] array && original instanceof Object[] originals) {
      for (int i = 0; i < Math.min(array.length, originals.length); i++) {
        descend(position, array[i], originals[i], seen);
      }
    } else if (mutable(position, value)) {
      spoil(position, value, original, seen);
    }
  }

  private static boolean mutable(Position position, Object value) {
    Class<?> type = value.getClass();
    boolean ours =
        type.getName().startsWith(position.getClass().getPackageName())
            || SHARED_STATE.stream().anyMatch(type.getName()::startsWith);
    return ours
        && !type.isRecord()
        && !(value instanceof Enum)
        && !(value instanceof Game)
        && !type.isSynthetic();
  }

  private static List<Field> fields(Class<?> type) {
    List<Field> fields = new ArrayList<>();
    for (Class<?> each = type; each != null && each != Object.class; each = each.getSuperclass()) {
      for (Field field : each.getDeclaredFields()) {
        Class<?> kind = field.getType();
        boolean counts =
            !Modifier.isStatic(field.getModifiers())
                && !field.isSynthetic()
                && !Listener.class.isAssignableFrom(kind)
                && !Game.class.isAssignableFrom(kind);
        if (counts) {
          field.setAccessible(true);
          fields.add(field);
        }
      }
    }
    return fields;
  }

  private static boolean spoilt(
      Position position, Field field, Object holder, @Nullable Object value) {
    if (value != null && value.getClass().isArray()) {
      return spoiltArray(position, value);
    }
    long before = position.fingerprint();
    set(field, holder, other(field.getType(), value));
    boolean changed = changed(position, before);
    set(field, holder, value);
    return changed;
  }

  private static boolean spoiltArray(Position position, Object array) {
    long before = position.fingerprint();
    for (int i = 0; i < Array.getLength(array); i++) {
      Object value = Array.get(array, i);
      if (value != null && value.getClass().isArray()) {
        if (spoiltArray(position, value)) {
          return true;
        }
        continue;
      }
      Array.set(array, i, other(array.getClass().getComponentType(), value));
      boolean changed = changed(position, before);
      Array.set(array, i, value);
      if (changed) {
        return true;
      }
    }
    return false;
  }

  private static boolean changed(Position position, long before) {
    try {
      return position.fingerprint() != before;
    } catch (RuntimeException e) {
      return true;
    }
  }

  private static @Nullable Object other(Class<?> type, @Nullable Object value) {
    if (!type.isPrimitive()) {
      return null;
    }
    return switch (value) {
      case Boolean yes -> !yes;
      case Integer number -> number ^ 1;
      case Long number -> number ^ 1;
      case Short number -> (short) (number ^ 1);
      case Byte number -> (byte) (number ^ 1);
      case Character character -> (char) (character ^ 1);
      case Float number -> number + 1;
      case Double number -> number + 1;
      case null, default -> throw new IllegalStateException(type + " is no primitive type");
    };
  }

  private static @Nullable Object get(Field field, Object holder) {
    try {
      return field.get(holder);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void set(Field field, Object holder, @Nullable Object value) {
    try {
      field.set(holder, value);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}
