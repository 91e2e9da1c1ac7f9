package cardwright.mlpccg.board;

import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.vocabulary.EventKind;
import org.jspecify.annotations.Nullable;

/// One thing that happens, or is about to: to a card, to a player, or at a time. How things stood when it happened is an [Occurrence].
public sealed interface GameEvent {
  /// What happens: the bit that masks, triggers and caches go by.
  EventKind kind();

  /// The player who does it, or to whom it happens; null where the game does it.
  @Nullable Seat seat();

  /// The card whose text does it, with its life, or [CardRef#NONE] for the rules.
  default int source() {
    return CardRef.NONE;
  }

  /// The card that it happens to or is about, with its life before, or [CardRef#NONE].
  default int ref() {
    return CardRef.NONE;
  }

  /// The area where its card goes, or [Area#NONE].
  default int to() {
    return Area.NONE;
  }

  /// Writes all that distinguishes this from others.
  void write(Fingerprint out);

  /// What every event can tell, for its fingerprint.
  private static Fingerprint begin(Fingerprint out, GameEvent event) {
    Seat seat = event.seat();
    out.add(event.kind().ordinal()).add(seat == null ? -1 : seat.ordinal());
    return out.ref(event.source()).ref(event.ref()).add(event.to());
  }

  /// Something that happens to a card.
  sealed interface ToCard extends GameEvent {
    @Override
    int ref();

    /// The card that it happens to.
    default int card() {
      return CardRef.card(ref());
    }
  }

  /// A card is played or comes into play, and is a new object by that.
  sealed interface Arrival extends ToCard {}

  /// A card comes into play at an area.
  ///
  /// @param copied the card as a copy of which it comes, with its life, or [CardRef#NONE]
  record Enter(int ref, Seat seat, int source, int to, Entrance how, int copied)
      implements Arrival {
    /// A card comes into play as itself.
    public Enter(int ref, Seat seat, int source, int to, Entrance how) {
      this(ref, seat, source, to, how, CardRef.NONE);
    }

    /// The same card comes into play as a copy.
    ///
    /// @param other of which card, with its life
    @Rule("MLP Q145")
    public Enter as(int other) {
      return new Enter(ref, seat, source, to, how, other);
    }

    /// The rules let a card that is played come into play.
    public static Enter played(int ref, Seat seat, int to) {
      return new Enter(ref, seat, CardRef.NONE, to, Entrance.PLAYED);
    }

    @Override
    public EventKind kind() {
      return EventKind.ENTER;
    }

    @Override
    public void write(Fingerprint out) {
      begin(out, this).add(how.ordinal());
      if (copied != CardRef.NONE) {
        out.ref(copied);
      }
    }
  }

  /// How a card comes into play.
  enum Entrance {
    /// A text puts it there.
    PUT,
    PLAYED,
    FRIGHTENED
  }

  /// A Resource that is played comes into play on another card.
  ///
  /// @param host that card, with its life
  record EnterOn(int ref, Seat seat, int host) implements Arrival {
    @Override
    public EventKind kind() {
      return EventKind.ENTER;
    }

    @Override
    public void write(Fingerprint out) {
      begin(out, this).ref(host);
    }
  }

  /// A card is played: its price is paid.
  ///
  /// @param to where it is then; [Area#NONE] for an Event
  record Play(int ref, Seat seat, int to) implements Arrival {
    @Override
    public EventKind kind() {
      return EventKind.PLAY;
    }

    @Override
    public void write(Fingerprint out) {
      begin(out, this);
    }
  }

  /// A card goes from one area to another.
  record Move(int ref, Seat seat, int source, int to, Occasion why) implements ToCard {
    /// A player or a text moves a card.
    public static Move usual(int ref, Seat seat, int source, int to) {
      return new Move(ref, seat, source, to, Occasion.USUAL);
    }

    /// The rules send a card to its player's home.
    public static Move home(int ref, Seat seat, Occasion why) {
      return new Move(ref, seat, CardRef.NONE, Area.home(seat), why);
    }

    @Override
    public EventKind kind() {
      return why.kind;
    }

    @Override
    public void write(Fingerprint out) {
      begin(out, this).add(why.ordinal());
    }
  }

  /// On which occasion a card moves.
  enum Occasion {
    USUAL(EventKind.MOVE),
    /// A character goes home for losing a challenge.
    CHALLENGE_LOST(EventKind.MOVE),
    /// A character goes home because its Problem is replaced.
    PROBLEM_REPLACED(EventKind.SENT_HOME);

    private final EventKind kind;

    Occasion(EventKind kind) {
      this.kind = kind;
    }
  }

  /// A card leaves where it is for a pile of its owner.
  record Leave(int ref, @Nullable Seat seat, int source, Exit exit) implements ToCard {
    /// The rules dismiss a card, and no player does.
    public static Leave dismissed(int ref) {
      return new Leave(ref, null, CardRef.NONE, Exit.DISMISS);
    }

    /// A card goes to its owner's hand because the one above it says so.
    public static Leave spilled(int ref) {
      return new Leave(ref, null, CardRef.NONE, Exit.TO_HAND);
    }

    @Override
    public EventKind kind() {
      return exit.kind;
    }

    @Override
    public void write(Fingerprint out) {
      begin(out, this);
    }
  }

  /// By what a card leaves for a pile.
  enum Exit {
    DISMISS(EventKind.DISMISS),
    RETIRE(EventKind.RETIRE),
    BANISH(EventKind.BANISH),
    /// From a hand.
    DISCARD(EventKind.DISCARD),
    /// From a deck to the discard pile.
    MILL(EventKind.MILL),
    /// From beneath a card to the discard pile.
    SPEND(EventKind.SPEND),
    TO_HAND(EventKind.TO_HAND),
    TO_DECK_TOP(EventKind.TO_DECK_TOP),
    TO_DECK_BOTTOM(EventKind.TO_DECK_BOTTOM),
    /// Into the deck, which is shuffled.
    TO_DECK_SHUFFLED(EventKind.TO_DECK_SHUFFLED);

    private final EventKind kind;

    Exit(EventKind kind) {
      this.kind = kind;
    }
  }

  /// A card goes beneath or onto another one.
  ///
  /// @param host the other card, with its life
  record Join(int ref, Seat seat, int source, int host, Joint joint) implements ToCard {
    @Override
    public EventKind kind() {
      return joint.kind;
    }

    @Override
    public void write(Fingerprint out) {
      begin(out, this).ref(host);
    }
  }

  /// How a card goes to another one.
  enum Joint {
    /// It is banished to beneath that one.
    BENEATH(EventKind.BANISH_BENEATH),
    /// A Resource goes to another host.
    ONTO(EventKind.REATTACH);

    private final EventKind kind;

    Joint(EventKind kind) {
      this.kind = kind;
    }
  }

  /// A card comes into another state where it is.
  record Become(int ref, Seat seat, int source, State state) implements ToCard {
    @Override
    public EventKind kind() {
      return state.kind;
    }

    @Override
    public void write(Fingerprint out) {
      begin(out, this);
    }
  }

  /// What becomes of a card where it is.
  enum State {
    EXHAUSTED(EventKind.EXHAUST),
    READY(EventKind.READY),
    FRIGHTENED(EventKind.FRIGHTEN),
    UNFRIGHTENED(EventKind.UNFRIGHTEN),
    UNCOVERED(EventKind.UNCOVER),
    /// A Troublemaker is turned face-down.
    COVERED(EventKind.COVER),
    /// A Mane Character is turned over.
    TURNED_OVER(EventKind.TURN_OVER),
    /// A flipped card is ignored.
    IGNORED(EventKind.IGNORE);

    private final EventKind kind;

    State(EventKind kind) {
      this.kind = kind;
    }
  }

  /// Counters are put on a card.
  ///
  /// @param counter their name
  record PutCounters(int ref, Seat seat, int source, String counter, int number) implements ToCard {
    @Override
    public EventKind kind() {
      return EventKind.COUNTER;
    }

    @Override
    public void write(Fingerprint out) {
      begin(out, this).add(counter).add(number);
    }
  }

  /// Counters are removed from a card.
  ///
  /// @param counter their name
  record RemoveCounters(int ref, Seat seat, int source, String counter, int number)
      implements ToCard {
    @Override
    public EventKind kind() {
      return EventKind.COUNTER_OFF;
    }

    @Override
    public void write(Fingerprint out) {
      begin(out, this).add(counter).add(number);
    }
  }

  /// A player takes control of a card.
  record TakeControl(int ref, Seat seat) implements ToCard {
    @Override
    public EventKind kind() {
      return EventKind.CONTROL;
    }

    @Override
    public void write(Fingerprint out) {
      begin(out, this);
    }
  }

  /// A player confronts a Problem.
  ///
  /// @param first whether nobody did before
  record Confront(int ref, Seat seat, boolean first) implements ToCard {
    @Override
    public EventKind kind() {
      return EventKind.CONFRONT;
    }

    @Override
    public void write(Fingerprint out) {
      begin(out, this).add(first ? 1 : 0);
    }
  }

  /// A Problem is solved by a faceoff, whoever has won it.
  record Solve(int ref) implements ToCard {
    @Override
    public @Nullable Seat seat() {
      return null;
    }

    @Override
    public EventKind kind() {
      return EventKind.SOLVE;
    }

    @Override
    public void write(Fingerprint out) {
      begin(out, this);
    }
  }

  /// The rules have a player do something with a card; it is only announced, as the procedure does it.
  record Announce(int ref, Seat seat, Act act) implements ToCard {
    @Override
    public EventKind kind() {
      return act.kind;
    }

    @Override
    public void write(Fingerprint out) {
      begin(out, this);
    }
  }

  /// What players do with cards by the rules.
  enum Act {
    /// A card is flipped in a faceoff.
    FLIP(EventKind.FLIP),
    /// A flipped card is about to go to the bottom of its owner's deck.
    FLIP_LEAVES(EventKind.FLIP_LEAVES),
    CHALLENGE(EventKind.CHALLENGE),
    /// A Troublemaker that was challenged is beaten.
    DEFEAT(EventKind.DEFEAT),
    /// A Problem comes in the place of another.
    REPLACE(EventKind.REPLACE);

    private final EventKind kind;

    Act(EventKind kind) {
      this.kind = kind;
    }
  }

  /// Something that a player does or suffers.
  sealed interface ToPlayer extends GameEvent {
    @Override
    Seat seat();
  }

  /// A player draws a card; each of several is one.
  record Draw(Seat seat, int source, boolean fromBottom) implements ToPlayer {
    /// The rules have a player draw a card.
    public static Draw byRule(Seat seat) {
      return new Draw(seat, CardRef.NONE, false);
    }

    @Override
    public EventKind kind() {
      return EventKind.DRAW;
    }

    @Override
    public void write(Fingerprint out) {
      begin(out, this).add(fromBottom ? 1 : 0);
    }
  }

  /// A player flips the next card in a faceoff.
  record FlipNext(Seat seat) implements ToPlayer {
    @Override
    public EventKind kind() {
      return EventKind.FLIP_NEXT;
    }

    @Override
    public void write(Fingerprint out) {
      begin(out, this);
    }
  }

  /// A player gains action tokens.
  ///
  /// @param lent whether what is left of them is lost at the end of the phase
  record GainTokens(Seat seat, int source, int tokens, boolean lent) implements ToPlayer {
    /// The rules give a player action tokens.
    public static GainTokens byRule(Seat seat, int tokens) {
      return new GainTokens(seat, CardRef.NONE, tokens, false);
    }

    @Override
    public EventKind kind() {
      return EventKind.GAIN_TOKENS;
    }

    @Override
    public void write(Fingerprint out) {
      begin(out, this).add(tokens).add(lent ? 1 : 0);
    }
  }

  /// A player loses action tokens.
  record LoseTokens(Seat seat, int source, int tokens) implements ToPlayer {
    @Override
    public EventKind kind() {
      return EventKind.LOSE_TOKENS;
    }

    @Override
    public void write(Fingerprint out) {
      begin(out, this).add(tokens);
    }
  }

  /// A player scores points.
  ///
  /// @param problem the Problem that was confronted for them, with its life, or [CardRef#NONE]
  /// @param bonus whether they are the bonus of a Problem
  record Score(Seat seat, int source, int points, int problem, boolean bonus) implements ToPlayer {
    /// A player scores by the rules, other than by confronting.
    public static Score byRule(Seat seat, int points, boolean bonus) {
      return new Score(seat, CardRef.NONE, points, CardRef.NONE, bonus);
    }

    /// A player scores for confronting a Problem.
    public static Score confronting(Seat seat, int points, int problem, boolean bonus) {
      return new Score(seat, CardRef.NONE, points, problem, bonus);
    }

    @Override
    public EventKind kind() {
      return EventKind.SCORE;
    }

    @Override
    public int ref() {
      return problem;
    }

    @Override
    public void write(Fingerprint out) {
      begin(out, this).add(points).add(bonus ? 1 : 0);
    }
  }

  /// A player shuffles their deck.
  record Shuffle(Seat seat, int source) implements ToPlayer {
    @Override
    public EventKind kind() {
      return EventKind.SHUFFLE;
    }

    @Override
    public void write(Fingerprint out) {
      begin(out, this);
    }
  }

  /// A player has taken an action of the Main Phase.
  record TakeAction(Seat seat) implements ToPlayer {
    @Override
    public EventKind kind() {
      return EventKind.ACT;
    }

    @Override
    public void write(Fingerprint out) {
      begin(out, this);
    }
  }

  /// A player has won or lost a faceoff.
  ///
  /// @param margin by how much
  record FaceoffResult(Seat seat, boolean won, int margin) implements ToPlayer {
    @Override
    public EventKind kind() {
      return won ? EventKind.WIN_FACEOFF : EventKind.LOSE_FACEOFF;
    }

    @Override
    public void write(Fingerprint out) {
      begin(out, this).add(margin);
    }
  }

  /// A point of time, in a turn of the seat.
  sealed interface AtTime extends GameEvent {
    @Override
    Seat seat();
  }

  /// A turn starts or ends.
  record TurnTime(Seat seat, boolean end) implements AtTime {
    @Override
    public EventKind kind() {
      return end ? EventKind.TURN_END : EventKind.TURN_START;
    }

    @Override
    public void write(Fingerprint out) {
      begin(out, this);
    }
  }

  /// A phase starts or ends.
  record PhaseTime(Seat seat, Stage stage, boolean end) implements AtTime {
    @Override
    public EventKind kind() {
      return end ? EventKind.PHASE_END : EventKind.PHASE_START;
    }

    @Override
    public void write(Fingerprint out) {
      begin(out, this).add(stage.ordinal());
    }
  }

  /// A faceoff starts or ends.
  record FaceoffTime(Seat seat, boolean end) implements AtTime {
    @Override
    public EventKind kind() {
      return end ? EventKind.FACEOFF_END : EventKind.FACEOFF_START;
    }

    @Override
    public void write(Fingerprint out) {
      begin(out, this);
    }
  }
}
