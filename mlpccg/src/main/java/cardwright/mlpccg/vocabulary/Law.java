package cardwright.mlpccg.vocabulary;

import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.Target;
import cardwright.engine.Rule;
import java.util.List;
import java.util.Optional;

/// What holds as long as its card is where its text works, or for a time.
public sealed interface Law {
  /// `Friends you control here have +1 power`, `this card has Swift`, `this Problem loses all abilities and cannot gain abilities`.
  record Has(Target<Which> subject, List<Change> changes) implements Law {
    /// Keeps the list from changing.
    public Has {
      changes = List.copyOf(changes);
    }
  }

  /// `your opponent pays 1 more to play a Friend here`, `you pay 1 less to play this card to a Problem for each Earth Pony Friend you control there`.
  ///
  /// @param more what is added, below 0 for `less`
  @Rule({"MLP 25", "MLP B32"})
  record Pays(Who who, int more, GameEvent what, Optional<Value> forEach) implements Law {}

  /// What is paid for.
  sealed interface GameEvent {
    /// `play a Friend here`, `play an Event`, `play a Friend to a Problem`.
    record Playing(Which which, Trigger.Route route) implements GameEvent {}

    /// `play this card`, `play this card to a Problem`: whoever plays it, from wherever it is.
    record PlayingThis(Trigger.Route route) implements GameEvent {}

    /// `play a Resource on a character here`.
    record PlayingOn(Which which, Which host) implements GameEvent {}

    /// `move a character to this Problem`.
    record Moving(Which which, Trigger.Route route) implements GameEvent {}

    /// `rally a Friend here`.
    @Rule("MLP 30")
    record Rallying(Which which) implements GameEvent {}
  }

  /// `your opponent needs 1 more power to confront this Problem`, `you need 1 more power to confront this Problem for each Friend your opponent controls here`.
  @Rule({"MLP 32", "MLP B25"})
  record Needs(Who who, int more, Target<Which> problem, Optional<Value> forEach) implements Law {}

  /// `your opponent can confront this Problem only with at least 3 characters`.
  record NeedsCharacters(Who who, int least, Target<Which> problem) implements Law {}

  /// `you meet the requirement of that Problem`.
  record Meets(Who who, Target<Which> problem) implements Law {}

  /// `you flip 1 more card`; below 0 `1 fewer card`. Its condition says in which faceoffs.
  @Rule("MLP 45")
  record Flips(Who who, int more) implements Law {}

  /// `your opponent ignores one of the highest cards they flipped`.
  record IgnoresHighest(Who who) implements Law {}

  /// `your total is 2 more`.
  record Total(Who who, int more) implements Law {}

  /// `Friends you control here may confront Problems as though they were blue`.
  @Rule("MLP Q125")
  record ConfrontsAs(Which which, Color color) implements Law {}

  /// `this Problem has bonus 0`.
  @Rule("MLP B23")
  record Bonus(Target<Which> problem, int points) implements Law {}

  /// `you have +2 home limit`, `your opponent has -1 home limit`.
  @Rule("MLP B57")
  record HomeLimit(Who whose, int more) implements Law {}

  /// `Critter Friends you control do not count for the home limit`.
  @Rule({"MLP 42a", "MLP Q59"})
  record Uncounted(Which which) implements Law {}

  /// `you control the host`.
  @Rule("MLP 66")
  record Controls(Target<Which> card) implements Law {}

  /// `Friends your opponent controls enter play exhausted`.
  record EntersExhausted(Which which) implements Law {}

  /// `this card enters play exhausted`.
  record ThisEntersExhausted() implements Law {}

  /// `Friends here cannot be dismissed`, `your opponent cannot dismiss this card`, `Friends cannot be played here`, `your opponent cannot move Friends to this Problem`.
  ///
  /// @param by whose doing is meant; EACH for anybody's, in the passive
  /// @param route for what is moved or played: where to
  @Rule("MLP B2")
  record Cannot(Who by, Done what, Target<Which> subject, Trigger.Route route) implements Law {}

  /// What is done to cards.
  enum Done {
    DISMISSED("dismiss", "be dismissed"),
    FRIGHTENED("frighten", "be frightened"),
    UNFRIGHTENED("unfrighten", "be unfrightened"),
    EXHAUSTED("exhaust", "be exhausted"),
    READIED("ready", "be readied"),
    MOVED("move", "move"),
    RETURNED("return", "be returned to a hand"),
    UNCOVERED("uncover", "be uncovered"),
    PLAYED("play", "be played"),
    CONFRONTED("confront", "be confronted"),
    CHALLENGED("challenge", "be challenged");

    private final String active;
    private final String passive;

    Done(String active, String passive) {
      this.active = active;
      this.passive = passive;
    }

    /// This as a bit.
    public int bit() {
      return 1 << ordinal();
    }

    /// It behind `your opponent cannot`.
    public String active() {
      return active;
    }

    /// It behind `this card cannot`.
    public String passive() {
      return passive;
    }
  }

  /// `Resources cannot be played on Friends here`, `Resources cannot be played on this Problem`.
  record CannotBePlayedOn(Which which, Target<Which> host) implements Law {}

  /// `your opponent can challenge this card only with at most X characters, where X is the number of Unity counters on this card`.
  record ChallengedByAtMost(Value number) implements Law {}

  /// `you can challenge this card only if you control at least 3 Friends here`.
  ///
  /// @param condition `you` is who would challenge
  @Rule({"MLP 20", "MLP B2"})
  record ChallengedOnlyIf(Condition condition) implements Law {}

  /// `Mane Characters cannot be involved`: in the faceoffs that its condition says.
  record CannotBeInvolved(Which which) implements Law {}

  /// `players cannot score points`.
  record CannotScore(Who who) implements Law {}

  /// `your opponent cannot play more than 1 card of each type each turn`.
  record OneOfEachType(Who who) implements Law {}

  /// `you may look at face-down Troublemakers here`.
  record MayLook(Which which) implements Law {}

  /// `you play with the top card of your deck face up`.
  @Rule("MLP Q64")
  record OpenTop() implements Law {}

  /// `you may play this card from your discard pile`.
  @Rule("MLP Q65")
  record PlayFromDiscard() implements Law {}

  /// `you may play Friends or Resources in your discard pile`.
  @Rule("MLP Q76")
  record PlayFrom(Which which) implements Law {}

  /// `you may play this card in a faceoff to a Problem where you control an involved character`.
  @Rule("MLP Q73")
  record JoinFaceoff() implements Law {}

  /// `cards beneath this card go to their owners' hands when it leaves play or is turned face down`.
  @Rule("MLP Q79")
  record SpillsToHands() implements Law {}

  /// `this card is also named "Twilight Sparkle"`.
  @Rule("MLP B30")
  record AlsoNamed(String title) implements Law {}
}
