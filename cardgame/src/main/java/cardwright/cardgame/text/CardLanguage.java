package cardwright.cardgame.text;

import cardwright.engine.CardGrammar;
import cardwright.engine.CardPhrase;
import cardwright.language.CardPhrases;
import cardwright.language.Grammar;
import cardwright.language.Phrase;
import cardwright.language.PhraseIndex;
import cardwright.language.Resources;
import cardwright.language.Topic;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;

/// The phrases of a game's cards, as designers look them up.
///
/// @param topics what the game calls its phrases, before those that every game has ([SharedTopics])
/// @param wholeLines what only holds the parts of a line together: when it works, what it costs and what happens
/// @param faces the phrases of the line of kind and figures, that of a card's front first
/// @param text the phrase of a line of text
/// @param wording the files beside the code that words the cards: what phrases mean, and the cards `workshop` that are made up, one for each form of the common card language
/// @param reader reads a file of cards, by its content and what to call it
/// @param used notes the phrases that a card uses
/// @param <C> the game's cards
public record CardLanguage<C>(
    List<Topic> topics,
    Set<Class<?>> wholeLines,
    List<Phrase<?>> faces,
    Phrase<?> text,
    Resources wording,
    BiFunction<String, String, List<C>> reader,
    BiConsumer<C, CardPhrases> used) {
  /// Keeps the lists from changing.
  public CardLanguage {
    topics = SharedTopics.with(topics);
    wholeLines = Set.copyOf(wholeLines);
    faces = List.copyOf(faces);
  }

  /// The grammar that the phrases make.
  public CardGrammar grammar() {
    return Grammar.of(topics, faces.getFirst(), text);
  }

  /// All phrases, with those of these cards that use each.
  public List<CardPhrase> phrases(List<C> cards) {
    return of(cards).list(meanings());
  }

  /// The same, found by the phrases that read cards.
  public PhraseIndex index(List<C> cards) {
    return of(cards).index(meanings(), wholeLines);
  }

  private Map<String, String> meanings() {
    return PhraseMeanings.of(wording);
  }

  private CardPhrases of(List<C> cards) {
    List<Phrase<?>> roots = new ArrayList<>(faces);
    roots.add(text);
    CardPhrases phrases = new CardPhrases(topics, roots);
    cards.forEach(card -> used.accept(card, phrases));
    phrases.beginExamples();
    wording.cards(List.of("workshop"), reader).forEach(card -> used.accept(card, phrases));
    return phrases;
  }
}
