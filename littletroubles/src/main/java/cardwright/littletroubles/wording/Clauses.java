package cardwright.littletroubles.wording;

import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.words;

import cardwright.cardgame.text.OthersChoose;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.SharedEffect;
import cardwright.cardgame.text.Target;
import cardwright.language.Phrase;
import cardwright.language.Phrases;
import cardwright.littletroubles.vocabulary.Effect;
import cardwright.littletroubles.vocabulary.Which;
import cardwright.littletroubles.vocabulary.Who;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/// The words for instructions with a subject of their own: `your opponent draws a card`, `a Character gains +2 confidence until end of turn`.
final class Clauses {
  /// Every such instruction.
  static final Phrase<Effect> CLAUSE = oneOf(all());

  private Clauses() {}

  private static List<Phrase<Effect>> all() {
    List<Phrase<Effect>> all = new ArrayList<>();
    players(
        all,
        Effect.Gain.class,
        "gains",
        Amounts.COOKIES,
        Effect.Gain::new,
        Effect.Gain::who,
        Effect.Gain::cookies);
    players(
        all,
        Effect.Lose.class,
        "loses",
        Amounts.COOKIES,
        Effect.Lose::new,
        Effect.Lose::who,
        Effect.Lose::cookies);
    players(
        all,
        Effect.Draw.class,
        "draws",
        Amounts.CARDS,
        Effect.Draw::new,
        Effect.Draw::who,
        Effect.Draw::cards);
    players(
        all,
        Effect.Discard.class,
        "discards",
        Commands.CARDS,
        Effect.Discard::new,
        Effect.Discard::who,
        Effect.Discard::cards);
    all.add(words(new Effect.RevealHand(Who.OPPONENT), "your opponent reveals their hand"));
    all.add(words(new Effect.RevealHand(Who.ANYONE), "each player reveals their hand"));
    all.add(chooses(OthersChoose.opponent(Targets.theirs(Who.OPPONENT))));
    all.add(chooses(OthersChoose.each(Targets.theirs(Who.ANYONE))));
    all.add(
        oneOf(
            Commands.on(
                Effect.GiveControl.class,
                "your opponent gains control of {}",
                Targets.ANY,
                Effect.GiveControl::new)));
    all.add(
        sharedOnCards(
            SharedCardEffect.gainTexts(
                "{} gains {} {}",
                oneOf(Targets.ONE, Targets.EACH),
                () -> Phrasebook.LINE,
                Commands.DURATION)));
    all.add(sharedOnCards(SharedCardEffect.becomeCopy(Targets.ONE, Commands.DURATION)));
    all.add(
        sharedOnCards(
            SharedCardEffect.gainTexts(
                "{} gain {} {}", Targets.SEVERAL, () -> Phrasebook.LINE, Commands.DURATION)));
    all.add(
        sharedOnCards(
            SharedCardEffect.loseTexts(
                "{} loses all abilities {}", oneOf(Targets.ONE, Targets.EACH), Commands.DURATION)));
    all.add(
        sharedOnCards(
            SharedCardEffect.loseTexts(
                "{} lose all abilities {}", Targets.SEVERAL, Commands.DURATION)));
    all.add(gains(oneOf(Targets.ONE, Targets.EACH), "gains"));
    all.add(gains(Targets.SEVERAL, "gain"));
    all.add(drop(oneOf(Targets.ONE, Targets.EACH), "{} drops its Toy"));
    all.add(drop(Targets.SEVERAL, "{} drop their Toys"));
    all.add(words(new Effect.WinGame(), "you win the game"));
    all.add(shared(SharedEffect.clauses(Nouns.ANY_ONE)));
    all.add(resources(false, 1, "you gain {} in the Resource Phase of this turn", "more cookie"));
    all.add(resources(false, -1, "you gain {} in the Resource Phase of this turn", "fewer cookie"));
    all.add(resources(true, 1, "you draw {} in the Resource Phase of this turn", "more card"));
    all.add(resources(true, -1, "you draw {} in the Resource Phase of this turn", "fewer card"));
    return all;
  }

  private static <T extends Effect, X> void players(
      List<Phrase<Effect>> all,
      Class<T> type,
      String verb,
      Phrase<X> what,
      BiFunction<Who, X, T> make,
      Function<T, Who> who,
      Function<T, X> part) {
    for (Who subject : List.of(Who.OPPONENT, Who.ANYONE)) {
      String player = subject == Who.OPPONENT ? "your opponent " : "each player ";
      all.add(
          oneOf(
              phrase(type, player + verb + " {}", what, x -> make.apply(subject, x), part)
                  .when(effect -> who.apply(effect) == subject)));
    }
  }

  private static Phrase<Effect> chooses(Phrase<OthersChoose<Which>> word) {
    return oneOf(
        phrase(Effect.Chooses.class, "{}", word, Effect.Chooses::new, Effect.Chooses::word));
  }

  private static Phrase<Effect> gains(Phrase<Target<Which>> subject, String verb) {
    return oneOf(
        phrase(
            Effect.AddStats.class,
            "{} " + verb + " {} {}",
            subject,
            Amounts.BONUSES,
            Commands.DURATION,
            Effect.AddStats::new,
            Effect.AddStats::target,
            Effect.AddStats::by,
            Effect.AddStats::duration));
  }

  private static Phrase<Effect> drop(Phrase<Target<Which>> subject, String words) {
    return oneOf(Commands.on(Effect.Drop.class, words, subject, Effect.Drop::new));
  }

  private static Phrase<Effect> resources(boolean cards, int sign, String words, String noun) {
    return oneOf(
        phrase(
                Effect.ResourcesThisTurn.class,
                words,
                Phrases.number(noun, noun + "s"),
                by -> new Effect.ResourcesThisTurn(cards, sign * by),
                effect -> sign * effect.more())
            .when(effect -> effect.cards() == cards && sign * effect.more() > 0));
  }

  /// An instruction that every game has.
  static Phrase<Effect> shared(Phrase<SharedEffect<Which>> effect) {
    return oneOf(
        phrase(Effect.Shared.class, "{}", effect, Effect.Shared::new, Effect.Shared::effect));
  }

  /// An instruction that every game has, and that acts on cards.
  static Phrase<Effect> sharedOnCards(Phrase<SharedCardEffect<Which>> effect) {
    return oneOf(
        phrase(
            Effect.SharedOnCards.class,
            "{}",
            effect,
            Effect.SharedOnCards::new,
            Effect.SharedOnCards::effect));
  }
}
