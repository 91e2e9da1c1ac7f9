package cardwright.language;

import cardwright.engine.CardPhrase;
import cardwright.language.Shape.Choice;
import cardwright.language.Shape.Fixed;
import cardwright.language.Shape.Named;
import cardwright.language.Shape.Of;
import cardwright.language.Shape.Open;
import cardwright.language.Shape.Repeated;
import cardwright.language.Shape.Sequence;
import cardwright.language.Shape.Whole;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The phrases that cards of a game are made of, drawn from the very phrases that read them, with the cards that use each.
public final class CardPhrases {
  private final Outline outline;
  private final Map<String, Entry> entries = new LinkedHashMap<>();
  private final IdentityHashMap<Phrase<?>, Entry> byPhrase = new IdentityHashMap<>();

  /// Phrases that are listed word by word under a name.
  private final IdentityHashMap<Phrase<?>, String> named = new IdentityHashMap<>();

  /// The lines that were noted.
  private final List<String> used = new ArrayList<>();

  private final Set<String> unnamed = new LinkedHashSet<>();

  /// Whether the lines that are noted are of cards that are made up.
  private boolean madeUp;

  /// The phrases that can be reached from some.
  ///
  /// @param topics what phrases are called by what they are read as; the first that fits counts
  /// @param roots the phrases of whole lines
  public CardPhrases(List<Topic> topics, List<Phrase<?>> roots) {
    this.outline = new Outline(topics);
    Deque<Shape> left = new ArrayDeque<>();
    roots.forEach(root -> left.add(new Of(root)));
    Set<Phrase<?>> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    while (!left.isEmpty()) {
      visit(left.pop(), null, seen, left);
    }
  }

  /// All ways to say one thing, with the cards that say it.
  private static final class Entry {
    private final Topic topic;
    private final Set<String> patterns = new LinkedHashSet<>();
    private final Set<String> cards = new LinkedHashSet<>();
    private String example = "";
    private String exampleFrom = "";

    Entry(Topic topic) {
      this.topic = topic;
    }
  }

  private void visit(Shape shape, @Nullable Phrase<?> of, Set<Phrase<?>> seen, Deque<Shape> left) {
    switch (shape) {
      case Of(Phrase<?> phrase) -> {
        if (seen.add(phrase)) {
          visit(phrase.shape(), phrase, seen, left);
        }
      }
      case Choice(List<Shape> several) ->
          several
              .reversed()
              .forEach(each -> {
                if (each instanceof Of) {
                  left.push(each);
                } else {
                  visit(each, of, seen, left);
                }
              });
      case Sequence(Class<?> type, List<Shape> parts) -> {
        if (parts.stream().anyMatch(Fixed.class::isInstance) || parts.size() > 1) {
          enter(shape, type, of);
        }
        parts.reversed().forEach(left::push);
      }
      case Fixed(Object means, String words) -> {
        if (!words.isBlank() && !means.equals("")) {
          enter(shape, Outline.type(means), of);
        }
      }
      case Named(String name, Phrase<?> phrase) -> {
        if (of != null) {
          named.put(of, name);
        }
        List<Shape> leaves = outline.leaves(new Of(phrase));
        if (leaves.stream().allMatch(Fixed.class::isInstance)) {
          outline
              .topic(name)
              .ifPresentOrElse(
                  topic -> leaves.forEach(leaf -> enter(topic, name, outline.pattern(leaf), null)),
                  () -> unnamed.add(name));
        } else {
          left.push(new Of(phrase));
        }
      }
      case Repeated(Shape each, String _, String _, int _) -> left.push(each);
      case Whole(Shape words) -> left.push(words);
      case Open _ -> {}
    }
  }

  private void enter(Shape shape, Class<?> type, @Nullable Phrase<?> phrase) {
    if (outline.isPart(type)) {
      return;
    }
    String pattern = outline.pattern(shape);
    outline
        .topic(type)
        .ifPresentOrElse(
            topic -> enter(topic, name(type), pattern, phrase),
            () -> unnamed.add(type.getName() + ": " + pattern));
    if (pattern.contains(Outline.UNNAMED)) {
      unnamed.add(pattern);
    }
  }

  /// A type as code names it: `Effect.Draw`.
  private static String name(Class<?> type) {
    String name = type.getName().substring(type.getPackageName().length() + 1);
    return name.replace('$', '.');
  }

  private void enter(Topic topic, String key, String pattern, @Nullable Phrase<?> phrase) {
    String words = pattern.strip();
    if (words.isEmpty()) {
      return;
    }
    Entry entry = entries.computeIfAbsent(key, _ -> new Entry(topic));
    entry.patterns.add(words);
    if (phrase != null) {
      byPhrase.put(phrase, entry);
    }
  }

  /// Notes the phrases that a line of a card uses.
  ///
  /// @param phrase the phrase of the whole line
  /// @param value what the line was read as
  public <T> void use(String card, Phrase<T> phrase, T value) {
    String line = String.valueOf(phrase.write(value));
    used.add(line);
    phrase.tellUsed(
        value,
        0,
        (each, _, _) -> {
          Entry entry = byPhrase.get(each);
          if (entry != null && !(madeUp && !entry.cards.isEmpty())) {
            if (entry.example.isEmpty() || line.length() < entry.example.length()) {
              entry.example = line;
              entry.exampleFrom = madeUp ? "" : card;
            }
            if (!madeUp) {
              entry.cards.add(card);
            }
          }
        });
  }

  /// From now on the lines that are noted are of cards that are made up: they are examples of phrases that no card of the game uses.
  public void beginExamples() {
    madeUp = true;
  }

  /// What each phrase is called in code: the type that it is read as, such as `Effect.Draw`. Meanings go by it.
  public Set<String> names() {
    return Collections.unmodifiableSet(entries.keySet());
  }

  /// All phrases, group by group.
  ///
  /// @param meanings what each says, by its [#names]
  /// @throws IllegalStateException when no topic is for a phrase, or it has no meaning
  public List<CardPhrase> list(Map<String, String> meanings) {
    List<String> missing = new ArrayList<>(unnamed);
    entries.forEach((name, entry) -> {
      if (!meanings.containsKey(name)) {
        missing.add(name + " = " + entry.topic.group() + " " + entry.patterns);
      }
    });
    if (!missing.isEmpty()) {
      throw new IllegalStateException(
          "phrases without a topic or a meaning:\n" + String.join("\n", missing));
    }
    List<CardPhrase> all = new ArrayList<>();
    entries.forEach((name, entry) -> all.add(phrase(name, entry, meanings)));
    all.sort(Comparator.comparing(CardPhrase::group));
    return List.copyOf(all);
  }

  private static CardPhrase phrase(String name, Entry entry, Map<String, String> meanings) {
    return new CardPhrase(
        entry.topic.group(),
        entry.topic.name(),
        List.copyOf(entry.patterns),
        Objects.requireNonNull(meanings.get(name)),
        entry.example,
        entry.exampleFrom,
        List.copyOf(entry.cards));
  }

  /// The same phrases, found by those that read them: so it can be told which of them stands where in a line.
  ///
  /// @param meanings what each says, by its [#names]
  /// @param wholeLines what phrases are read as that only hold the parts of a whole line together
  /// @throws IllegalStateException when no topic is for a phrase, or it has no meaning
  public PhraseIndex index(Map<String, String> meanings, Set<Class<?>> wholeLines) {
    list(meanings);
    Map<String, CardPhrase> byName = new HashMap<>();
    IdentityHashMap<Entry, CardPhrase> byEntry = new IdentityHashMap<>();
    entries.forEach((name, entry) -> {
      CardPhrase phrase = phrase(name, entry, meanings);
      byName.put(name, phrase);
      byEntry.put(entry, phrase);
    });
    IdentityHashMap<Object, CardPhrase> phrases = new IdentityHashMap<>();
    named.forEach((phrase, name) -> {
      if (byName.containsKey(name)) {
        phrases.put(phrase, byName.get(name));
      }
    });
    byPhrase.forEach((phrase, entry) -> phrases.put(phrase, byEntry.get(entry)));
    Set<CardPhrase> lines = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Class<?> type : wholeLines) {
      CardPhrase line = byName.get(name(type));
      if (line == null) {
        throw new IllegalStateException("no phrase is read as a " + type.getName());
      }
      lines.add(line);
    }
    return new PhraseIndex(phrases, lines, used);
  }
}
