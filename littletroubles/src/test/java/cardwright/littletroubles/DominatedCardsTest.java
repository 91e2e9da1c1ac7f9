package cardwright.littletroubles;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.SharedEffect;
import cardwright.cardgame.text.Target;
import cardwright.language.Flow;
import cardwright.language.Resources;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Body;
import cardwright.littletroubles.vocabulary.Card;
import cardwright.littletroubles.vocabulary.Cost;
import cardwright.littletroubles.vocabulary.Effect;
import cardwright.littletroubles.vocabulary.Face;
import cardwright.littletroubles.vocabulary.Figures;
import cardwright.littletroubles.vocabulary.Which;
import cardwright.littletroubles.vocabulary.Who;
import cardwright.littletroubles.wording.CardFiles;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// No card is worse than another of its kind in all that can be read off the two of them: cost, figures, rarity, and texts of which one does what the other does and at least as much of it.
final class DominatedCardsTest {
  /// What an Action comes to.
  ///
  /// @param price cookies, with those that its text takes and gives
  /// @param draws how many cards it draws
  /// @param discards how many cards it discards
  /// @param rest what else it does
  private record Worth(int price, int draws, int discards, List<Cost> costs, List<Effect> rest) {
    static @Nullable Worth of(Card card) {
      int price = card.cost();
      int draws = 0;
      int discards = 0;
      List<Cost> costs = new ArrayList<>();
      List<Effect> rest = new ArrayList<>();
      for (Ability ability : card.front().abilities()) {
        if (!(ability instanceof Ability.Instruction(var paid, Body(Flow<Effect> flow, var x)))
            || x.isPresent()
            || !plain(flow)) {
          return null;
        }
        costs.addAll(paid);
        for (Effect effect : flow.effects().toList()) {
          switch (effect) {
            case Effect.Gain(Who who, Amount.Fixed(int cookies)) when who == Who.YOU ->
                price -= cookies;
            case Effect.Lose(Who who, Amount.Fixed(int cookies)) when who == Who.YOU ->
                price += cookies;
            case Effect.Draw(Who who, Amount.Fixed(int cards)) when who == Who.YOU ->
                draws += cards;
            case Effect.Discard(Who who, int cards) when who == Who.YOU -> discards += cards;
            case Effect.Shared(SharedEffect.Shuffle<Which> _) -> {}
            default -> rest.add(effect);
          }
        }
      }
      return new Worth(price, draws, discards, costs, rest);
    }

    private static boolean plain(Flow<Effect> flow) {
      return switch (flow) {
        case Flow.Do<Effect> _ -> true;
        case Flow.Then<Effect>(var parts) -> parts.stream().allMatch(Worth::plain);
        default -> false;
      };
    }

    boolean isAsGoodAs(Worth other) {
      boolean same = costs.equals(other.costs) && rest.size() == other.rest.size();
      for (int i = 0; same && i < rest.size(); i++) {
        same = isAsWide(rest.get(i), other.rest.get(i));
      }
      return same
          && price <= other.price
          && draws >= other.draws
          && draws - discards >= other.draws - other.discards;
    }
  }

  private static boolean isAsWide(Effect one, Effect other) {
    return one.equals(other)
        || (one.getClass() == other.getClass()
            && one instanceof Effect.OnCards oneOn
            && other instanceof Effect.OnCards otherOn
            && isSimple(one)
            && isSimple(other)
            && oneOn.target() instanceof Target.Choose<Which> choose
            && otherOn.target() instanceof Target.Choose<Which> otherChoose
            && choose.most() >= otherChoose.most()
            && isAsWide(choose.which(), otherChoose.which()));
  }

  /// An effect that is nothing but its target.
  private static boolean isSimple(Effect effect) {
    return effect instanceof Effect.Regress
        || effect instanceof Effect.Restore
        || effect instanceof Effect.ToTimeout
        || effect instanceof Effect.SharedOnCards(SharedCardEffect.ToHand<Which> _)
        || effect instanceof Effect.Take
        || effect instanceof Effect.Drop;
  }

  private static boolean isAsWide(Which one, Which other) {
    return (one.kinds() & other.kinds()) == other.kinds()
        && one.place() == other.place()
        && (one.whose() == Who.ANYONE || one.whose() == other.whose())
        && other.qualities().containsAll(one.qualities());
  }

  private static boolean isAsGood(Card one, Card other) {
    Figures front = one.front().figures();
    Figures otherFront = other.front().figures();
    return front.kinds() == otherFront.kinds()
        && one.rarity().compareTo(other.rarity()) <= 0
        && (!front.unique() || otherFront.unique())
        && (front.quick() || !otherFront.quick())
        && one.chainLink() == other.chainLink()
        && (one.cost() == Card.X) == (other.cost() == Card.X)
        && isAsGood(front, otherFront)
        && isBackAsGood(one.back(), other.back())
        && isTextAsGood(one, other);
  }

  private static boolean isBackAsGood(@Nullable Face one, @Nullable Face other) {
    if (one == null || other == null) {
      return one == other;
    }
    return one.figures().kinds() == other.figures().kinds()
        && isAsGood(one.figures(), other.figures())
        && one.abilities().equals(other.abilities());
  }

  private static boolean isAsGood(Figures one, Figures other) {
    return one.confidence() >= other.confidence()
        && one.maturity() >= other.maturity()
        && one.reward() <= other.reward()
        && one.drawReward() <= other.drawReward()
        && one.cookies() >= other.cookies()
        && one.draws() >= other.draws();
  }

  private static boolean isTextAsGood(Card one, Card other) {
    if (one.front().abilities().equals(other.front().abilities())) {
      return one.cost() <= other.cost();
    }
    Worth worth = Worth.of(one);
    Worth otherWorth = Worth.of(other);
    return worth != null && otherWorth != null && worth.isAsGoodAs(otherWorth);
  }

  private static List<String> dominated(List<Card> cards) {
    List<String> found = new ArrayList<>();
    for (Card one : cards) {
      for (Card other : cards) {
        if (one != other && isAsGood(one, other)) {
          found.add(one + " is at least as good as " + other + " in everything");
        }
      }
    }
    return found;
  }

  @Test
  void no_card_of_first_bell_is_worse_than_another_in_everything() {
    Sets sets = Sets.load(new Resources(LittleTroubles.class::getResourceAsStream));
    assertThat(dominated(sets.cards().all())).isEmpty();
  }

  @Test
  void a_card_that_does_less_for_more_is_found() {
    List<Card> cards =
        CardFiles.read(
            """
            # Errand
            Common Action, cost 3
            Shuffle your deck, then draw 2 cards.

            # Chore
            Common Action, cost 1
            Lose 1 cookie, then draw 3 cards, then discard a card.

            # Tidying
            Common Action, cost 1
            Return a Toy that is held to its owner's hand.

            # Cleaning
            Common Action, cost 1
            Return a Toy to its owner's hand, then draw a card.

            # Clerk
            Common Character, cost 3, confidence 2, maturity 2, reward 3/0, resources 1/0

            # Baker
            Common Character, cost 3, confidence 2, maturity 3, reward 2/0, resources 1/0
            """,
            "mine.cards");
    assertThat(dominated(cards))
        .containsExactly(
            "Chore is at least as good as Errand in everything",
            "Cleaning is at least as good as Tidying in everything",
            "Baker is at least as good as Clerk in everything");
  }
}
