package cardwright.littletroubles.wording;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.words;

import cardwright.language.Phrase;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Ability.Paid;
import cardwright.littletroubles.vocabulary.Ability.Standing;
import cardwright.littletroubles.vocabulary.Who;
import java.util.ArrayList;
import java.util.List;

/// The words for what costs more or less: `Actions you play cost 1 less`.
final class PriceWords {
  /// Every such text.
  static final Phrase<Standing> STANDING = oneOf(all());

  private PriceWords() {}

  private static List<Phrase<Standing>> all() {
    List<Phrase<Standing>> all = new ArrayList<>();
    // What this card costs concerns only whoever plays it.
    prices(all, Who.YOU, words(new Paid.This(), "this card"), " costs");
    for (Who who : Who.values()) {
      prices(all, who, cards(doing(who, "play", "plays")), " cost");
      prices(all, who, of(new Paid.Abilities(), "abilities", doing(who, "use", "uses")), " cost");
      prices(all, who, of(new Paid.Grabs(), "grabs", doing(who, "use", "uses")), " cost");
      prices(all, who, of(new Paid.Bribes(), "Bribes", doing(who, "pay", "pays")), " cost");
    }
    return all;
  }

  private static String doing(Who who, String you, String others) {
    return switch (who) {
      case YOU -> " you " + you;
      case OPPONENT -> " your opponent " + others;
      case ANYONE -> "";
    };
  }

  private static Phrase<Paid> of(Paid paid, String noun, String who) {
    return words(paid, noun + who);
  }

  private static Phrase<Paid> cards(String who) {
    return oneOf(
        phrase(
            Paid.Cards.class, "{}" + who, Nouns.ANY_SEVERAL, Paid.Cards::new, Paid.Cards::which));
  }

  private static void prices(
      List<Phrase<Standing>> all, Who who, Phrase<? extends Paid> paid, String verb) {
    Phrase<Paid> what = oneOf(paid);
    for (int sign : new int[] {1, -1}) {
      all.add(
          oneOf(
              phrase(
                      Ability.CostChange.class,
                      "{}" + verb + " {} " + (sign > 0 ? "more" : "less") + "{}",
                      what,
                      NUMBER.when(by -> by > 0),
                      Standings.forEach(),
                      (cards, by, each) -> new Ability.CostChange(cards, who, sign * by, each),
                      Ability.CostChange::what,
                      change -> sign * change.by(),
                      Ability.CostChange::forEach)
                  .when(change -> change.who() == who && sign * change.by() > 0)));
    }
    all.add(
        oneOf(
            phrase(
                    Ability.CostTimes.class,
                    "{}" + verb + " {} times as much",
                    what,
                    NUMBER.when(by -> by > 1),
                    (cards, by) -> new Ability.CostTimes(cards, who, by),
                    Ability.CostTimes::what,
                    Ability.CostTimes::by)
                .when(times -> times.who() == who)));
  }
}
