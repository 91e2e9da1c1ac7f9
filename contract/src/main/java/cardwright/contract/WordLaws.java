package cardwright.contract;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// What holds for the vocabulary of every game with many words: each of them is said by some line of
/// the cards in `/wording/every-word.cards`, and every such line is written back as it was read.
public interface WordLaws {
  /// The words: sealed interfaces of records, records, and lists of constants.
  List<Class<?>> words();

  /// Words of every game that no card of this one says.
  default Set<Class<?>> lacked() {
    return Set.of();
  }

  /// What the cards of a file can do.
  List<?> abilities(String source);

  /// The cards of a file as they are written back.
  String written(String source);

  @Test
  default void every_line_is_written_back_as_it_was_read() {
    String source = Vocabulary.source(getClass());
    String written = written(source);
    if (!written.equals(source)) {
      throw new AssertionError("this is written back as another text:\n" + written);
    }
  }

  @Test
  default void every_record_and_constant_of_the_vocabulary_has_words()
      throws ReflectiveOperationException {
    Set<Object> said = new HashSet<>();
    Vocabulary.gather(abilities(Vocabulary.source(getClass())), said);
    List<Object> missing = new ArrayList<>();
    for (Class<?> word : words()) {
      for (Object each : Vocabulary.words(word)) {
        if (!said.contains(each) && !lacked().contains(each)) {
          missing.add(each instanceof Class<?> type ? type : word.getSimpleName() + "." + each);
        }
      }
    }
    if (!missing.isEmpty()) {
      throw new AssertionError("words that no line says: " + missing);
    }
  }
}
