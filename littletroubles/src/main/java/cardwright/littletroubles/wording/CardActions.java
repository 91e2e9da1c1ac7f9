package cardwright.littletroubles.wording;

import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.Target;
import cardwright.engine.Refused;
import cardwright.littletroubles.vocabulary.Effect;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.OwnQuality;
import cardwright.littletroubles.vocabulary.OwnTarget;
import cardwright.littletroubles.vocabulary.Place;
import cardwright.littletroubles.vocabulary.Side;
import cardwright.littletroubles.vocabulary.Stat;
import cardwright.littletroubles.vocabulary.Which;
import cardwright.littletroubles.vocabulary.Who;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/// What can be done to which cards, as far as words tell.
final class CardActions {
  private static final Set<Place> PLAYGROUND = EnumSet.of(Place.PLAY, Place.HERE);

  private static final Set<Place> ELSEWHERE = EnumSet.of(Place.HAND, Place.TIMEOUT);

  private CardActions() {}

  /// Checks an instruction.
  ///
  /// @throws Refused when it could never do anything
  static void check(Effect effect) {
    switch (effect) {
      case Effect.Choose _, Effect.Chooses _ -> {}
      case Effect.Regress(Target<Which> target) -> turn(target, true);
      case Effect.Restore(Target<Which> target) -> turn(target, false);
      case Effect.ToTimeout(Target<Which> target) ->
          from(
              target,
              "what lies in Timeout is there already",
              EnumSet.of(Place.PLAY, Place.HERE, Place.HAND));
      case Effect.Take(Target<Which> target) ->
          from(
              target,
              "only what lies in Timeout is taken: from a Playground write 'return … to its owner's"
                  + " hand'",
              EnumSet.of(Place.TIMEOUT));
      case Effect.SharedOnCards(SharedCardEffect<Which> shared) -> check(shared);
      case Effect.PutIntoPlay(Target<Which> target) -> {
        from(target, "a card is put into play from a hand or Timeout: say which", ELSEWHERE);
        enters(target.among());
      }
      case Effect.PlayCard(Target<Which> target, boolean _) ->
          from(target, "a card is played from a hand or Timeout: say which", ELSEWHERE);
      case Effect.Search(Which which, Effect.Found then) -> {
        if (then == Effect.Found.PUT_INTO_PLAY) {
          enters(Optional.of(which));
        }
      }
      case Effect.Move(Target<Which> target) -> {
        inPlay(target);
        Refused.unless(
            target.among().filter(CardActions::inOtherZones).isEmpty(),
            "only Characters and Toys lie in Main Zones");
      }
      case Effect.AddStats(Target<Which> target, var by, var _) -> {
        inPlay(target);
        by.forEach(bonus -> figure(bonus.stat(), target));
      }
      case Effect.SetStat(Stat stat, Target<Which> target, var _, var _) -> {
        inPlay(target);
        figure(stat, target);
      }
      case Effect.MultiplyStat(Stat stat, Target<Which> target, int _, var _) -> {
        inPlay(target);
        figure(stat, target);
      }
      case Effect.OnCards onCards -> inPlay(onCards.target());
      case Effect.Untargeted _ -> {}
    }
  }

  private static void check(SharedCardEffect<Which> effect) {
    switch (effect) {
      case SharedCardEffect.ToHand(Target<Which> target) ->
          from(
              target,
              "only what is in play returns to a hand: from Timeout write 'take a card in your"
                  + " Timeout'",
              PLAYGROUND);
      case SharedCardEffect.ToDeck(Target<Which> target, var _) ->
          from(target, "", EnumSet.complementOf(EnumSet.of(Place.DECK)));
      case SharedCardEffect.ExchangeControl(Target<Which> target, var other, var _) -> {
        inPlay(target);
        inPlay(other);
      }
      case SharedCardEffect.ExchangeFigure(var figure, Target<Which> target, var other, var _) -> {
        inPlay(target);
        inPlay(other);
        if (figure instanceof Stat stat) {
          figure(stat, target);
          figure(stat, other);
        }
      }
      case SharedCardEffect.GainTexts<Which> _,
          SharedCardEffect.LoseTexts<Which> _,
          SharedCardEffect.BecomeCopy<Which> _,
          SharedCardEffect.CopyAsToken<Which> _,
          SharedCardEffect.TakeControl<Which> _,
          SharedCardEffect.PutCounters<Which> _,
          SharedCardEffect.RemoveAllCounters<Which> _ ->
          inPlay(effect.target());
    }
  }

  private static boolean inOtherZones(Which which) {
    return (which.kinds() & (Kind.CHARACTER.bit() | Kind.TOY.bit())) == 0;
  }

  private static void inPlay(Target<Which> target) {
    from(target, "this is done to cards in play only", PLAYGROUND);
  }

  private static void from(Target<Which> target, String reason, Set<Place> places) {
    target
        .among()
        .ifPresent(which -> {
          Refused.unless(places.contains(which.place()), reason);
          Refused.unless(
              !(target instanceof Target.Choose)
                  || which.place() != Place.HAND
                  || which.whose() == Who.YOU,
              "you do not see your opponent's hand: write 'a random card in your opponent's"
                  + " hand', or 'look at your opponent's hand, then send a card there to"
                  + " Timeout'");
          Refused.unless(
              !PLAYGROUND.contains(which.place()) || which.kinds() != Kind.ACTION.bit(),
              "an Action is never in play");
        });
  }

  private static void enters(Optional<Which> which) {
    Refused.unless(
        which.filter(cards -> cards.kinds() == Kind.ACTION.bit()).isEmpty(),
        "an Action is never in play");
  }

  /// Checks what is regressed or restored.
  static void turn(Target<Which> target, boolean regress) {
    inPlay(target);
    target
        .among()
        .ifPresent(which -> {
          Refused.unless(
              (which.kinds() & Kind.CHARACTER.bit()) != 0,
              "only Characters are regressed and restored");
          Refused.unless(
              !which
                  .qualities()
                  .contains(new OwnQuality.Facing(regress ? Side.REGRESSED : Side.ADULT)),
              regress
                  ? "a Regressed Character cannot be regressed: write 'an Adult Character'"
                  : "an Adult Character cannot be restored: write 'a Regressed Character'");
        });
  }

  /// Checks whether cards have a figure.
  static void figure(Stat stat, Target<Which> target) {
    boolean everybody = stat == Stat.COOKIES || stat == Stat.DRAWS;
    int kinds =
        target instanceof OwnTarget.Here(Kind here)
            ? here.bit()
            : target.among().map(Which::kinds).orElse(Kind.ANY);
    Refused.unless(
        everybody || (kinds & Kind.CHARACTER.bit()) != 0, "only Characters have " + stat.words());
  }
}
