package cardwright.mlpccg.vocabulary;

import cardwright.cardgame.run.Script;
import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.EitherCost;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.Target;
import cardwright.engine.Rule;
import cardwright.language.Flow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A line of a side that can be carried out.
public final class Text {
  // Where the code of a text tells in which way it is paid.
  private static final int FIRST_BIT_OF_WAY = 32;

  private final int line;
  private final Ability ability;
  private final Body body;
  private final Cost[] costs;
  private final boolean[] apart;
  private final Script<Effect> script;
  private final List<Target.Choose<Which>> choices;
  private final boolean costsX;
  private final boolean settled;
  private final boolean calm;
  private final Text[] ways;
  private final long code;

  /// Makes a text ready to run.
  ///
  /// @param line the index of the line on its side, from 0
  /// @param face a number for the side that says it
  /// @param costsX whether who plays the card for this text says what it costs
  Text(int line, Ability ability, Body body, long face, boolean costsX) {
    this.line = line;
    this.ability = ability;
    this.body = body;
    this.costs = body.costs().toArray(Cost[]::new);
    this.apart = new boolean[costs.length];
    for (int i = 0; i < costs.length; i++) {
      apart[i] = Reading.isApart(costs[i], body);
    }
    this.script = Script.choosing(body.flow(), effect -> choices(effect).size());
    List<Target.Choose<Which>> chosen = new ArrayList<>();
    for (int i = 0; i < script.choices(); i++) {
      chosen.add(choices(script.chooser(i)).get(script.part(i)));
    }
    this.choices = List.copyOf(chosen);
    this.costsX = costsX;
    this.settled = !costsX && body.costs().stream().allMatch(Text::isSettled);
    this.calm =
        costs.length == 0
            && choices.isEmpty()
            && body.flow()
                .effects()
                .allMatch(effect ->
                    effect instanceof Effect.SharedOnCards(SharedCardEffect.PutCounters<Which> _)
                        || effect instanceof Effect.GainTokens);
    this.code = face + line + 1;
    this.ways = ways(face);
  }

  /// The same text for each of the ways in which it can be paid; none where there is only one.
  private Text[] ways(long face) {
    List<List<Cost>> paid = EitherCost.ways(body.costs(), Cost::either);
    Text[] texts = new Text[paid.size() == 1 ? 0 : paid.size()];
    for (int way = 0; way < texts.length; way++) {
      Body inThatWay =
          new Body(body.condition(), body.optional(), paid.get(way), body.flow(), body.x());
      long number = face + ((way + 1L) << FIRST_BIT_OF_WAY);
      texts[way] = new Text(line, ability, inThatWay, number, costsX);
    }
    return texts;
  }

  /// The text of something to come that this text brings about.
  public Text later(List<Effect> effects) {
    List<Flow<Effect>> parts = new ArrayList<>();
    effects.forEach(effect -> parts.add(new Flow.Do<>(effect)));
    Body later =
        new Body(Optional.empty(), false, List.of(), new Flow.Then<>(parts), Optional.empty());
    return new Text(line, ability, later, code << 4, false);
  }

  /// What a player chooses for an effect to act on, in order.
  private static List<Target.Choose<Which>> choices(Effect effect) {
    return switch (effect) {
      case Effect.By(var _, boolean _, Effect inner) -> choices(inner);
      case Effect.OnCards onCards -> Target.chosen(onCards.target(), onCards.second());
      case Effect.Untargeted _ -> List.of();
    };
  }

  /// The index of the line on its side, from 0.
  public int line() {
    return line;
  }

  /// What the line says.
  public Ability ability() {
    return ability;
  }

  /// Whether it is carried out ahead of the entering of its card.
  @Rule("MLP Q145")
  public boolean isOfEntering() {
    return ability instanceof Ability.EntersAsCopy;
  }

  /// What stands behind its window or event.
  public Body body() {
    return body;
  }

  /// What has to be paid. Not to be written to.
  public Cost[] costs() {
    return costs;
  }

  /// The text for each of the ways in one of which it is paid; none where there is only one. Not to be written to.
  @Rule("MLP Q124")
  public Text[] ways() {
    return ways;
  }

  /// Whether what pays for a cost does not depend on what was picked for another one.
  ///
  /// @param cost its index
  public boolean isApart(int cost) {
    return apart[cost];
  }

  /// Whether who plays the card for this text says what it costs.
  public boolean costsX() {
    return costsX;
  }

  /// Whether nothing of what has to be paid is open: neither a number nor a card, nor anything that could be chosen to act on.
  public boolean settled() {
    return settled;
  }

  private static boolean isSettled(Cost cost) {
    return switch (cost) {
      case Cost.Pay(Amount tokens) -> tokens instanceof Amount.Fixed;
      case Cost.Exhaust(Target<Which> target) -> target instanceof Target.This;
      case Cost.RemoveCounters _ -> true;
      case Cost.PayLess _,
          Cost.Retire _,
          Cost.Dismiss _,
          Cost.Discard _,
          Cost.Spend _,
          Cost.ToHand _,
          Cost.MoveHome _,
          Cost.RemoveAnyCounter _,
          Cost.Either _ ->
          false;
    };
  }

  /// Its instructions.
  public Script<Effect> script() {
    return script;
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

  /// Whether a player may leave it: `you may` opens it.
  public boolean optional() {
    return body.optional() || (script.length() > 0 && script.at(0) instanceof Script.May<Effect>);
  }

  /// Whether it only counts up, so that it does not matter when it is carried out.
  public boolean calm() {
    return calm;
  }

  /// A number for fingerprints, the same on every machine.
  public long code() {
    return code;
  }
}
