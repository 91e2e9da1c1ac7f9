package cardwright.contract;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/// The words of a vocabulary, and those that cards say.
final class Vocabulary {
  private Vocabulary() {}

  static String source(Class<?> test) {
    try (InputStream in = test.getResourceAsStream("/wording/every-word.cards")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The records of a sealed interface, or the constants of a list.
  static List<Object> words(Class<?> type) {
    if (type.isEnum()) {
      return Arrays.asList(type.getEnumConstants());
    }
    if (type.isRecord()) {
      return List.of(type);
    }
    List<Object> words = new ArrayList<>();
    // A door has no words of its own.
    if (type.isSealed()) {
      for (Class<?> each : type.getPermittedSubclasses()) {
        words.addAll(words(each));
      }
    }
    return words;
  }

  static void gather(Object value, Set<Object> said) throws ReflectiveOperationException {
    switch (value) {
      case Collection<?> several -> {
        for (Object each : several) {
          gather(each, said);
        }
      }
      case Optional<?> maybe -> {
        if (maybe.isPresent()) {
          gather(maybe.get(), said);
        }
      }
      case Record words -> {
        said.add(words.getClass());
        for (RecordComponent part : words.getClass().getRecordComponents()) {
          gather(part.getAccessor().invoke(words), said);
        }
      }
      case Enum<?> constant -> said.add(constant);
      default -> {}
    }
  }
}
