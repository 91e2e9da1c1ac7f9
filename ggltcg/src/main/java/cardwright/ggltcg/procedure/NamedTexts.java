package cardwright.ggltcg.procedure;

import cardwright.ggltcg.board.TriggeredText;
import cardwright.ggltcg.vocabulary.Ability;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/// What texts that wait are called in moves: by their card; by number where several say the same; by line where their card has several such; as what comes next where it is no line of theirs.
final class NamedTexts {
  private NamedTexts() {}

  /// The move that takes a text first.
  ///
  /// @param offered all that are offered, the text among them
  /// @param kind which abilities are asked for
  // Equal texts are told apart by their place in the list.
  @SuppressWarnings("ReferenceEquality")
  static String notation(List<TriggeredText> offered, TriggeredText text, Predicate<Ability> kind) {
    long lines = text.source().texts().stream().filter(line -> kind.test(line.ability())).count();
    int same = 0;
    int number = 0;
    for (TriggeredText each : offered) {
      if (saysTheSame(each, text)) {
        same++;
        number = each == text ? same : number;
      }
    }
    return "resolve "
        + text.source().name().toLowerCase(Locale.ROOT)
        + (text.text().isNext() ? " next" : "")
        + (same > 1 ? " " + number : "")
        + (lines > 1 && !text.text().isNext() ? " line " + (text.text().line() + 1) : "");
  }

  /// What waits for a next time has no line by which one would be told from another.
  private static boolean saysTheSame(TriggeredText one, TriggeredText other) {
    return other.text().isNext()
        ? one.text().isNext() && one.source().name().equals(other.source().name())
        : one.text().code() == other.text().code();
  }
}
