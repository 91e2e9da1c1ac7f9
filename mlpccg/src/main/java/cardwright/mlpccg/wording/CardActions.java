package cardwright.mlpccg.wording;

import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.words;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Duration;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.Target;
import cardwright.cardgame.text.TargetWords;
import cardwright.language.Phrase;
import cardwright.mlpccg.vocabulary.Destination;
import cardwright.mlpccg.vocabulary.Effect;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.OwnTarget;
import cardwright.mlpccg.vocabulary.Place.Spot;
import cardwright.mlpccg.vocabulary.Span;
import cardwright.mlpccg.vocabulary.Stat;
import cardwright.mlpccg.vocabulary.Which;
import cardwright.mlpccg.vocabulary.Who;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/// The words for what a person does to cards: `dismiss a Friend`, `move up to 2 characters you control home`.
final class CardActions {
  /// How long something lasts.
  static final Phrase<Duration> DURATION = oneOf(Duration.WORDS, oneOf(Span.values(), Span::words));

  private static final Which ANYTHING = new Which(false, Kind.ANY, Who.EACH, Spot.PLAY, List.of());

  private final Person person;
  private final Nouns nouns;
  private final Amounts amounts;
  private final Targets targets;
  private final List<Phrase<Effect>> all = new ArrayList<>();

  CardActions(Person person, Nouns nouns, Amounts amounts, Targets targets) {
    this.person = person;
    this.nouns = nouns;
    this.amounts = amounts;
    this.targets = targets;
  }

  /// Every such instruction.
  List<Phrase<Effect>> all() {
    plain();
    hands();
    copies();
    decks();
    moves();
    counters();
    return all;
  }

  private <T extends Effect.OnCards> void on(
      Class<T> type, String words, Phrase<Target<Which>> cards, Function<Target<Which>, T> make) {
    all.add(oneOf(phrase(type, person.say(words), cards, make, Effect.OnCards::target)));
  }

  private <T extends Effect.OnCards, X> void on(
      Class<T> type,
      String words,
      Phrase<X> what,
      BiFunction<Target<Which>, X, T> make,
      Function<T, X> part) {
    all.add(
        oneOf(
            phrase(
                type, person.say(words), targets.any, what, make, Effect.OnCards::target, part)));
  }

  private void plain() {
    Phrase<Target<Which>> any = targets.any;
    on(Effect.Choose.class, "choose* {}", oneOf(targets.chosen), Effect.Choose::new);
    on(Effect.LookAt.class, "look* at {}", targets.one.when(this::isNoDeck), Effect.LookAt::new);
    on(Effect.Reveal.class, "reveal* {}", any, Effect.Reveal::new);
    on(Effect.Dismiss.class, "dismiss* {}", any, Effect.Dismiss::new);
    on(Effect.Retire.class, "retire* {}", any, Effect.Retire::new);
    on(Effect.Banish.class, "banish* {}", any, Effect.Banish::new);
    on(Effect.Exhaust.class, "exhaust* {}", any, Effect.Exhaust::new);
    on(Effect.Ready.class, "ready* {}", any, Effect.Ready::new);
    on(Effect.Frighten.class, "frighten* {}", any, Effect.Frighten::new);
    on(Effect.Unfrighten.class, "unfrighten* {}", any, Effect.Unfrighten::new);
    on(Effect.Uncover.class, "uncover* {}", any, Effect.Uncover::new);
    on(Effect.TurnFaceDown.class, "turn* {} face down", any, Effect.TurnFaceDown::new);
    on(Effect.TurnOver.class, "turn* {} over", any, Effect.TurnOver::new);
    on(Effect.TurnToStart.class, "turn* {} to its Start side", any, Effect.TurnToStart::new);
    on(Effect.Challenge.class, "challenge* {}", any, Effect.Challenge::new);
    Phrase<Target<Which>> facing = oneOf(Mentioned.ONE, targets.chosen.when(Target.Choose::one));
    on(
        Effect.ChallengeWith.class,
        "challenge* {} with only {}",
        facing,
        Effect.ChallengeWith::new,
        Effect.ChallengeWith::only);
    on(
        Effect.FaceoffBetween.class,
        "start* a faceoff between {} and {} with at least as much power",
        facing,
        Effect.FaceoffBetween::new,
        Effect.FaceoffBetween::other);
    on(Effect.LeaveFaceoff.class, "remove* {} from the faceoff", any, Effect.LeaveFaceoff::new);
    on(Effect.Replace.class, "replace* {}", any, Effect.Replace::new);
    on(Effect.PlayFree.class, "play* {} without paying", any, Effect.PlayFree::new);
    on(
        Effect.PlayFreeOn.class,
        "play* {} on {} without paying",
        Mentioned.ONE,
        Effect.PlayFreeOn::new,
        Effect.PlayFreeOn::on);
  }

  private boolean isNoDeck(Target<Which> target) {
    return !(target instanceof OwnTarget.TopCard);
  }

  private void hands() {
    all.add(
        Clauses.sharedOnCards(
            SharedCardEffect.toHand(
                person::say,
                targets.one.when(target -> !isPicked(target)),
                oneOf(targets.some, targets.each, targets.all).when(target -> !isPicked(target)))));
    all.add(
        Clauses.sharedOnCards(
            SharedCardEffect.toHand(
                person.say("take* {}"), targets.any.when(CardActions::isPicked))));
  }

  private void copies() {
    all.add(Clauses.sharedOnCards(SharedCardEffect.copyAsToken(person::say, targets.any)));
    all.add(
        Clauses.sharedOnCards(
            SharedCardEffect.exchangeControl(person::say, targets.one, targets.chosen, DURATION)));
    all.add(
        Clauses.sharedOnCards(
            SharedCardEffect.exchangeFigure(
                person::say,
                words(Stat.POWER, Stat.POWER.words()),
                targets.one,
                targets.chosen,
                DURATION)));
  }

  /// What a player picks out of a discard pile.
  private static boolean isPicked(Target<Which> target) {
    return switch (target) {
      case Target.Choose(boolean _, var _, Which which) -> which.place() == Spot.DISCARD;
      case Target.All(Which which, var _) -> which.place() == Spot.DISCARD;
      case Target.Pronoun<Which> _, Target.Own<Which> _, Target.Random<Which> _ -> false;
    };
  }

  private void decks() {
    for (SharedCardEffect.Where where : SharedCardEffect.Where.values()) {
      deck(where, false, "its owner's deck");
      deck(where, true, "your deck");
    }
    on(
        Effect.ToDiscard.class,
        "put* {} into its owner's discard pile",
        oneOf(Mentioned.ONE, TargetWords.each(Nouns.UNDER)),
        Effect.ToDiscard::new);
  }

  private void deck(SharedCardEffect.Where where, boolean own, String deck) {
    Phrase<Target<Which>> what =
        targets.any.when(target -> isOwn(target) == own && !isPile(target));
    all.add(Clauses.sharedOnCards(SharedCardEffect.toDeck(person::say, where, what, deck)));
  }

  /// A whole hand or discard pile, which has words of its own.
  private static boolean isPile(Target<Which> target) {
    return target instanceof Target.All(Which which, var _)
        && (which.place() == Spot.HAND || which.place() == Spot.DISCARD);
  }

  private static boolean isOwn(Target<Which> target) {
    return target instanceof Target.Choose(boolean _, var _, Which which)
        && which.whose() == Who.YOU
        && (which.place() == Spot.HAND || which.place() == Spot.DISCARD);
  }

  private void moves() {
    on(
        Effect.Move.class,
        "move* {}{}",
        oneOf(Destination.MOVES.toArray(Destination[]::new), Destination::words),
        Effect.Move::new,
        Effect.Move::destination);
    on(
        Effect.MoveBeside.class,
        "move* {} to a Problem with {}",
        Nouns.a(nouns.one.when(which -> which.place() == Spot.PLAY)),
        Effect.MoveBeside::new,
        Effect.MoveBeside::beside);
    Phrase<Destination> into =
        oneOf(
            words(Destination.ANY, ""),
            words(Destination.HOME, " at home"),
            words(Destination.PROBLEM, " at a Problem"),
            words(Destination.FACEOFF, Destination.FACEOFF.words()),
            words(Destination.HERE, " here"),
            words(Destination.THERE, " there"));
    on(
        Effect.PutIntoPlay.class,
        "put* {} into play{}",
        into,
        Effect.PutIntoPlay::new,
        Effect.PutIntoPlay::destination);
    Phrase<Target<Which>> host = oneOf(Mentioned.ONE, targets.chosen.when(Target.Choose::one));
    on(
        Effect.BanishBeneath.class,
        "banish* {} beneath {}",
        host,
        Effect.BanishBeneath::new,
        Effect.BanishBeneath::host);
    on(
        Effect.MoveBeneath.class,
        "move* {} to beneath {}",
        host,
        Effect.MoveBeneath::new,
        Effect.MoveBeneath::host);
    on(Effect.Reattach.class, "attach* {} to {}", host, Effect.Reattach::new, Effect.Reattach::to);
    all.add(
        Clauses.sharedOnCards(
            SharedCardEffect.takeControl(
                person.say("gain* control of {} {}"), targets.any, DURATION)));
  }

  private void counters() {
    all.add(
        oneOf(
            Clauses.sharedOnCards(
                SharedCardEffect.putCounters(person::say, amounts.heap, targets.any)),
            Clauses.sharedOnCards(
                SharedCardEffect.removeAllCounters(person::say, Qualities.COUNTER, targets.any)),
            phrase(
                Effect.CopyCounter.class,
                person.say("choose* a counter on {}, then put* a counter of that kind on it"),
                Nouns.a(nouns.one),
                which ->
                    new Effect.CopyCounter(new Target.Choose<>(false, new Amount.Fixed(1), which)),
                copy ->
                    copy.target() instanceof Target.Choose(boolean _, var _, Which which)
                        ? which
                        : ANYTHING)));
  }
}
