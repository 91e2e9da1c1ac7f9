package cardwright.mlpccg.event;

import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.listed;
import static cardwright.engine.Message.player;
import static cardwright.engine.Message.word;

import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Outcome;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import cardwright.mlpccg.message.Messages;
import java.util.List;

/// An event of this game that everybody sees.
public sealed interface PublicEvent extends LogEvent {
  /// The event as everybody is told it.
  Message message();

  @Override
  default Message message(Viewer viewer) {
    return message();
  }

  /// A player chose the Problem to start with.
  record StartsWith(Seat seat, String problem) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("starts-with", player(seat), Message.card(problem));
    }
  }

  /// Who goes first is settled.
  record GoesFirst(Seat seat) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("goes-first", player(seat));
    }
  }

  /// A player kept the first hand.
  record Kept(Seat seat) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("kept", player(seat));
    }
  }

  /// A player shuffled the first hand back and drew another.
  record Redrew(Seat seat) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("redrew", player(seat));
    }
  }

  /// A turn began.
  record TurnBegan(int turn, Seat seat) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("turn-began", Message.number(turn), player(seat));
    }
  }

  /// A phase began.
  record PhaseBegan(String phase) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("phase-began", word(phase));
    }
  }

  /// A card was shown to everybody.
  record Revealed(Seat owner, String card) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("revealed", player(owner), Message.card(card));
    }
  }

  /// A player played a card.
  record Played(Seat seat, String card, int paid) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("played", player(seat), Message.card(card), Message.number(paid));
    }
  }

  /// A player played a card to an area.
  ///
  /// @param area the area as a clause
  record PlayedAt(Seat seat, String card, Message area, int paid) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of(
          "played-at", player(seat), Message.card(card), clause(area), Message.number(paid));
    }
  }

  /// A player played a card on another card.
  record PlayedOn(Seat seat, String card, String host, int paid) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of(
          "played-on", player(seat), Message.card(card), Message.card(host), Message.number(paid));
    }
  }

  /// A player used an ability.
  record Used(Seat seat, String card, int paid) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("used", player(seat), Message.card(card), Message.number(paid));
    }
  }

  /// A player paid for something that is no card.
  ///
  /// @param purpose what for, as a clause: `to draw a card`
  record Paid(Seat seat, int tokens, Message purpose) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("paid", player(seat), Message.number(tokens), clause(purpose));
    }
  }

  /// A player chose a card in play.
  record Chose(Seat seat, String card) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("chose", player(seat), Message.card(card));
    }
  }

  /// A player chose a card in play that lies face-down and is not named (MLP B21).
  record ChoseFaceDown(Seat seat) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("chose-face-down", player(seat));
    }
  }

  /// A triggered ability or a reaction comes.
  record SetOff(Seat seat, String card, boolean reaction) implements PublicEvent {
    @Override
    public Message message() {
      return reaction
          ? Messages.of("reacted", player(seat), Message.card(card))
          : Messages.of("set-off", player(seat), Message.card(card));
    }
  }

  /// A card came into play at an area.
  ///
  /// @param area the area as a clause
  record EnteredAt(Seat seat, String card, Message area) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("entered-at", player(seat), Message.card(card), clause(area));
    }
  }

  /// A card came into play on another card.
  record EnteredOn(Seat seat, String card, String host) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("entered-on", player(seat), Message.card(card), Message.card(host));
    }
  }

  /// A character moved to another area.
  ///
  /// @param area the area as a clause
  record Moved(String card, Message area) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("moved", Message.card(card), clause(area));
    }
  }

  /// A character was sent home, which is no move.
  record SentHome(Seat seat, String card) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("sent-home", player(seat), Message.card(card));
    }
  }

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
  record Became(String card, State state) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of(state.id, Message.card(card));
    }
  }

  /// A card was banished beneath another one.
  record BanishedBeneath(String card, String host) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("banished-beneath", Message.card(card), Message.card(host));
    }
  }

  /// A card was attached to another one than before.
  record Reattached(String card, String host) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("reattached", Message.card(card), Message.card(host));
    }
  }

  /// A player took control of a card.
  record Controlled(String card, Seat seat) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("controlled", Message.card(card), player(seat));
    }
  }

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
  record Left(Seat owner, String card, Leaving how) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of(how.id, player(owner), Message.card(card));
    }
  }

  /// A Troublemaker was turned face-up.
  ///
  /// @param area the area as a clause
  record Uncovered(Seat seat, String card, Message area) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("uncovered", player(seat), Message.card(card), clause(area));
    }
  }

  /// Counters were put on a card or removed from it.
  ///
  /// @param change below 0 for removed ones
  record Counted(String card, String counter, int change, int now) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of(
          change < 0 ? "counters-removed" : "counters-put",
          Message.card(card),
          Message.number(Math.abs(change)),
          word(counter),
          Message.number(now));
    }
  }

  /// A player gained action tokens.
  record Gained(Seat seat, int tokens, int now) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("gained", player(seat), Message.number(tokens), Message.number(now));
    }
  }

  /// A player lost action tokens.
  record Lost(Seat seat, int tokens, int now) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("lost", player(seat), Message.number(tokens), Message.number(now));
    }
  }

  /// A player scored.
  record Scored(Seat seat, int points, int now) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("scored", player(seat), Message.number(points), Message.number(now));
    }
  }

  /// A deck was shuffled.
  record Shuffled(Seat seat, boolean problems) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of(problems ? "problem-deck-shuffled" : "deck-shuffled", player(seat));
    }
  }

  /// A player looked at the top cards of a deck.
  record LooksAtTop(Seat seat, Seat owner, int number) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("looks-at-top", player(seat), Message.number(number), player(owner));
    }
  }

  /// A Problem was confronted.
  record Confronted(Seat seat, String problem, boolean first) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of(
          first ? "confronted-first" : "confronted", player(seat), Message.card(problem));
    }
  }

  /// A Problem was not confronted.
  ///
  /// @param why a clause such as `A needs 2 more blue power`
  record NotConfronted(Seat seat, String problem, Message why) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("not-confronted", player(seat), Message.card(problem), clause(why));
    }
  }

  /// Who is involved in a faceoff for a player, and with how much power before any flip.
  ///
  /// @param seat for whom that power counts
  /// @param controller whose cards they are: a Villain may be challenged by its own controller
  record Side(Seat seat, Seat controller, List<String> cards, int power) {
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
  record FaceoffBegan(String kind, List<String> about, Side first, Side second)
      implements PublicEvent {
    /// Keeps the list from changing.
    public FaceoffBegan {
      about = List.copyOf(about);
    }

    @Override
    public Message message() {
      Message.Argument one = clause(first.message());
      Message.Argument two = clause(second.message());
      return about.isEmpty()
          ? Messages.of("faceoff-began", word(kind), one, two)
          : Messages.of("faceoff-began-at", word(kind), Message.cards(about), one, two);
    }
  }

  /// A card was flipped.
  record Flipped(Seat seat, String card, int power) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("flipped", player(seat), Message.card(card), Message.number(power));
    }
  }

  /// A die was rolled.
  record Rolled(int sides, int number) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("rolled", Message.number(sides), Message.number(number));
    }
  }

  /// A player flipped no card: a text said so, or the deck is empty.
  record FlipsNothing(Seat seat, boolean empty) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of(empty ? "no-card-to-flip" : "flips-nothing", player(seat));
    }
  }

  /// A flipped card was ignored.
  record Ignored(Seat seat, String card) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("ignored", player(seat), Message.card(card));
    }
  }

  /// The totals of a faceoff were compared.
  ///
  /// @param again whether both flip again
  record Compared(int a, int b, boolean again) implements PublicEvent {
    @Override
    public Message message() {
      String tie = again ? "compared-tie-again" : "compared-tie";
      return Messages.of(
          a == b ? tie : "compared",
          player(Seat.A),
          Message.number(a),
          player(Seat.B),
          Message.number(b));
    }
  }

  /// A faceoff was won.
  ///
  /// @param prize what the winner gets, or what the loser loses, as a clause; [Message#NOTHING] for nothing
  record FaceoffWon(Seat seat, int margin, Message prize) implements PublicEvent {
    @Override
    public Message message() {
      return prize.isEmpty()
          ? Messages.of("faceoff-won", player(seat), Message.number(margin))
          : Messages.of("faceoff-won-prize", player(seat), Message.number(margin), clause(prize));
    }
  }

  /// A faceoff ended without a winner.
  ///
  /// @param then what comes of that, as a clause
  record FaceoffUndecided(Message then) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("faceoff-undecided", clause(then));
    }
  }

  /// Flipped cards went to the bottom of a deck, in an order that only their owner knows.
  record ToBottom(Seat seat, List<String> cards) implements PublicEvent {
    /// Keeps the list from changing.
    public ToBottom {
      cards = List.copyOf(cards);
    }

    @Override
    public Message message() {
      return Messages.of("to-bottom", player(seat), listed(cards, "; "));
    }
  }

  /// A Problem was solved, and another one comes.
  record Replaced(Seat owner, String problem, String now) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("replaced", player(owner), Message.card(problem), Message.card(now));
    }
  }

  /// A player conceded.
  record Conceded(Seat seat) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("conceded", player(seat));
    }
  }

  /// The game is over.
  record Ended(Outcome outcome) implements PublicEvent {
    @Override
    public Message message() {
      Message.Argument reason = clause(outcome.message());
      return outcome
          .winner()
          .map(seat -> Messages.of("won", player(seat), reason))
          .orElseGet(() -> Messages.of("drawn", reason));
    }
  }
}
