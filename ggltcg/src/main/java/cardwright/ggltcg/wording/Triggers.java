package cardwright.ggltcg.wording;

import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.present;
import static cardwright.language.Phrases.withArticle;
import static cardwright.language.Phrases.words;

import cardwright.cardgame.text.Nth;
import cardwright.ggltcg.vocabulary.Kind;
import cardwright.ggltcg.vocabulary.Trigger;
import cardwright.ggltcg.vocabulary.Which;
import cardwright.ggltcg.vocabulary.Who;
import cardwright.language.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The words for what sets texts off: `another Toy you control is sleeped`, `you play a Toy`, `at the end of your turn`.
final class Triggers {
  private static final Phrase<Which> A_TOY =
      Nouns.A_CARD_IN_PLAY.when(which -> which.kinds() == Kind.TOY.bit());

  /// What happens, behind `when`.
  static final Phrase<Trigger> EVENT = oneOf(events());

  /// The same behind `the first time each turn`, and what only texts of a card of their own wait for elsewhere.
  static final Phrase<Trigger> FIRST =
      oneOf(oneOf(happenings()), plays(false, "you play"), plays(true, "your opponent plays"));

  /// The same behind `the next time`, where no number of a turn is counted.
  static final Phrase<Trigger> NEXT =
      oneOf(
          FIRST,
          oneOf(
              words(
                  new Trigger.Happens(Optional.empty(), Trigger.Change.SLEEPED),
                  "this card " + Trigger.Change.SLEEPED.words())));

  /// A point of a turn: `at the end of your turn`.
  static final Phrase<Trigger> TIME = oneOf(times());

  private Triggers() {}

  private static List<Phrase<Trigger>> events() {
    List<Phrase<Trigger>> events = new ArrayList<>(happenings());
    events.add(playsNth(false, "you play your"));
    events.add(playsNth(true, "your opponent plays their"));
    events.add(plays(false, "you play"));
    events.add(plays(true, "your opponent plays"));
    return events;
  }

  private static List<Phrase<Trigger>> happenings() {
    List<Phrase<Trigger>> all = new ArrayList<>();
    for (Trigger.Change change : Trigger.Change.values()) {
      if (change != Trigger.Change.SLEEPED) {
        all.add(
            words(new Trigger.Happens(Optional.empty(), change), "this card " + change.words()));
      }
      all.add(
          oneOf(
              phrase(
                      Trigger.Happens.class,
                      "{} " + change.words(),
                      present(A_TOY),
                      which -> new Trigger.Happens(which, change),
                      Trigger.Happens::which)
                  .when(happens -> happens.change() == change && happens.which().isPresent())));
    }
    return all;
  }

  private static Phrase<Trigger> plays(boolean opponent, String words) {
    return oneOf(
        phrase(
                Trigger.Plays.class,
                words + " {}",
                withArticle(Nouns.KIND),
                kind -> new Trigger.Plays(opponent, Nth.Any.ANY, kind),
                Trigger.Plays::kind)
            .when(plays -> plays.opponent() == opponent && plays.nth() == Nth.Any.ANY));
  }

  private static Phrase<Trigger> playsNth(boolean opponent, String words) {
    return oneOf(
        phrase(
                Trigger.Plays.class,
                words + " {} {} each turn",
                Nth.EachTurn.NTH,
                Nouns.KIND,
                (nth, kind) -> new Trigger.Plays(opponent, nth, kind),
                Trigger.Plays::nth,
                Trigger.Plays::kind)
            .when(plays -> plays.opponent() == opponent));
  }

  private static List<Phrase<Trigger>> times() {
    List<Phrase<Trigger>> times = new ArrayList<>();
    for (boolean start : new boolean[] {true, false}) {
      for (Who whose : Who.values()) {
        if (!start || whose != Who.YOU) {
          times.add(
              words(
                  new Trigger.Turn(start, whose),
                  "at the " + (start ? "start" : "end") + " of " + whose.whose() + " turn"));
        }
      }
    }
    return times;
  }
}
