package cardwright.mlpccg.event;

import static cardwright.engine.Message.cards;
import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.listed;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.player;
import static cardwright.engine.Message.word;

import cardwright.cardgame.message.OpenEvent;
import cardwright.engine.Message;
import cardwright.engine.Message.Argument.Card;
import cardwright.engine.Outcome;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import cardwright.mlpccg.message.Messages;
import java.util.List;
import java.util.Optional;

/// An event of this game that everybody sees.
public sealed interface PublicEvent extends OpenEvent {
  /// What tells how a Score Phase goes, or that it is over.
  @Rule({"MLP 11", "MLP 12"})
  sealed interface OfScore extends PublicEvent {}

  /// A player chose the Problem to start with.
  record StartsWith(Seat seat, Card problem) implements PublicEvent {}

  /// A player kept the first hand.
  record Kept(Seat seat) implements PublicEvent {}

  /// A player shuffled the first hand back and drew another.
  record Redrew(Seat seat) implements PublicEvent {}

  /// A phase began.
  ///
  /// @param phase its name, as a part of a sentence
  record PhaseBegan(Message phase) implements OfScore {}

  /// A text said that another phase of that kind follows.
  ///
  /// @param phase its name, as a part of a sentence
  record AnotherPhase(Message phase) implements PublicEvent {}

  /// A card was shown to everybody.
  record Revealed(Seat owner, Card card) implements PublicEvent {}

  /// A player played a card.
  record Played(Seat seat, Card card, int paid) implements PublicEvent {
    @Override
    public Optional<PlayedCard> played(Viewer viewer) {
      return Optional.of(new PlayedCard(seat, card.name()));
    }
  }

  /// A player played a card to an area.
  ///
  /// @param area the area as a clause
  record PlayedAt(Seat seat, Card card, Message area, int paid) implements PublicEvent {
    @Override
    public Optional<PlayedCard> played(Viewer viewer) {
      return Optional.of(new PlayedCard(seat, card.name()));
    }
  }

  /// A player played a card on another card.
  record PlayedOn(Seat seat, Card card, Card host, int paid) implements PublicEvent {
    @Override
    public Optional<PlayedCard> played(Viewer viewer) {
      return Optional.of(new PlayedCard(seat, card.name()));
    }
  }

  /// A player used an ability.
  record Used(Seat seat, Card card, int paid) implements PublicEvent {}

  /// A player paid for something that is no card.
  ///
  /// @param purpose what for, as a clause: `to draw a card`
  record Paid(Seat seat, int tokens, Message purpose) implements PublicEvent {}

  /// A player chose a card in play that lies face-down and is not named (MLP B21).
  record ChoseFaceDown(Seat seat) implements PublicEvent {}

  /// A triggered ability or a reaction comes.
  record SetOff(Seat seat, Card card, boolean reaction) implements PublicEvent {}

  /// A card came into play at an area.
  ///
  /// @param area the area as a clause
  record EnteredAt(Seat seat, Card card, Message area) implements PublicEvent {}

  /// A character moved to another area.
  ///
  /// @param area the area as a clause
  record Moved(Card card, Message area) implements PublicEvent {}

  /// A character was sent home, which is no move.
  record SentHome(Seat seat, Card card) implements PublicEvent {}

  /// What a card in play becomes.
  enum State {
    ENTERING_EXHAUSTED("entered-exhausted"),
    EXHAUSTED("exhausted"),
    READIED("readied"),
    FRIGHTENED("frightened"),
    UNFRIGHTENED("unfrightened"),
    FACE_DOWN("turned-face-down"),
    ON_ITS_BOOSTED_SIDE("boosted"),
    ON_ITS_START_SIDE("turned-to-start");

    private final String id;

    State(String id) {
      this.id = id;
    }
  }

  /// Something was done to a card.
  record Became(Card card, State state) implements PublicEvent {}

  /// A card was banished beneath another one.
  record BanishedBeneath(Card card, Card host) implements PublicEvent {}

  /// A card is about to enter play, and its player says as what.
  record Enters(Card card) implements PublicEvent {}

  /// A card was attached to another one than before.
  record Reattached(Card card, Card host) implements PublicEvent {}

  /// A player took control of a card.
  record Controlled(Card card, Seat seat) implements PublicEvent {}

  /// How a card leaves for a zone out of play.
  enum Leaving {
    DISMISSED("dismissed"),
    RETIRED("retired"),
    BANISHED("banished"),
    DISCARDED("discarded"),
    TO_DISCARD_PILE("to-discard-pile"),
    TO_HAND("to-hand"),
    TO_DECK_TOP("to-deck-top"),
    TO_DECK_BOTTOM("to-deck-bottom"),
    INTO_DECK("into-deck");

    private final String id;

    Leaving(String id) {
      this.id = id;
    }
  }

  /// A card left for a zone out of play.
  record Left(Seat owner, Card card, Leaving how) implements PublicEvent {}

  /// A Troublemaker was turned face-up.
  ///
  /// @param area the area as a clause
  record Uncovered(Seat seat, Card card, Message area) implements PublicEvent {}

  /// Counters were put on a card or removed from it.
  ///
  /// @param change below 0 for removed ones
  record Counted(Card card, String counter, int change, int now) implements PublicEvent {}

  /// A player gained action tokens.
  record Gained(Seat seat, int tokens, int now) implements PublicEvent {}

  /// A player lost action tokens.
  record Lost(Seat seat, int tokens, int now) implements PublicEvent {}

  /// A player scored.
  record Scored(Seat seat, int points, int now) implements OfScore {}

  /// A deck was shuffled.
  record Shuffled(Seat seat, boolean problems) implements PublicEvent {}

  /// A player looked at the bottom cards of their deck.
  record LooksAtBottom(Seat seat, int number) implements PublicEvent {}

  /// A Problem was confronted.
  record Confronted(Seat seat, Card problem, boolean first) implements OfScore {}

  /// A Problem was not confronted.
  ///
  /// @param why a clause such as `A needs 2 more blue power`
  record NotConfronted(Seat seat, Card problem, Message why) implements OfScore {}

  /// Who is involved in a faceoff for a player, and with how much power before any flip.
  ///
  /// @param seat for whom that power counts
  /// @param controller whose cards they are: a Villain may be challenged by its own controller
  record Side(Seat seat, Seat controller, List<Card> cards, int power) {
    /// Keeps the list from changing.
    public Side {
      cards = List.copyOf(cards);
    }

    private Message message() {
      if (cards.isEmpty()) {
        return Messages.of("side-empty", player(seat), Message.number(power));
      }
      return seat == controller
          ? Messages.of("side", player(seat), Message.cards(cards), Message.number(power))
          : Messages.of(
              "side-of-other",
              player(controller),
              Message.cards(cards),
              player(seat),
              Message.number(power));
    }
  }

  /// A faceoff began.
  ///
  /// @param kind such as `Problem faceoff`
  /// @param about the Problems that it is about; none where it is about no Problem
  /// @param first the side of the turn player
  /// @param second the other side
  record FaceoffBegan(Message kind, List<Card> about, Side first, Side second) implements OfScore {
    /// Keeps the list from changing.
    public FaceoffBegan {
      about = List.copyOf(about);
    }
  }

  /// A card was flipped.
  record Flipped(Seat seat, Card card, int power) implements PublicEvent {}

  /// A player flipped no card: a text said so, or the deck is empty.
  record FlipsNothing(Seat seat, boolean empty) implements PublicEvent {}

  /// A flipped card was ignored.
  record Ignored(Seat seat, Card card) implements PublicEvent {}

  /// The totals of a faceoff were compared.
  ///
  /// @param again whether both flip again
  /// @param faceoff who took part, what was flipped, and what each card added
  record Compared(int a, int b, boolean again, Table faceoff) implements PublicEvent {
    @Override
    public Optional<Table> snapshot() {
      return Optional.of(faceoff);
    }
  }

  /// A faceoff was won.
  ///
  /// @param prize what the winner gets, or what the loser loses, as a clause; [Message#NOTHING] for nothing
  record FaceoffWon(Seat seat, int margin, Message prize) implements PublicEvent {}

  /// A faceoff ended without a winner.
  ///
  /// @param then what comes of that, as a clause
  record FaceoffUndecided(Message then) implements PublicEvent {}

  /// Flipped cards went to the bottom of a deck, in an order that only their owner knows.
  record ToBottom(Seat seat, List<String> cards) implements PublicEvent {
    /// Keeps the list from changing.
    public ToBottom {
      cards = List.copyOf(cards);
    }
  }

  /// A Problem was solved, and another one comes.
  record Replaced(Seat owner, Card problem, Card now) implements PublicEvent {}

  /// A player conceded.
  record Conceded(Seat seat) implements PublicEvent {}

  /// The game is over.
  record Ended(Outcome outcome) implements OfScore {}

  @Override
  default boolean isEffect() {
    return !(this instanceof StartsWith
        || this instanceof Kept
        || this instanceof Redrew
        || this instanceof PhaseBegan
        || this instanceof Played
        || this instanceof PlayedAt
        || this instanceof PlayedOn
        || this instanceof Used
        || this instanceof Paid
        || this instanceof ChoseFaceDown
        || this instanceof SetOff);
  }

  @Override
  default Message message() {
    return switch (this) {
      case StartsWith(Seat seat, Card problem) -> Messages.of("starts-with", player(seat), problem);
      case Kept(Seat seat) -> Messages.of("kept", player(seat));
      case Redrew(Seat seat) -> Messages.of("redrew", player(seat));
      case PhaseBegan(Message phase) -> Messages.of("phase-began", clause(phase));
      case AnotherPhase(Message phase) -> Messages.of("another-phase", clause(phase));
      case Revealed(Seat owner, Card card) -> Messages.of("revealed", player(owner), card);
      case Played(Seat seat, Card card, int paid) ->
          Messages.of("played", player(seat), card, number(paid));
      case PlayedAt(Seat seat, Card card, Message area, int paid) ->
          Messages.of("played-at", player(seat), card, clause(area), number(paid));
      case PlayedOn(Seat seat, Card card, Card host, int paid) ->
          Messages.of("played-on", player(seat), card, host, number(paid));
      case Used(Seat seat, Card card, int paid) ->
          Messages.of("used", player(seat), card, number(paid));
      case Paid(Seat seat, int tokens, Message purpose) ->
          Messages.of("paid", player(seat), number(tokens), clause(purpose));
      case ChoseFaceDown(Seat seat) -> Messages.of("chose-face-down", player(seat));
      case SetOff(Seat seat, Card card, boolean reaction) ->
          reaction
              ? Messages.of("reacted", player(seat), card)
              : Messages.of("set-off", player(seat), card);
      case EnteredAt(Seat seat, Card card, Message area) ->
          Messages.of("entered-at", player(seat), card, clause(area));
      case Moved(Card card, Message area) -> Messages.of("moved", card, clause(area));
      case SentHome(Seat seat, Card card) -> Messages.of("sent-home", player(seat), card);
      case Became(Card card, State state) -> Messages.of(state.id, card);
      case BanishedBeneath(Card card, Card host) -> Messages.of("banished-beneath", card, host);
      case Enters(Card card) -> Messages.of("enters", card);
      case Reattached(Card card, Card host) -> Messages.of("reattached", card, host);
      case Controlled(Card card, Seat seat) -> Messages.of("controlled", card, player(seat));
      case Left(Seat owner, Card card, Leaving how) -> Messages.of(how.id, player(owner), card);
      case Uncovered(Seat seat, Card card, Message area) ->
          Messages.of("uncovered", player(seat), card, clause(area));
      case Counted(Card card, String counter, int change, int now) ->
          Messages.of(
              change < 0 ? "counters-removed" : "counters-put",
              card,
              number(Math.abs(change)),
              word(counter),
              number(now));
      case Gained(Seat seat, int tokens, int now) ->
          Messages.of("gained", player(seat), number(tokens), number(now));
      case Lost(Seat seat, int tokens, int now) ->
          Messages.of("lost", player(seat), number(tokens), number(now));
      case Scored(Seat seat, int points, int now) ->
          Messages.of("scored", player(seat), number(points), number(now));
      case Shuffled(Seat seat, boolean problems) ->
          Messages.of(problems ? "problem-deck-shuffled" : "deck-shuffled", player(seat));
      case LooksAtBottom(Seat seat, int number) ->
          Messages.of("looks-at-bottom", player(seat), number(number));
      case Confronted(Seat seat, Card problem, boolean first) ->
          Messages.of(first ? "confronted-first" : "confronted", player(seat), problem);
      case NotConfronted(Seat seat, Card problem, Message why) ->
          Messages.of("not-confronted", player(seat), problem, clause(why));
      case FaceoffBegan(Message kind, List<Card> about, Side first, Side second) -> {
        Message.Argument one = clause(first.message());
        Message.Argument two = clause(second.message());
        yield about.isEmpty()
            ? Messages.of("faceoff-began", clause(kind), one, two)
            : Messages.of("faceoff-began-at", clause(kind), cards(about), one, two);
      }
      case Flipped(Seat seat, Card card, int power) ->
          Messages.of("flipped", player(seat), card, number(power));
      case FlipsNothing(Seat seat, boolean empty) ->
          Messages.of(empty ? "no-card-to-flip" : "flips-nothing", player(seat));
      case Ignored(Seat seat, Card card) -> Messages.of("ignored", player(seat), card);
      case Compared(int a, int b, boolean again, var _) -> {
        String tie = again ? "compared-tie-again" : "compared-tie";
        yield Messages.of(
            a == b ? tie : "compared", player(Seat.A), number(a), player(Seat.B), number(b));
      }
      case FaceoffWon(Seat seat, int margin, Message prize) ->
          prize.isEmpty()
              ? Messages.of("faceoff-won", player(seat), number(margin))
              : Messages.of("faceoff-won-prize", player(seat), number(margin), clause(prize));
      case FaceoffUndecided(Message then) -> Messages.of("faceoff-undecided", clause(then));
      case ToBottom(Seat seat, List<String> cards) ->
          Messages.of("to-bottom", player(seat), listed(cards, "; "));
      case Replaced(Seat owner, Card problem, Card now) ->
          Messages.of("replaced", player(owner), problem, now);
      case Conceded(Seat seat) -> Messages.of("conceded", player(seat));
      case Ended(Outcome outcome) -> {
        Message.Argument reason = clause(outcome.message());
        yield outcome
            .winner()
            .map(seat -> Messages.of("won", player(seat), reason))
            .orElseGet(() -> Messages.of("drawn", reason));
      }
    };
  }
}
