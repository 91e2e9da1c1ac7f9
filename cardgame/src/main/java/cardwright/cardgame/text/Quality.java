package cardwright.cardgame.text;

import static cardwright.language.Phrases.QUOTED;
import static cardwright.language.Phrases.listOf;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.withArticle;

import cardwright.language.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// What else can be asked of a card, beside its kind and where it is.
public sealed interface Quality {
  /// `named "Rarity"`, `named "Rarity" or "Applejack"`.
  ///
  /// @param names any of them
  record Named(List<String> names) implements Quality {
    /// The words behind a kind, with the space before them.
    static final Phrase<Quality> WORDS =
        oneOf(
            phrase(
                Named.class,
                " named {}",
                listOf(QUOTED, ", ", " or ", 1),
                Named::new,
                Named::names));

    /// Keeps the list from changing.
    public Named {
      names = List.copyOf(names);
    }
  }

  /// `other than a Character`, right behind `card`.
  ///
  /// @param kinds the kinds that are left out, as bits
  record Except(int kinds) implements Quality {}

  /// `with power at most 2`, `with printed cost exactly X`.
  ///
  /// @param stat a figure of the game
  record Figure(Stat stat, Condition.Relation relation, Amount number) implements Quality {}

  /// `with a book counter`.
  record Counter(String name) implements Quality {}

  /// What only one game has: the door to a sealed interface of that game.
  non-sealed interface Own extends Quality {}

  /// A figure of cards: the door to a game's own.
  interface Stat {}

  /// What words that are not there say: no quality.
  static Phrase<Quality> none() {
    return oneOf(List.of());
  }

  /// `other than a Character`, with the space before it.
  ///
  /// @param noun kinds as bits, of one card with its article
  static Phrase<Quality> except(Phrase<Integer> noun) {
    return oneOf(phrase(Except.class, " other than {}", noun, Except::new, Except::kinds));
  }

  /// `with power at most 2`, behind all else.
  ///
  /// @param stat the figures
  /// @param bound what they can be held against
  static Phrase<Quality> figure(Phrase<? extends Stat> stat, Phrase<Amount> bound) {
    Phrase<Stat> stats = oneOf(stat);
    return byRelation(relation ->
        phrase(
            Figure.class,
            "with {} " + relation.words() + " {}",
            stats,
            bound,
            (of, number) -> new Figure(of, relation, number),
            Figure::stat,
            Figure::number));
  }

  /// `with printed cost at most 2`, behind all else.
  ///
  /// @param words the words for the figure
  static Phrase<Quality> figure(Stat stat, String words, Phrase<Amount> bound) {
    return byRelation(relation ->
        phrase(
                Figure.class,
                "with " + words + " " + relation.words() + " {}",
                bound,
                number -> new Figure(stat, relation, number),
                Figure::number)
            .when(figure -> figure.stat().equals(stat)));
  }

  /// The words for a figure that is held against a number in any of the ways there are.
  private static Phrase<Quality> byRelation(Function<Condition.Relation, Phrase<Figure>> words) {
    List<Phrase<Quality>> all = new ArrayList<>();
    for (Condition.Relation relation : Condition.Relation.values()) {
      Phrase<Figure> figures = words.apply(relation);
      all.add(oneOf(figures.when(figure -> figure.relation() == relation)));
    }
    return oneOf(all);
  }

  /// `with a book counter`, behind all else.
  ///
  /// @param name the names of counters
  static Phrase<Quality> counter(Phrase<String> name) {
    return oneOf(
        phrase(
            Counter.class,
            "with {}",
            withArticle(phrase(Counter.class, "{} counter", name, Counter::new, Counter::name)),
            counter -> counter,
            counter -> counter));
  }
}
