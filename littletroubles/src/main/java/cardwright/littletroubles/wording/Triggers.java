package cardwright.littletroubles.wording;

import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.withArticle;
import static cardwright.language.Phrases.words;

import cardwright.cardgame.text.Nth;
import cardwright.cardgame.text.Target;
import cardwright.cardgame.text.Would;
import cardwright.language.Phrase;
import cardwright.littletroubles.vocabulary.Trigger;
import cardwright.littletroubles.vocabulary.Which;
import cardwright.littletroubles.vocabulary.Who;
import java.util.ArrayList;
import java.util.List;

/// The words for what sets abilities off: `another Character you control is regressed`, `you would gain cookies`.
final class Triggers {
  private static final Phrase<Target<Which>> SUBJECT =
      oneOf(
          Mentioned.ONE.when(
              target -> !(target instanceof Target.That || target instanceof Target.It)),
          Targets.CHOSEN.when(Target.Choose::one));

  /// What happens, behind `when` and `before`.
  static final Phrase<Trigger> HAPPENS = oneOf(events(false));

  /// The same behind `the next time`, where no number of a turn is counted.
  static final Phrase<Trigger> NEXT =
      HAPPENS.when(trigger ->
          !(trigger instanceof Trigger.Draws)
              && !(trigger instanceof Trigger.Plays plays && plays.nth() instanceof Nth.EachTurn));

  /// What would happen, behind `if`.
  static final Phrase<Trigger> WOULD = oneOf(events(true));

  /// A card that reaches a number of counters, behind `when`.
  static final Phrase<Trigger> REACHES =
      oneOf(
          phrase(
              Trigger.Reaches.class,
              "this card has at least {}",
              Amounts.COUNTER_NUMBER,
              counters -> new Trigger.Reaches(counters.counter(), counters.number()),
              reaches -> new Amounts.CounterNumber(reaches.counter(), reaches.number())));

  /// A point of the turn: `at the start of your turn`.
  static final Phrase<Trigger> MOMENT = oneOf(moments());

  /// What a Task asks for: `play an Action`.
  static final Phrase<Trigger> TASK = oneOf(tasks());

  private Triggers() {}

  private static List<Phrase<Trigger>> events(boolean would) {
    List<Phrase<Trigger>> events = new ArrayList<>();
    events.add(
        oneOf(
            phrase(
                Trigger.Happens.class,
                "{} {}",
                SUBJECT,
                oneOf(
                    Trigger.Event.values(),
                    event -> would ? Would.happen(event.words()) : event.words()),
                Trigger.Happens::new,
                Trigger.Happens::target,
                Trigger.Happens::event)));
    String may = would ? Would.WOULD : "";
    for (Who who : Who.values()) {
      String subject = subject(who);
      boolean plain = who == Who.YOU || would;
      for (Trigger.Act act : Trigger.Act.values()) {
        String verb =
            who == Who.YOU
                ? act.you()
                : would ? act.you().replace("your ", "their ") : act.others();
        events.add(words(new Trigger.Does(who, act), subject + may + verb));
      }
      events.add(plays(who, subject + may + (plain ? "play {}" : "plays {}")));
      events.add(
          drawsNth(
              who,
              subject + may + (plain ? "draw " : "draws ") + (who == Who.YOU ? "your" : "their")));
    }
    events.add(playsNth(Who.YOU, "you " + may + "play your"));
    events.add(
        playsNth(
            Who.OPPONENT, "your opponent " + (would ? Would.happen("plays") : "plays") + " their"));
    events.add(turns(true, "you " + may + "restore {}"));
    events.add(turns(false, "you " + may + "regress {}"));
    events.add(counterPut("{} " + (would ? Would.happen("is put on {}") : "is put on {}")));
    return events;
  }

  private static String subject(Who who) {
    return switch (who) {
      case YOU -> "you ";
      case OPPONENT -> "your opponent ";
      case ANYONE -> "a player ";
    };
  }

  private static Phrase<Trigger> plays(Who who, String words) {
    return oneOf(
        phrase(
                Trigger.Plays.class,
                words,
                Nouns.a(Nouns.ANY_ONE),
                which -> Trigger.Plays.any(who, which),
                Trigger.Plays::which)
            .when(plays -> plays.who() == who && plays.nth() == Nth.Any.ANY));
  }

  private static Phrase<Trigger> playsNth(Who who, String words) {
    return oneOf(
        phrase(
                Trigger.Plays.class,
                words + " {} {} each turn",
                Nth.EachTurn.NTH,
                Nouns.ANY_ONE,
                (nth, which) -> new Trigger.Plays(who, nth, which),
                Trigger.Plays::nth,
                Trigger.Plays::which)
            .when(plays -> plays.who() == who));
  }

  private static Phrase<Trigger> drawsNth(Who who, String words) {
    return oneOf(
        phrase(
                Trigger.Draws.class,
                words + " {} card each turn",
                Nth.EachTurn.ORDINAL,
                nth -> new Trigger.Draws(who, nth),
                Trigger.Draws::nth)
            .when(draws -> draws.who() == who));
  }

  private static Phrase<Trigger> turns(boolean restore, String words) {
    return oneOf(
        phrase(
                Trigger.YouTurn.class,
                words,
                Nouns.a(Nouns.ONE),
                which -> new Trigger.YouTurn(restore, which),
                Trigger.YouTurn::which)
            .when(turn -> turn.restore() == restore));
  }

  private static Phrase<Trigger> counterPut(String words) {
    Phrase<String> counter =
        withArticle(
            phrase(String.class, "{} counter", Mentioned.COUNTER, name -> name, name -> name));
    return oneOf(
        phrase(
            Trigger.CounterPut.class,
            words,
            counter,
            SUBJECT,
            Trigger.CounterPut::new,
            Trigger.CounterPut::counter,
            Trigger.CounterPut::target));
  }

  private static List<Phrase<Trigger>> moments() {
    List<Phrase<Trigger>> moments = new ArrayList<>();
    for (Trigger.Moment moment : Trigger.Moment.values()) {
      for (Who whose : Who.values()) {
        String turn =
            switch (whose) {
              case YOU -> "your";
              case OPPONENT -> "your opponent's";
              case ANYONE -> "each";
            };
        moments.add(words(new Trigger.At(moment, whose), moment.words().replace("{}", turn)));
      }
    }
    return moments;
  }

  private static List<Phrase<Trigger>> tasks() {
    List<Phrase<Trigger>> tasks = new ArrayList<>();
    for (Trigger.Act act : Trigger.Act.values()) {
      tasks.add(words(new Trigger.Does(Who.YOU, act), act.you()));
    }
    tasks.add(plays(Who.YOU, "play {}"));
    tasks.add(turns(true, "restore {}"));
    tasks.add(turns(false, "regress {}"));
    return tasks;
  }
}
