package cardwright.littletroubles.board;

import cardwright.cardgame.state.CardSet;
import cardwright.cardgame.text.Condition;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Face;
import cardwright.littletroubles.vocabulary.Feature;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.Which;
import cardwright.littletroubles.vocabulary.Who;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What texts in play forbid.
@Rule("LT C25")
public final class Prohibitions {
  private Prohibitions() {}

  /// The card whose text forbids a seat to play a card, or [Board#EMPTY].
  ///
  /// @param cost its printed cost, or what X is
  @Rule({"LT 6.4d", "LT 6.4e", "LT B67"})
  public static int onPlaying(Board board, int card, Seat seat, int cost) {
    if (forbidsItself(board, card, seat)) {
      return card;
    }
    DerivedValues derived = board.derived();
    long limiting =
        CardSet.union(derived.with(Feature.CANNOT_PLAY), derived.with(Feature.ASCENDING));
    for (long rest = limiting; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int at = CardSet.first(rest);
      int source = derived.speaker(at);
      if (forbids(board, source, card, seat, cost)) {
        return source;
      }
    }
    return Board.EMPTY;
  }

  @Rule("LT C84")
  private static boolean forbidsItself(Board board, int card, Seat seat) {
    Face front = board.card(card).front();
    if (front.has(Feature.PLAYABLE_IF)) {
      for (Ability.Standing standing : front.standing()) {
        if (standing instanceof Ability.PlayableIf(Condition condition)
            && !Values.holds(board, condition, new TextContext.Still(board.ref(card), seat))) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean forbids(Board board, int source, int card, Seat seat, int cost) {
    TextContext.Still context = TextContext.of(board, source);
    for (Ability.Standing standing : board.face(source).standing()) {
      boolean forbidden =
          switch (inForce(board, standing, context)) {
            case Ability.OnlyAscending(Who who, Kind kind) ->
                who.means(context.you() == seat)
                    && board.card(card).front().is(kind)
                    && cost <= board.lastCost(kind);
            case Ability.CannotPlay(Who who, Optional<Which> which) ->
                which.isPresent()
                    && who.means(context.you() == seat)
                    && Selection.describes(board, which.get(), card, context, cost);
            case Ability.StatChange _,
                Ability.StatTimes _,
                Ability.CostChange _,
                Ability.CostTimes _,
                Ability.ResourceChange _,
                Ability.ResourceTimes _,
                Ability.Cannot _,
                Ability.PlayableFromTimeout _,
                Ability.PlayableIf _,
                Ability.PlayedAsQuick _,
                Ability.CannotUnless _,
                Ability.EntersWith _,
                Ability.EntersAsCopy _,
                Ability.WinsIf _ ->
                false;
          };
      if (forbidden) {
        return true;
      }
    }
    return false;
  }

  /// The card whose text forbids a seat to use abilities, or [Board#EMPTY].
  public static int onUsing(Board board, Seat seat) {
    DerivedValues derived = board.derived();
    long limiting = derived.with(Feature.CANNOT_PLAY);
    for (long rest = limiting; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int at = CardSet.first(rest);
      int source = derived.speaker(at);
      for (Ability.Standing standing : board.face(source).standing()) {
        TextContext.Still context = TextContext.of(board, source);
        if (inForce(board, standing, context)
                instanceof Ability.CannotPlay(Who who, Optional<Which> which)
            && which.isEmpty()
            && who.means(context.you() == seat)) {
          return source;
        }
      }
    }
    return Board.EMPTY;
  }

  /// Whether nothing forbids that something happens to a card, or that it does it.
  ///
  /// @param by whose doing it is, for what is forbidden to an opponent only; null for nobody's
  @Rule("LT C46")
  public static boolean allow(Board board, int card, Ability.Forbidden what, @Nullable Seat by) {
    DerivedValues derived = board.derived();
    long forbidding = derived.with(Feature.CANNOT);
    for (long rest = forbidding; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int at = CardSet.first(rest);
      if (forbids(board, derived.speaker(at), card, what, by)) {
        return false;
      }
    }
    return true;
  }

  private static boolean forbids(
      Board board, int source, int card, Ability.Forbidden what, @Nullable Seat by) {
    TextContext.Still context = TextContext.of(board, source);
    for (Ability.Standing standing : board.face(source).standing()) {
      if (inForce(board, standing, context)
              instanceof Ability.Cannot(var subject, Ability.Forbidden forbidden)
          && forbidden == what
          && Selection.isSubject(board, subject, card, context)
          && (!isOpponents(what) || by != context.you())) {
        return true;
      }
    }
    return false;
  }

  /// What cannot be as long as a condition does not hold, and every other text as it is.
  @Rule("LT C122")
  private static Ability.Standing inForce(
      Board board, Ability.Standing standing, TextContext.Still context) {
    return standing instanceof Ability.CannotUnless(Ability.Standing cannot, Condition unless)
            && Values.holds(board, unless, context)
        ? cannot
        : standing;
  }

  private static boolean isOpponents(Ability.Forbidden what) {
    return what == Ability.Forbidden.CHOSEN || what == Ability.Forbidden.PICKED;
  }
}
