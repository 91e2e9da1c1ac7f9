package cardwright.cardgame.text;

import static cardwright.language.Phrases.listOf;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.present;
import static cardwright.language.Phrases.words;

import cardwright.language.Phrase;
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

  /// What has happened to a card this turn: `a Toy was sleeped this turn`.
  ///
  /// @param aCard the card, with its article: by its kind and whose it was
  public static <S extends Selector> Phrase<Condition> happened(
      Happening deed, Class<S> type, Phrase<S> aCard) {
    return happened(deed, type, aCard, "{} " + deed.words() + THIS_TURN);
  }

  /// What has happened to the card itself this turn: `this card was damaged this turn`.
  public static Phrase<Condition> thisHappened(Happening deed) {
    return words(
        new Condition.Happened(deed, Optional.empty()), "this card " + deed.words() + THIS_TURN);
  }

  /// What a player has played this turn: `you played a Toy this turn`.
  ///
  /// @param player who: `you`
  /// @param aCard the card, with its article: by its kind, and that player's
  public static <S extends Selector> Phrase<Condition> played(
      Happening deed, String player, Class<S> type, Phrase<S> aCard) {
    return happened(deed, type, aCard, player + " played {}" + THIS_TURN);
  }

  private static <S extends Selector> Phrase<Condition> happened(
      Happening deed, Class<S> type, Phrase<S> aCard, String words) {
    Phrase<Optional<S>> card = present(aCard);
    return oneOf(
        phrase(
                Condition.Happened.class,
                words,
                card,
                which -> new Condition.Happened(deed, which.map(each -> each)),
                happened -> happened.which().map(type::cast))
            .when(happened -> happened.deed().equals(deed)));
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
