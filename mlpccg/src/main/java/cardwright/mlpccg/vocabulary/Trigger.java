package cardwright.mlpccg.vocabulary;

import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.Nth;
import cardwright.cardgame.text.Target;
import cardwright.engine.Rule;
import java.util.Optional;

/// What sets an ability off, what can be replaced, and what is reacted to.
public sealed interface Trigger {
  /// Something happens to a card: `this card is dismissed`, `a Friend you control here would be dismissed`.
  ///
  /// @param target `this card`, `the host`, `this Problem`, or with [Target.Choose] of one `a Friend you control`
  record Happens(Target<Which> target, Event event) implements Trigger {}

  /// What happens to cards.
  enum Event {
    /// `leaves play`.
    LEAVES("leaves play"),
    /// `is dismissed`.
    DISMISSED("is dismissed"),
    /// `is retired`.
    RETIRED("is retired"),
    /// `is discarded`.
    DISCARDED("is discarded"),
    /// `is discarded for a card of your opponent`: its text has it discarded.
    @Rule("MLP Q62")
    FORCED("is discarded for a card of your opponent"),
    /// `goes to a discard pile`: from anywhere.
    @Rule("MLP B42")
    INTO_DISCARD("goes to a discard pile"),
    EXHAUSTED("is exhausted"),
    READIED("is readied"),
    FRIGHTENED("is frightened"),
    UNFRIGHTENED("is unfrightened"),
    UNCOVERED("is uncovered"),
    /// `is defeated`: a challenge of it was won.
    DEFEATED("is defeated"),
    /// `is solved`, of Problems.
    SOLVED("is solved"),
    /// `is turned to this side`.
    TURNED("is turned to this side"),
    /// `leaves that Problem`: the area that the line named last; for [Effect.Later].
    LEAVES_THERE("leaves that Problem");

    private final String is;

    Event(String is) {
      this.is = is;
    }

    /// The event as cards write it, in the present tense.
    public String is() {
      return is;
    }
  }

  /// A card enters play, or with `played` is played: `this card enters play at a Problem`, `a Friend your opponent controls enters play here`, `this card is played to a Problem`.
  record Enters(Target<Which> target, boolean played, Route route) implements Trigger {}

  /// A card moves, whoever moves it: `this card moves to a Problem`, `a character you control moves from here`.
  record Moves(Target<Which> target, Route route) implements Trigger {}

  /// A player moves a card: `your opponent moves a character here`.
  record PlayerMoves(Who who, Target<Which> target, Route route) implements Trigger {}

  /// Between which areas a card moves.
  @Rule("MLP 69")
  enum Route {
    ANY(""),
    TO_PROBLEM(" to a Problem"),
    HOME_TO_PROBLEM(" from home to a Problem"),
    /// Where this card is; behind `enters play` and `play` it is `here`.
    HERE(" to this Problem"),
    /// `to that Problem`: the area that the line named last.
    THERE(" to that Problem"),
    FROM_HERE(" from this Problem");

    private final String words;

    Route(String words) {
      this.words = words;
    }

    /// The route as cards write it, with a space before it.
    public String words() {
      return words;
    }
  }

  /// A player plays a card: `you play a Pegasus Friend here`, `you play your first Crystal Friend each turn`, `your opponent plays their second card each turn`.
  record Plays(Who who, Nth nth, Which which, Route route) implements Trigger {}

  /// A player plays a Resource on a card: `you play a Resource on a Friend you control`.
  @Rule("MLP 25b")
  record PlaysOn(Who who, Which which, Which host) implements Trigger {}

  /// Which play it is, beside those that every game counts.
  enum Since implements Nth.Own {
    /// `you first play a Friend here`: since this Problem entered play.
    PROBLEM_ENTERED
  }

  /// `you confront this Problem`, `your opponent confronts a Problem`.
  @Rule({"MLP 11", "MLP 12"})
  record Confronts(Who who, ConfrontKind kind, Target<Which> problem) implements Trigger {}

  /// How a Problem is confronted.
  enum ConfrontKind {
    ANY,
    /// `you first confront this Problem`: nobody did before.
    @Rule("MLP B22")
    FIRST,
    /// `you confront this Problem with more power than needed`.
    @Rule("MLP B27")
    SURPLUS
  }

  /// `you win a Problem faceoff involving this card`, `you lose a faceoff here`, `you win a faceoff here by exactly 1`.
  record Ends(Who who, boolean wins, WhichFaceoffs faceoffs, Optional<Margin> margin)
      implements Trigger {}

  /// By how much a faceoff was won: `by exactly 1`, `by at least 5`.
  record Margin(Condition.Relation relation, int by) {}

  /// `At the start of a Problem faceoff here`; in a reaction `a faceoff starts`. With `end` `at the end of a faceoff involving this card`.
  record FaceoffAt(boolean end, WhichFaceoffs faceoffs) implements Trigger {}

  /// `At the start of your Main Phase`, `At the end of each player's Troublemaker Phase`.
  record At(boolean end, Who whose, Period period) implements Trigger {}

  /// A player does something: `you draw a card`, `your opponent draws a card in their Main Phase`.
  record Does(Who who, Act act, Optional<OwnCondition.During> during) implements Trigger {}

  /// A player draws a card, counted from the start of the turn: `you draw your second card each turn`, `your opponent draws their first card each turn`.
  @Rule("MLP Q46")
  record Draws(Who who, Nth.EachTurn nth) implements Trigger {}

  /// What players do.
  enum Act {
    /// `you draw a card`: each of several is one.
    DRAW("draw a card", "draws a card"),
    /// `your opponent discards a card`.
    DISCARD("discard a card", "discards a card"),
    /// `you gain action tokens`.
    GAIN_TOKENS("gain action tokens", "gains action tokens");

    private final String you;
    private final String others;

    Act(String you, String others) {
      this.you = you;
      this.others = others;
    }

    /// The act behind `you`, and behind `would`.
    public String you() {
      return you;
    }

    /// The act behind `your opponent` or `a player`.
    public String others() {
      return others;
    }
  }

  /// A player has taken an action of the Main Phase: `your opponent takes an action in their Main Phase`.
  @Rule({"MLP 25", "MLP Q74"})
  record Acts(Who who) implements Trigger {}

  /// `you score the bonus of a Problem`: by confronting it first, or by winning its faceoff.
  @Rule({"MLP 12", "MLP 13"})
  record ScoresBonus(Who who) implements Trigger {}

  /// `you flip a card`, `your opponent flips a card in a faceoff involving this card`.
  record FlipsCard(Who who, WhichFaceoffs faceoffs) implements Trigger {}

  /// A text or move of a player does something to a card: `your opponent dismisses another Friend you control`, `you uncover a Troublemaker here`, `your opponent challenges this card`, `you defeat a Troublemaker here`.
  record DoesTo(Who who, Verb verb, Target<Which> target) implements Trigger {}

  /// What players do to cards.
  enum Verb {
    DISMISS("dismiss", "dismisses"),
    UNCOVER("uncover", "uncovers"),
    CHALLENGE("challenge", "challenges"),
    DEFEAT("defeat", "defeats");

    private final String you;
    private final String others;

    Verb(String you, String others) {
      this.you = you;
      this.others = others;
    }

    /// The verb behind `you`.
    public String you() {
      return you;
    }

    /// The verb behind `your opponent`.
    public String others() {
      return others;
    }
  }

  /// A state that begins: `this card has at least 5 Crusade counters`, `the power of this card is exactly 8`.
  record State(Condition condition) implements Trigger {}

  /// `a card you flipped in a faceoff involving this card goes to the bottom of your deck`.
  @Rule("MLP 48")
  record ToBottom(Which which, WhichFaceoffs faceoffs) implements Trigger {}

  /// `you move a Friend home for losing a faceoff involving this card`.
  @Rule("MLP 22")
  record HomeForLosing(Which which, WhichFaceoffs faceoffs) implements Trigger {}
}
