package cardwright.ggltcg.wording;

import cardwright.cardgame.text.CardLanguage;
import cardwright.engine.CardPhrase.Group;
import cardwright.ggltcg.vocabulary.Ability;
import cardwright.ggltcg.vocabulary.Body;
import cardwright.ggltcg.vocabulary.Bonus;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Effect;
import cardwright.ggltcg.vocabulary.Event;
import cardwright.ggltcg.vocabulary.Kind;
import cardwright.ggltcg.vocabulary.Source;
import cardwright.ggltcg.vocabulary.Stats;
import cardwright.ggltcg.vocabulary.Token;
import cardwright.ggltcg.vocabulary.Trigger;
import cardwright.ggltcg.vocabulary.Whose;
import cardwright.language.CardPhrases;
import cardwright.language.Flow;
import cardwright.language.Resources;
import cardwright.language.Topic;
import java.util.List;
import java.util.Set;

/// The phrases of the game's cards, as designers look them up.
public final class PhraseList {
  private static final List<Topic> TOPICS =
      List.of(
          Topic.parts(Stats.class, Token.class),
          Topic.of("instructions", Group.ORDER, Body.class, Flow.Do.class, Flow.Then.class)
              .covering("effect"),
          Topic.of("kind and figures", Group.FACE, Card.Face.class),
          Topic.of(
              "text",
              Group.WHEN,
              Ability.Triggered.class,
              Ability.Answer.class,
              Ability.Instead.class,
              Ability.Activated.class),
          Topic.of("trigger", Group.WHEN, Trigger.class),
          Topic.of("event", Group.WHEN, Event.class),
          Topic.of("standing text", Group.STANDING, Ability.class),
          Topic.of("effect", Group.EFFECT, Effect.class),
          Topic.of("source", Group.WHO, Source.class),
          Topic.of("whose", Group.WHO, Whose.class),
          Topic.of("bonus", Group.NUMBER, Bonus.class),
          Topic.of("kind", Group.CARDS, Kind.class));

  /// What only holds the parts of a line together: when it works, what it costs and what happens.
  private static final Set<Class<?>> WHOLE_LINES =
      Set.of(
          Ability.Triggered.class,
          Ability.Answer.class,
          Ability.Instead.class,
          Ability.Activated.class);

  /// The phrases, with what they are called.
  public static final CardLanguage<Card> LANGUAGE =
      new CardLanguage<>(
          TOPICS,
          WHOLE_LINES,
          List.of(CardFiles.FACE),
          Phrasebook.ABILITY,
          new Resources(PhraseList.class::getResourceAsStream),
          CardFiles::read,
          PhraseList::tellUsed);

  private PhraseList() {}

  private static void tellUsed(Card card, CardPhrases phrases) {
    phrases.use(card.name(), CardFiles.FACE, card.face());
    card.abilities().forEach(ability -> phrases.use(card.name(), Phrasebook.ABILITY, ability));
  }
}
