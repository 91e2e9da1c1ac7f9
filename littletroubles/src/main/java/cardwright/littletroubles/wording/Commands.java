package cardwright.littletroubles.wording;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.words;

import cardwright.cardgame.text.Duration;
import cardwright.cardgame.text.Heap;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.SharedEffect;
import cardwright.cardgame.text.Target;
import cardwright.cardgame.text.TopOfDeck;
import cardwright.language.Phrase;
import cardwright.language.Phrases;
import cardwright.littletroubles.vocabulary.Effect;
import cardwright.littletroubles.vocabulary.Place;
import cardwright.littletroubles.vocabulary.SkippedPhase;
import cardwright.littletroubles.vocabulary.Which;
import cardwright.littletroubles.vocabulary.Who;
import java.util.List;
import java.util.function.Function;

/// The words for instructions in the imperative: `draw 2 cards`, `regress a Character`.
final class Commands {
  /// How long a change lasts.
  static final Phrase<Duration> DURATION = Duration.WORDS;

  /// A number of cards to discard.
  static final Phrase<Integer> CARDS = Phrases.some("card", "cards").when(cards -> cards > 0);

  /// Every such instruction.
  static final Phrase<Effect> COMMAND =
      oneOf(
          List.of(
              oneOf(
                  phrase(
                          Effect.Gain.class,
                          "gain {}",
                          Amounts.COOKIES,
                          cookies -> new Effect.Gain(Who.YOU, cookies),
                          Effect.Gain::cookies)
                      .when(gain -> gain.who() == Who.YOU),
                  phrase(
                          Effect.Lose.class,
                          "lose {}",
                          Amounts.COOKIES,
                          cookies -> new Effect.Lose(Who.YOU, cookies),
                          Effect.Lose::cookies)
                      .when(lose -> lose.who() == Who.YOU),
                  hand(Who.OPPONENT, "take {} from your opponent"),
                  hand(Who.YOU, "give your opponent {}")),
              cards(),
              search(),
              turning(),
              moving(),
              figures(),
              counters(),
              words(new Effect.SkipFightPhase(), "skip the Fight Phase of this turn"),
              words(new Effect.EndFight(), "end the fight")));

  private Commands() {}

  private static Phrase<Effect.Hand> hand(Who from, String words) {
    return phrase(
            Effect.Hand.class,
            words,
            Amounts.COOKIES,
            cookies -> new Effect.Hand(from, cookies),
            Effect.Hand::cookies)
        .when(hand -> hand.from() == from);
  }

  private static Phrase<Effect> cards() {
    Phrase<Which> theirs = Nouns.a(Nouns.bare(false, Place.HAND, Who.OPPONENT));
    return oneOf(
        phrase(
                Effect.Draw.class,
                "draw {}",
                Amounts.CARDS,
                cards -> new Effect.Draw(Who.YOU, cards),
                Effect.Draw::cards)
            .when(draw -> draw.who() == Who.YOU),
        phrase(
                Effect.Discard.class,
                "discard {}",
                CARDS,
                cards -> new Effect.Discard(Who.YOU, cards),
                Effect.Discard::cards)
            .when(discard -> discard.who() == Who.YOU),
        phrase(
            Effect.LookAndDiscard.class,
            "look at your opponent's hand, then send {} there to Timeout",
            theirs,
            Effect.LookAndDiscard::new,
            Effect.LookAndDiscard::which),
        Clauses.shared(SharedEffect.lookAtHand(SharedEffect::you)),
        Clauses.shared(SharedEffect.anotherTurn(SharedEffect::you)),
        Clauses.shared(SharedEffect.endTurn(SharedEffect::you)),
        Clauses.shared(SharedEffect.putToken(SharedEffect::you, Tokens.TOKEN)),
        Clauses.shared(SharedEffect.skipPhase(SharedEffect::you, SkippedPhase.FIGHT)),
        words(new Effect.RevealHand(Who.YOU), "reveal your hand"),
        top(),
        Clauses.shared(SharedEffect.shuffle(SharedEffect::you)));
  }

  private static Phrase<Effect> top() {
    String away = "send* the others to Timeout";
    return oneOf(
        Clauses.shared(
            SharedEffect.top(
                TopOfDeck.lookAtTop(
                    SharedEffect::you,
                    oneOf(TopOfDeck.Deck.Shared.values(), TopOfDeck.Deck::words)))),
        Clauses.shared(
            SharedEffect.top(TopOfDeck.takeFromTop(SharedEffect::you, Targets.TAKEN, away))),
        Clauses.shared(
            SharedEffect.top(
                TopOfDeck.revealUntil(
                    SharedEffect::you,
                    Nouns.a(Nouns.bare(false, Place.DECK, Who.YOU)),
                    Nouns.bare(true, Place.DECK, Who.YOU),
                    Targets.TAKEN,
                    away))));
  }

  private static Phrase<Effect> search() {
    Phrase<Effect.Found> found =
        oneOf(
            words(Effect.Found.TAKE, "take it"),
            words(Effect.Found.PUT_INTO_PLAY, "put it into play"),
            words(Effect.Found.PLAY_FREE, "play it without paying"),
            words(Effect.Found.TO_TIMEOUT, "send it to Timeout"));
    return oneOf(
        phrase(
            Effect.Search.class,
            "search your deck for {} and {}",
            Nouns.a(Nouns.bare(false, Place.DECK, Who.YOU)),
            found,
            Effect.Search::new,
            Effect.Search::which,
            Effect.Search::then));
  }

  private static Phrase<Effect> turning() {
    return oneOf(
        phrase(
            Effect.Choose.class,
            "choose {}",
            Targets.CHOSEN,
            Effect.Choose::new,
            Effect.Choose::target),
        on(Effect.Regress.class, "regress {}", Targets.ANY, Effect.Regress::new),
        on(Effect.Restore.class, "restore {}", Targets.ANY, Effect.Restore::new));
  }

  private static Phrase<Effect> moving() {
    Phrase<Target<Which>> one = oneOf(Targets.ONE, Targets.EACH);
    Phrase<Target<Which>> several = Targets.SEVERAL;
    return oneOf(
        List.<Phrase<Effect>>of(
            oneOf(
                on(
                    Effect.ToTimeout.class,
                    "send {} to Timeout",
                    Targets.ANY,
                    Effect.ToTimeout::new)),
            Clauses.sharedOnCards(SharedCardEffect.toHand(SharedEffect::you, one, several)),
            oneOf(on(Effect.Take.class, "take {}", Targets.ANY, Effect.Take::new)),
            toDeck(SharedCardEffect.Where.TOP),
            toDeck(SharedCardEffect.Where.BOTTOM),
            toDeck(SharedCardEffect.Where.SHUFFLED),
            oneOf(
                on(
                    Effect.PutIntoPlay.class,
                    "put {} into play",
                    Targets.ANY,
                    Effect.PutIntoPlay::new)),
            play(true, "play {} without paying"),
            play(false, "play {}"),
            oneOf(on(Effect.Move.class, "move {} to another Main Zone", one, Effect.Move::new)),
            oneOf(on(Effect.Move.class, "move {} to other Main Zones", several, Effect.Move::new)),
            Clauses.sharedOnCards(SharedCardEffect.copyAsToken(SharedEffect::you, Targets.ANY)),
            Clauses.sharedOnCards(
                SharedCardEffect.exchangeControl(
                    SharedEffect::you, Targets.ONE, Targets.CHOSEN, DURATION)),
            Clauses.sharedOnCards(
                SharedCardEffect.exchangeFigure(
                    SharedEffect::you, OpenNumbers.STAT, Targets.ONE, Targets.CHOSEN, DURATION)),
            Clauses.sharedOnCards(
                SharedCardEffect.takeControl("gain control of {} {}", Targets.ANY, DURATION))));
  }

  private static Phrase<Effect> toDeck(SharedCardEffect.Where where) {
    return oneOf(
        Clauses.sharedOnCards(
            SharedCardEffect.toDeck(
                SharedEffect::you, where, oneOf(Targets.ONE, Targets.EACH), "its owner's deck")),
        Clauses.sharedOnCards(
            SharedCardEffect.toDeck(
                SharedEffect::you, where, Targets.SEVERAL, "their owners' decks")));
  }

  private static Phrase<Effect> play(boolean free, String words) {
    return oneOf(
        on(Effect.PlayCard.class, words, Targets.ONE, card -> new Effect.PlayCard(card, free))
            .when(play -> play.free() == free));
  }

  private static Phrase<Effect> figures() {
    return oneOf(
        phrase(
            Effect.SetStat.class,
            "set the {} of {} to {} {}",
            OpenNumbers.STAT,
            Targets.OWNERS,
            Amounts.BARE,
            DURATION,
            Effect.SetStat::new,
            Effect.SetStat::stat,
            Effect.SetStat::target,
            Effect.SetStat::to,
            Effect.SetStat::duration),
        phrase(
            Effect.MultiplyStat.class,
            "multiply the {} of {} by {} {}",
            OpenNumbers.STAT,
            Targets.OWNERS,
            NUMBER.when(by -> by > 1),
            DURATION,
            Effect.MultiplyStat::new,
            Effect.MultiplyStat::stat,
            Effect.MultiplyStat::target,
            Effect.MultiplyStat::by,
            Effect.MultiplyStat::duration));
  }

  private static Phrase<Effect> counters() {
    return oneOf(
        Clauses.sharedOnCards(
            SharedCardEffect.putCounters(SharedEffect::you, Amounts.HEAP, Targets.OWNERS)),
        phrase(
            Effect.RemoveCounters.class,
            "remove {} from {}",
            Amounts.HEAP,
            Targets.OWNERS,
            (heap, target) -> new Effect.RemoveCounters(heap.counter(), heap.number(), target),
            removed -> new Heap(removed.counter(), removed.number()),
            Effect.RemoveCounters::target),
        Clauses.sharedOnCards(
            SharedCardEffect.removeAllCounters(
                SharedEffect::you, Mentioned.COUNTER, Targets.OWNERS)));
  }

  /// An effect of which nothing is said but what it acts on.
  static <T extends Effect.OnCards> Phrase<T> on(
      Class<T> type, String words, Phrase<Target<Which>> target, Function<Target<Which>, T> make) {
    return phrase(type, words, target, make, Effect.OnCards::target);
  }

  /// What stands before an instruction that is repeated.
  static Phrase<Effect> count() {
    return Clauses.shared(SharedEffect.count(Amounts.TIMES));
  }

  /// What stands behind `if`.
  static Phrase<Effect> ask() {
    return Clauses.shared(SharedEffect.ask(Conditions.CONDITION));
  }
}
