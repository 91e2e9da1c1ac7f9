package cardwright.ggltcg.event;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.cards;
import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.player;
import static cardwright.engine.Message.word;

import cardwright.cardgame.message.OpenEvent;
import cardwright.engine.Message;
import cardwright.engine.Outcome;
import cardwright.engine.Seat;
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

  /// A player paid CC and played a card.
  record Played(Seat seat, String card, int paid) implements PublicEvent {}

  /// A player paid for an ability of a card in play.
  record Used(Seat seat, String card, int paid) implements PublicEvent {}

  /// A tussle was declared and paid.
  record Tussled(Seat seat, String attacker, String defender, int paid) implements PublicEvent {}

  /// A direct attack was declared and paid.
  record AttackedDirectly(Seat seat, String attacker, int paid) implements PublicEvent {}

  /// A tussle was called off.
  record CalledOff() implements PublicEvent {}

  /// A Toy struck.
  record Struck(String striker, String struck, int damage) implements PublicEvent {}

  /// A Toy won its tussle by its text.
  record WonByText(String winner, String loser) implements PublicEvent {}

  /// Cards were sleeped from play, at one moment.
  record Sleeped(List<String> cards) implements PublicEvent {}

  /// A card was sleeped from a hand, at random, and shown to both players.
  record SleepedFromHand(Seat owner, String card) implements PublicEvent {}

  /// An Action was carried out and went to sleep.
  record ActionDone(Seat owner, String card) implements PublicEvent {}

  /// Cards went back to the hands of their owners.
  record Returned(List<String> cards) implements PublicEvent {}

  /// Sleeping cards went back to their owner's hand.
  record Unsleeped(Seat owner, List<String> cards) implements PublicEvent {}

  /// A player took control of a card.
  record ControlTaken(Seat seat, String card) implements PublicEvent {}

  /// Control of a card that was taken for a time went back.
  record ControlReturned(Seat seat, String card) implements PublicEvent {}

  /// The next card of a kind that a player plays costs less.
  ///
  /// @param kind the kind, or any
  record NextCostsLess(Seat seat, Optional<Kind> kind, int less) implements PublicEvent {}

  /// A text took the place of what would have happened.
  ///
  /// @param event what would have happened, as a part of a sentence
  record Replaced(Seat seat, String card, Message event) implements PublicEvent {}

  /// A player said what X is.
  record SaidX(Seat seat, String card, int x) implements PublicEvent {}

  /// A Toy lost stamina that is no damage.
  record StaminaLost(String card, int by) implements PublicEvent {}

  /// The stamina of a Toy was set.
  record StaminaSet(String card, int to) implements PublicEvent {}

  /// Figures of a Toy changed.
  ///
  /// @param by what was added to them
  record StatsChanged(String card, Stats by) implements PublicEvent {}

  /// An Action entered play as a copy of a Toy.
  record EnteredAsCopy(Seat seat, String card, String toy) implements PublicEvent {}

  /// A triggered ability is carried out.
  record Triggered(Seat seat, String card) implements PublicEvent {}

  /// A player ended the turn.
  ///
  /// @param byItself whether nothing else could be done
  record TurnEnded(Seat seat, boolean byItself) implements PublicEvent {}

  /// The play is over.
  record Ended(Outcome outcome) implements PublicEvent {}

  @Override
  default Message message() {
    return switch (this) {
      case Gained(Seat seat, int gained, int now) ->
          Messages.of("gained", player(seat), number(gained), number(now));
      case Played(Seat seat, String card, int paid) ->
          Messages.of("played", player(seat), card(card), number(paid));
      case Used(Seat seat, String card, int paid) ->
          Messages.of("used", player(seat), card(card), number(paid));
      case Tussled(Seat seat, String attacker, String defender, int paid) ->
          Messages.of("tussled", player(seat), card(attacker), card(defender), number(paid));
      case AttackedDirectly(Seat seat, String attacker, int paid) ->
          Messages.of("attacked-directly", player(seat), card(attacker), number(paid));
      case CalledOff() -> Messages.of("called-off");
      case Struck(String striker, String struck, int damage) ->
          Messages.of("struck", card(striker), card(struck), number(damage));
      case WonByText(String winner, String loser) ->
          Messages.of("won-by-text", card(winner), card(loser));
      case Sleeped(List<String> cards) ->
          Messages.of("sleeped", cards(cards), number(cards.size()));
      case SleepedFromHand(Seat owner, String card) ->
          Messages.of("sleeped-from-hand", player(owner), card(card));
      case ActionDone(Seat owner, String card) ->
          Messages.of("action-done", player(owner), card(card));
      case Returned(List<String> cards) ->
          Messages.of("returned", cards(cards), number(cards.size()));
      case Unsleeped(Seat owner, List<String> cards) ->
          Messages.of("unsleeped", player(owner), cards(cards), number(cards.size()));
      case ControlTaken(Seat seat, String card) ->
          Messages.of("control-taken", player(seat), card(card));
      case ControlReturned(Seat seat, String card) ->
          Messages.of("control-returned", player(seat), card(card));
      case NextCostsLess(Seat seat, Optional<Kind> kind, int less) ->
          kind.map(each ->
                  Messages.of("next-costs-less", player(seat), word(each.words()), number(less)))
              .orElseGet(() -> Messages.of("next-card-costs-less", player(seat), number(less)));
      case Replaced(Seat seat, String card, Message event) ->
          Messages.of("replaced", player(seat), card(card), clause(event));
      case SaidX(Seat seat, String card, int x) ->
          Messages.of("said-x", player(seat), card(card), number(x));
      case StaminaLost(String card, int by) -> Messages.of("stamina-lost", card(card), number(by));
      case StaminaSet(String card, int to) -> Messages.of("stamina-set", card(card), number(to));
      case StatsChanged(String card, Stats by) -> {
        Message added =
            Arrays.stream(Stat.values())
                .filter(stat -> by.of(stat) != 0)
                .map(stat -> Messages.of("added", number(by.of(stat)), word(stat.words())))
                .reduce((some, more) -> Messages.of("listed", clause(some), clause(more)))
                .orElse(Message.NOTHING);
        yield Messages.of("stats-changed", card(card), clause(added));
      }
      case EnteredAsCopy(Seat seat, String card, String toy) ->
          Messages.of("entered-as-copy", player(seat), card(card), card(toy));
      case Triggered(Seat seat, String card) -> Messages.of("triggered", player(seat), card(card));
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
