package cardwright.mlpccg.vocabulary;

import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.SharedEffect;
import java.util.List;

/// What the texts of some cards speak of, looked up once: what none speaks of is not asked for in the play.
public final class Contents {
  private int reading;
  private int laws;
  private int keywords;
  private int gained;
  private boolean passing;
  private boolean silencing;
  private boolean history;

  private Contents() {}

  /// What the lines of a side speak of.
  ///
  /// @param keywords those printed on it, as bits of [Keyword]
  /// @param reading what figures rest on that it gives, as bits of [Reading]
  Contents(List<Ability> abilities, int keywords, int reading) {
    this.keywords = keywords;
    this.reading = reading;
    abilities.forEach(this::add);
  }

  /// What all of those speak of.
  public static Contents all(List<Contents> each) {
    Contents all = new Contents();
    each.forEach(all::add);
    return all;
  }

  private void add(Contents its) {
    reading |= its.reading;
    laws |= its.laws;
    keywords |= its.keywords;
    gained |= its.gained;
    passing |= its.passing;
    silencing |= its.silencing;
    history |= its.history;
  }

  /// What figures rest on beside the cards in play, as bits of [Reading].
  public int reading() {
    return reading;
  }

  /// The kinds of laws that texts speak or make, as bits of [LawKind].
  public int laws() {
    return laws;
  }

  /// The keywords that cards have or may gain, as bits of [Keyword].
  public int keywords() {
    return keywords;
  }

  /// Those of the keywords that cards may gain by texts.
  public int gained() {
    return gained;
  }

  /// Whether some text can give a card to another controller.
  public boolean passing() {
    return passing;
  }

  /// Whether some text can have a card lose all abilities.
  public boolean silencing() {
    return silencing;
  }

  /// Whether some text asks what has happened this turn.
  public boolean history() {
    return history;
  }

  private void add(Ability ability) {
    switch (ability) {
      case Ability.Standing(var _, var condition, Law law) -> {
        add(law);
        condition.ifPresent(this::add);
      }
      case Ability.Activated(var _, var _, Body body) -> add(body);
      case Ability.Triggered(var _, var _, Body body) -> add(body);
      case Ability.Reaction(var _, Body body) -> add(body);
      case Ability.Instead(var _, var _, Body body) -> add(body);
      case Ability.EntersAsCopy enters -> add(enters.body());
      case Ability.PlayOnlyIf(Condition condition) -> add(condition);
      case Ability.Keyworded _, Ability.PlayedOn _, Ability.AlsoDiscards _ -> {}
    }
  }

  private void add(Condition condition) {
    history |= condition.asksHistory();
  }

  private void add(Body body) {
    EffectTraits traits = EffectTraits.of(body);
    traits.laws().forEach(this::add);
    traits.changes().forEach(this::add);
    passing |= traits.passing();
    body.condition().ifPresent(this::add);
    body.flow().effects().forEach(this::add);
  }

  private void add(Effect effect) {
    if (effect instanceof Effect.Shared(SharedEffect.Ask<Which>(Condition condition))) {
      add(condition);
    }
    effect.inside().forEach(this::add);
    effect.nextInstead().flatMap(line -> line.body().condition()).ifPresent(this::add);
  }

  private void add(Law law) {
    laws |= LawKind.of(law).bit();
    switch (law) {
      case Law.Has has -> has.changes().forEach(this::add);
      case Law.Controls _ -> passing = true;
      case Law.ChallengedOnlyIf(Condition condition) -> add(condition);
      case Law.Pays _,
          Law.Needs _,
          Law.NeedsCharacters _,
          Law.Meets _,
          Law.Flips _,
          Law.IgnoresHighest _,
          Law.Total _,
          Law.Bonus _,
          Law.HomeLimit _,
          Law.Uncounted _,
          Law.ConfrontsAs _,
          Law.EntersExhausted _,
          Law.ThisEntersExhausted _,
          Law.Cannot _,
          Law.CannotBePlayedOn _,
          Law.ChallengedByAtMost _,
          Law.CannotBeInvolved _,
          Law.CannotScore _,
          Law.OneOfEachType _,
          Law.OpenTop _,
          Law.PlayFromDiscard _,
          Law.PlayFrom _,
          Law.JoinFaceoff _,
          Law.SpillsToHands _,
          Law.MayLook _,
          Law.AlsoNamed _ -> {}
    }
  }

  private void add(Change change) {
    switch (change) {
      case Change.Keyworded(Keyword keyword, int _) -> {
        keywords |= keyword.bit();
        gained |= keyword.bit();
      }
      case Change.LosesAbilities _ -> silencing = true;
      case Change.Power _,
          Change.Colored _,
          Change.AnyColor _,
          Change.ColorsOf _,
          Change.Traited _,
          Change.LosesKeyword _ -> {}
    }
  }
}
