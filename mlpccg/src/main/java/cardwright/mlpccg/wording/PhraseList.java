package cardwright.mlpccg.wording;

import cardwright.cardgame.text.CardLanguage;
import cardwright.cardgame.text.EnteringCopy;
import cardwright.cardgame.text.Heap;
import cardwright.cardgame.text.Quality;
import cardwright.engine.CardPhrase.Group;
import cardwright.language.CardPhrases;
import cardwright.language.Flow;
import cardwright.language.Resources;
import cardwright.language.Topic;
import cardwright.mlpccg.vocabulary.Ability;
import cardwright.mlpccg.vocabulary.Body;
import cardwright.mlpccg.vocabulary.By;
import cardwright.mlpccg.vocabulary.Card;
import cardwright.mlpccg.vocabulary.Change;
import cardwright.mlpccg.vocabulary.Color;
import cardwright.mlpccg.vocabulary.Cost;
import cardwright.mlpccg.vocabulary.Destination;
import cardwright.mlpccg.vocabulary.Effect;
import cardwright.mlpccg.vocabulary.Face;
import cardwright.mlpccg.vocabulary.Figures;
import cardwright.mlpccg.vocabulary.Keyword;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.Law;
import cardwright.mlpccg.vocabulary.Period;
import cardwright.mlpccg.vocabulary.Place;
import cardwright.mlpccg.vocabulary.Requirement;
import cardwright.mlpccg.vocabulary.Token;
import cardwright.mlpccg.vocabulary.Trait;
import cardwright.mlpccg.vocabulary.Trigger;
import cardwright.mlpccg.vocabulary.WhichFaceoffs;
import cardwright.mlpccg.vocabulary.Who;
import cardwright.mlpccg.vocabulary.Window;
import java.util.List;
import java.util.Set;

/// The phrases of the game's cards, as designers look them up.
public final class PhraseList {
  private static final List<Topic> TOPICS =
      List.of(
          Topic.parts(
              Token.class,
              Headings.Power.class,
              Headings.Price.class,
              Bodies.Head.class,
              Heap.class,
              Trigger.Margin.class),
          Topic.of("instructions", Group.ORDER, Body.class, Flow.Do.class, Flow.Then.class)
              .covering("effect"),
          Topic.of("kind and figures", Group.FACE, Figures.class),
          Topic.of("requirement", Group.FACE, Requirement.class),
          Topic.of("keyword", Group.STANDING, Ability.Keyworded.class, Keyword.class),
          Topic.of(
              "text",
              Group.WHEN,
              Ability.Activated.class,
              Ability.Triggered.class,
              Ability.Reaction.class,
              Ability.Instead.class),
          Topic.of("when it is used", Group.WHEN, Window.class, Period.class),
          Topic.of(
                  "trigger",
                  Group.WHEN,
                  Trigger.class,
                  Trigger.Event.class,
                  Trigger.Act.class,
                  Trigger.Verb.class,
                  Trigger.Route.class,
                  Trigger.ConfrontKind.class)
              .covering("condition"),
          Topic.of("cost", Group.COST, Cost.class),
          Topic.of("what holds", Group.STANDING, Law.class, Law.GameEvent.class, Law.Done.class),
          Topic.of("standing text", Group.STANDING, Ability.class, EnteringCopy.class),
          Topic.of("effect", Group.EFFECT, Effect.class, Effect.Found.class),
          Topic.of("change", Group.EFFECT, Change.class)
              .covering("color", "colors", "trait", "traits", "keyword"),
          Topic.of("who", Group.WHO, Who.class, By.class),
          Topic.of("where", Group.CARDS, Place.class),
          Topic.of("to where", Group.CARDS, Destination.class),
          Topic.of("which faceoffs", Group.CARDS, WhichFaceoffs.class),
          Topic.of("color", Group.CARDS, Color.class),
          Topic.of("whose and where", Group.CARDS, Nouns.Where.class),
          Topic.of("colors", Group.CARDS),
          Topic.of("traits", Group.CARDS),
          Topic.of("kinds", Group.CARDS),
          Topic.of("quality", Group.CARDS, Quality.class)
              .covering("color", "colors", "trait", "traits", "keyword", "cards"),
          Topic.of("trait", Group.CARDS, Trait.class),
          Topic.of("kind", Group.CARDS, Kind.class));

  /// What only holds the parts of a line together: when it works, what it costs and what happens.
  private static final Set<Class<?>> WHOLE_LINES =
      Set.of(
          Ability.Activated.class,
          Ability.Triggered.class,
          Ability.Instead.class,
          Ability.Standing.class,
          Ability.Reaction.class,
          Body.class);

  /// The phrases, with what they are called.
  public static final CardLanguage<Card> LANGUAGE =
      new CardLanguage<>(
          TOPICS,
          WHOLE_LINES,
          List.of(Headings.HEADING),
          Phrasebook.ABILITY,
          new Resources(PhraseList.class::getResourceAsStream),
          CardFiles::read,
          PhraseList::tellUsed);

  private PhraseList() {}

  private static void tellUsed(Card card, CardPhrases phrases) {
    tellUsed(card, card.front(), phrases);
    Face back = card.back();
    if (back != null) {
      tellUsed(card, back, phrases);
    }
  }

  private static void tellUsed(Card card, Face face, CardPhrases phrases) {
    phrases.use(card.name(), Headings.HEADING, face.figures());
    face.abilities().forEach(ability -> phrases.use(card.name(), Phrasebook.ABILITY, ability));
  }
}
