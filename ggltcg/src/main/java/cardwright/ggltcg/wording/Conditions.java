package cardwright.ggltcg.wording;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.words;

import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.Condition.Relation;
import cardwright.cardgame.text.ConditionWords;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.SharedEffect;
import cardwright.ggltcg.vocabulary.Effect;
import cardwright.ggltcg.vocabulary.Kind;
import cardwright.ggltcg.vocabulary.Value;
import cardwright.ggltcg.vocabulary.Which;
import cardwright.ggltcg.vocabulary.Whose;
import cardwright.language.Phrase;
import java.util.ArrayList;
import java.util.List;

/// The words behind `if`, and before an instruction that is repeated.
final class Conditions {
  /// What stands behind `if`, as an effect that asks.
  static final Phrase<Effect> ASK = shared(SharedEffect.ask(condition()));

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

  private static Phrase<Condition> condition() {
    List<Phrase<Condition>> all = new ArrayList<>();
    all.add(ConditionWords.YOUR_TURN);
    for (Whose whose : List.of(Whose.YOU_CONTROL, Whose.OPPONENT_CONTROLS)) {
      String player = whose == Whose.YOU_CONTROL ? "you control " : "your opponent controls ";
      for (boolean other : new boolean[] {false, true}) {
        if (!other || whose == Whose.YOU_CONTROL) {
          for (int kinds : new int[] {Kind.TOY.bit(), Kind.ANY}) {
            Value count = new Value.CountOf(new Which(other, kinds, whose, List.of()));
            String noun = kinds == Kind.ANY ? "card" : "Toy";
            all.add(
                words(
                    new Condition.Compare(count, Relation.AT_LEAST, 1),
                    player + (other ? "another " : "a ") + noun));
            all.add(several(count, player + "at least {} " + (other ? "other " : "") + noun + "s"));
          }
        }
      }
    }
    Phrase<Condition> single = oneOf(all);
    return oneOf(single, ConditionWords.all(single));
  }

  private static Phrase<Condition> several(Value count, String words) {
    return oneOf(
        phrase(
                Condition.Compare.class,
                words,
                NUMBER,
                number -> new Condition.Compare(count, Relation.AT_LEAST, number),
                Condition.Compare::number)
            .when(compare ->
                compare.number() > 1
                    && compare.relation() == Relation.AT_LEAST
                    && compare.value().equals(count)));
  }
}
