package cardwright.cardgame.text;

import cardwright.engine.CardPhrase.Group;
import cardwright.language.Flow;
import cardwright.language.Topic;
import java.util.ArrayList;
import java.util.List;

/// What references call the phrases that every game has, and those of a game that are read as values of the kit's types.
public final class SharedTopics {
  private static final List<Topic> ALL =
      List.of(
          Topic.parts(GivenText.class),
          Topic.of("instructions", Group.ORDER, Flow.class).covering("effect"),
          Topic.of("results", Group.ORDER, Flow.Faces.class),
          Topic.of(
              "effect",
              Group.EFFECT,
              SharedEffect.class,
              SharedCardEffect.class,
              OthersChoose.class,
              TopOfDeck.class,
              TopOfDeck.Deck.class,
              TopOfDeck.PutBack.class,
              TopOfDeck.Rest.class),
          Topic.of("cards", Group.CARDS, Target.class, Selector.class),
          Topic.of("quality", Group.CARDS, Quality.class),
          Topic.of("figure", Group.NUMBER, Quality.Stat.class),
          Topic.of("amount", Group.NUMBER, Amount.class, Amount.Value.class, SharedValue.class)
              .covering("number", "cards"),
          Topic.of("how long", Group.DURATION, Duration.class),
          Topic.of("condition", Group.CONDITION, Condition.class),
          Topic.of("comparison", Group.CONDITION, Condition.Relation.class),
          Topic.of("which time", Group.WHEN, Nth.class, Nth.EachTurn.class));

  private SharedTopics() {}

  /// The topics of a game: its own, which count first, and those that every game has.
  public static List<Topic> with(List<Topic> own) {
    List<Topic> all = new ArrayList<>(own);
    all.addAll(ALL);
    return List.copyOf(all);
  }
}
