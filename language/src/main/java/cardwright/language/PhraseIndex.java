package cardwright.language;

import cardwright.engine.CardPhrase;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The phrases of a reference, found by the very phrases that read cards. It never changes.
public final class PhraseIndex {
  private final IdentityHashMap<Phrase<?>, CardPhrase> phrases;
  private final Set<CardPhrase> wholeLines;

  /// @param phrases what the reference says of each phrase
  /// @param wholeLines those of them that word whole lines; it is asked by identity
  PhraseIndex(IdentityHashMap<Phrase<?>, CardPhrase> phrases, Set<CardPhrase> wholeLines) {
    this.phrases = phrases;
    this.wholeLines = wholeLines;
  }

  /// What the reference says of a phrase, or null when it does not list it.
  @Nullable CardPhrase of(Phrase<?> phrase) {
    return phrases.get(phrase);
  }

  /// Whether a phrase words whole lines, so that what it holds is what the line is made of.
  boolean isWholeLine(CardPhrase phrase) {
    return wholeLines.contains(phrase);
  }
}
