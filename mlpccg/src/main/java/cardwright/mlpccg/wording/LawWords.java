package cardwright.mlpccg.wording;

import static cardwright.language.Phrases.NUMBER;
import static cardwright.language.Phrases.QUOTED;
import static cardwright.language.Phrases.oneOf;
import static cardwright.language.Phrases.optional;
import static cardwright.language.Phrases.phrase;
import static cardwright.language.Phrases.words;

import cardwright.cardgame.text.Target;
import cardwright.cardgame.text.TargetWords;
import cardwright.language.Phrase;
import cardwright.language.Phrases;
import cardwright.mlpccg.vocabulary.Change;
import cardwright.mlpccg.vocabulary.Keyword;
import cardwright.mlpccg.vocabulary.Law;
import cardwright.mlpccg.vocabulary.Law.Done;
import cardwright.mlpccg.vocabulary.Place;
import cardwright.mlpccg.vocabulary.Trigger.Route;
import cardwright.mlpccg.vocabulary.Value;
import cardwright.mlpccg.vocabulary.Which;
import cardwright.mlpccg.vocabulary.Who;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The words for what holds, in the present tense: `Friends you control here have +1 power`, `your opponent cannot move this card`.
final class LawWords {
  private static final Who[] PLAYERS = {Who.YOU, Who.OPPONENT, Who.EACH};

  private static final Change.LosesKeyword NONE = new Change.LosesKeyword(Keyword.TEAMWORK);

  private final Nouns nouns = new Nouns(Person.YOU);
  private final ValueWords values = new ValueWords(Person.YOU, nouns);
  private final Amounts amounts = new Amounts(values, nouns);
  private final Targets targets = new Targets(Person.YOU, nouns);

  /// Several cards of a sort, or one that is plain.
  private final Phrase<Target<Which>> one = oneOf(Mentioned.ONE, Mentioned.of(Person.YOU));

  private final Phrase<Optional<Value>> forEach = optional(" for each ", values.each);

  private LawWords() {}

  /// Every law.
  static Phrase<Law> law() {
    return oneOf(new LawWords().all());
  }

  private List<Phrase<Law>> all() {
    List<Phrase<Law>> all = new ArrayList<>();
    has(all);
    for (Who who : PLAYERS) {
      players(all, who);
    }
    cannot(all);
    all.add(
        oneOf(
            phrase(
                Law.Bonus.class,
                "{} has bonus {}",
                Mentioned.ONE,
                NUMBER,
                Law.Bonus::new,
                Law.Bonus::problem,
                Law.Bonus::points),
            phrase(
                Law.Controls.class, "you control {}", one, Law.Controls::new, Law.Controls::card),
            phrase(
                Law.EntersExhausted.class,
                "{} enter play exhausted",
                nouns.several,
                Law.EntersExhausted::new,
                Law.EntersExhausted::which),
            words(new Law.OpenTop(), "you play with the top card of your deck face up"),
            words(new Law.PlayFromDiscard(), "you may play this card from your discard pile"),
            phrase(
                Law.PlayFrom.class,
                "you may play {}",
                nouns.several.when(LawWords::isOwnDiscard),
                Law.PlayFrom::new,
                Law.PlayFrom::which),
            words(
                new Law.JoinFaceoff(),
                "you may play this card in a faceoff to a Problem where you control an involved"
                    + " character"),
            words(
                new Law.SpillsToHands(),
                "cards beneath this card go to their owners' hands when it leaves play or is turned"
                    + " face down"),
            words(new Law.ThisEntersExhausted(), "this card enters play exhausted"),
            phrase(
                Law.ConfrontsAs.class,
                "{} may confront Problems as though they were {}",
                nouns.several,
                Sorts.COLOR,
                Law.ConfrontsAs::new,
                Law.ConfrontsAs::which,
                Law.ConfrontsAs::color),
            phrase(
                Law.Uncounted.class,
                "{} do not count for the home limit",
                nouns.several,
                Law.Uncounted::new,
                Law.Uncounted::which),
            phrase(
                Law.ChallengedOnlyIf.class,
                "you can challenge this card only if {}",
                Conditions.SINGLE,
                Law.ChallengedOnlyIf::new,
                Law.ChallengedOnlyIf::condition),
            phrase(
                Law.MayLook.class,
                "you may look at {}",
                nouns.several,
                Law.MayLook::new,
                Law.MayLook::which),
            phrase(
                Law.AlsoNamed.class,
                "this card is also named {}",
                QUOTED,
                Law.AlsoNamed::new,
                Law.AlsoNamed::title),
            phrase(
                Law.ChallengedByAtMost.class,
                "your opponent can challenge this card only with at most X characters, where X is"
                    + " {}",
                values.number,
                Law.ChallengedByAtMost::new,
                Law.ChallengedByAtMost::number)));
    return all;
  }

  private static boolean isOwnDiscard(Which which) {
    return which.place() == Place.Spot.DISCARD && which.whose() == Who.YOU;
  }

  private void has(List<Phrase<Law>> all) {
    all.add(has(one, "{} has {}", amounts.changes));
    all.add(has(oneOf(Mentioned.SEVERAL, targets.they), "{} have {}", amounts.changes));
    all.add(has(one, "{} loses {}", lost()));
    all.add(has(oneOf(Mentioned.SEVERAL, targets.they), "{} lose {}", lost()));
  }

  /// What is lost: `all abilities and cannot gain abilities`, `Teamwork`.
  static Phrase<List<Change>> lost() {
    return oneOf(
        words(
            List.<Change>of(new Change.LosesAbilities()),
            "all abilities and cannot gain abilities"),
        Phrases.<List<Change>, Change.LosesKeyword>phrase(
                listType(),
                "{}",
                phrase(
                    Change.LosesKeyword.class,
                    "{}",
                    Sorts.KEYWORD,
                    Change.LosesKeyword::new,
                    Change.LosesKeyword::keyword),
                List::of,
                changes -> changes.getFirst() instanceof Change.LosesKeyword loses ? loses : NONE)
            .when(changes ->
                changes.size() == 1 && changes.getFirst() instanceof Change.LosesKeyword));
  }

  @SuppressWarnings("unchecked")
  private static Class<List<Change>> listType() {
    return (Class<List<Change>>) (Class<?>) List.class;
  }

  private static Phrase<Law> has(
      Phrase<Target<Which>> subject, String words, Phrase<List<Change>> changes) {
    return oneOf(
        phrase(
            Law.Has.class,
            words,
            subject,
            changes,
            Law.Has::new,
            Law.Has::subject,
            Law.Has::changes));
  }

  private static String player(Who who, String you, String others) {
    return switch (who) {
      case YOU -> "you " + you;
      case OPPONENT -> "your opponent " + others;
      case EACH, WINNER, LOSER -> "each player " + others;
    };
  }

  private void players(List<Phrase<Law>> all, Who who) {
    for (int sign : new int[] {1, -1}) {
      all.add(
          pays(
              who,
              sign,
              player(who, "pay", "pays") + (sign > 0 ? " {} more to {}{}" : " {} less to {}{}")));
      all.add(
          needs(
              who,
              sign,
              player(who, "need", "needs")
                  + (sign > 0 ? " {} more" : " {} less")
                  + " power to confront {}{}"));
      all.add(
          oneOf(
              phrase(
                      Law.Flips.class,
                      player(who, "flip", "flips") + " {}",
                      sign > 0
                          ? Phrases.number("more card", "more cards")
                          : Phrases.number("fewer card", "fewer cards"),
                      more -> new Law.Flips(who, sign * more),
                      flips -> sign * flips.more())
                  .when(flips -> flips.who() == who && sign * flips.more() > 0),
              phrase(
                      Law.HomeLimit.class,
                      player(who, "have", "has") + (sign > 0 ? " +{}" : " -{}") + " home limit",
                      NUMBER,
                      more -> new Law.HomeLimit(who, sign * more),
                      limit -> sign * limit.more())
                  .when(limit -> limit.whose() == who && sign * limit.more() > 0)));
    }
    String whose =
        who == Who.YOU ? "your" : who == Who.OPPONENT ? "your opponent's" : "each player's";
    String ignores = player(who, "ignore", "ignores") + " one of the highest cards ";
    all.add(
        oneOf(
            phrase(
                    Law.Total.class,
                    whose + " total is {} more",
                    NUMBER,
                    more -> new Law.Total(who, more),
                    Law.Total::more)
                .when(total -> total.who() == who),
            phrase(
                    Law.NeedsCharacters.class,
                    player(who, "can", "can") + " confront {} only with at least {} characters",
                    Mentioned.ONE,
                    NUMBER,
                    (problem, least) -> new Law.NeedsCharacters(who, least, problem),
                    Law.NeedsCharacters::problem,
                    Law.NeedsCharacters::least)
                .when(needs -> needs.who() == who),
            phrase(
                    Law.Meets.class,
                    player(who, "meet", "meets") + " the requirement of {}",
                    Mentioned.ONE,
                    problem -> new Law.Meets(who, problem),
                    Law.Meets::problem)
                .when(meets -> meets.who() == who)));
    all.add(
        words(
            new Law.IgnoresHighest(who), ignores + (who == Who.YOU ? "you" : "they") + " flipped"));
    String players = who == Who.EACH ? "players" : player(who, "", "").strip();
    all.add(words(new Law.CannotScore(who), players + " cannot score points"));
    all.add(
        words(
            new Law.OneOfEachType(who),
            players + " cannot play more than 1 card of each type each turn"));
  }

  private Phrase<Law> pays(Who who, int sign, String words) {
    Phrase<Law.GameEvent> event =
        oneOf(
            phrase(
                Law.GameEvent.Playing.class,
                "play {}{}",
                Nouns.a(nouns.bareOne),
                Triggers.PLAYED,
                Law.GameEvent.Playing::new,
                Law.GameEvent.Playing::which,
                Law.GameEvent.Playing::route),
            phrase(
                Law.GameEvent.PlayingThis.class,
                "play this card{}",
                Triggers.PLAYED,
                Law.GameEvent.PlayingThis::new,
                Law.GameEvent.PlayingThis::route),
            phrase(
                Law.GameEvent.PlayingOn.class,
                "play {} on {}",
                Nouns.a(nouns.bareOne),
                Nouns.a(nouns.one),
                Law.GameEvent.PlayingOn::new,
                Law.GameEvent.PlayingOn::which,
                Law.GameEvent.PlayingOn::host),
            phrase(
                Law.GameEvent.Moving.class,
                "move {}{}",
                Nouns.a(nouns.bareOne),
                Triggers.MOVED,
                Law.GameEvent.Moving::new,
                Law.GameEvent.Moving::which,
                Law.GameEvent.Moving::route),
            phrase(
                Law.GameEvent.Rallying.class,
                "rally {}",
                Nouns.a(nouns.one),
                Law.GameEvent.Rallying::new,
                Law.GameEvent.Rallying::which));
    return oneOf(
        phrase(
                Law.Pays.class,
                words,
                NUMBER.when(more -> more > 0),
                event,
                forEach,
                (more, what, each) -> new Law.Pays(who, sign * more, what, each),
                pays -> sign * pays.more(),
                Law.Pays::what,
                Law.Pays::forEach)
            .when(pays -> pays.who() == who && sign * pays.more() > 0));
  }

  private Phrase<Law> needs(Who who, int sign, String words) {
    return oneOf(
        phrase(
                Law.Needs.class,
                words,
                NUMBER.when(more -> more > 0),
                Mentioned.ONE,
                forEach,
                (more, problem, each) -> new Law.Needs(who, sign * more, problem, each),
                needs -> sign * needs.more(),
                Law.Needs::problem,
                Law.Needs::forEach)
            .when(needs -> needs.who() == who && sign * needs.more() > 0));
  }

  private void cannot(List<Phrase<Law>> all) {
    for (Done done : Done.values()) {
      Phrase<Route> route =
          switch (done) {
            case MOVED -> Triggers.MOVED;
            case PLAYED -> Triggers.PLAYED;
            case DISMISSED,
                FRIGHTENED,
                UNFRIGHTENED,
                EXHAUSTED,
                READIED,
                RETURNED,
                UNCOVERED,
                CONFRONTED,
                CHALLENGED ->
                words(Route.ANY, "");
          };
      Phrase<Target<Which>> what =
          done == Done.PLAYED || done == Done.MOVED
              ? oneOf(Mentioned.ONE, TargetWords.they(nouns.several))
              : oneOf(one, targets.they);
      all.add(
          oneOf(
              phrase(
                      Law.Cannot.class,
                      "{} cannot " + done.passive() + "{}",
                      what,
                      route,
                      (subject, where) -> new Law.Cannot(Who.EACH, done, subject, where),
                      Law.Cannot::subject,
                      Law.Cannot::route)
                  .when(cannot -> cannot.by() == Who.EACH && cannot.what() == done)));
      String behind = done == Done.RETURNED ? " to its owner's hand" : "";
      for (Who who : List.of(Who.YOU, Who.OPPONENT)) {
        all.add(
            oneOf(
                phrase(
                        Law.Cannot.class,
                        player(who, "cannot ", "cannot ") + done.active() + " {}{}" + behind,
                        what,
                        route,
                        (subject, where) -> new Law.Cannot(who, done, subject, where),
                        Law.Cannot::subject,
                        Law.Cannot::route)
                    .when(cannot -> cannot.by() == who && cannot.what() == done)));
      }
    }
    all.add(
        oneOf(
            phrase(
                Law.CannotBePlayedOn.class,
                "{} cannot be played on {}",
                nouns.bareSeveral,
                oneOf(one, targets.they),
                Law.CannotBePlayedOn::new,
                Law.CannotBePlayedOn::which,
                Law.CannotBePlayedOn::host),
            phrase(
                Law.CannotBeInvolved.class,
                "{} cannot be involved",
                nouns.several,
                Law.CannotBeInvolved::new,
                Law.CannotBeInvolved::which)));
  }
}
