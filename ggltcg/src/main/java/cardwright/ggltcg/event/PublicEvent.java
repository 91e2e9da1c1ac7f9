package cardwright.ggltcg.event;

import static cardwright.engine.Message.cards;
import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.player;
import static cardwright.engine.Message.word;

import cardwright.cardgame.message.OpenEvent;
import cardwright.engine.Message;
import cardwright.engine.Message.Argument.Card;
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
public sealed interface PublicEvent extends OpenEvent {
  /// A player gained CC.
  ///
  /// @param gained how many were really gained; the cap may have eaten some
  /// @param now how many the player has then
  record Gained(Seat seat, int gained, int now) implements PublicEvent {}

  /// A player lost CC by a text.
  ///
  /// @param lost how many were really lost; there may have been fewer than the text says
  /// @param now how many the player has then
  record LostCc(Seat seat, int lost, int now) implements PublicEvent {}

  /// A player paid CC and played a card.
  record Played(Seat seat, Card card, int paid) implements PublicEvent {
    @Override
    public Optional<PlayedCard> played(Viewer viewer) {
      return Optional.of(new PlayedCard(seat, card.name()));
    }
  }

  /// A player paid for an ability of a card in play.
  record Used(Seat seat, Card card, int paid) implements PublicEvent {}

  /// A tussle was declared and paid.
  record Tussled(Seat seat, Card attacker, Card defender, int paid) implements PublicEvent {}

  /// A direct attack was declared and paid.
  record AttackedDirectly(Seat seat, Card attacker, int paid) implements PublicEvent {}

  /// A tussle was called off.
  record CalledOff() implements PublicEvent {}

  /// A Toy struck.
  record Struck(Card striker, Card struck, int damage) implements PublicEvent {}

  /// A Toy won its tussle by its text.
  record WonByText(Card winner, Card loser) implements PublicEvent {}

  /// Cards were sleeped from play, at one moment.
  record Sleeped(List<Card> cards) implements PublicEvent {}

  /// A card was sleeped from a hand, at random, and shown to both players.
  record SleepedFromHand(Seat owner, Card card) implements PublicEvent {}

  /// An Action was carried out and went to sleep.
  record ActionDone(Seat owner, Card card) implements PublicEvent {}

  /// Cards went back to the hands of their owners.
  record Returned(List<Card> cards) implements PublicEvent {}

  /// Sleeping cards went back to their owner's hand.
  record Unsleeped(Seat owner, List<Card> cards) implements PublicEvent {}

  /// A player took control of a card.
  record ControlTaken(Seat seat, Card card) implements PublicEvent {}

  /// Control of a card that was taken for a time went back.
  record ControlReturned(Seat seat, Card card) implements PublicEvent {}

  /// The next card of a kind that a player plays costs less.
  ///
  /// @param kind the kind, or any
  record NextCostsLess(Seat seat, Optional<Kind> kind, int less) implements PublicEvent {}

  /// A text took the place of what would have happened.
  ///
  /// @param event what would have happened, as a part of a sentence
  record Replaced(Seat seat, Card card, Message event) implements PublicEvent {}

  /// A player said what X is.
  record SaidX(Seat seat, Card card, int x) implements PublicEvent {}

  /// A Toy lost stamina that is no damage.
  record StaminaLost(Card card, int by) implements PublicEvent {}

  /// The stamina of a Toy was set.
  record StaminaSet(Card card, int to) implements PublicEvent {}

  /// Figures of a Toy changed.
  ///
  /// @param by what was added to them
  record StatsChanged(Card card, Stats by) implements PublicEvent {}

  /// An Action entered play as a copy of a Toy.
  record EnteredAsCopy(Seat seat, Card card, Card toy) implements PublicEvent {}

  /// A triggered ability is set off; its player may still decline what it leaves open.
  record Triggered(Seat seat, Card card) implements PublicEvent {}

  /// A player declined what a text says that the player may do.
  record Declined(Seat seat, Card card) implements PublicEvent {}

  /// A player ended the turn.
  ///
  /// @param byItself whether nothing else could be done
  record TurnEnded(Seat seat, boolean byItself) implements PublicEvent {}

  /// The play is over.
  record Ended(Outcome outcome) implements PublicEvent {}

  @Override
  default boolean isEffect() {
    return !(this instanceof Played
        || this instanceof Used
        || this instanceof SaidX
        || this instanceof Tussled
        || this instanceof AttackedDirectly
        || this instanceof Triggered
        || this instanceof Declined
        || this instanceof TurnEnded);
  }

  @Override
  default Message message() {
    return switch (this) {
      case Gained(Seat seat, int gained, int now) ->
          Messages.of("gained", player(seat), number(gained), number(now));
      case LostCc(Seat seat, int lost, int now) ->
          Messages.of("lost-cc", player(seat), number(lost), number(now));
      case Played(Seat seat, Card card, int paid) ->
          Messages.of("played", player(seat), card, number(paid));
      case Used(Seat seat, Card card, int paid) ->
          Messages.of("used", player(seat), card, number(paid));
      case Tussled(Seat seat, Card attacker, Card defender, int paid) ->
          Messages.of("tussled", player(seat), attacker, defender, number(paid));
      case AttackedDirectly(Seat seat, Card attacker, int paid) ->
          Messages.of("attacked-directly", player(seat), attacker, number(paid));
      case CalledOff() -> Messages.of("called-off");
      case Struck(Card striker, Card struck, int damage) ->
          Messages.of("struck", striker, struck, number(damage));
      case WonByText(Card winner, Card loser) -> Messages.of("won-by-text", winner, loser);
      case Sleeped(List<Card> cards) -> Messages.of("sleeped", cards(cards), number(cards.size()));
      case SleepedFromHand(Seat owner, Card card) ->
          Messages.of("sleeped-from-hand", player(owner), card);
      case ActionDone(Seat owner, Card card) -> Messages.of("action-done", player(owner), card);
      case Returned(List<Card> cards) ->
          Messages.of("returned", cards(cards), number(cards.size()));
      case Unsleeped(Seat owner, List<Card> cards) ->
          Messages.of("unsleeped", player(owner), cards(cards), number(cards.size()));
      case ControlTaken(Seat seat, Card card) -> Messages.of("control-taken", player(seat), card);
      case ControlReturned(Seat seat, Card card) ->
          Messages.of("control-returned", player(seat), card);
      case NextCostsLess(Seat seat, Optional<Kind> kind, int less) ->
          kind.map(each ->
                  Messages.of("next-costs-less", player(seat), word(each.words()), number(less)))
              .orElseGet(() -> Messages.of("next-card-costs-less", player(seat), number(less)));
      case Replaced(Seat seat, Card card, Message event) ->
          Messages.of("replaced", player(seat), card, clause(event));
      case SaidX(Seat seat, Card card, int x) ->
          Messages.of("said-x", player(seat), card, number(x));
      case StaminaLost(Card card, int by) -> Messages.of("stamina-lost", card, number(by));
      case StaminaSet(Card card, int to) -> Messages.of("stamina-set", card, number(to));
      case StatsChanged(Card card, Stats by) -> {
        Message added =
            Arrays.stream(Stat.values())
                .filter(stat -> by.of(stat) != 0)
                .map(stat -> Messages.of("added", number(by.of(stat)), word(stat.words())))
                .reduce((some, more) -> Messages.of("listed", clause(some), clause(more)))
                .orElse(Message.NOTHING);
        yield Messages.of("stats-changed", card, clause(added));
      }
      case EnteredAsCopy(Seat seat, Card card, Card toy) ->
          Messages.of("entered-as-copy", player(seat), card, toy);
      case Triggered(Seat seat, Card card) -> Messages.of("triggered", player(seat), card);
      case Declined(Seat seat, Card card) -> Messages.of("declined", player(seat), card);
      case TurnEnded(Seat seat, boolean byItself) ->
          Messages.of(byItself ? "turn-ended-by-itself" : "turn-ended", player(seat));
      case Ended(Outcome outcome) -> {
        Message.Argument reason = clause(outcome.message());
        yield outcome
            .winner()
            .map(seat -> Messages.of("game-won", player(seat), reason))
            .orElseGet(() -> Messages.of("game-drawn", reason));
      }
    };
  }
}
