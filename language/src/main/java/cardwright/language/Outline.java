package cardwright.language;

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
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Words phrases as patterns: their own words, and in braces the topics of what stands between them.
final class Outline {
  /// What no topic is for.
  static final String UNNAMED = "{?";

  /// So many words are shown in their place rather than by the name of their topic.
  private static final int INLINE = 4;

  private static final int INLINE_LETTERS = 80;

  /// Types whose values belong to the phrase around them.
  private static final Set<Class<?>> PARTS =
      Set.of(
          Integer.class,
          Boolean.class,
          String.class,
          Optional.class,
          Article.class,
          List.class,
          Sentences.Range.class);

  private final List<Topic> topics;

  /// Phrases whose pattern is being worded: one that holds itself is shown by its topic only.
  private final Set<Phrase<?>> open = Collections.newSetFromMap(new IdentityHashMap<>());

  Outline(List<Topic> topics) {
    this.topics = topics;
  }

  /// The topic of values of that type, if there is one.
  Optional<Topic> topic(Class<?> type) {
    return topics.stream()
        .filter(topic -> topic.types().stream().anyMatch(each -> each.isAssignableFrom(type)))
        .findFirst();
  }

  /// The topic of that name, if there is one.
  Optional<Topic> topic(String name) {
    return topics.stream().filter(topic -> topic.name().equals(name)).findFirst();
  }

  /// The words of a phrase's own, with what stands between them.
  String pattern(Shape shape) {
    return switch (shape) {
      case Fixed(Object _, String words) -> words;
      case Open(String name, String _) -> slot(name);
      case Named(String name, Phrase<?> phrase) -> opensWithSpace(phrase.shape()) + slot(name);
      case Whole(Shape words) -> pattern(words);
      case Sequence(Class<?> _, List<Shape> parts) ->
          parts.stream().map(this::pattern).collect(Collectors.joining());
      case Repeated(Shape each, String _, String last, int _) -> {
        String one = pattern(each);
        yield one.isEmpty() ? "" : one + last + "…";
      }
      case Of _, Choice _ -> ofSeveral(shape);
    };
  }

  /// One word for what a phrase says, where a topic is for it.
  String name(Phrase<?> phrase) {
    String name = name(new Of(phrase));
    return name.isEmpty() ? "words" : name;
  }

  private static String slot(String name) {
    return "{" + name + "}";
  }

  private String ofSeveral(Shape shape) {
    if (shape instanceof Of(Phrase<?> phrase) && !open.add(phrase)) {
      return UNNAMED + "}";
    }
    try {
      List<Shape> leaves = leaves(shape);
      List<Shape> said = leaves.stream().filter(leaf -> !isEmpty(leaf)).toList();
      String words = said.isEmpty() ? "" : words(said);
      boolean optional = said.size() < leaves.size() && !words.isEmpty();
      return optional ? "[" + words + "]" : words;
    } finally {
      if (shape instanceof Of(Phrase<?> phrase)) {
        open.remove(phrase);
      }
    }
  }

  private String words(List<Shape> leaves) {
    if (leaves.size() == 1) {
      String only = pattern(leaves.getFirst());
      if (isPart(leaves.getFirst()) || goesOn(only)) {
        return only;
      }
    }
    boolean few = leaves.size() <= INLINE && leaves.stream().allMatch(this::isPart);
    String inline = few ? inline(leaves) : "";
    if (few && inline.length() <= INLINE_LETTERS) {
      return inline;
    }
    Set<String> names = new LinkedHashSet<>();
    leaves.forEach(leaf -> names.add(name(leaf)));
    String space = leaves.stream().allMatch(leaf -> !opensWithSpace(leaf).isEmpty()) ? " " : "";
    return common(names)
        .map(name -> space + slot(name))
        .orElseGet(() ->
            leaves.size() <= INLINE ? inline(leaves) : UNNAMED + String.join("|", names) + "}");
  }

  /// Whether words go on in the middle of a sentence, from a comma or a colon: `[, if {condition}]: {instructions}`.
  private static boolean goesOn(String pattern) {
    String opening = pattern.replace("[", "");
    return opening.startsWith(",") || opening.startsWith(":");
  }

  private static boolean isToken(Shape leaf) {
    return leaf instanceof Fixed || leaf instanceof Open;
  }

  /// Whether its words always stand in its place.
  private boolean isPart(Shape leaf) {
    return isToken(leaf)
        || (leaf instanceof Sequence(Class<?> type, List<Shape> _) && isPart(type));
  }

  /// Whether values of a type belong to the phrase around them.
  boolean isPart(Class<?> type) {
    return PARTS.contains(type)
        || topic(type).map(topic -> topic.name().isEmpty()).orElse(Boolean.FALSE);
  }

  private String inline(List<Shape> leaves) {
    Set<String> words = new LinkedHashSet<>();
    leaves.forEach(leaf -> words.add(pattern(leaf)));
    return words.size() == 1 ? words.iterator().next() : "(" + String.join(" | ", words) + ")";
  }

  /// The one name for phrases of several topics.
  private Optional<String> common(Set<String> names) {
    if (names.size() == 1) {
      return names.stream().filter(name -> !name.isEmpty()).findFirst();
    }
    return topics.stream()
        .filter(topic -> names.contains(topic.name()) && covers(topic, names))
        .map(Topic::name)
        .findFirst();
  }

  private static boolean covers(Topic topic, Set<String> names) {
    return names.stream()
        .allMatch(name -> name.equals(topic.name()) || topic.covers().contains(name));
  }

  /// The name of a leaf's topic; empty when it has none.
  private String name(Shape leaf) {
    return switch (leaf) {
      case Fixed(Object means, String _) -> name(type(means));
      case Sequence(Class<?> type, List<Shape> parts) when type == Article.class ->
          name(parts.getLast());
      case Sequence(Class<?> type, List<Shape> _) -> name(type);
      case Named(String name, Phrase<?> _) -> name;
      case Open(String name, String _) -> name;
      case Repeated(Shape each, String _, String _, int _) -> name(each);
      case Whole(Shape words) -> name(words);
      case Of _, Choice _ -> {
        Set<String> names = new LinkedHashSet<>();
        leaves(leaf).forEach(one -> names.add(name(one)));
        yield common(names).orElse("");
      }
    };
  }

  private String name(Class<?> type) {
    return type == Integer.class ? "number" : topic(type).map(Topic::name).orElse("");
  }

  /// A space when what it says opens with one.
  private static String opensWithSpace(Shape shape) {
    return switch (shape) {
      case Fixed(Object _, String words) -> words.startsWith(" ") ? " " : "";
      case Sequence(Class<?> _, List<Shape> parts) -> opensWithSpace(parts.getFirst());
      case Choice(List<Shape> of) -> of.isEmpty() ? "" : opensWithSpace(of.getLast());
      case Of(Phrase<?> phrase) -> opensWithSpace(phrase.shape());
      case Named(String _, Phrase<?> phrase) -> opensWithSpace(phrase.shape());
      case Repeated(Shape each, String _, String _, int _) -> opensWithSpace(each);
      case Open _, Whole _ -> "";
    };
  }

  /// What a value is read as: of several, what each of them is.
  static Class<?> type(Object means) {
    return switch (means) {
      case List<?> several when !several.isEmpty() -> type(several.getFirst());
      case Enum<?> constant -> constant.getDeclaringClass();
      default -> means.getClass();
    };
  }

  private static boolean isEmpty(Shape leaf) {
    return leaf instanceof Fixed(Object _, String words) && words.isEmpty();
  }

  /// What a shape can be, one by one: choices are gone through, and phrases that only pass on to another.
  List<Shape> leaves(Shape shape) {
    List<Shape> leaves = new ArrayList<>();
    Deque<Shape> left = new ArrayDeque<>(List.of(shape));
    Set<Phrase<?>> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    while (!left.isEmpty()) {
      switch (left.pop()) {
        case Choice(List<Shape> of) -> of.reversed().forEach(left::push);
        case Of(Phrase<?> phrase) -> {
          if (seen.add(phrase)) {
            left.push(phrase.shape());
          }
        }
        case Sequence(Class<?> _, List<Shape> parts)
            when parts.size() == 1 && !(parts.getFirst() instanceof Fixed) ->
            left.push(parts.getFirst());
        case Fixed leaf -> leaves.add(leaf);
        case Open leaf -> leaves.add(leaf);
        case Sequence leaf -> leaves.add(leaf);
        case Repeated leaf -> leaves.add(leaf);
        case Named leaf -> leaves.add(leaf);
        case Whole leaf -> leaves.add(leaf);
      }
    }
    return leaves;
  }
}
