package cardwright.littletroubles.wording;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.withArticle;
import static cardwright.language.Phrases.words;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.ConditionWords;
import cardwright.cardgame.text.EnteringCopy;
import cardwright.cardgame.text.SharedValue;
import cardwright.cardgame.text.Target;
import cardwright.language.Phrase;
import cardwright.language.Phrases;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Ability.Standing;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.OwnCondition;
import cardwright.littletroubles.vocabulary.Place;
import cardwright.littletroubles.vocabulary.Value;
import cardwright.littletroubles.vocabulary.Which;
import cardwright.littletroubles.vocabulary.Who;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The words for what holds as long as a card is there, other than costs: `Toys you control have +1 maturity`.
final class Standings {
  private static final Phrase<Target<Which>> ONE =
      Mentioned.ONE.when(target -> !(target instanceof Target.That || target instanceof Target.It));

  /// Every such text.
  static final Phrase<Standing> STANDING = oneOf(all());

  private Standings() {}

  private static List<Phrase<Standing>> all() {
    List<Phrase<Standing>> all = new ArrayList<>();
    stats(all, ONE, "has");
    stats(all, Targets.THEY, "have");
    all.add(
        oneOf(
            phrase(
                Ability.StatTimes.class,
                "the {} of {} is multiplied by {}",
                OpenNumbers.STAT,
                oneOf(ONE, Targets.EACH),
                NUMBER.when(by -> by > 1),
                Ability.StatTimes::new,
                Ability.StatTimes::stat,
                Ability.StatTimes::subject,
                Ability.StatTimes::by)));
    for (Who who : Who.values()) {
      all.add(oneOf(resources(who)));
      all.add(oneOf(resourceTimes(who)));
      all.add(oneOf(restrictions(who)));
    }
    all.add(cannot());
    all.add(cannotUnless());
    all.add(words(new Ability.PlayableFromTimeout(), "you may play this card from your Timeout"));
    all.add(entersWith());
    all.add(
        oneOf(
            phrase(
                Ability.EntersAsCopy.class,
                "{}",
                EnteringCopy.words(Nouns.a(Nouns.ONE).when(which -> which.place() == Place.PLAY)),
                Ability.EntersAsCopy::new,
                Ability.EntersAsCopy::copy)));
    all.add(
        oneOf(
            phrase(
                Ability.WinsIf.class,
                "you win the game if {}",
                Conditions.CONDITION,
                Ability.WinsIf::new,
                Ability.WinsIf::condition)));
    all.add(
        oneOf(
            phrase(
                Ability.PlayableIf.class,
                "this card cannot be played unless {}",
                Conditions.CONDITION.when(Standings::isOpen),
                Ability.PlayableIf::new,
                Ability.PlayableIf::condition)));
    return all;
  }

  /// Whether what is asked lies open to both players: what could not be played would tell what a hand or a deck holds.
  private static boolean isOpen(Condition condition) {
    return condition.parts(Standings::hidden, own -> List.of(own)).stream()
        .allMatch(OwnCondition.WentFirst.class::isInstance);
  }

  private static List<Object> hidden(Amount.Value value) {
    return switch ((Value) value) {
      case Value.CountOf(Which which) -> hidden(which);
      case Value.Shared(SharedValue.Extreme<Which>(boolean _, var _, Which which)) -> hidden(which);
      case Value.StatOf _, Value.CostOf _, Value.CountersOn _ -> List.of(value);
      case Value.Cookies _,
          Value.HandSize _,
          Value.ActionsThisTurn _,
          Value.WinsThisTurn _,
          Value.Wins _,
          Value.PlaysThisPhase _ ->
          List.of();
    };
  }

  private static List<Object> hidden(Which which) {
    return which.place() == Place.PLAY || which.place() == Place.TIMEOUT
        ? List.of()
        : List.of(which);
  }

  private static void stats(
      List<Phrase<Standing>> all, Phrase<Target<Which>> subject, String verb) {
    Phrase<Ability.StatChange> always =
        phrase(
            Ability.StatChange.class,
            "{} " + verb + " {}",
            subject,
            Amounts.BONUSES,
            (cards, by) -> new Ability.StatChange(Optional.empty(), cards, by),
            Ability.StatChange::subject,
            Ability.StatChange::by);
    all.add(oneOf(always.when(change -> change.condition().isEmpty())));
    all.add(
        oneOf(
            phrase(
                Ability.StatChange.class,
                "if {}, {}",
                Phrases.present(Conditions.CONDITION),
                always,
                (condition, change) ->
                    new Ability.StatChange(condition, change.subject(), change.by()),
                Ability.StatChange::condition,
                change -> change)));
  }

  /// `you gain 2 more cookies in your Resource Phase`, `… for each Toy you control`.
  private static List<Phrase<Standing>> resources(Who who) {
    List<Phrase<Standing>> all = new ArrayList<>();
    for (boolean cards : new boolean[] {false, true}) {
      for (int sign : new int[] {1, -1}) {
        String more = (sign > 0 ? "more " : "fewer ") + (cards ? "card" : "cookie");
        String verb = cards ? "draw" : "gain";
        String subject =
            switch (who) {
              case YOU -> "you " + verb;
              case OPPONENT -> "your opponent " + verb + "s";
              case ANYONE -> "each player " + verb + "s";
            };
        String whose = who == Who.YOU ? "your" : "their";
        all.add(
            oneOf(
                phrase(
                        Ability.ResourceChange.class,
                        subject + " {} in " + whose + " Resource Phase{}",
                        Phrases.number(more, more + "s"),
                        forEach(),
                        (by, each) -> new Ability.ResourceChange(who, cards, sign * by, each),
                        change -> sign * change.more(),
                        Ability.ResourceChange::forEach)
                    .when(change ->
                        change.who() == who
                            && change.cards() == cards
                            && sign * change.more() > 0)));
      }
    }
    return all;
  }

  /// Nothing, or ` for each Toy you control`.
  static Phrase<Optional<Value>> forEach() {
    return Phrases.optional(" for each ", Amounts.EACH);
  }

  private static List<Phrase<Standing>> resourceTimes(Who who) {
    List<Phrase<Standing>> all = new ArrayList<>();
    String whose =
        switch (who) {
          case YOU -> "your";
          case OPPONENT -> "your opponent's";
          case ANYONE -> "each player's";
        };
    Phrase<Optional<Kind>> from = Phrases.optional(" from ", Mentioned.KINDS);
    for (boolean cards : new boolean[] {false, true}) {
      for (boolean divide : new boolean[] {false, true}) {
        all.add(
            oneOf(
                phrase(
                        Ability.ResourceTimes.class,
                        whose
                            + (cards ? " draw" : " cookie")
                            + " resources{} are "
                            + (divide ? "divided" : "multiplied")
                            + " by {}",
                        from,
                        NUMBER.when(by -> by > 1),
                        (kind, by) -> new Ability.ResourceTimes(who, cards, kind, divide, by),
                        Ability.ResourceTimes::from,
                        Ability.ResourceTimes::by)
                    .when(times ->
                        times.who() == who && times.cards() == cards && times.divide() == divide)));
      }
    }
    return all;
  }

  private static List<Phrase<Standing>> restrictions(Who who) {
    String player =
        switch (who) {
          case YOU -> "you";
          case OPPONENT -> "your opponent";
          case ANYONE -> "players";
        };
    return List.of(
        oneOf(
            phrase(
                    Ability.OnlyAscending.class,
                    player
                        + " may play {} only if its printed cost is more than that of the last {}"
                        + " played this turn",
                    withArticle(Mentioned.KIND),
                    Mentioned.KIND,
                    (kind, last) -> new Ability.OnlyAscending(who, kind),
                    Ability.OnlyAscending::kind,
                    Ability.OnlyAscending::kind)
                .when(only -> only.who() == who)),
        oneOf(
            phrase(
                    Ability.PlayedAsQuick.class,
                    player + " may play {} as though they were Quick",
                    Nouns.ANY_SEVERAL,
                    which -> new Ability.PlayedAsQuick(who, which),
                    Ability.PlayedAsQuick::which)
                .when(may -> may.who() == who)),
        oneOf(
            phrase(
                    Ability.CannotPlay.class,
                    player + " cannot play {}",
                    Phrases.present(Nouns.ANY_SEVERAL),
                    which -> new Ability.CannotPlay(who, which),
                    Ability.CannotPlay::which)
                .when(cannot -> cannot.who() == who)),
        words(
            new Ability.CannotPlay(who, Optional.<Which>empty()),
            player + " cannot use abilities"));
  }

  private static Phrase<Standing> cannotUnless() {
    List<Phrase<Standing>> all = new ArrayList<>();
    for (Who who : Who.values()) {
      all.add(oneOf(restrictions(who)).when(Ability.CannotPlay.class::isInstance));
    }
    all.add(cannot());
    return oneOf(
        phrase(
            Ability.CannotUnless.class,
            "{} {}",
            oneOf(all),
            ConditionWords.unless(Conditions.CONDITION.when(Standings::isOpen)),
            Ability.CannotUnless::new,
            Ability.CannotUnless::cannot,
            Ability.CannotUnless::unless));
  }

  private static Phrase<Standing> cannot() {
    return oneOf(
        phrase(
            Ability.Cannot.class,
            "{} cannot {}",
            oneOf(ONE, Targets.THEY),
            oneOf(Ability.Forbidden.values(), Ability.Forbidden::words),
            Ability.Cannot::new,
            Ability.Cannot::subject,
            Ability.Cannot::what));
  }

  private static Phrase<Standing> entersWith() {
    return oneOf(
        phrase(
                Ability.EntersWith.class,
                "this card enters play with {}",
                withArticle(
                    phrase(
                        String.class, "{} counter", Mentioned.COUNTER, name -> name, name -> name)),
                counter -> new Ability.EntersWith(counter, 1),
                Ability.EntersWith::counter)
            .when(enters -> enters.number() == 1),
        phrase(
                Ability.EntersWith.class,
                "this card enters play with {} {} counters",
                NUMBER,
                Mentioned.COUNTER,
                (number, counter) -> new Ability.EntersWith(counter, number),
                Ability.EntersWith::number,
                Ability.EntersWith::counter)
            .when(enters -> enters.number() > 1));
  }
}
