package cardwright.ggltcg.wording;

import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.SharedEffect;
import cardwright.cardgame.text.Target;
import cardwright.cardgame.text.TokenWords;
import cardwright.engine.Refused;
import cardwright.engine.Rule;
import cardwright.ggltcg.vocabulary.Ability;
import cardwright.ggltcg.vocabulary.Body;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Card.Face;
import cardwright.ggltcg.vocabulary.Effect;
import cardwright.ggltcg.vocabulary.Event;
import cardwright.ggltcg.vocabulary.Kind;
import cardwright.ggltcg.vocabulary.PronounMeanings;
import cardwright.ggltcg.vocabulary.Stats;
import cardwright.ggltcg.vocabulary.Text;
import cardwright.ggltcg.vocabulary.Token;
import cardwright.ggltcg.vocabulary.Trigger;
import cardwright.ggltcg.vocabulary.Value;
import cardwright.ggltcg.vocabulary.Which;
import cardwright.ggltcg.vocabulary.Whose;
import cardwright.language.Flow;
import cardwright.language.Sentences;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Which texts go on which cards. What could never act, or never end, is refused when the card is read.
final class CardValidation {
  private static final String TOKEN =
      "a token is put into play, never played: this text would never work on it";
  private static final String GIVEN =
      "what a Toy gains in play comes too late for its being played: this text would never work";

  private CardValidation() {}

  /// Checks a line against the kind and the figures of its card.
  ///
  /// @throws Refused when the two do not go together
  static void check(Face face, Ability ability) {
    boolean toy = face.kind() == Kind.TOY;
    ability.instructions().map(Body::flow).ifPresent(Sentences::check);
    ability.instructions().map(Body::flow).ifPresent(CardValidation::doesSomething);
    ability.instructions().ifPresent(body -> targets(ability, body.flow(), toy));
    ability.instructions().ifPresent(body -> tokens(body.flow()));
    ability.instructions().ifPresent(body -> given(body.flow()));
    ability.instructions().ifPresent(body -> next(body.flow(), toy));
    ability.instructions().ifPresent(body -> x(body, isXPaid(face, ability), isAnnounced(ability)));
    switch (ability) {
      case Ability.Instruction(Body body) -> {
        if (toy) {
          throw new Refused(
              "a Toy does nothing by itself: open the line with 'When …,',"
                  + " 'At the start of your turn,' or 'Main Phase, pay N:'");
        }
        refuse(body.flow(), Effect.CallOff.class, "only an answer to a tussle calls it off");
        becomesCopy(body.flow());
      }
      case Ability.Activated(Amount cc, Body body) -> {
        if (cc.equals(new Amount.Fixed(0))) {
          throw new Refused(
              "an ability that costs nothing could be used without end: pay at least 1");
        }
        inPlay(toy, body.flow());
        if (cc instanceof Amount.X && !body.asksX()) {
          throw new Refused("X is paid, and nothing is done with it");
        }
      }
      case Ability.Triggered(var _, var _, Body body) -> inPlay(toy, body.flow());
      case Ability.Instead(Event _, Body body) -> inPlay(toy, body.flow());
      case Ability.Answer(Body body) -> {
        entersAsCopy(body.flow());
        becomesCopy(body.flow());
        knownCost(face, "a card that is played in answer");
      }
      case Ability.CostOfChosen _ -> {
        if (toy) {
          throw new Refused(
              "a Toy chooses nothing when it is played, so it needs a cost of its own");
        }
        if (face.cost() != Card.NO_COST) {
          throw new Refused("a card that costs what the chosen card costs has cost ?");
        }
      }
      case Ability.SleepInsteadOfPaying _ -> {
        if (face.cost() == Card.X) {
          throw new Refused("a card that costs X is paid for: without that there is no X");
        }
      }
      case Ability.AlsoSleeps(Which which) -> {
        if (which.whose() != Whose.YOU_CONTROL) {
          throw new Refused("a cost is paid with what you have: write 'a Toy you control'");
        }
      }
      case Ability.CostForSleeping _, Ability.CostFor _, Ability.CannotBePlayed _ -> {}
      case Ability.Standing _ -> onlyOnToys(toy);
    }
  }

  /// Checks a card as a whole.
  ///
  /// @throws Refused when its cost could not be known
  static void check(Card card) {
    if (card.isToy() && card.cost() != Card.X) {
      knownCost(card.face(), "a Toy");
    }
    Text text = card.effect();
    boolean costsAsChosen =
        card.abilities().stream().anyMatch(Ability.CostOfChosen.class::isInstance);
    boolean choosesOne =
        text.choices() == 0
            || (text.choices() == 1 && text.announced() == 1 && text.choice(0).one());
    List<Body> lines =
        card.abilities().stream()
            .filter(Ability.Instruction.class::isInstance)
            .flatMap(ability -> ability.instructions().stream())
            .toList();
    if (card.cost() == Card.X && !isXUsed(card)) {
      throw new Refused(
          card.isToy()
              ? "X is paid, and nothing is done with it: a Toy knows it only behind"
                  + " 'When this card is played,'"
              : "X is paid, and nothing is done with it");
    }
    if (lines.stream().filter(Body::asksX).count() > 1
        && lines.stream().anyMatch(body -> body.x().isPresent())) {
      throw new Refused("a card has one X: it is explained in the one line that speaks of it");
    }
    alsoSleeps(card, costsAsChosen);
    if (costsAsChosen && !choosesOne) {
      throw new Refused(
          "a card that costs what the chosen card costs chooses one card, not several");
    }
  }

  /// One card that is sleeped is named with a play, and no other with it before it is paid.
  @Rule("GG Q121")
  private static void alsoSleeps(Card card, boolean costsAsChosen) {
    long also = card.abilities().stream().filter(Ability.AlsoSleeps.class::isInstance).count();
    boolean instead =
        card.abilities().stream().anyMatch(Ability.SleepInsteadOfPaying.class::isInstance);
    if (also > 1 || (also == 1 && (instead || costsAsChosen))) {
      throw new Refused("one card is sleeped to play a card, and its cost has to be plain then");
    }
  }

  private static void doesSomething(Flow<Effect> flow) {
    if (flow.effects().anyMatch(Effect.Chooses.class::isInstance)
        && flow.effects().allMatch(CardValidation::prepares)) {
      throw new Refused(
          "this only chooses: say what is done with it, as in"
              + " 'your opponent chooses a Toy they control, then sleep it'");
    }
  }

  private static boolean prepares(Effect effect) {
    return effect instanceof Effect.Chooses
        || effect instanceof Effect.Shared(SharedEffect.Ask<Which> _)
        || effect instanceof Effect.Shared(SharedEffect.Count<Which> _);
  }

  /// What tokens say has to work on them: they are made, not played.
  @Rule("GG Q74")
  private static void tokens(Flow<Effect> flow) {
    flow.effects()
        .forEach(effect -> {
          if (effect instanceof Effect.Shared(SharedEffect.PutToken<Which>(var token))
              && token instanceof Token made) {
            TokenWords.check(made);
            Card card = Card.of(made);
            made.abilities().forEach(line -> check(card.face(), line));
            check(card);
            made.abilities().forEach(line -> worksInPlay(line, TOKEN));
          }
        });
  }

  /// What a Toy in play gains has to work there.
  @Rule("GG Q92")
  private static void given(Flow<Effect> flow) {
    flow.effects()
        .flatMap(effect -> effect.givenTexts().stream())
        .forEach(line -> {
          check(new Face(Kind.TOY, 0, Stats.NONE), line);
          worksInPlay(line, GIVEN);
        });
  }

  /// What waits for the next time of something is checked like a line of a Toy; of an Action there is no `this card`.
  @Rule({"GG Q93", "GG Q110"})
  private static void next(Flow<Effect> flow, boolean toy) {
    flow.effects()
        .flatMap(effect -> effect.next().stream())
        .forEach(line -> {
          check(new Face(Kind.TOY, 0, Stats.NONE), line);
          if (!toy) {
            line.instructions().ifPresent(body -> targets(line, body.flow(), false));
          }
          if (!toy && waitsForThisCard(line)) {
            throw new Refused("an Action is never in play: 'this card' could not be found there");
          }
        });
  }

  private static boolean waitsForThisCard(Ability line) {
    return switch (line) {
      case Ability.Instead(Event event, Body _) ->
          event.equals(new Event.IsSleeped(Optional.empty()));
      case Ability.Triggered(Trigger trigger, var _, Body _) ->
          trigger instanceof Trigger.Happens(var which, var _) && which.isEmpty();
      case Ability.Instruction _, Ability.Activated _, Ability.Answer _, Ability.Standing _ ->
          false;
    };
  }

  private static void worksInPlay(Ability line, String reason) {
    boolean ofPlay =
        switch (line) {
          case Ability.CostForSleeping _,
              Ability.CostFor _,
              Ability.CannotBePlayed _,
              Ability.SleepInsteadOfPaying _,
              Ability.AlsoSleeps _,
              Ability.Answer _ ->
              true;
          case Ability.Triggered(Trigger trigger, var _, Body _) ->
              trigger == Trigger.Each.THIS_IS_PLAYED;
          case Ability.Instruction _, Ability.Activated _, Ability.Instead _, Ability.Standing _ ->
              false;
        };
    if (ofPlay) {
      throw new Refused(reason);
    }
  }

  private static void knownCost(Face face, String who) {
    if (face.cost() < 0) {
      throw new Refused(who + " chooses nothing before it is paid, so it needs a cost of its own");
    }
  }

  private static boolean isXUsed(Card card) {
    return card.abilities().stream()
        .filter(CardValidation::isOfPlay)
        .flatMap(ability -> ability.instructions().stream())
        .anyMatch(Body::asksX);
  }

  /// Whether what X is has been said when the line is carried out: it was paid.
  private static boolean isXPaid(Face face, Ability ability) {
    return ability instanceof Ability.Activated(Amount cc, Body _)
        ? cc instanceof Amount.X
        : face.cost() == Card.X && isOfPlay(ability);
  }

  /// Whether a line is carried out because its card is played, so that it knows X of the cost.
  @Rule("GG Q63")
  private static boolean isOfPlay(Ability ability) {
    return switch (ability) {
      case Ability.Instruction _ -> true;
      case Ability.Triggered(Trigger trigger, var _, Body _) ->
          trigger == Trigger.Each.THIS_IS_PLAYED;
      case Ability.Activated _, Ability.Answer _, Ability.Instead _, Ability.Standing _ -> false;
    };
  }

  private static void x(Body body, boolean paid, boolean announced) {
    if (body.x().isPresent() && paid) {
      throw new Refused("X is what was paid: it is not explained again");
    }
    if (body.x().isPresent() && announced && choosesX(body)) {
      throw new Refused(
          "up to X cards are chosen before X is counted: only an X that is paid is known then");
    }
    if (body.x().isPresent() && !body.asksX()) {
      throw new Refused("X is explained, and nothing is done with it");
    }
    if (body.asksX() && !paid && body.x().isEmpty()) {
      throw new Refused(
          "nothing says what X is: it stands in the cost, or at the end: ', where X is …'");
    }
  }

  /// Whether a line chooses when it is announced, and not as it is carried out.
  @Rule("GG 14.1")
  private static boolean isAnnounced(Ability ability) {
    return switch (ability) {
      case Ability.Instruction _, Ability.Activated _, Ability.Answer _ -> true;
      case Ability.Triggered _, Ability.Instead _, Ability.Standing _ -> false;
    };
  }

  private static boolean choosesX(Body body) {
    return body.flow()
        .effects()
        .anyMatch(effect ->
            effect instanceof Effect.OnCards on
                && on.target() instanceof Target.Choose<Which> choose
                && choose.asksX());
  }

  /// What `this card`, `it` and `that Toy` mean has to be plain.
  private static void targets(Ability ability, Flow<Effect> flow, boolean toy) {
    List<Target<Which>> targets =
        flow.effects()
            .filter(Effect.OnCards.class::isInstance)
            .map(effect -> ((Effect.OnCards) effect).target())
            .toList();
    Stream<Amount.Value> values =
        Stream.concat(
            flow.effects().flatMap(Effect::values),
            ability.instructions().flatMap(Body::x).<Amount.Value>map(x -> x).stream());
    boolean asksItself = values.anyMatch(Value.OwnFigure.class::isInstance);
    if (!toy && (asksItself || targets.contains(new Target.This<>()))) {
      throw new Refused("an Action is never in play: 'this card' could not be found there");
    }
    PronounMeanings.of(ability, List.of(flow));
  }

  private static void inPlay(boolean toy, Flow<Effect> flow) {
    onlyOnToys(toy);
    entersAsCopy(flow);
    refuse(flow, Effect.CallOff.class, "only an answer to a tussle calls it off");
  }

  private static void onlyOnToys(boolean toy) {
    if (!toy) {
      throw new Refused("an Action is never in play: this text would never work on it");
    }
  }

  private static void entersAsCopy(Flow<Effect> flow) {
    refuse(flow, Effect.EnterAsCopy.class, "only an Action that is played enters play as a copy");
  }

  private static void becomesCopy(Flow<Effect> flow) {
    boolean becomes =
        flow.effects()
            .anyMatch(effect ->
                effect instanceof Effect.SharedOnCards(SharedCardEffect.BecomeCopy<Which> _));
    if (becomes) {
      throw new Refused("what becomes a copy for a time is a Toy in play");
    }
  }

  private static void refuse(Flow<Effect> flow, Class<? extends Effect> kind, String reason) {
    if (flow.effects().anyMatch(kind::isInstance)) {
      throw new Refused(reason);
    }
  }
}
