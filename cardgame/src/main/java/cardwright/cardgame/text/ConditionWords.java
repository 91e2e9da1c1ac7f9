package cardwright.cardgame.text;

import static cardwright.language.Phrases.listOf;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.present;
import static cardwright.language.Phrases.words;

import cardwright.language.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// The words for what can be asked, composed from the numbers of a game: `you have at least 50 cookies`, `it is your turn`.
public final class ConditionWords {
  /// `it is your turn`.
  public static final Phrase<Condition> YOUR_TURN =
      words(new Condition.TurnOf(true), "it is your turn");

  /// `it is your opponent's turn`.
  public static final Phrase<Condition> OPPONENTS_TURN =
      words(new Condition.TurnOf(false), "it is your opponent's turn");

  private static final String THIS_TURN = " this turn";

  private ConditionWords() {}

  /// One number of the table held against another: `you have at least 50 cookies`.
  ///
  /// @param words with a slot for the relation and one for the number: `you have {} {}`
  /// @param number a number with its noun: `1 cookie`, `2 cookies`
  public static Phrase<Condition> compared(
      Amount.Value value, String words, Phrase<Integer> number) {
    return oneOf(
        phrase(
                Condition.Compare.class,
                words,
                Condition.Relation.WORDS,
                number,
                (relation, than) -> new Condition.Compare(value, relation, than),
                Condition.Compare::relation,
                Condition.Compare::number)
            .when(compare -> compare.value().equals(value)));
  }

  /// Who has more: `you have more cookies than your opponent`, and the other way round.
  ///
  /// @param have the words behind `you`: `have more cookies`
  /// @param has the words behind `your opponent`: `has more cookies`
  public static Phrase<Condition> more(
      Amount.Value yours, Amount.Value theirs, String have, String has) {
    return oneOf(
        words(new Condition.MoreThan(yours, theirs), "you " + have + " than your opponent"),
        words(new Condition.MoreThan(theirs, yours), "your opponent " + has + " than you"));
  }

  /// Whether a number is odd or even: `the number of Toys you control is even`.
  ///
  /// @param number a number that `is` can stand behind: `the number of Toys you control`
  public static Phrase<Condition> parity(Phrase<? extends Amount.Value> number) {
    return oneOf(parity(number, false, "{} is odd"), parity(number, true, "{} is even"));
  }

  private static Phrase<Condition> parity(
      Phrase<? extends Amount.Value> number, boolean even, String words) {
    Phrase<Amount.Value> value = oneOf(number);
    return oneOf(
        phrase(
                Condition.Parity.class,
                words,
                value,
                asked -> new Condition.Parity(asked, even),
                Condition.Parity::value)
            .when(parity -> parity.even() == even));
  }

  /// Who controls more: `you control more Toys than your opponent`, and the other way round.
  ///
  /// @param yours what you control, as a number: `Toys`
  /// @param theirs what your opponent controls, as a number
  /// @param opponents the same number of the opponent
  /// @param your the same number of `you`
  public static Phrase<Condition> controlsMore(
      Phrase<? extends Amount.Value> yours,
      Phrase<? extends Amount.Value> theirs,
      UnaryOperator<Amount.Value> opponents,
      UnaryOperator<Amount.Value> your) {
    return oneOf(
        controlsMore(yours, opponents, "you control more {} than your opponent"),
        controlsMore(theirs, your, "your opponent controls more {} than you"));
  }

  private static Phrase<Condition> controlsMore(
      Phrase<? extends Amount.Value> count, UnaryOperator<Amount.Value> other, String words) {
    Phrase<Amount.Value> number = oneOf(count);
    return oneOf(
        phrase(
                Condition.MoreThan.class,
                words,
                number,
                more -> new Condition.MoreThan(more, other.apply(more)),
                Condition.MoreThan::more)
            .when(more -> other.apply(more.more()).equals(more.less())));
  }

  /// All that can be asked of what has happened this turn: `a Toy was sleeped this turn`, `this card was damaged this turn`, `you played a Toy this turn`.
  ///
  /// @param type the selectors of the game
  /// @param aCard a card, with its article: by its kind and whose it was
  /// @param toCards what can have happened to such a card
  /// @param toThis what can have happened to the card that asks
  /// @param playing that a card was played
  /// @param yours a card with its article that you have played
  /// @param theirs a card with its article that your opponent has played
  public static <S extends Selector> List<Phrase<Condition>> turnHistory(
      Class<S> type,
      Phrase<S> aCard,
      List<? extends Happening> toCards,
      List<? extends Happening> toThis,
      Happening playing,
      Phrase<S> yours,
      Phrase<S> theirs) {
    List<Phrase<Condition>> all = new ArrayList<>();
    for (Happening what : toCards) {
      all.add(happened(what, type, aCard, "{} " + what.words() + THIS_TURN));
    }
    toThis.forEach(what -> all.add(thisHappened(what)));
    all.add(happened(playing, type, yours, "you played {}" + THIS_TURN));
    all.add(happened(playing, type, theirs, "your opponent played {}" + THIS_TURN));
    return all;
  }

  /// What has happened to the card itself this turn: `this card was damaged this turn`.
  static Phrase<Condition> thisHappened(Happening what) {
    return words(
        new Condition.Happened(what, Optional.empty()), "this card " + what.words() + THIS_TURN);
  }

  private static <S extends Selector> Phrase<Condition> happened(
      Happening what, Class<S> type, Phrase<S> aCard, String words) {
    Phrase<Optional<S>> card = present(aCard);
    return oneOf(
        phrase(
                Condition.Happened.class,
                words,
                card,
                which -> new Condition.Happened(what, which.map(each -> each)),
                happened -> happened.which().map(type::cast))
            .when(happened -> happened.what().equals(what)));
  }

  /// What stands behind that which cannot be, and lets it be where it holds: `… unless CONDITION`.
  ///
  /// @param condition what can be asked: `you control a Toy`
  public static Phrase<Condition> unless(Phrase<Condition> condition) {
    return oneOf(
        phrase(
            Condition.Unless.class,
            "unless {}",
            condition,
            Condition.Unless::new,
            Condition.Unless::condition));
  }

  /// Several conditions that all hold: `A and B`.
  public static Phrase<Condition> all(Phrase<Condition> single) {
    return oneOf(
        phrase(
            Condition.All.class,
            "{}",
            listOf(single, " and ", " and ", 2),
            Condition.All::new,
            Condition.All::conditions));
  }
}
