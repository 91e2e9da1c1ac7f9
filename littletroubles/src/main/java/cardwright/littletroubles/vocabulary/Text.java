package cardwright.littletroubles.vocabulary;

import cardwright.cardgame.run.Script;
import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.EitherCost;
import cardwright.cardgame.text.Target;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.language.Flow;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A line of a face that can be carried out, or all instructions of an Action.
public final class Text {
  /// The line of an Action's effect, which may be several lines.
  public static final int WHOLE = -1;

  /// The line of what waits for the next time that something happens, or would.
  private static final int NEXT = -2;

  // Where the code of a text tells in which way it is paid.
  private static final int FIRST_BIT_OF_WAY = 32;

  private final int line;
  private final Ability ability;
  private final Cost[] costs;
  private final Script<Effect> script;
  private final @Nullable Value x;
  private final List<Target.Choose<Which>> choices;
  private final Effect.OnCards[] choosers;
  private final int announced;
  private final boolean calm;
  private final int step;
  private final int causes;
  private final int cookies;
  private final boolean picksForCosts;
  private final boolean paysX;
  private final boolean surelyLegal;
  private final boolean costsOnlyCookies;
  private final Text[] ways;
  private final long code;

  /// Makes a text ready to run.
  ///
  /// @param line the index of the line on its face, from 0, or [#WHOLE]
  /// @param ability what it says
  /// @param costs what has to be paid for it
  /// @param body its instructions
  /// @param face a number for the face that says it
  Text(int line, Ability ability, List<Cost> costs, Body body, long face) {
    Flow<Effect> flow = body.flow();
    this.line = line;
    this.ability = ability;
    this.costs = costs.toArray(Cost[]::new);
    this.script = Script.choosing(flow, effect -> choices(effect).size());
    this.x = body.x().orElse(null);
    this.choosers = new Effect.OnCards[script.choices()];
    List<Target.Choose<Which>> chosen = new ArrayList<>();
    for (int i = 0; i < choosers.length; i++) {
      if (script.chooser(i) instanceof Effect.OnCards chooser) {
        choosers[i] = chooser;
        chosen.add(choices(chooser).get(script.part(i)));
      }
    }
    this.choices = List.copyOf(chosen);
    this.announced = announced();
    this.calm = flow.effects().allMatch(Text::isCalm);
    this.step = Divisors.of(flow, costs);
    int paid = 0;
    int picked = 0;
    for (Cost cost : costs) {
      paid += cost instanceof Cost.Cookies(int number) ? number : 0;
      picked += cost.picks();
    }
    this.cookies = paid;
    this.picksForCosts = picked > 0;
    this.paysX = costs.stream().anyMatch(Cost.XCookies.class::isInstance);
    this.surelyLegal =
        x == null && announced == choices.size() && Certain.is(ability, costs, flow, choices);
    this.costsOnlyCookies = surelyLegal && announced == 0 && !picksForCosts && !paysX;
    this.causes = flow.effects().mapToInt(EffectTraits::mayCause).reduce(0, (a, b) -> a | b);
    this.code = face + line;
    this.ways = ways(costs, body, face);
  }

  /// The same text for each of the ways in which it can be paid; none where there is only one.
  private Text[] ways(List<Cost> all, Body body, long face) {
    List<List<Cost>> paid = EitherCost.ways(all, Cost::either);
    Text[] texts = new Text[paid.size() == 1 ? 0 : paid.size()];
    for (int way = 0; way < texts.length; way++) {
      long number = face + ((way + 1L) << FIRST_BIT_OF_WAY);
      texts[way] = new Text(line, ability, paid.get(way), body, number);
    }
    return texts;
  }

  /// What a player chooses for an effect to act on, in order.
  private static List<Target.Choose<Which>> choices(Effect effect) {
    return effect instanceof Effect.OnCards onCards
        ? Target.chosen(onCards.target(), onCards.second())
        : List.of();
  }

  /// What is done the next time that something happens, or takes its place then.
  @Rule({"LT C93", "LT C130"})
  public static Text next(Ability.Otta line) {
    long code = new Fingerprint(ref -> true).add(line.toString()).value();
    return new Text(NEXT, line, List.of(), line.body(), code);
  }

  /// Whether it waits for the next time that something happens, or would, and is said by no card in play.
  public boolean isNext() {
    return line == NEXT;
  }

  /// Choices are made at the announcement as long as nothing before them changes what can be chosen, and X need not be counted first.
  @Rule({"LT B61", "LT C72"})
  private int announced() {
    int count = 0;
    List<Effect> before = new ArrayList<>();
    for (int at = 0; at < script.length(); at++) {
      switch (script.at(at)) {
        case Script.Choose<Effect>(Effect effect, int choice) -> {
          Which which = choices.get(choice).which();
          if (!script.certain(choice)
              || !isOpen(effect, which)
              || (x != null && which.asksX())
              || !before.stream().allMatch(earlier -> Independence.holds(earlier, which))) {
            return count;
          }
          count++;
        }
        case Script.Do<Effect>(Effect effect, int _) -> before.add(effect);
        case Script.May<Effect> _,
            Script.Unless<Effect> _,
            Script.Jump<Effect> _,
            Script.OneOf<Effect> _,
            Script.SomeOf<Effect> _,
            Script.Repeat<Effect> _,
            Script.Again<Effect> _,
            Script.Roll<Effect> _ -> {
          return count;
        }
      }
    }
    return count;
  }

  /// Whether a choice is made by the player of the text among cards that lie open.
  private static boolean isOpen(Effect effect, Which which) {
    return !(effect instanceof Effect.Chooses)
        && (which.place() == Place.PLAY
            || which.place() == Place.TIMEOUT
            || which.place() == Place.HERE)
        && !which.qualities().contains(OwnQuality.State.NOT_REGRESSED_BY_THIS_TEXT);
  }

  /// Whether nothing waits for the order of such effects among themselves. What the opponent gains may win the opponent the game, before or behind one's own gain.
  private static boolean isCalm(Effect effect) {
    return switch (effect) {
      case Effect.Gain(Who who, Amount.Fixed _) -> who == Who.YOU;
      case Effect.Draw(Who _, Amount.Fixed _) -> true;
      case Effect.OnCards _,
          Effect.Gain _,
          Effect.Lose _,
          Effect.Hand _,
          Effect.Draw _,
          Effect.Discard _,
          Effect.LookAndDiscard _,
          Effect.RevealHand _,
          Effect.Search _,
          Effect.SkipFightPhase _,
          Effect.EndFight _,
          Effect.WinGame _,
          Effect.ResourcesThisTurn _,
          Effect.Shared _ ->
          false;
    };
  }

  /// The index of the line on its face, from 0, or [#WHOLE].
  public int line() {
    return line;
  }

  /// What the line says.
  public Ability ability() {
    return ability;
  }

  /// The OTTA ability that the line is.
  ///
  /// @throws IllegalStateException for any other line
  public Ability.Otta otta() {
    if (ability instanceof Ability.Otta otta) {
      return otta;
    }
    throw new IllegalStateException("no OTTA ability: " + ability);
  }

  /// Whether it is carried out ahead of the entering of its card.
  @Rule("LT C145")
  public boolean isOfEntering() {
    return ability instanceof Ability.EntersAsCopy;
  }

  /// What has to be paid. Not to be written to.
  public Cost[] costs() {
    return costs;
  }

  /// The text for each of the ways in one of which it is paid; none where there is only one. Not to be written to.
  @Rule("LT C144")
  public Text[] ways() {
    return ways;
  }

  /// Its instructions.
  public Script<Effect> script() {
    return script;
  }

  /// What X is where the line explains it, else null.
  @Rule("LT C72")
  public @Nullable Value x() {
    return x;
  }

  /// How many choices the text has.
  public int choices() {
    return choices.size();
  }

  /// What is chosen.
  ///
  /// @param choice from 0 to `choices() - 1`
  public Target.Choose<Which> choice(int choice) {
    return choices.get(choice);
  }

  /// The effect that acts on what is chosen.
  public Effect.OnCards chooser(int choice) {
    return choosers[choice];
  }

  /// How many choices, counted from the first, are made when the text is announced.
  @Rule("LT B61")
  public int announcedChoices() {
    return announced;
  }

  /// Whether it only gains cookies and draws cards, so that its order among others of the kind does not matter.
  @Rule("LT 6.2f")
  public boolean calm() {
    return calm;
  }

  /// Of what X has to be a multiple so that every amount is whole; 0 when the text does not speak of X.
  @Rule("LT 6.5b")
  public int stepOfX() {
    return step;
  }

  /// What it can make happen, as bits of [EventKind].
  public int mayCause() {
    return causes;
  }

  /// What it costs in cookies, without X.
  public int cookies() {
    return cookies;
  }

  /// Whether X cookies have to be paid for it.
  public boolean paysX() {
    return paysX;
  }

  /// Whether cards have to be picked to pay for it.
  public boolean picksForCosts() {
    return picksForCosts;
  }

  /// Whether it is legal whenever all that it announces is chosen and paid for.
  public boolean surelyLegal() {
    return surelyLegal;
  }

  /// Whether it is legal as soon as its player has the cookies: nothing has to be settled for it.
  public boolean costsOnlyCookies() {
    return costsOnlyCookies;
  }

  /// Whether a player may leave it: `you may` opens it.
  @Rule("LT 6.2b")
  public boolean optional() {
    return script.length() > 0 && script.at(0) instanceof Script.May<Effect>;
  }

  /// The kinds, as bits, of what can set the text off; every kind where no card does.
  public int eventKinds() {
    return ability instanceof Ability.Otta otta
        ? switch (otta.trigger()) {
          case Trigger.Happens(Target.Choose<Which> choose, var _) -> choose.which().kinds();
          case Trigger.Plays(var _, var _, Which which) -> which.kinds();
          case Trigger.YouTurn(var _, Which which) -> which.kinds();
          case Trigger.CounterPut(var _, Target.Choose<Which> choose) -> choose.which().kinds();
          case Trigger.Happens _,
              Trigger.CounterPut _,
              Trigger.Does _,
              Trigger.Draws _,
              Trigger.Reaches _,
              Trigger.At _ ->
              Kind.ANY;
        }
        : Kind.ANY;
  }

  /// A number for fingerprints, the same on every machine.
  public long code() {
    return code;
  }
}
