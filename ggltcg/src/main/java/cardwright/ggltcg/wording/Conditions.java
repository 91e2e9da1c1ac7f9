package cardwright.ggltcg.wording;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.words;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.Condition.Relation;
import cardwright.cardgame.text.ConditionWords;
import cardwright.cardgame.text.Quality;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.SharedEffect;
import cardwright.cardgame.text.SharedValue;
import cardwright.ggltcg.vocabulary.Effect;
import cardwright.ggltcg.vocabulary.Figure;
import cardwright.ggltcg.vocabulary.Kind;
import cardwright.ggltcg.vocabulary.PastEvent;
import cardwright.ggltcg.vocabulary.Stat;
import cardwright.ggltcg.vocabulary.Value;
import cardwright.ggltcg.vocabulary.Which;
import cardwright.ggltcg.vocabulary.Whose;
import cardwright.language.Phrase;
import cardwright.language.Phrases;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// The words behind `if`, and before an instruction that is repeated.
final class Conditions {
  // CC has no plural.
  private static final Phrase<Integer> CC =
      phrase(Integer.class, "{} CC", NUMBER, cc -> cc, cc -> cc);

  /// What can be asked.
  static final Phrase<Condition> CONDITION = condition();

  /// What a figure in the present tense may rest on: no figure.
  static final Phrase<Condition> BEFORE_FIGURES = CONDITION.when(Conditions::asksNoFigure);

  /// What stands behind `if`, as an effect that asks.
  static final Phrase<Effect> ASK = shared(SharedEffect.ask(CONDITION));

  /// What stands before an instruction that is repeated, as an effect that counts.
  static final Phrase<Effect> COUNT = shared(SharedEffect.count(Bonuses.AMOUNTS.repeated()));

  private Conditions() {}

  /// An instruction that every game has, and that acts on cards.
  static Phrase<Effect> sharedOnCards(Phrase<SharedCardEffect<Which>> effect) {
    return oneOf(
        phrase(
            Effect.SharedOnCards.class,
            "{}",
            effect,
            Effect.SharedOnCards::new,
            Effect.SharedOnCards::effect));
  }

  /// An instruction that every game has.
  static Phrase<Effect> shared(Phrase<SharedEffect<Which>> effect) {
    return oneOf(
        phrase(Effect.Shared.class, "{}", effect, Effect.Shared::new, Effect.Shared::effect));
  }

  private static boolean asksNoFigure(Condition condition) {
    return condition.parts(Conditions::figures, _ -> List.of()).isEmpty();
  }

  /// The figures in play on which a number rests.
  private static List<Quality.Stat> figures(Amount.Value value) {
    return switch ((Value) value) {
      case Value.CountOf(Which which) -> figures(which);
      case Value.Shared(SharedValue.Extreme<Which>(boolean _, Quality.Stat figure, Which which)) ->
          figure instanceof Figure.Now ? List.of(figure) : figures(which);
      case Value.OwnFigure(Stat stat) -> List.of(new Figure.Now(stat));
      case Value.Hand _, Value.Cc _ -> List.of();
    };
  }

  private static List<Quality.Stat> figures(Which which) {
    List<Quality.Stat> now = new ArrayList<>();
    for (Quality quality : which.qualities()) {
      if (quality instanceof Quality.Figure(Figure.Now figure, var _, var _)) {
        now.add(figure);
      }
    }
    return now;
  }

  private static Phrase<Condition> condition() {
    List<Phrase<Condition>> all = new ArrayList<>();
    all.add(ConditionWords.YOUR_TURN);
    all.add(ConditionWords.OPPONENTS_TURN);
    owned(all, Value.Cc::new, CC, "CC");
    owned(all, Value.Hand::new, Phrases.number("card in hand", "cards in hand"), "cards in hand");
    all.add(
        ConditionWords.compared(
            new Value.CountOf(Which.of(Kind.ANY, Whose.YOU_OWN)),
            "you have {} {}",
            Phrases.number("card in your Sleep Zone", "cards in your Sleep Zone")));
    for (Whose whose : List.of(Whose.YOU_CONTROL, Whose.OPPONENT_CONTROLS)) {
      for (int kinds : new int[] {Kind.TOY.bit(), Kind.ANY}) {
        controlled(all, false, kinds, whose);
        if (whose == Whose.YOU_CONTROL) {
          controlled(all, true, kinds, whose);
        }
      }
    }
    all.add(
        ConditionWords.controlsMore(
            count(Whose.YOU_CONTROL),
            count(Whose.OPPONENT_CONTROLS),
            value -> of(value, Whose.OPPONENT_CONTROLS),
            value -> of(value, Whose.YOU_CONTROL)));
    all.add(ConditionWords.parity(Nouns.NUMBER_OF));
    happened(all);
    Phrase<Condition> single = oneOf(all);
    return oneOf(single, ConditionWords.all(single));
  }

  /// Of a number that each player has: `you have at least 3 CC`, `you have more CC than your opponent`.
  private static void owned(
      List<Phrase<Condition>> all,
      Function<Boolean, Value> make,
      Phrase<Integer> number,
      String noun) {
    Value yours = make.apply(false);
    Value theirs = make.apply(true);
    all.add(ConditionWords.compared(yours, "you have {} {}", number));
    all.add(ConditionWords.compared(theirs, "your opponent has {} {}", number));
    all.add(ConditionWords.more(yours, theirs, "have more " + noun, "has more " + noun));
  }

  /// What has happened this turn: `a Toy was sleeped this turn`, `you played an Action this turn`.
  private static void happened(List<Phrase<Condition>> all) {
    Phrase<Which> toy =
        Nouns.A_CARD_IN_PLAY.when(
            which -> which.kinds() == Kind.TOY.bit() && which.qualities().isEmpty());
    all.addAll(
        ConditionWords.turnHistory(
            Which.class,
            toy,
            List.of(PastEvent.SLEEPED, PastEvent.DAMAGED),
            List.of(PastEvent.DAMAGED),
            PastEvent.PLAYED,
            Nouns.played(Whose.YOU_CONTROL),
            Nouns.played(Whose.OPPONENT_CONTROLS)));
  }

  /// How many cards a player controls: `you control a Toy`, `you control at least 2 other Toys`.
  private static void controlled(
      List<Phrase<Condition>> all, boolean other, int kinds, Whose whose) {
    Value count = new Value.CountOf(new Which(other, kinds, whose, List.of()));
    String player = whose == Whose.YOU_CONTROL ? "you control " : "your opponent controls ";
    String noun = kinds == Kind.ANY ? "card" : "Toy";
    String others = other ? "other " : "";
    all.add(
        words(
            new Condition.Compare(count, Relation.AT_LEAST, 1),
            player + (other ? "another " : "a ") + noun));
    all.add(
        ConditionWords.compared(
                count, player + "{} {}", Phrases.number(others + noun, others + noun + "s"))
            .when(Conditions::isNoArticle));
  }

  /// Whether it says more than that there is one: that is said by `a Toy`.
  private static boolean isNoArticle(Condition condition) {
    return !(condition instanceof Condition.Compare(var _, Relation relation, int number)
        && relation == Relation.AT_LEAST
        && number < 2);
  }

  private static Phrase<Value> count(Whose whose) {
    return oneOf(
        phrase(
            Value.CountOf.class,
            "{}",
            Nouns.controlled(whose),
            Value.CountOf::new,
            Value.CountOf::which));
  }

  /// The same cards of another player.
  private static Amount.Value of(Amount.Value count, Whose whose) {
    return count instanceof Value.CountOf(Which which)
        ? new Value.CountOf(new Which(which.other(), which.kinds(), whose, which.qualities()))
        : count;
  }
}
