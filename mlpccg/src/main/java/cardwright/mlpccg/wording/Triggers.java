package cardwright.mlpccg.wording;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.optional;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.words;

import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.Nth;
import cardwright.cardgame.text.Target;
import cardwright.cardgame.text.Would;
import cardwright.language.Phrase;
import cardwright.mlpccg.vocabulary.OwnCondition;
import cardwright.mlpccg.vocabulary.Period;
import cardwright.mlpccg.vocabulary.Trigger;
import cardwright.mlpccg.vocabulary.Trigger.Act;
import cardwright.mlpccg.vocabulary.Trigger.ConfrontKind;
import cardwright.mlpccg.vocabulary.Trigger.Event;
import cardwright.mlpccg.vocabulary.Trigger.Route;
import cardwright.mlpccg.vocabulary.Trigger.Since;
import cardwright.mlpccg.vocabulary.Trigger.Verb;
import cardwright.mlpccg.vocabulary.Which;
import cardwright.mlpccg.vocabulary.WhichFaceoffs;
import cardwright.mlpccg.vocabulary.Who;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The words for what sets texts off: `this card is dismissed`, `you confront this Problem`, `at the start of your turn`.
final class Triggers {
  private static final Nouns NOUNS = new Nouns(Person.YOU);

  private static final Phrase<Target<Which>> ONE =
      oneOf(Mentioned.ONE, Targets.choose(NOUNS.one, NOUNS.several).when(Target.Choose::one));

  private static final Phrase<Which> A = Nouns.a(NOUNS.bareOne);

  /// Where cards move.
  static final Phrase<Route> MOVED = oneOf(Route.values(), Route::words);

  /// Where cards are played.
  static final Phrase<Route> PLAYED =
      oneOf(
          words(Route.ANY, ""),
          words(Route.HERE, " here"),
          words(Route.THERE, " there"),
          words(Route.TO_PROBLEM, " to a Problem"));

  private static final Phrase<Route> ENTERED =
      oneOf(
          words(Route.ANY, ""),
          words(Route.HERE, " here"),
          words(Route.TO_PROBLEM, " at a Problem"));

  /// What stands behind `when`.
  static final Phrase<Trigger> EVENT = oneOf(events());

  /// What stands behind `if`, with `would`.
  static final Phrase<Trigger> WOULD = oneOf(replaced());

  /// A point in time: `at the start of your turn`.
  static final Phrase<Trigger> TIME = oneOf(times());

  /// What is to come, once: `at the end of this turn`, `when this card next leaves that Problem`.
  static final Phrase<Trigger> LATER =
      oneOf(
          words(new Trigger.At(true, Who.EACH, Period.TURN), "at the end of this turn"),
          words(new Trigger.At(true, Who.EACH, Period.PHASE), "at the end of this phase"),
          words(new Trigger.At(false, Who.YOU, Period.TURN), "at the start of your next turn"),
          words(
              new Trigger.FaceoffAt(
                  false, new WhichFaceoffs(WhichFaceoffs.Sort.ANY, WhichFaceoffs.Scope.ANY)),
              "at the start of the next faceoff this turn"),
          words(
              new Trigger.FaceoffAt(
                  true, new WhichFaceoffs(WhichFaceoffs.Sort.ANY, WhichFaceoffs.Scope.ANY)),
              "at the end of this faceoff"),
          words(
              new Trigger.Happens(new Target.This<>(), Event.LEAVES_THERE),
              "when this card next leaves that Problem"));

  private Triggers() {}

  private static String player(Who who) {
    return switch (who) {
      case YOU -> "you ";
      case OPPONENT -> "your opponent ";
      case EACH, WINNER, LOSER -> "a player ";
    };
  }

  private static String verb(Who who, String you, String others) {
    return player(who) + (who == Who.YOU ? you : others);
  }

  private static List<Phrase<Trigger>> events() {
    List<Phrase<Trigger>> all = new ArrayList<>();
    for (Event event : Event.values()) {
      if (event != Event.LEAVES_THERE) {
        all.add(happens(event, "{} " + event.is()));
      }
    }
    all.add(enters(false, "{} enters play{}", ENTERED));
    all.add(enters(true, "{} is played{}", PLAYED));
    all.add(
        oneOf(
            phrase(
                Trigger.Moves.class,
                "{} moves{}",
                ONE,
                MOVED,
                Trigger.Moves::new,
                Trigger.Moves::target,
                Trigger.Moves::route),
            phrase(
                Trigger.State.class,
                "{}",
                Conditions.STATE,
                Trigger.State::new,
                Trigger.State::condition)));
    for (Who who : List.of(Who.YOU, Who.OPPONENT, Who.EACH)) {
      players(all, who);
    }
    return all;
  }

  private static Phrase<Trigger> happens(Event event, String words) {
    return oneOf(
        phrase(
                Trigger.Happens.class,
                words,
                ONE,
                target -> new Trigger.Happens(target, event),
                Trigger.Happens::target)
            .when(happens -> happens.event() == event));
  }

  private static Phrase<Trigger> enters(boolean played, String words, Phrase<Route> route) {
    return oneOf(
        phrase(
                Trigger.Enters.class,
                words,
                ONE,
                route,
                (target, where) -> new Trigger.Enters(target, played, where),
                Trigger.Enters::target,
                Trigger.Enters::route)
            .when(enters -> enters.played() == played));
  }

  private static void players(List<Phrase<Trigger>> all, Who who) {
    for (Act act : Act.values()) {
      all.add(does(who, act, verb(who, act.you(), act.others())));
    }
    all.add(drawsNth(who, verb(who, "draw your", "draws their")));
    for (Verb verb : Verb.values()) {
      all.add(
          oneOf(
              phrase(
                      Trigger.DoesTo.class,
                      verb(who, verb.you(), verb.others()) + " {}",
                      ONE,
                      target -> new Trigger.DoesTo(who, verb, target),
                      Trigger.DoesTo::target)
                  .when(does -> does.who() == who && does.verb() == verb)));
    }
    all.add(
        oneOf(
            phrase(
                    Trigger.PlayerMoves.class,
                    verb(who, "move", "moves") + " {}{}",
                    ONE,
                    MOVED,
                    (target, route) -> new Trigger.PlayerMoves(who, target, route),
                    Trigger.PlayerMoves::target,
                    Trigger.PlayerMoves::route)
                .when(moves -> moves.who() == who),
            plays(who, Nth.Any.ANY, verb(who, "play", "plays") + " {}{}", A),
            phrase(
                    Trigger.PlaysOn.class,
                    verb(who, "play", "plays") + " {} on {}",
                    A,
                    Nouns.a(NOUNS.one),
                    (which, host) -> new Trigger.PlaysOn(who, which, host),
                    Trigger.PlaysOn::which,
                    Trigger.PlaysOn::host)
                .when(plays -> plays.who() == who),
            plays(
                who,
                Since.PROBLEM_ENTERED,
                player(who) + (who == Who.YOU ? "first play" : "first plays") + " {}{}",
                A)));
    if (who != Who.EACH) {
      all.add(playsNth(who, verb(who, "play your", "plays their") + " {} {} each turn{}"));
    }
    confronts(all, who);
    ends(all, who);
    all.add(flips(who, "flip", "flips"));
    all.add(
        words(
            new Trigger.Acts(who),
            verb(who, "take an action in your", "takes an action in their") + " Main Phase"));
    all.add(
        words(
            new Trigger.ScoresBonus(who),
            verb(who, "score", "scores") + " the bonus of a Problem"));
  }

  private static Phrase<Trigger> does(Who who, Act act, String words) {
    List<Phrase<OwnCondition.During>> during = new ArrayList<>();
    for (Period period : Period.values()) {
      during.add(words(new OwnCondition.During(Who.EACH, period), "a " + period.words()));
      during.add(
          words(
              new OwnCondition.During(who, period),
              (who == Who.YOU ? "your " : "their ") + period.words()));
    }
    return oneOf(
        phrase(
                Trigger.Does.class,
                words + "{}",
                optional(" in ", oneOf(during)),
                when -> new Trigger.Does(who, act, when),
                Trigger.Does::during)
            .when(does -> does.who() == who && does.act() == act));
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

  private static Phrase<Trigger> plays(Who who, Nth nth, String words, Phrase<Which> what) {
    return oneOf(
        phrase(
                Trigger.Plays.class,
                words,
                what,
                PLAYED,
                (which, route) -> new Trigger.Plays(who, nth, which, route),
                Trigger.Plays::which,
                Trigger.Plays::route)
            .when(plays -> plays.who() == who && plays.nth().equals(nth)));
  }

  private static Phrase<Trigger> playsNth(Who who, String words) {
    return oneOf(
        phrase(
                Trigger.Plays.class,
                words,
                Nth.EachTurn.NTH,
                NOUNS.bareOne,
                PLAYED,
                (nth, which, route) -> new Trigger.Plays(who, nth, which, route),
                Trigger.Plays::nth,
                Trigger.Plays::which,
                Trigger.Plays::route)
            .when(plays -> plays.who() == who));
  }

  private static void confronts(List<Phrase<Trigger>> all, Who who) {
    for (ConfrontKind kind : ConfrontKind.values()) {
      String words =
          switch (kind) {
            case ANY -> verb(who, "confront", "confronts") + " {}";
            case FIRST ->
                player(who) + "first " + (who == Who.YOU ? "confront" : "confronts") + " {}";
            case SURPLUS -> verb(who, "confront", "confronts") + " {} with more power than needed";
          };
      all.add(
          oneOf(
              phrase(
                      Trigger.Confronts.class,
                      words,
                      ONE,
                      problem -> new Trigger.Confronts(who, kind, problem),
                      Trigger.Confronts::problem)
                  .when(confronts -> confronts.who() == who && confronts.kind() == kind)));
    }
  }

  private static void ends(List<Phrase<Trigger>> all, Who who) {
    Phrase<Trigger.Margin> margin =
        phrase(
            Trigger.Margin.class,
            "{} {}",
            Condition.Relation.WORDS,
            NUMBER,
            Trigger.Margin::new,
            Trigger.Margin::relation,
            Trigger.Margin::by);
    for (boolean wins : new boolean[] {true, false}) {
      String words = wins ? verb(who, "win", "wins") : verb(who, "lose", "loses");
      all.add(
          oneOf(
              phrase(
                      Trigger.Ends.class,
                      words + " a {}{}",
                      Conditions.FACEOFF,
                      optional(" by ", margin),
                      (faceoffs, by) -> new Trigger.Ends(who, wins, faceoffs, by),
                      Trigger.Ends::faceoffs,
                      Trigger.Ends::margin)
                  .when(ends -> ends.who() == who && ends.wins() == wins)));
    }
  }

  private static Phrase<Trigger> flips(Who who, String you, String others) {
    WhichFaceoffs any = new WhichFaceoffs(WhichFaceoffs.Sort.ANY, WhichFaceoffs.Scope.ANY);
    String words = verb(who, you, others) + " a card";
    return oneOf(
        words(new Trigger.FlipsCard(who, any), words),
        phrase(
                Trigger.FlipsCard.class,
                words + " in a {}",
                Conditions.FACEOFF,
                faceoffs -> new Trigger.FlipsCard(who, faceoffs),
                Trigger.FlipsCard::faceoffs)
            .when(flips -> flips.who() == who));
  }

  private static List<Phrase<Trigger>> replaced() {
    List<Phrase<Trigger>> all = new ArrayList<>();
    for (Event event : Event.values()) {
      if (event != Event.LEAVES_THERE) {
        all.add(happens(event, "{} " + Would.happen(event.is())));
      }
    }
    for (Who who : List.of(Who.YOU, Who.OPPONENT, Who.EACH)) {
      for (Act act : Act.values()) {
        all.add(does(who, act, player(who) + Would.WOULD + act.you()));
      }
      all.add(
          drawsNth(who, player(who) + Would.WOULD + "draw " + (who == Who.YOU ? "your" : "their")));
      all.add(flips(who, Would.WOULD + "flip", Would.WOULD + "flip"));
    }
    all.add(
        oneOf(
            phrase(
                Trigger.ToBottom.class,
                "{} you flipped in a {} " + Would.happen("goes to the bottom of your deck"),
                A,
                Conditions.FACEOFF,
                Trigger.ToBottom::new,
                Trigger.ToBottom::which,
                Trigger.ToBottom::faceoffs),
            phrase(
                Trigger.HomeForLosing.class,
                "you " + Would.WOULD + "move {} home for losing a {}",
                A,
                Conditions.FACEOFF,
                Trigger.HomeForLosing::new,
                Trigger.HomeForLosing::which,
                Trigger.HomeForLosing::faceoffs)));
    return all;
  }

  private static List<Phrase<Trigger>> times() {
    List<Phrase<Trigger>> all = new ArrayList<>();
    for (boolean end : new boolean[] {false, true}) {
      String at = end ? "at the end of " : "at the start of ";
      for (Period period : Period.values()) {
        all.add(words(new Trigger.At(end, Who.YOU, period), at + "your " + period.words()));
        all.add(
            words(
                new Trigger.At(end, Who.OPPONENT, period),
                at + "your opponent's " + period.words()));
        String each = period == Period.PHASE ? "each " : "each player's ";
        all.add(words(new Trigger.At(end, Who.EACH, period), at + each + period.words()));
      }
      all.add(
          oneOf(
              phrase(
                      Trigger.FaceoffAt.class,
                      at + "a {}",
                      Conditions.FACEOFF,
                      faceoffs -> new Trigger.FaceoffAt(end, faceoffs),
                      Trigger.FaceoffAt::faceoffs)
                  .when(faceoff -> faceoff.end() == end)));
    }
    return all;
  }

  /// Nothing, or the condition that stands between an event and its text.
  static Phrase<Optional<Condition>> condition() {
    return optional(", if ", Conditions.CONDITION);
  }
}
