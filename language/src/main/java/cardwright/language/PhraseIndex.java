package cardwright.language;

import cardwright.engine.CardPhrase;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The phrases of a reference, found by the very phrases that read cards. It never changes.
public final class PhraseIndex {
  private final IdentityHashMap<Object, CardPhrase> phrases;
  private final Set<CardPhrase> wholeLines;
  private final List<String> lines;

  /// @param phrases what the reference says of each phrase
  /// @param wholeLines those of them that word whole lines; it is asked by identity
  /// @param lines the lines of the cards that use them
  PhraseIndex(
      IdentityHashMap<Object, CardPhrase> phrases, Set<CardPhrase> wholeLines, List<String> lines) {
    this.phrases = phrases;
    this.wholeLines = wholeLines;
    this.lines = List.copyOf(lines);
  }

  /// What the reference says of a phrase, or null when it does not list it.
  ///
  /// @param phrase the very phrase, known by its identity
  @Nullable CardPhrase of(Object phrase) {
    return phrases.get(phrase);
  }

  /// How many lines of cards have these words; at the start of a line, how many open with them.
  ///
  /// @param at where they would stand in the line, from 0
  int uses(String words, int at) {
    int uses = 0;
    for (String line : lines) {
      uses += (at == 0 ? line.startsWith(words) : line.contains(words)) ? 1 : 0;
    }
    return uses;
  }

  /// Whether a phrase words whole lines, so that what it holds is what the line is made of.
  boolean isWholeLine(CardPhrase phrase) {
    return wholeLines.contains(phrase);
  }
}
