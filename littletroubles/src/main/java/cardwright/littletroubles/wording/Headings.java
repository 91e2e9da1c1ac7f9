package cardwright.littletroubles.wording;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.words;

import cardwright.language.Phrase;
import cardwright.littletroubles.vocabulary.Card;
import cardwright.littletroubles.vocabulary.Figures;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.Rarity;
import java.util.ArrayList;
import java.util.List;

/// The words for the line of kind and figures: `Common Character, cost 4, confidence 3, maturity 3, reward 4/0, resources 2/0`.
final class Headings {
  /// What the line of kind and figures says.
  ///
  /// @param rarity of the card; a back has that of its front
  /// @param sort its kinds
  /// @param cost the printed cost, or [Card#X]; a back has that of its front
  /// @param numbers its figures
  record Heading(Rarity rarity, Sort sort, int cost, Numbers numbers) {
    /// The figures of a face with that cost.
    Figures figures(int printed) {
      return new Figures(
          sort.kinds(),
          sort.regressed(),
          sort.unique(),
          sort.quick(),
          printed,
          numbers.confidence(),
          numbers.maturity(),
          numbers.reward().cookies(),
          numbers.reward().cards(),
          numbers.resources().cookies(),
          numbers.resources().cards());
    }
  }

  /// The kinds of a face, and what stands with them.
  ///
  /// @param kinds as bits of [Kind]
  record Sort(
      int kinds,
      boolean unique,
      boolean quick,
      boolean global,
      boolean chainLink,
      boolean regressed) {
    boolean is(Kind kind) {
      return (kinds & kind.bit()) != 0;
    }
  }

  /// Cookies and cards: `4/0`.
  record Pair(int cookies, int cards) {}

  /// The figures of a face.
  record Numbers(int confidence, int maturity, Pair reward, Pair resources) {}

  private static final Pair NOTHING = new Pair(0, 0);
  private static final Numbers NONE = new Numbers(0, 0, NOTHING, NOTHING);

  private static final Phrase<Pair> PAIR =
      phrase(Pair.class, "{}/{}", NUMBER, NUMBER, Pair::new, Pair::cookies, Pair::cards);

  private static final Phrase<Integer> COST =
      oneOf(
          phrase(Integer.class, "{}", NUMBER, cost -> cost, cost -> cost).when(cost -> cost >= 0),
          words(Card.X, "X"));

  private static final Phrase<Numbers> OF_CHARACTERS =
      phrase(
          Numbers.class,
          ", confidence {}, maturity {}, reward {}, resources {}",
          NUMBER,
          NUMBER,
          PAIR,
          PAIR,
          Numbers::new,
          Numbers::confidence,
          Numbers::maturity,
          Numbers::reward,
          Numbers::resources);

  // Who writes `resources 0/0` is understood, and told that it is left out.
  private static final Phrase<Numbers> OF_OTHERS =
      oneOf(
          words(NONE, ""),
          phrase(
              Numbers.class,
              ", resources {}",
              PAIR,
              resources -> new Numbers(0, 0, NOTHING, resources),
              Numbers::resources));

  private static final Phrase<Rarity> RARITY = oneOf(Rarity.values(), Rarity::words);

  /// The line of a front.
  static final Phrase<Heading> FRONT =
      oneOf(
          front(characters(), OF_CHARACTERS),
          front(others(), OF_OTHERS),
          front(actions(), words(NONE, "")));

  /// The line of a back.
  static final Phrase<Heading> BACK =
      oneOf(
          back(
              words(
                  new Sort(Kind.CHARACTER.bit(), false, false, false, false, true),
                  "Regressed Character"),
              OF_CHARACTERS),
          back(plain(), OF_OTHERS));

  /// The line of a token: a Toy or a Character, without rarity and cost.
  static final Phrase<Figures> TOKEN =
      oneOf(
          token(words(sort(Kind.CHARACTER.bit(), false), Kind.CHARACTER.words()), OF_CHARACTERS),
          token(words(sort(Kind.TOY.bit(), false), Kind.TOY.words()), OF_OTHERS));

  private Headings() {}

  private static Phrase<Figures> token(Phrase<Sort> sort, Phrase<Numbers> numbers) {
    return phrase(
        Figures.class,
        "{}{}",
        sort,
        numbers,
        (kinds, figures) -> new Heading(Rarity.COMMON, kinds, 0, figures).figures(0),
        Headings::sort,
        Headings::numbers);
  }

  private static Sort sort(Figures figures) {
    return new Sort(
        figures.kinds(), figures.unique(), figures.quick(), false, false, figures.regressed());
  }

  /// The line of figures of a token.
  static Heading heading(Figures figures) {
    return new Heading(Rarity.COMMON, sort(figures), figures.cost(), numbers(figures));
  }

  /// What stands in the line of figures beside kinds and cost.
  static Numbers numbers(Figures figures) {
    return new Numbers(
        figures.confidence(),
        figures.maturity(),
        new Pair(figures.reward(), figures.drawReward()),
        new Pair(figures.cookies(), figures.draws()));
  }

  private static Phrase<Heading> front(Phrase<Sort> sort, Phrase<Numbers> numbers) {
    return phrase(
        Heading.class,
        "{} {}, cost {}{}",
        RARITY,
        sort,
        COST,
        numbers,
        Heading::new,
        Heading::rarity,
        Heading::sort,
        Heading::cost,
        Heading::numbers);
  }

  private static Phrase<Heading> back(Phrase<Sort> sort, Phrase<Numbers> numbers) {
    return phrase(
        Heading.class,
        "{}{}",
        sort,
        numbers,
        (kinds, figures) -> new Heading(Rarity.COMMON, kinds, 0, figures),
        Heading::sort,
        Heading::numbers);
  }

  private static Sort sort(int kinds, boolean unique) {
    return new Sort(kinds, unique, false, false, false, false);
  }

  private static Phrase<Sort> characters() {
    List<Phrase<Sort>> sorts = new ArrayList<>();
    int both = Kind.CHARACTER.bit() | Kind.TOY.bit();
    for (boolean chain : new boolean[] {false, true}) {
      String link = chain ? "chain-link " : "";
      sorts.add(words(character(Kind.CHARACTER.bit(), false, chain), link + "Character"));
      sorts.add(words(character(Kind.CHARACTER.bit(), true, chain), link + "Main Character"));
      sorts.add(words(character(both, false, chain), link + "Character and Toy"));
    }
    return oneOf(sorts);
  }

  private static Sort character(int kinds, boolean unique, boolean chain) {
    return new Sort(kinds, unique, false, false, chain, false);
  }

  private static Phrase<Sort> plain() {
    List<Phrase<Sort>> sorts = new ArrayList<>();
    for (Kind kind : List.of(Kind.FIELD, Kind.SCENE, Kind.TOY, Kind.GOAL)) {
      sorts.add(words(sort(kind.bit(), false), kind.words()));
    }
    return oneOf(sorts);
  }

  private static Phrase<Sort> others() {
    List<Phrase<Sort>> sorts = new ArrayList<>();
    for (Kind kind : List.of(Kind.FIELD, Kind.SCENE, Kind.TOY, Kind.GOAL)) {
      sorts.add(words(sort(kind.bit(), true), kind.unique() + " " + kind.words()));
    }
    sorts.add(
        words(new Sort(Kind.FIELD.bit(), true, false, true, false, false), "Iconic Global Field"));
    return oneOf(plain(), oneOf(sorts));
  }

  private static Phrase<Sort> actions() {
    List<Phrase<Sort>> sorts = new ArrayList<>();
    for (boolean unique : new boolean[] {false, true}) {
      for (boolean quick : new boolean[] {false, true}) {
        String words = (unique ? "Decisive " : "") + (quick ? "Quick " : "") + "Action";
        Sort sort = new Sort(Kind.ACTION.bit(), unique, quick, false, false, false);
        sorts.add(words(sort, words));
      }
    }
    return oneOf(sorts);
  }
}
