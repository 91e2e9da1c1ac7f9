package cardwright.language;

import cardwright.engine.CardGrammar;
import cardwright.engine.CardGrammar.Kind;
import cardwright.engine.CardGrammar.Rule;
import cardwright.engine.CardGrammar.Symbol;
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
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/// Draws a grammar from phrases: a rule for each phrase that has more than one way to be said.
public final class Grammar {
  private final Outline outline;
  private final List<Rule> rules = new ArrayList<>();
  private final IdentityHashMap<Phrase<?>, String> names = new IdentityHashMap<>();
  private final Map<String, Integer> numbers = new HashMap<>();
  private final Deque<Phrase<?>> left = new ArrayDeque<>();

  private Grammar(List<Topic> topics) {
    this.outline = new Outline(topics);
  }

  /// The grammar of cards.
  ///
  /// @param topics what rules are called by what their phrases are read as
  /// @param face the line of kind and figures
  /// @param text a line of text
  public static CardGrammar of(List<Topic> topics, Phrase<?> face, Phrase<?> text) {
    Grammar grammar = new Grammar(topics);
    grammar.start("face", face);
    grammar.start("text", text);
    while (!grammar.left.isEmpty()) {
      Phrase<?> phrase = grammar.left.remove();
      grammar.rule(String.valueOf(grammar.names.get(phrase)), phrase.shape());
    }
    return new CardGrammar(grammar.rules);
  }

  private void start(String name, Phrase<?> phrase) {
    names.put(phrase, name);
    numbers.put(name, 1);
    left.add(phrase);
  }

  private void rule(String name, Shape shape) {
    // The place in the list comes before those of the rules that it needs.
    int at = rules.size();
    List<List<Symbol>> ways = new ArrayList<>();
    rules.add(new Rule(name, ways));
    List<Shape> several = shape instanceof Choice(List<Shape> of) ? of : List.of(shape);
    several.forEach(each -> ways.add(symbols(name, each)));
    rules.set(at, new Rule(name, ways));
  }

  private List<Symbol> symbols(String rule, Shape shape) {
    return switch (shape) {
      case Fixed(Object _, String words) ->
          words.isEmpty() ? List.of() : List.of(new Symbol(Kind.WORDS, words));
      case Open(String _, String what) -> List.of(new Symbol(Kind.OPEN, what));
      case Of(Phrase<?> phrase) -> List.of(new Symbol(Kind.RULE, name(phrase, "")));
      case Named(String name, Phrase<?> phrase) ->
          List.of(new Symbol(Kind.RULE, name(phrase, name)));
      case Sequence(Class<?> _, List<Shape> parts) ->
          parts.stream().flatMap(part -> symbols(rule, part).stream()).toList();
      case Whole(Shape words) -> {
        List<Symbol> sentence = new ArrayList<>(symbols(rule, words));
        sentence.add(new Symbol(Kind.WORDS, "."));
        yield sentence;
      }
      case Choice _ -> {
        String name = numbered(rule + "-part");
        rule(name, shape);
        yield List.of(new Symbol(Kind.RULE, name));
      }
      case Repeated(Shape each, String between, String last, int least) -> {
        String name = numbered(rule + "-list");
        list(name, symbols(rule, each), between, last, least);
        yield List.of(new Symbol(Kind.RULE, name));
      }
    };
  }

  private void list(String name, List<Symbol> each, String between, String last, int least) {
    List<List<Symbol>> ways = new ArrayList<>();
    if (least < 2) {
      ways.add(each);
    }
    ways.add(joined(each, last, each));
    ways.add(joined(each, between, List.of(new Symbol(Kind.RULE, name))));
    rules.add(new Rule(name, ways));
  }

  private static List<Symbol> joined(List<Symbol> first, String words, List<Symbol> then) {
    List<Symbol> all = new ArrayList<>(first);
    if (!words.isEmpty()) {
      all.add(new Symbol(Kind.WORDS, words));
    }
    all.addAll(then);
    return all;
  }

  private String name(Phrase<?> phrase, String given) {
    String known = names.get(phrase);
    if (known != null) {
      return known;
    }
    // What only passes on to another phrase needs no rule of its own.
    switch (phrase.shape()) {
      case Of(Phrase<?> other) -> {
        return name(other, given);
      }
      case Named(String name, Phrase<?> other) -> {
        return name(other, name);
      }
      case Choice(List<Shape> of)
          when of.size() == 1 && of.getFirst() instanceof Of(Phrase<?> other) -> {
        return name(other, given);
      }
      case Choice _, Fixed _, Open _, Sequence _, Repeated _, Whole _ -> {}
    }
    String name = numbered(given.isEmpty() ? outline.name(phrase).replace(' ', '-') : given);
    names.put(phrase, name);
    left.add(phrase);
    return name;
  }

  private String numbered(String name) {
    int number = numbers.merge(name, 1, Integer::sum);
    return number == 1 ? name : name + "-" + number;
  }
}
