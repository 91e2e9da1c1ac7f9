package cardwright.mlpccg.board;

import cardwright.mlpccg.vocabulary.Ability;
import cardwright.mlpccg.vocabulary.Body;
import cardwright.mlpccg.vocabulary.Card;
import cardwright.mlpccg.vocabulary.Change;
import cardwright.mlpccg.vocabulary.Effect;
import cardwright.mlpccg.vocabulary.Face;
import cardwright.mlpccg.vocabulary.Keyword;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.Law;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// What is looked up once about the cards of a play.
final class Contents {
  private Contents() {}

  /// What figures rest on beside the cards in play, as bits of [cardwright.mlpccg.vocabulary.Reading].
  static int reading(Card[] cards) {
    int bits = 0;
    for (Card card : cards) {
      Face back = card.back();
      bits |= card.front().reading() | (back == null ? 0 : back.reading());
    }
    return bits;
  }

  /// The kinds of laws that texts of these cards speak or make, as bits of [LawKind].
  static int laws(Card[] cards) {
    int[] bits = new int[1];
    each(cards, law -> bits[0] |= LawKind.of(law).bit(), effect -> {});
    return bits[0];
  }

  /// The keywords that these cards have or may gain, as bits of [Keyword].
  static int keywords(Card[] cards) {
    int[] bits = new int[1];
    for (Card card : cards) {
      Face back = card.back();
      bits[0] |= card.front().keywords() | (back == null ? 0 : back.keywords());
    }
    each(
        cards,
        law -> bits[0] |= law instanceof Law.Has has ? keywords(has.changes()) : 0,
        effect -> bits[0] |= effect instanceof Effect.Gain gain ? keywords(gain.changes()) : 0);
    return bits[0];
  }

  private static int keywords(List<Change> changes) {
    int bits = 0;
    for (Change change : changes) {
      bits |= change instanceof Change.Keyworded(Keyword keyword, int _) ? keyword.bit() : 0;
    }
    return bits;
  }

  /// Hands over every law and every effect of the texts of some cards; copies stand together.
  private static void each(Card[] cards, Consumer<Law> laws, Consumer<Effect> effects) {
    Card before = null;
    for (Card card : cards) {
      if (card != before) {
        each(card.front(), laws, effects);
        each(card.back(), laws, effects);
      }
      before = card;
    }
  }

  private static void each(@Nullable Face face, Consumer<Law> laws, Consumer<Effect> effects) {
    if (face == null) {
      return;
    }
    for (Ability ability : face.abilities()) {
      switch (ability) {
        case Ability.Standing standing -> laws.accept(standing.law());
        case Ability.Activated(var _, var _, Body body) -> each(body, laws, effects);
        case Ability.Triggered(var _, var _, Body body) -> each(body, laws, effects);
        case Ability.Reaction(var _, Body body) -> each(body, laws, effects);
        case Ability.Instead(var _, var _, Body body) -> each(body, laws, effects);
        case Ability.Keyworded _, Ability.PlayedOn _, Ability.PlayOnlyIf _ -> {}
      }
    }
  }

  private static void each(Body body, Consumer<Law> laws, Consumer<Effect> effects) {
    body.flow().effects().forEach(effect -> each(effect, laws, effects));
  }

  private static void each(Effect effect, Consumer<Law> laws, Consumer<Effect> effects) {
    effects.accept(effect);
    switch (effect) {
      case Effect.By(var _, boolean _, Effect inner) -> each(inner, laws, effects);
      case Effect.Until(Law law, var _) -> laws.accept(law);
      case Effect.Later(var _, List<Effect> later) -> later.forEach(e -> each(e, laws, effects));
      case Effect.InsteadOfNextFlip(List<Effect> later) ->
          later.forEach(e -> each(e, laws, effects));
      default -> {}
    }
  }

  /// Whether some text can give a card to another controller.
  static boolean passing(Card[] cards) {
    boolean[] found = new boolean[1];
    each(
        cards,
        law -> found[0] |= law instanceof Law.Controls,
        effect -> found[0] |= effect instanceof Effect.TakeControl);
    return found[0];
  }

  /// The Events among cards that stand by name, one of each.
  static Card[] events(Card[] cards) {
    List<Card> events = new ArrayList<>();
    Card before = null;
    for (Card card : cards) {
      if (card != before && card.is(Kind.EVENT)) {
        events.add(card);
      }
      before = card;
    }
    return events.toArray(Card[]::new);
  }
}
