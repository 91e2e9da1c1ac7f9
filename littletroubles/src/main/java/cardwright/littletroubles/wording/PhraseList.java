package cardwright.littletroubles.wording;

import cardwright.cardgame.text.CardLanguage;
import cardwright.cardgame.text.EnteringCopy;
import cardwright.cardgame.text.Heap;
import cardwright.engine.CardPhrase.Group;
import cardwright.language.Flow;
import cardwright.language.Resources;
import cardwright.language.Topic;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Body;
import cardwright.littletroubles.vocabulary.Bonus;
import cardwright.littletroubles.vocabulary.Card;
import cardwright.littletroubles.vocabulary.Cost;
import cardwright.littletroubles.vocabulary.Effect;
import cardwright.littletroubles.vocabulary.Figures;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.Place;
import cardwright.littletroubles.vocabulary.Rarity;
import cardwright.littletroubles.vocabulary.Side;
import cardwright.littletroubles.vocabulary.Token;
import cardwright.littletroubles.vocabulary.Trigger;
import cardwright.littletroubles.vocabulary.Who;
import java.util.List;
import java.util.Set;

/// The phrases of the game's cards, as designers look them up.
public final class PhraseList {
  private static final List<Topic> TOPICS =
      List.of(
          Topic.parts(
              Token.class,
              Figures.class,
              Headings.Numbers.class,
              Headings.Pair.class,
              Amounts.CounterNumber.class,
              Heap.class,
              Effect.Found.class),
          Topic.of("instructions", Group.ORDER, Body.class, Flow.Do.class, Flow.Then.class)
              .covering("effect"),
          Topic.of("kind and figures", Group.FACE, Headings.Heading.class),
          Topic.of("sort", Group.FACE, Headings.Sort.class),
          Topic.of("rarity", Group.FACE, Rarity.class),
          Topic.of(
              "text",
              Group.WHEN,
              Ability.Activated.class,
              Ability.Instruction.class,
              Ability.Task.class,
              Ability.Reward.class),
          Topic.of(
              "trigger",
              Group.WHEN,
              Trigger.class,
              Trigger.Event.class,
              Trigger.Act.class,
              Trigger.Moment.class),
          Topic.of("cost", Group.COST, Cost.class).covering("number"),
          Topic.of("paid", Group.COST, Ability.Paid.class),
          Topic.of("standing text", Group.STANDING, Ability.class, EnteringCopy.class),
          Topic.of("effect", Group.EFFECT, Effect.class),
          Topic.of("who", Group.WHO, Who.class, Side.class),
          Topic.of("whose and where", Group.CARDS, Nouns.Spot.class),
          Topic.of("kinds", Group.CARDS),
          Topic.of("place", Group.CARDS, Place.class),
          Topic.of("bonus", Group.NUMBER, Bonus.class),
          Topic.of("kind", Group.CARDS, Kind.class),
          Topic.of("forbidden", Group.STANDING, Ability.Forbidden.class));

  /// What only holds the parts of a line together: when it works, what it costs and what happens.
  private static final Set<Class<?>> WHOLE_LINES =
      Set.of(Ability.Activated.class, Ability.Otta.class, Ability.Task.class, Ability.Reward.class);

  /// The phrases, with what they are called.
  public static final CardLanguage<Card> LANGUAGE =
      new CardLanguage<>(
          TOPICS,
          WHOLE_LINES,
          List.of(Headings.FRONT, Headings.BACK),
          Phrasebook.ABILITY,
          new Resources(PhraseList.class::getResourceAsStream),
          CardFiles::read,
          CardFiles::tellUsed);

  private PhraseList() {}
}
