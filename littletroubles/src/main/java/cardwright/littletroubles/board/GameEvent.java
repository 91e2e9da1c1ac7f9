package cardwright.littletroubles.board;

import cardwright.cardgame.text.SharedCardEffect;
import cardwright.engine.Fingerprint;
import cardwright.engine.Seat;
import cardwright.littletroubles.vocabulary.EventKind;
import cardwright.littletroubles.vocabulary.Trigger;
import org.jspecify.annotations.Nullable;

/// One thing that happens: to a card, to a player, or at a time.
public sealed interface GameEvent {
  /// What happens: masks, triggers and caches go by its bit.
  EventKind kind();

  /// Writes all that distinguishes it from others.
  void write(Fingerprint out);

  /// Whether the same happens to the same card or player as in another event, however much of it.
  default boolean isLike(GameEvent event) {
    return kind() == event.kind()
        && switch (this) {
          case PutCounters put ->
              event instanceof PutCounters other
                  && put.ref == other.ref
                  && put.counter.equals(other.counter);
          case OnCard onCard -> event instanceof OnCard other && onCard.ref() == other.ref();
          case OfPlayer ofPlayer ->
              event instanceof OfPlayer other && ofPlayer.seat() == other.seat();
        };
  }

  /// Whether it is what becomes of the loser of a fight.
  ///
  /// @param loser the card, with its life
  default boolean isFateOf(int loser) {
    return (this instanceof Regress(int ref, var _) && ref == loser)
        || (this instanceof ToTimeout(int gone, var _) && gone == loser);
  }

  /// Something that happens to a card.
  sealed interface OnCard extends GameEvent {
    /// The card, with its life.
    int ref();
  }

  /// Something that a player does or suffers, or a time of his turn.
  sealed interface OfPlayer extends GameEvent {
    /// That player.
    Seat seat();
  }

  /// Makes what a text does to each of several cards.
  interface Maker {
    /// Makes cards go to their owners' hands.
    Maker TO_HAND = (ref, _) -> new ToHand(ref);

    /// The event for one of them.
    ///
    /// @param ref the card, with its life
    /// @param by whose text it is
    GameEvent of(int ref, Seat by);
  }

  /// A card is played, or comes into play.
  sealed interface Arrival extends OnCard, OfPlayer {}

  /// A card is played; what comes of it comes later.
  ///
  /// @param x what X was declared to be, else 0
  record Play(int ref, Seat seat, int x) implements Arrival {
    @Override
    public EventKind kind() {
      return EventKind.PLAY;
    }

    @Override
    public void write(Fingerprint out) {
      GameEvent.write(out, this, seat);
      out.add(x);
    }
  }

  /// A card comes into play.
  ///
  /// @param seat who will control it
  /// @param place where it will lie, as of [Entry#place]
  record Enter(int ref, Seat seat, int place) implements Arrival {
    @Override
    public EventKind kind() {
      return EventKind.ENTER;
    }

    @Override
    public void write(Fingerprint out) {
      GameEvent.write(out, this, seat);
      out.add(place);
    }
  }

  /// A card goes to Timeout, to a hand or into a deck: it leaves a Playground if it lies on one.
  sealed interface Leaving extends OnCard {}

  /// A card goes to Timeout.
  ///
  /// @param by whose doing it is; null where the rules do it
  record ToTimeout(int ref, @Nullable Seat by) implements Leaving {
    @Override
    public EventKind kind() {
      return EventKind.TO_TIMEOUT;
    }

    @Override
    public void write(Fingerprint out) {
      GameEvent.write(out, this, by);
    }
  }

  /// A card goes to its owner's hand.
  record ToHand(int ref) implements Leaving {
    @Override
    public EventKind kind() {
      return EventKind.TO_HAND;
    }

    @Override
    public void write(Fingerprint out) {
      GameEvent.write(out, this);
    }
  }

  /// A card goes into its owner's deck.
  record ToDeck(int ref, SharedCardEffect.Where where) implements Leaving {
    @Override
    public EventKind kind() {
      return EventKind.TO_DECK;
    }

    @Override
    public void write(Fingerprint out) {
      GameEvent.write(out, this);
      out.add(where.ordinal());
    }
  }

  /// A card is turned over.
  sealed interface Turning extends OnCard {
    /// Whose doing it is; null where the rules do it.
    @Nullable Seat by();

    @Override
    default void write(Fingerprint out) {
      GameEvent.write(out, this, by());
    }
  }

  /// A card is turned to its back.
  record Regress(int ref, @Nullable Seat by) implements Turning {
    @Override
    public EventKind kind() {
      return EventKind.REGRESS;
    }
  }

  /// A card is turned to its front.
  record Restore(int ref, @Nullable Seat by) implements Turning {
    @Override
    public EventKind kind() {
      return EventKind.RESTORE;
    }
  }

  /// Something between a Toy and the card that holds it: it happens to the Toy.
  sealed interface Grip extends OnCard {
    /// The card that is about to hold the Toy, or that lets it go, with its life.
    int holder();

    @Override
    default void write(Fingerprint out) {
      GameEvent.write(out, this);
      out.ref(holder());
    }
  }

  /// A Toy is grabbed.
  record Grab(int ref, int holder) implements Grip {
    @Override
    public EventKind kind() {
      return EventKind.GRAB;
    }
  }

  /// A Toy is dropped.
  record Drop(int ref, int holder) implements Grip {
    @Override
    public EventKind kind() {
      return EventKind.DROP;
    }
  }

  /// Counters are put on a card.
  ///
  /// @param counter what they are called
  /// @param number how many of them
  record PutCounters(int ref, String counter, int number) implements OnCard {
    @Override
    public EventKind kind() {
      return EventKind.COUNTER;
    }

    @Override
    public void write(Fingerprint out) {
      GameEvent.write(out, this);
      out.add(counter).add(number);
    }
  }

  /// A card goes from a hand to Timeout.
  ///
  /// @param seat who discards it
  record Discard(int ref, Seat seat) implements OnCard, OfPlayer {
    @Override
    public EventKind kind() {
      return EventKind.DISCARD;
    }

    @Override
    public void write(Fingerprint out) {
      GameEvent.write(out, this, seat);
    }
  }

  /// An ability of a card is used; what comes of it comes later.
  record Use(int ref, Seat seat) implements OnCard, OfPlayer {
    @Override
    public EventKind kind() {
      return EventKind.USE;
    }

    @Override
    public void write(Fingerprint out) {
      GameEvent.write(out, this, seat);
    }
  }

  /// A Character is Picked for a fight.
  record Picked(int ref) implements OnCard {
    @Override
    public EventKind kind() {
      return EventKind.PICKED;
    }

    @Override
    public void write(Fingerprint out) {
      GameEvent.write(out, this);
    }
  }

  /// What a fight comes to for one of the two Characters, and for its player.
  sealed interface FightResult extends OnCard, OfPlayer {
    @Override
    default void write(Fingerprint out) {
      GameEvent.write(out, this, seat());
    }
  }

  /// A Character wins its fight.
  record Win(int ref, Seat seat) implements FightResult {
    @Override
    public EventKind kind() {
      return EventKind.WIN;
    }
  }

  /// A Character loses its fight.
  record Lose(int ref, Seat seat) implements FightResult {
    @Override
    public EventKind kind() {
      return EventKind.LOSE;
    }
  }

  /// A Character ties its fight.
  record Tie(int ref, Seat seat) implements FightResult {
    @Override
    public EventKind kind() {
      return EventKind.TIE;
    }
  }

  /// A player gains cookies.
  record Gain(Seat seat, int cookies) implements OfPlayer {
    @Override
    public EventKind kind() {
      return EventKind.GAIN;
    }

    @Override
    public void write(Fingerprint out) {
      GameEvent.write(out, this);
      out.add(cookies);
    }
  }

  /// A player loses cookies, as far as there are any.
  record LoseCookies(Seat seat, int cookies) implements OfPlayer {
    @Override
    public EventKind kind() {
      return EventKind.LOSE_COOKIES;
    }

    @Override
    public void write(Fingerprint out) {
      GameEvent.write(out, this);
      out.add(cookies);
    }
  }

  /// A player draws cards, as far as there are any.
  record Draw(Seat seat, int cards) implements OfPlayer {
    @Override
    public EventKind kind() {
      return EventKind.DRAW;
    }

    @Override
    public void write(Fingerprint out) {
      GameEvent.write(out, this);
      out.add(cards);
    }
  }

  /// A player does something that is announced and no more: what it comes to are other events, or steps that follow.
  sealed interface Act extends OfPlayer {
    @Override
    default void write(Fingerprint out) {
      GameEvent.write(out, this);
    }
  }

  /// A player Picks a fight.
  record Pick(Seat seat) implements Act {
    @Override
    public EventKind kind() {
      return EventKind.PICK;
    }
  }

  /// A player searches a deck.
  record Search(Seat seat) implements Act {
    @Override
    public EventKind kind() {
      return EventKind.SEARCH;
    }
  }

  /// A player gets cookies and cards, which are events of their own.
  sealed interface Proceeds extends Act {}

  /// A player receives the reward of a fight.
  record Reward(Seat seat) implements Proceeds {
    @Override
    public EventKind kind() {
      return EventKind.REWARD;
    }
  }

  /// A player gains the resources of the turn.
  record GainResources(Seat seat) implements Proceeds {
    @Override
    public EventKind kind() {
      return EventKind.RESOURCES;
    }
  }

  /// A player completes a Goal.
  record CompleteGoal(Seat seat) implements Act {
    @Override
    public EventKind kind() {
      return EventKind.GOAL;
    }
  }

  /// A point of the turn comes.
  ///
  /// @param seat whose turn it is
  record PointOfTime(Seat seat, Trigger.Moment moment) implements OfPlayer {
    @Override
    public EventKind kind() {
      return EventKind.of(moment);
    }

    @Override
    public void write(Fingerprint out) {
      GameEvent.write(out, this);
    }
  }

  private static void write(Fingerprint out, OnCard event) {
    out.add(event.kind().ordinal()).ref(event.ref());
  }

  private static void write(Fingerprint out, OnCard event, @Nullable Seat by) {
    write(out, event);
    out.add(by == null ? -1 : by.ordinal());
  }

  private static void write(Fingerprint out, OfPlayer event) {
    out.add(event.kind().ordinal()).add(event.seat().ordinal());
  }
}
