package cardwright.mlpccg.wording;

import static cardwright.language.Phrases.listOf;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;

import cardwright.cardgame.text.Duration;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.SharedEffect;
import cardwright.cardgame.text.Target;
import cardwright.language.Phrase;
import cardwright.mlpccg.vocabulary.Ability;
import cardwright.mlpccg.vocabulary.Body;
import cardwright.mlpccg.vocabulary.By;
import cardwright.mlpccg.vocabulary.Change;
import cardwright.mlpccg.vocabulary.Effect;
import cardwright.mlpccg.vocabulary.Law;
import cardwright.mlpccg.vocabulary.Trigger;
import cardwright.mlpccg.vocabulary.Which;
import cardwright.mlpccg.vocabulary.Who;
import java.util.ArrayList;
import java.util.List;

/// The words for instructions with a subject of their own: `your opponent discards a card`, `a Friend gains +2 power until end of turn`.
final class Clauses {
  private final Phrase<Effect> commands;
  private final Nouns nouns = new Nouns(Person.YOU);
  private final Targets targets = new Targets(Person.YOU, nouns);
  private final Amounts amounts = new Amounts(new ValueWords(Person.YOU, nouns), nouns);

  private Clauses(Phrase<Effect> commands) {
    this.commands = commands;
  }

  /// Every such instruction.
  ///
  /// @param commands instructions without a subject, for what is to come
  /// @param laws what can hold for a time
  static Phrase<Effect> of(Phrase<Effect> commands, Phrase<Law> laws) {
    Clauses clauses = new Clauses(commands);
    List<Phrase<Effect>> all = new ArrayList<>();
    clauses.players(all);
    clauses.gains(all);
    all.add(
        oneOf(
            phrase(
                Effect.Until.class,
                "{} {}",
                laws.when(law -> !(law instanceof Law.Has)),
                CardActions.DURATION,
                Effect.Until::new,
                Effect.Until::law,
                Effect.Until::duration),
            shared(SharedEffect.clauses(clauses.nouns.bareOne)),
            phrase(
                Effect.MayPlay.class,
                "you may play {} {}",
                clauses.targets.mentioned,
                CardActions.DURATION,
                Effect.MayPlay::new,
                Effect.MayPlay::target,
                Effect.MayPlay::duration)));
    clauses.later(all);
    return oneOf(all);
  }

  private void players(List<Phrase<Effect>> all) {
    Phrase<Effect> does = Commands.of(Person.THEY);
    Phrase<Effect> may = Commands.of(Person.THEY_MAY);
    for (Who who : List.of(Who.OPPONENT, Who.EACH, Who.WINNER, Who.LOSER)) {
      String player =
          switch (who) {
            case OPPONENT -> "your opponent ";
            case WINNER -> "the winner ";
            case LOSER -> "the loser ";
            case YOU, EACH -> "each player ";
          };
      all.add(by(who, false, player + "{}", does));
      all.add(by(who, true, player + "may {}", may));
    }
  }

  private static Phrase<Effect> by(Who who, boolean may, String words, Phrase<Effect> what) {
    return oneOf(
        phrase(
                Effect.By.class,
                words,
                what,
                effect -> new Effect.By(who, may, effect),
                Effect.By::effect)
            .when(by -> by.who() == who && by.may() == may));
  }

  private void gains(List<Phrase<Effect>> all) {
    Phrase<Target<Which>> one = oneOf(targets.one, targets.each);
    Phrase<Target<Which>> several = oneOf(targets.some, targets.all);
    all.add(
        sharedOnCards(
            SharedCardEffect.gainTexts(
                "{} gains {} {}", one, () -> Phrasebook.LINE, CardActions.DURATION)));
    all.add(sharedOnCards(SharedCardEffect.becomeCopy(one, CardActions.DURATION)));
    all.add(
        sharedOnCards(
            SharedCardEffect.gainTexts(
                "{} gain {} {}", several, () -> Phrasebook.LINE, CardActions.DURATION)));
    all.add(gain(one, "{} gains {} {}", amounts.changes));
    all.add(gain(several, "{} gain {} {}", amounts.changes));
    all.add(gain(one, "{} loses {} {}", LawWords.lost()));
    all.add(gain(several, "{} lose {} {}", LawWords.lost()));
  }

  private static Phrase<Effect> gain(
      Phrase<Target<Which>> subject, String words, Phrase<List<Change>> changes) {
    Phrase<Duration> duration = CardActions.DURATION;
    return oneOf(
        phrase(
            Effect.Gain.class,
            words,
            subject,
            changes,
            duration,
            Effect.Gain::new,
            Effect.Gain::target,
            Effect.Gain::changes,
            Effect.Gain::duration));
  }

  private void later(List<Phrase<Effect>> all) {
    Phrase<List<Effect>> effects = listOf(commands, ", ", " and ", 1);
    all.add(
        oneOf(
            phrase(
                Effect.Later.class,
                "{}, {}",
                Triggers.LATER,
                effects,
                Effect.Later::new,
                Effect.Later::when,
                Effect.Later::effects),
            shared(
                SharedEffect.<Which, Ability.Triggered, Trigger, List<Effect>>nextTime(
                    Triggers.EVENT.when(event -> !(event instanceof Trigger.State)),
                    effects,
                    (when, then) -> new Ability.Triggered(By.YOU, when, Body.of(then)),
                    Ability.Triggered::trigger,
                    line -> line.body().flow().effects().toList())),
            phrase(
                Effect.InsteadFor.class,
                "if {}, {} instead {}",
                Triggers.WOULD,
                effects,
                CardActions.DURATION,
                Effect.InsteadFor::new,
                Effect.InsteadFor::would,
                Effect.InsteadFor::effects,
                Effect.InsteadFor::duration),
            shared(
                SharedEffect.<Which, Ability.Instead, Trigger, List<Effect>>nextInstead(
                    Triggers.WOULD,
                    effects,
                    (would, instead) -> new Ability.Instead(By.YOU, would, Body.of(instead)),
                    Ability.Instead::trigger,
                    line -> line.body().flow().effects().toList())),
            phrase(
                Effect.InsteadOfNextFlip.class,
                "if you would next flip a card in this faceoff, {} instead",
                effects,
                Effect.InsteadOfNextFlip::new,
                Effect.InsteadOfNextFlip::effects)));
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
