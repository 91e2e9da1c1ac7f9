package cardwright.ggltcg.event;

import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Outcome;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.vocabulary.Kind;
import cardwright.ggltcg.vocabulary.Stat;
import cardwright.ggltcg.vocabulary.Stats;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// An event of GGLTCG. Everything that happens is open: both players hear the same (GG Q6).
public sealed interface PublicEvent extends LogEvent {
  /// What is told of the event.
  Message message();

  @Override
  default Message message(Viewer viewer) {
    return message();
  }

  /// Chance has decided who goes first.
  record GoesFirst(Seat seat) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("goes-first", Message.player(seat));
    }
  }

  /// A turn began.
  record TurnBegan(int turn, Seat seat) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("turn-began", Message.number(turn), Message.player(seat));
    }
  }

  /// A player gained CC.
  ///
  /// @param gained how many were really gained; the cap may have eaten some
  /// @param now how many the player has then
  record Gained(Seat seat, int gained, int now) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of(
          "gained", Message.player(seat), Message.number(gained), Message.number(now));
    }
  }

  /// A player paid CC and played a card.
  record Played(Seat seat, String card, int paid) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("played", Message.player(seat), Message.card(card), Message.number(paid));
    }
  }

  /// A player paid for an ability of a card in play.
  record Used(Seat seat, String card, int paid) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("used", Message.player(seat), Message.card(card), Message.number(paid));
    }
  }

  /// A tussle was declared and paid.
  record Tussled(Seat seat, String attacker, String defender, int paid) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of(
          "tussled",
          Message.player(seat),
          Message.card(attacker),
          Message.card(defender),
          Message.number(paid));
    }
  }

  /// A direct attack was declared and paid.
  record AttackedDirectly(Seat seat, String attacker, int paid) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of(
          "attacked-directly", Message.player(seat), Message.card(attacker), Message.number(paid));
    }
  }

  /// A tussle was called off.
  record CalledOff() implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("called-off");
    }
  }

  /// A Toy struck.
  record Struck(String striker, String struck, int damage) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of(
          "struck", Message.card(striker), Message.card(struck), Message.number(damage));
    }
  }

  /// A Toy won its tussle by its text.
  record WonByText(String winner, String loser) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("won-by-text", Message.card(winner), Message.card(loser));
    }
  }

  /// Cards were sleeped from play, at one moment.
  record Sleeped(List<String> cards) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("sleeped", Message.cards(cards), Message.number(cards.size()));
    }
  }

  /// A card was sleeped from a hand, at random, and shown to both players.
  record SleepedFromHand(Seat owner, String card) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("sleeped-from-hand", Message.player(owner), Message.card(card));
    }
  }

  /// An Action was carried out and went to sleep.
  record ActionDone(Seat owner, String card) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("action-done", Message.player(owner), Message.card(card));
    }
  }

  /// Cards went back to the hands of their owners.
  record Returned(List<String> cards) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("returned", Message.cards(cards), Message.number(cards.size()));
    }
  }

  /// A die was rolled.
  record Rolled(int sides, int number) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("rolled", Message.number(sides), Message.number(number));
    }
  }

  /// Sleeping cards went back to their owner's hand.
  record Unsleeped(Seat owner, List<String> cards) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of(
          "unsleeped", Message.player(owner), Message.cards(cards), Message.number(cards.size()));
    }
  }

  /// A player took control of a card.
  record ControlTaken(Seat seat, String card) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("control-taken", Message.player(seat), Message.card(card));
    }
  }

  /// Control of a card that was taken for a time went back.
  record ControlReturned(Seat seat, String card) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("control-returned", Message.player(seat), Message.card(card));
    }
  }

  /// The next card of a kind that a player plays costs less.
  ///
  /// @param kind the kind, or any
  record NextCostsLess(Seat seat, Optional<Kind> kind, int less) implements PublicEvent {
    @Override
    public Message message() {
      return kind.map(each ->
              Messages.of(
                  "next-costs-less",
                  Message.player(seat),
                  Message.word(each.words()),
                  Message.number(less)))
          .orElseGet(() ->
              Messages.of("next-card-costs-less", Message.player(seat), Message.number(less)));
    }
  }

  /// A text took the place of what would have happened.
  ///
  /// @param event what would have happened, as a part of a sentence
  record Replaced(Seat seat, String card, Message event) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of(
          "replaced", Message.player(seat), Message.card(card), Message.clause(event));
    }
  }

  /// A player said what X is.
  record SaidX(Seat seat, String card, int x) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("said-x", Message.player(seat), Message.card(card), Message.number(x));
    }
  }

  /// A Toy lost stamina that is no damage.
  record StaminaLost(String card, int by) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("stamina-lost", Message.card(card), Message.number(by));
    }
  }

  /// The stamina of a Toy was set.
  record StaminaSet(String card, int to) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("stamina-set", Message.card(card), Message.number(to));
    }
  }

  /// Figures of a Toy changed.
  ///
  /// @param by what was added to them
  record StatsChanged(String card, Stats by) implements PublicEvent {
    @Override
    public Message message() {
      Message added =
          Arrays.stream(Stat.values())
              .filter(stat -> by.of(stat) != 0)
              .map(stat ->
                  Messages.of("added", Message.number(by.of(stat)), Message.word(stat.words())))
              .reduce(
                  (some, more) -> Messages.of("listed", Message.clause(some), Message.clause(more)))
              .orElse(Message.NOTHING);
      return Messages.of("stats-changed", Message.card(card), Message.clause(added));
    }
  }

  /// An Action entered play as a copy of a Toy.
  record EnteredAsCopy(Seat seat, String card, String toy) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of(
          "entered-as-copy", Message.player(seat), Message.card(card), Message.card(toy));
    }
  }

  /// A triggered ability is carried out.
  record Triggered(Seat seat, String card) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("triggered", Message.player(seat), Message.card(card));
    }
  }

  /// A player ended the turn.
  ///
  /// @param byItself whether nothing else could be done
  record TurnEnded(Seat seat, boolean byItself) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of(byItself ? "turn-ended-by-itself" : "turn-ended", Message.player(seat));
    }
  }

  /// The play is over.
  record Ended(Outcome outcome) implements PublicEvent {
    @Override
    public Message message() {
      Message.Argument reason = Message.clause(outcome.message());
      return outcome
          .winner()
          .map(seat -> Messages.of("game-won", Message.player(seat), reason))
          .orElseGet(() -> Messages.of("game-drawn", reason));
    }
  }
}
