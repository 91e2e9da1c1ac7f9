package cardwright.littletroubles.wording;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.EnteringCopy;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.SharedEffect;
import cardwright.cardgame.text.Target;
import cardwright.cardgame.text.TokenWords;
import cardwright.engine.Refused;
import cardwright.engine.Rule;
import cardwright.language.Flow;
import cardwright.language.Sentences;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Body;
import cardwright.littletroubles.vocabulary.Card;
import cardwright.littletroubles.vocabulary.Cost;
import cardwright.littletroubles.vocabulary.Effect;
import cardwright.littletroubles.vocabulary.FigureLayer;
import cardwright.littletroubles.vocabulary.Figures;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.OwnTarget;
import cardwright.littletroubles.vocabulary.Place;
import cardwright.littletroubles.vocabulary.Token;
import cardwright.littletroubles.vocabulary.Which;
import cardwright.littletroubles.vocabulary.Who;
import cardwright.littletroubles.wording.Headings.Heading;
import cardwright.littletroubles.wording.Headings.Sort;
import java.util.List;
import java.util.stream.Stream;

/// Which lines go on which faces. What could never act, or would cost nothing, is refused when the card is read.
final class CardValidation {
  /// What is in play and no Toy, Field, Goal or Scene.
  private static final Figures CHARACTER =
      new Figures(Kind.CHARACTER.bit(), false, false, false, 0, 0, 0, 0, 0, 0, 0);

  private CardValidation() {}

  /// Checks a line against the kind and the figures of its face.
  ///
  /// @throws Refused when the two do not go together
  static void check(Heading heading, Ability ability) {
    place(heading.sort(), ability);
    parts(heading.sort(), ability);
    Pronouns.check(ability);
    costs(heading, ability);
    FigureLayer.check(ability);
    bodies(ability).forEach(body -> flow(body.flow()));
    bodies(ability).forEach(body -> tokens(body.flow()));
    bodies(ability).forEach(body -> given(body.flow()));
    bodies(ability).forEach(body -> becomesCopy(heading.sort(), body.flow()));
    bodies(ability).forEach(body -> next(heading.sort(), body.flow()));
    if (ability instanceof Ability.StatChange(var _, Target<Which> subject, var by)) {
      by.forEach(bonus -> CardActions.figure(bonus.stat(), subject));
    }
  }

  /// What tokens say has to work on them: they are made, not played.
  @Rule("LT C79")
  private static void tokens(Flow<Effect> flow) {
    flow.effects()
        .forEach(effect -> {
          if (effect instanceof Effect.Shared(SharedEffect.PutToken<Which>(Token token))) {
            TokenWords.check(token);
            Headings.Heading heading = Headings.heading(token.figures());
            token
                .abilities()
                .forEach(line -> {
                  check(heading, line);
                  Refused.unless(
                      !line.isOfPlaying(),
                      "a token is put into play, never played: this text would never work on it");
                });
          }
        });
  }

  /// What a card in play gains has to work there, as on a Character.
  @Rule("LT C92")
  private static void given(Flow<Effect> flow) {
    flow.effects()
        .flatMap(effect -> effect.givenTexts().stream())
        .forEach(line -> {
          check(Headings.heading(CHARACTER), line);
          Refused.unless(
              !line.isOfPlaying()
                  && !(line instanceof Ability.EntersWith)
                  && !(line instanceof Ability.EntersAsCopy),
              "what a card gains in play comes too late for its being played: this text would never"
                  + " work");
        });
  }

  /// What waits for the next time of something is checked like a line of a Character; of an Action there is no `this card`.
  @Rule({"LT C93", "LT C130"})
  private static void next(Sort sort, Flow<Effect> flow) {
    flow.effects()
        .flatMap(effect -> effect.next().stream())
        .forEach(line -> {
          check(Headings.heading(CHARACTER), line);
          parts(sort, line);
        });
  }

  @Rule("LT C94")
  private static void becomesCopy(Sort sort, Flow<Effect> flow) {
    Refused.unless(
        sort.is(Kind.CHARACTER)
            || sort.is(Kind.TOY)
            || flow.effects()
                .noneMatch(effect ->
                    effect instanceof Effect.SharedOnCards(SharedCardEffect.BecomeCopy<Which> _)),
        "what becomes a copy for a time is a Character or a Toy in play");
  }

  /// What is copied is of the kind of the card itself.
  @Rule("LT C145")
  private static void entersAsCopy(Sort sort, Which which) {
    boolean fits =
        (sort.is(Kind.CHARACTER) && (which.kinds() & Kind.CHARACTER.bit()) != 0)
            || (sort.is(Kind.TOY) && (which.kinds() & Kind.TOY.bit()) != 0);
    Refused.unless(
        fits,
        "a Character enters play as a copy of a Character, and a Toy of a Toy; other cards do not");
  }

  /// Whether such a line works on such a face at all.
  private static void place(Sort sort, Ability ability) {
    switch (ability) {
      case Ability.Instruction _ ->
          Refused.unless(
              sort.is(Kind.ACTION),
              "only an Action does something by itself: open the line with 'When …,',"
                  + " 'At the start of your turn,' or 'N cookies:'");
      case Ability.Activated(Who by, boolean quick, var _, var _) -> {
        Refused.unless(
            !sort.is(Kind.ACTION) || (by == Who.YOU && !quick),
            "an Action is never in play, so nobody can use it: 'Quick' stands in the line of kind"
                + " and cost, as in 'Common Quick Action, cost 3'");
        inPlay(sort);
      }
      case Ability.Grab(boolean _, int cookies, var _) -> {
        Refused.unless(sort.is(Kind.TOY), "only Toys have Grab");
        Refused.unless(
            cookies > 0, "a Grab that costs nothing could be used without end: write 'Grab 1.'");
      }
      case Ability.Bribe(int cookies) -> {
        Refused.unless(sort.is(Kind.CHARACTER), "only Characters have a Bribe");
        Refused.unless(
            cookies > 0, "a Bribe of 0 is none: leave the line out, or write 'Bribe 1.'");
      }
      case Ability.Task _, Ability.Reward _ ->
          Refused.unless(sort.is(Kind.GOAL), "only Goals have Tasks and a Reward");
      case Ability.AlsoPaid(List<Cost> costs) -> {
        Refused.unless(
            !sort.is(Kind.ACTION),
            "what else an Action costs stands in front of its text: 'Discard a card: …'");
        Cost.parts(costs).forEach(CardValidation::elsewhere);
      }
      case Ability.CostChange(Ability.Paid.This _, var _, int _, var _) -> {}
      case Ability.CostTimes(Ability.Paid.This _, var _, int _) -> {}
      case Ability.PlayableFromTimeout _, Ability.PlayableIf _ -> {}
      case Ability.EntersAsCopy(EnteringCopy<Which> copy) -> entersAsCopy(sort, copy.which());
      case Ability.Otta _, Ability.Standing _ -> inPlay(sort);
    }
  }

  private static void inPlay(Sort sort) {
    Refused.unless(
        !sort.is(Kind.ACTION), "an Action is never in play: this text would never work on it");
  }

  /// `here`, `the holder` and `this card` have to mean something.
  private static void parts(Sort sort, Ability ability) {
    for (Part part : Part.of(ability)) {
      switch (part) {
        case Part.Cards(OwnTarget.Holder _) ->
            Refused.unless(sort.is(Kind.TOY), "'the holder' is the Character that holds this Toy");
        case Part.Cards(OwnTarget.Here _) ->
            Refused.unless(sort.is(Kind.SCENE), "'here' is the zone of this Scene");
        case Part.Cards(Target.This<Which> _) ->
            Refused.unless(
                !sort.is(Kind.ACTION),
                "'this card' is in no zone while it is carried out: an Action cannot speak of it");
        case Part.Sort(Which which) ->
            Refused.unless(
                which.place() != Place.HERE || sort.is(Kind.SCENE),
                "'here' is the zone of this Scene");
        case Part.Cards _, Part.X _ -> {}
      }
    }
  }

  private static void costs(Heading heading, Ability ability) {
    List<Cost> said =
        switch (ability) {
          case Ability.Activated activated -> activated.costs();
          case Ability.Instruction instruction -> instruction.costs();
          case Ability.AlsoPaid also -> also.costs();
          case Ability.Otta _,
              Ability.Grab _,
              Ability.Bribe _,
              Ability.Task _,
              Ability.Reward _,
              Ability.Standing _ ->
              List.of();
        };
    List<Cost> costs = Cost.parts(said);
    Refused.unless(
        said.equals(costs) || !costs.contains(new Cost.XCookies()),
        "X is paid in any case, or not at all: 'X cookies' is no way among two");
    for (Cost cost : costs) {
      switch (cost) {
        case Cost.Cookies(int number) ->
            Refused.unless(
                number > 0,
                "an ability that costs nothing could be used without end: write '1 cookie:'");
        case Cost.ToTimeout(Target<Which> target) -> own(target, true);
        case Cost.Regress(Target<Which> target) -> {
          own(target, false);
          CardActions.turn(target, true);
        }
        case Cost.ToHand(Target<Which> target) -> own(target, false);
        case Cost.XCookies _, Cost.Discard _, Cost.RemoveCounters _, Cost.Either _ -> {}
      }
    }
    boolean pays = costs.contains(new Cost.XCookies());
    boolean costsX = heading.sort().is(Kind.ACTION) && heading.cost() == Card.X;
    boolean explained = bodies(ability).anyMatch(body -> body.x().isPresent());
    boolean speaks = Part.of(ability).contains(new Part.X());
    Refused.unless(!pays || !costsX, "a card that costs X pays it already: leave 'X cookies' out");
    Refused.unless(!explained || !(pays || costsX), "X is what is paid: it is not explained again");
    Refused.unless(
        !speaks || pays || costsX || explained,
        "X is nothing here: the card needs 'cost X', the line 'X cookies:', or at its end"
            + " ', where X is …'");
    Refused.unless(speaks || !pays, "X is paid for nothing: the line has to say what X does");
    bodies(ability).filter(body -> body.x().isPresent()).forEach(body -> explained(ability, body));
  }

  /// A card that is played pays with others: it is not in play itself.
  @Rule("LT C121")
  private static void elsewhere(Cost cost) {
    boolean others =
        switch (cost) {
          case Cost.ToTimeout(Target<Which> target) -> isElsewhere(target);
          case Cost.Regress(Target<Which> target) -> isElsewhere(target);
          case Cost.ToHand(Target<Which> target) -> isElsewhere(target);
          case Cost.Discard _ -> true;
          case Cost.Cookies _, Cost.XCookies _, Cost.RemoveCounters _, Cost.Either _ -> false;
        };
    Refused.unless(
        others,
        "cookies are the printed cost, and the card itself is not in play yet: write"
            + " 'discard a card' or 'send a Toy you control to Timeout'");
  }

  private static boolean isElsewhere(Target<Which> target) {
    return target instanceof Target.Choose<Which> choose && choose.which().place() != Place.HERE;
  }

  /// An X that is explained is known as the text begins, and not before.
  @Rule("LT C72")
  private static void explained(Ability ability, Body body) {
    long said = Part.of(body.flow()).stream().filter(Part.X.class::isInstance).count();
    long all = Part.of(ability).stream().filter(Part.X.class::isInstance).count();
    Refused.unless(said > 0, "X is explained, and nothing is done with it");
    Refused.unless(
        !isAnnounced(ability) || body.flow().effects().noneMatch(CardValidation::choosesX),
        "up to X cards are chosen before X is counted: only an X that is paid is known then");
    Refused.unless(
        all == said,
        "X is counted as the text begins: only its instructions can speak of X, and neither a cost,"
            + " an event nor X itself");
  }

  /// Whether a line chooses when it is announced, and not as it is carried out.
  @Rule("LT 6.8a")
  private static boolean isAnnounced(Ability ability) {
    return switch (ability) {
      case Ability.Instruction _, Ability.Activated _ -> true;
      case Ability.Otta _,
          Ability.Reward _,
          Ability.Grab _,
          Ability.Bribe _,
          Ability.Task _,
          Ability.AlsoPaid _,
          Ability.Standing _ ->
          false;
    };
  }

  private static boolean choosesX(Effect effect) {
    return effect instanceof Effect.OnCards on
        && on.target() instanceof Target.Choose<Which> choose
        && choose.asksX();
  }

  /// Costs are paid with what one has, and to the full.
  private static void own(Target<Which> target, boolean hand) {
    boolean fits =
        switch (target) {
          case Target.This<Which> _ -> true;
          case Target.Choose(boolean upTo, Amount _, Which which) ->
              !upTo
                  && which.whose() == Who.YOU
                  && (which.place() == Place.PLAY
                      || which.place() == Place.HERE
                      || (hand && which.place() == Place.HAND));
          case Target.Pronoun<Which> _,
              Target.Own<Which> _,
              Target.All<Which> _,
              Target.Random<Which> _ ->
              false;
        };
    Refused.unless(
        fits,
        "a cost is paid with what you have: write 'this card', 'a Toy you control'"
            + " or 'a card in your hand'");
  }

  private static Stream<Body> bodies(Ability ability) {
    return switch (ability) {
      case Ability.Instruction(var _, Body body) -> Stream.of(body);
      case Ability.Activated(var _, boolean _, var _, Body body) -> Stream.of(body);
      case Ability.Otta(var _, var _, var _, Body body) -> Stream.of(body);
      case Ability.Reward(Body body) -> Stream.of(body);
      case Ability.Grab _,
          Ability.Bribe _,
          Ability.Task _,
          Ability.AlsoPaid _,
          Ability.Standing _ ->
          Stream.empty();
    };
  }

  private static void flow(Flow<Effect> flow) {
    Sentences.check(flow);
    List<Effect> effects = flow.effects().toList();
    effects.forEach(CardActions::check);
    Refused.unless(
        effects.stream().anyMatch(CardValidation::does),
        "this only chooses: say what is done with it, as in 'choose a Toy, then …'");
  }

  private static boolean does(Effect effect) {
    return switch (effect) {
      case Effect.Preparing _ -> false;
      case Effect.Shared(SharedEffect<Which> shared) ->
          switch (shared) {
            case SharedEffect.Ask<Which> _, SharedEffect.Count<Which> _ -> false;
            case SharedEffect.NextCosts<Which> _,
                SharedEffect.Shuffle<Which> _,
                SharedEffect.AnotherTurn<Which> _,
                SharedEffect.EndTurn<Which> _,
                SharedEffect.NextInstead<Which> _,
                SharedEffect.NextTime<Which> _,
                SharedEffect.PutToken<Which> _,
                SharedEffect.Top<Which> _,
                SharedEffect.SkipPhase<Which> _,
                SharedEffect.LookAtHand<Which> _ ->
                true;
          };
      case Effect.OnCards _, Effect.Untargeted _ -> true;
    };
  }
}
