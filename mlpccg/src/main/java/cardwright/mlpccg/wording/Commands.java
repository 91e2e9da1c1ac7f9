package cardwright.mlpccg.wording;

import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.words;

import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.SharedEffect;
import cardwright.cardgame.text.Target;
import cardwright.cardgame.text.TargetWords;
import cardwright.cardgame.text.TopOfDeck;
import cardwright.language.Phrase;
import cardwright.language.Phrases;
import cardwright.mlpccg.vocabulary.Effect;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.Period;
import cardwright.mlpccg.vocabulary.Place.Spot;
import cardwright.mlpccg.vocabulary.Which;
import cardwright.mlpccg.vocabulary.Who;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// The words for what a person does, without the person: `draw 2 cards`, behind `your opponent` `draws 2 cards`.
///
/// Tokens, points, cards and flips; what is done to cards in play is in [CardActions].
final class Commands {
  private final Person person;
  private final Nouns nouns;
  private final Amounts amounts;
  private final Targets targets;

  private Commands(Person person) {
    this.person = person;
    this.nouns = new Nouns(person);
    this.amounts = new Amounts(new ValueWords(person, nouns), nouns);
    this.targets = new Targets(person, nouns);
  }

  /// Every instruction of that person.
  static Phrase<Effect> of(Person person) {
    Commands commands = new Commands(person);
    List<Phrase<Effect>> all = new ArrayList<>();
    commands.numbers(all);
    commands.flips(all);
    commands.decks(all);
    commands.hands(all);
    all.addAll(new CardActions(person, commands.nouns, commands.amounts, commands.targets).all());
    return oneOf(all);
  }

  private <T extends Effect, X> Phrase<Effect> say(
      Class<T> type, String words, Phrase<X> what, Function<X, T> make, Function<T, X> part) {
    return oneOf(phrase(type, person.say(words), what, make, part));
  }

  private void numbers(List<Phrase<Effect>> all) {
    for (boolean phase : new boolean[] {false, true}) {
      all.add(
          oneOf(
              phrase(
                      Effect.GainTokens.class,
                      person.say("gain* {}") + (phase ? " until end of phase" : ""),
                      amounts.tokens,
                      tokens -> new Effect.GainTokens(tokens, phase),
                      Effect.GainTokens::tokens)
                  .when(gain -> gain.phase() == phase)));
      all.add(
          oneOf(
              phrase(
                      Effect.Draw.class,
                      person.say(phase ? "draw* {} from the bottom of your deck" : "draw* {}"),
                      amounts.cards,
                      cards -> new Effect.Draw(cards, phase),
                      Effect.Draw::cards)
                  .when(draw -> draw.bottom() == phase)));
    }
    all.add(
        say(
            Effect.LoseTokens.class,
            "lose* {}",
            amounts.tokens,
            Effect.LoseTokens::new,
            Effect.LoseTokens::tokens));
    all.add(words(new Effect.LoseAllTokens(), person.say("lose* all action tokens")));
    all.add(
        say(
            Effect.Pay.class,
            "pay* {}",
            Phrases.NUMBER.when(tokens -> tokens > 0),
            Effect.Pay::new,
            Effect.Pay::tokens));
    all.add(
        say(
            Effect.Score.class,
            "score* {}",
            amounts.points,
            Effect.Score::new,
            Effect.Score::points));
  }

  private void flips(List<Phrase<Effect>> all) {
    for (boolean keepOne : new boolean[] {false, true}) {
      String words = keepOne ? "flip* {} and ignore* all of those cards but 1" : "flip* {}";
      all.add(
          oneOf(
              phrase(
                      Effect.Flip.class,
                      person.say(words),
                      amounts.moreCards,
                      cards -> new Effect.Flip(cards, keepOne),
                      Effect.Flip::cards)
                  .when(flip -> flip.keepOne() == keepOne)));
    }
    all.add(words(new Effect.AddX(), person.say("add* X to your total")));
    all.add(words(new Effect.IgnoreFlip(), person.say("ignore* that flip")));
    all.add(
        say(
            Effect.AddToTotal.class,
            "add* {} to your total",
            Qualities.FIGURE,
            Effect.AddToTotal::new,
            Effect.AddToTotal::value));
  }

  private void decks(List<Phrase<Effect>> all) {
    all.add(Clauses.shared(SharedEffect.shuffle(person::say)));
    all.add(
        words(
            new Effect.Mill(1),
            person.say("put* the top card of your deck into your discard pile")));
    all.add(
        oneOf(
            phrase(
                Effect.Mill.class,
                person.say("put* the top {} cards of your deck into your discard pile"),
                Phrases.NUMBER.when(cards -> cards > 1),
                Effect.Mill::new,
                Effect.Mill::cards)));
    all.add(
        oneOf(
            phrase(
                Effect.LookAtBottom.class,
                person.say("look* at the bottom {} cards of your deck"),
                Phrases.NUMBER.when(cards -> cards > 1),
                Effect.LookAtBottom::new,
                Effect.LookAtBottom::cards)));
    Phrase<TopOfDeck.Deck> piles =
        oneOf(
            oneOf(TopOfDeck.Deck.Shared.values(), deck -> person.say(deck.words())),
            oneOf(Effect.ProblemDeck.values(), deck -> person.say(deck.words())));
    String away = "put* the others into your discard pile";
    all.add(Clauses.shared(SharedEffect.top(TopOfDeck.lookAtTop(person::say, piles))));
    all.add(Clauses.shared(SharedEffect.top(TopOfDeck.takeFromTop(person::say, taken(), away))));
    all.add(
        Clauses.shared(
            SharedEffect.top(
                TopOfDeck.revealUntil(
                    person::say,
                    Nouns.a(Nouns.in(false, Spot.DECK, Who.YOU)),
                    Nouns.in(true, Spot.DECK, Who.YOU),
                    taken(),
                    away))));
    all.add(
        oneOf(
            phrase(
                Effect.Search.class,
                person.say("search* your deck for {} and {}"),
                Nouns.a(Nouns.in(false, Spot.DECK, Who.YOU)),
                oneOf(
                    Effect.Found.values(),
                    found ->
                        person == Person.THEY
                            ? found.words().replaceFirst("^(\\w+)", "$1s")
                            : found.words()),
                Effect.Search::new,
                Effect.Search::which,
                Effect.Search::then)));
    all.add(
        say(
            Effect.BanishNamesakes.class,
            "search* your opponent's hand, deck and discard pile for all cards with the same name"
                + " as {} and banish* them",
            Mentioned.ONE,
            Effect.BanishNamesakes::new,
            Effect.BanishNamesakes::as));
  }

  private Phrase<Target<Which>> taken() {
    return oneOf(
        targets.chosen.when(choose -> choose.which().place() == Spot.AMONG_THEM),
        TargetWords.each(nouns.one.when(which -> which.place() == Spot.AMONG_THEM)));
  }

  private void hands(List<Phrase<Effect>> all) {
    Phrase<Which> one = Nouns.in(false, Spot.HAND, Who.YOU);
    Phrase<Which> several = Nouns.in(true, Spot.HAND, Who.YOU);
    Which hand = new Which(false, Kind.ANY, Who.YOU, Spot.HAND, List.of());
    Target<Which> whole = new Target.All<>(hand);
    all.add(
        say(
            Effect.Discard.class,
            "discard* {}",
            oneOf(
                Targets.choose(one, several),
                TargetWords.random(one),
                TargetWords.severalRandom(several),
                Mentioned.ONE.when(target -> target instanceof Target.That),
                words(whole, person.say("your hand"))),
            Effect.Discard::new,
            Effect.Discard::target));
    for (Spot pile : List.of(Spot.HAND, Spot.DISCARD)) {
      Target<Which> cards = new Target.All<>(new Which(false, Kind.ANY, Who.YOU, pile, List.of()));
      String words = pile == Spot.HAND ? "hand" : "discard pile";
      all.add(
          words(
              new Effect.SharedOnCards(
                  new SharedCardEffect.ToDeck<>(cards, SharedCardEffect.Where.SHUFFLED)),
              person.say("shuffle* your " + words + " into your deck")));
    }
    all.add(Clauses.shared(SharedEffect.lookAtHand(person::say)));
    all.add(Clauses.shared(SharedEffect.anotherTurn(person::say)));
    all.add(Clauses.shared(SharedEffect.endTurn(person::say)));
    all.add(Clauses.shared(SharedEffect.putToken(person::say, Tokens.TOKEN)));
    for (Period phase : Period.SKIPPABLE) {
      all.add(Clauses.shared(SharedEffect.skipPhase(person::say, phase)));
    }
    all.add(
        words(
            new Effect.AnotherTroublemakerPhase(),
            person.say("start* another Troublemaker Phase after this one")));
    all.add(words(new Effect.ChooseColor(), person.say("choose* a color")));
    all.add(words(new Effect.NameType(), person.say("name* a card type")));
    all.add(
        words(
            new Effect.StartFaceoff(),
            person.say("start* a faceoff involving each character there")));
    Phrase<Target<Which>> held = oneOf(targets.chosen.when(Commands::isHeld));
    all.add(
        say(
            Effect.ChooseSecretly.class,
            "secretly choose* {}",
            held,
            Effect.ChooseSecretly::new,
            Effect.ChooseSecretly::target));
  }

  private static boolean isHeld(Target.Choose<Which> choose) {
    return choose.which().place() == Spot.HAND && choose.which().whose() == Who.YOU;
  }
}
