package cardwright.littletroubles.vocabulary;

import cardwright.cardgame.text.Nth;
import cardwright.cardgame.text.Target;
import cardwright.engine.Rule;

/// What sets an ability off, or counts for a Task.
public sealed interface Trigger {
  /// Something happens to a card, or a card does it: `another Character you control is regressed`.
  ///
  /// @param target `this card`, `the holder`, `the Character here`, or with [Target.Choose] of one `a Character you control`
  record Happens(Target<Which> target, Event event) implements Trigger {}

  /// What happens to cards.
  enum Event {
    /// `is regressed`, `would be regressed`.
    REGRESSED("is regressed"),
    /// `is restored`.
    RESTORED("is restored"),
    /// `is sent to Timeout`: from a Playground.
    TO_TIMEOUT("is sent to Timeout"),
    /// `leaves play`: to Timeout or anywhere else.
    LEAVES("leaves play"),
    /// `enters play`: played or put there.
    ENTERS("enters play"),
    /// `is Picked for a fight`: on either side of it.
    PICKED("is Picked for a fight"),
    /// `wins a fight`.
    WINS("wins a fight"),
    /// `loses a fight`.
    LOSES("loses a fight"),
    /// `ties a fight`.
    TIES("ties a fight"),
    /// `grabs a Toy`.
    GRABS("grabs a Toy"),
    /// `drops a Toy`.
    DROPS("drops a Toy"),
    /// `is grabbed`, of a Toy.
    GRABBED("is grabbed"),
    /// `is dropped`, of a Toy.
    DROPPED("is dropped");

    private final String words;

    Event(String words) {
      this.words = words;
    }

    /// The event as cards write it, in the present tense.
    public String words() {
      return words;
    }

    /// Whether it speaks of the card that holds a Toy, and not of the Toy.
    public boolean isOfHolder() {
      return this == GRABS || this == DROPS;
    }
  }

  /// A player does something: `you gain cookies`, `your opponent draws a card`, `a player wins a fight`.
  record Does(Who who, Act act) implements Trigger {}

  /// A player draws a card, counted from the start of the turn: `you draw your second card each turn`, `your opponent draws their first card each turn`.
  @Rule("LT C71")
  record Draws(Who who, Nth.EachTurn nth) implements Trigger {}

  /// What players do.
  enum Act {
    /// `you gain cookies`, a Bribe and resources too.
    GAIN_COOKIES("gain cookies", "gains cookies"),
    /// `you lose cookies`: not by paying.
    LOSE_COOKIES("lose cookies", "loses cookies"),
    /// `you draw a card`, also `draw cards`.
    DRAW("draw a card", "draws a card"),
    /// `you discard a card`.
    DISCARD("discard a card", "discards a card"),
    /// `you search your deck`; of others `searches their deck`.
    SEARCH("search your deck", "searches their deck"),
    /// `you win a fight`.
    WIN_FIGHT("win a fight", "wins a fight"),
    /// `you lose a fight`.
    LOSE_FIGHT("lose a fight", "loses a fight"),
    /// `you tie a fight`.
    TIE_FIGHT("tie a fight", "ties a fight"),
    /// `you receive a fight reward`.
    REWARD("receive a fight reward", "receives a fight reward"),
    /// `you use an ability`.
    USE("use an ability", "uses an ability"),
    /// `you Pick a fight`.
    PICK("Pick a fight", "Picks a fight"),
    /// `you gain your resources`; of others `gains their resources`: their total is computed and about to be gained.
    RESOURCES("gain your resources", "gains their resources"),
    /// `you complete a Goal`.
    GOAL("complete a Goal", "completes a Goal");

    private final String you;
    private final String others;

    Act(String you, String others) {
      this.you = you;
      this.others = others;
    }

    /// The act behind `you`.
    public String you() {
      return you;
    }

    /// The act behind `your opponent` or `a player`.
    public String others() {
      return others;
    }
  }

  /// `you play a Toy`, `your opponent plays a Quick Action`, `a player plays another card`: any Which of place PLAY without `you control`. With a number `you play your second Toy each turn`, `your opponent plays their first card each turn`.
  @Rule("LT C70")
  record Plays(Who who, Nth nth, Which which) implements Trigger {
    /// Each such play.
    public static Plays any(Who who, Which which) {
      return new Plays(who, Nth.Any.ANY, which);
    }
  }

  /// `you regress a Character`, `you restore a Character`: a text of yours does it.
  record YouTurn(boolean restore, Which which) implements Trigger {}

  /// `a book counter is put on this card`, `a book counter is put on a Character you control`.
  record CounterPut(String counter, Target<Which> target) implements Trigger {}

  /// `this card has at least 3 shelf counters`.
  record Reaches(String counter, int number) implements Trigger {}

  /// A point of the turn.
  ///
  /// @param whose whose turn: `your turn`, `your opponent's turn`, `each turn`
  record At(Moment moment, Who whose) implements Trigger {}

  /// The points of a turn.
  enum Moment {
    /// `at the start of your turn`.
    TURN_START("at the start of {} turn"),
    /// `at the end of your turn`: right after the resources.
    TURN_END("at the end of {} turn"),
    /// `at the end of your Build Phase`.
    BUILD_END("at the end of {} Build Phase"),
    /// `at the start of your Fight Phase`.
    FIGHT_START("at the start of {} Fight Phase"),
    /// `at the end of your Fight Phase`.
    FIGHT_END("at the end of {} Fight Phase"),
    /// `at the start of your Resource Phase`.
    RESOURCE_START("at the start of {} Resource Phase");

    private final String words;

    Moment(String words) {
      this.words = words;
    }

    /// The moment as cards write it, with `{}` for `your`, `your opponent's` or `each`.
    public String words() {
      return words;
    }
  }
}
