package cardwright.littletroubles.vocabulary;

import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.EnteringCopy;
import cardwright.cardgame.text.GivenText;
import cardwright.cardgame.text.Target;
import cardwright.engine.Rule;
import java.util.List;
import java.util.Optional;

/// What one line of a face says.
public sealed interface Ability extends GivenText.Line {
  /// An Action's effect: `Regress a Character.`, with costs `Send a Character you control to Timeout: regress a Character.`
  @Rule("LT 5.2a")
  record Instruction(List<Cost> costs, Body body) implements Ability {
    /// Keeps the list from changing.
    public Instruction {
      costs = List.copyOf(costs);
    }
  }

  /// `To play this card, also discard a card.` An Action has it before a colon: [Instruction].
  @Rule("LT C121")
  record AlsoPaid(List<Cost> costs) implements Ability {
    /// Keeps the list from changing.
    public AlsoPaid {
      costs = List.copyOf(costs);
    }
  }

  /// `2 cookies: draw a card.`, `Quick, 2 cookies and discard a card: …`, `Any player, 2 cookies: …`, `Opponent, Quick, 1 cookie: …`.
  ///
  /// @param by who may use it: YOU is its controller and is not written, OPPONENT `Opponent,`, ANYONE `Any player,`
  @Rule({"LT 6.1g", "LT B48"})
  record Activated(Who by, boolean quick, List<Cost> costs, Body body) implements Ability {
    /// Keeps the list from changing.
    public Activated {
      costs = List.copyOf(costs);
    }
  }

  /// `When another Character you control is regressed, regress this card, then restore that Character.`
  ///
  /// BEFORE: `Before a Character you control loses a fight, …`; INSTEAD, one sentence: `If a Character you control would be regressed, … instead.`; times: `At the end of your turn, …`.
  ///
  /// @param condition asked once, when the event happens: `When …, if CONDITION, …`
  @Rule({"LT 6.2a", "LT B20", "LT B50", "LT B51", "LT B52"})
  record Otta(Edit edit, Trigger trigger, Optional<Condition> condition, Body body)
      implements Ability {}

  /// Where the text of an OTTA ability goes.
  @Rule("LT B20")
  enum Edit {
    BEFORE,
    INSTEAD,
    AFTER
  }

  /// `Grab 1.`, `Quick Grab 1, Adults only.`, `Grab 2, Regressed Characters only.`
  @Rule({"LT 5.5a", "LT D17", "LT B71"})
  record Grab(boolean quick, int cookies, Side only) implements Ability {}

  /// `Bribe 3.`
  @Rule({"LT 5.1f", "LT B58", "LT B59"})
  record Bribe(int cookies) implements Ability {}

  /// `Task: play an Action.`, `Task: win a fight.`, `Task, 3 times: restore a Character.`
  ///
  /// The words are those of the trigger for `you`, in the imperative. Triggers of [Trigger.Does] by YOU, [Trigger.Plays] by YOU and [Trigger.YouTurn] can be Tasks.
  @Rule({"LT 5.6b", "LT B73"})
  record Task(int times, Trigger trigger) implements Ability {}

  /// `Reward: gain 10 cookies.`
  @Rule({"LT 5.6a", "LT B72"})
  record Reward(Body body) implements Ability {}

  /// An ability in the present tense: it holds as long as its card is where its text works.
  sealed interface Standing extends Ability {}

  /// `Toys you control have +1 cookie resource.`, `The holder has +2 confidence.`, `The Character here has +1 maturity.`, `This card has +1 confidence for each Toy you control.`, with a condition `If it is your turn, this card has +2 confidence.`
  record StatChange(Optional<Condition> condition, Target<Which> subject, List<Bonus> by)
      implements Standing {
    /// Keeps the list from changing.
    public StatChange {
      by = List.copyOf(by);
    }
  }

  /// `The confidence of this card is multiplied by 2.`
  record StatTimes(Stat stat, Target<Which> subject, int by) implements Standing {}

  /// `Actions you play cost 1 less.`, `Cards your opponent plays cost 2 more.`, `Toys cost 1 more.`, `This card costs 1 less for each Toy you control.`, `Abilities you use cost 1 less.`
  ///
  /// Whose they are is said by what they do: `Cards you play`, `Abilities your opponent uses`, `Grabs you use`, `Bribes you pay`; nothing for ANYONE. For `this card` it is YOU.
  ///
  /// @param by what is added, below 0 for `less`
  @Rule({"LT 6.1d", "LT B26"})
  record CostChange(Paid what, Who who, int by, Optional<Value> forEach) implements Standing {}

  /// What costs more or less.
  sealed interface Paid {
    /// `Actions`, `Main Characters`, `cards`.
    record Cards(Which which) implements Paid {}

    /// `this card`.
    record This() implements Paid {}

    /// `abilities`.
    record Abilities() implements Paid {}

    /// `grabs`.
    record Grabs() implements Paid {}

    /// `Bribes`.
    record Bribes() implements Paid {}
  }

  /// `Cards you play cost 2 times as much.`: after plus and minus.
  @Rule("LT B26")
  record CostTimes(Paid what, Who who, int by) implements Standing {}

  /// The totals of the Resource Phase: `You gain 2 more cookies in your Resource Phase.`, `Each player draws 1 fewer card in their Resource Phase.`
  ///
  /// @param more what is added, below 0 for `fewer`
  @Rule({"LT 2.3c", "LT 2.3e"})
  record ResourceChange(Who who, boolean cards, int more, Optional<Value> forEach)
      implements Standing {}

  /// `Your cookie resources are multiplied by 2.`, `Your cookie resources from Characters are multiplied by 2.`, `Your draw resources are divided by 2.`
  ///
  /// @param from of which cards; empty for all
  @Rule({"LT 2.3e", "LT B25", "LT C31"})
  record ResourceTimes(Who who, boolean cards, Optional<Kind> from, boolean divide, int by)
      implements Standing {}

  /// `Players may play an Action only if its printed cost is more than that of the last Action played this turn.`, `Your opponent may …`
  @Rule({"LT 6.4d", "LT B67"})
  record OnlyAscending(Who who, Kind kind) implements Standing {}

  /// `Your opponent cannot play Quick Actions.`, `Players cannot play Toys with printed cost at least 5.`, `You cannot use abilities.` (`which` empty)
  @Rule("LT C25")
  record CannotPlay(Who who, Optional<Which> which) implements Standing {}

  /// `Adult Characters cannot be regressed.`, `This card cannot be regressed.`, `Toys you control cannot be sent to Timeout.`
  @Rule({"LT C25", "LT C46"})
  record Cannot(Target<Which> subject, Forbidden what) implements Standing {}

  /// `This card cannot Pick a fight unless you control at least 2 Characters.` What is asked lies open to both players.
  ///
  /// @param cannot a [Cannot] or a [CannotPlay]
  @Rule("LT C122")
  record CannotUnless(Standing cannot, Condition unless) implements Standing {}

  /// What cannot be.
  enum Forbidden {
    REGRESSED("be regressed"),
    RESTORED("be restored"),
    TO_TIMEOUT("be sent to Timeout"),
    CHOSEN("be chosen by your opponent"),
    PICK("Pick a fight"),
    PICKED("be Picked for a fight by your opponent");

    private final String words;

    Forbidden(String words) {
      this.words = words;
    }

    /// It behind `cannot`.
    public String words() {
      return words;
    }
  }

  /// `This card cannot be played unless you control a Toy.` What is asked lies open to both players.
  @Rule("LT C84")
  record PlayableIf(Condition condition) implements Standing {}

  /// `You may play Toys as though they were Quick.`
  @Rule("LT C146")
  record PlayedAsQuick(Who who, Which which) implements Standing {}

  /// `You may play this card from your Timeout.`
  @Rule("LT 4.4b")
  record PlayableFromTimeout() implements Standing {}

  /// `This card enters play with 3 book counters.`
  @Rule("LT D19")
  record EntersWith(String counter, int number) implements Standing {}

  /// `This card enters play as a copy of a Character.`, `This card may enter play as a copy of a Toy you control.`
  @Rule("LT C145")
  record EntersAsCopy(EnteringCopy<Which> copy) implements Standing {}

  /// `You win the game if you control at least 7 Toys.`: asked at each check.
  @Rule({"LT 3c", "LT C51"})
  record WinsIf(Condition condition) implements Standing {}

  /// Whether it works only where the card is played from: in a hand or in Timeout.
  default boolean isOfPlaying() {
    return switch (this) {
      case CostChange(Paid.This _, var _, int _, var _) -> true;
      case CostTimes(Paid.This _, var _, int _) -> true;
      case PlayableFromTimeout _, PlayableIf _, AlsoPaid _ -> true;
      case Instruction _, Activated _, Otta _, Grab _, Bribe _, Task _, Reward _, Standing _ ->
          false;
    };
  }
}
