package cardwright.littletroubles.event;

import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.player;
import static cardwright.engine.Message.word;

import cardwright.cardgame.message.OpenEvent;
import cardwright.engine.Message;
import cardwright.engine.Message.Argument.Card;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import cardwright.littletroubles.message.Messages;
import java.util.Optional;

/// An event of Little Troubles. All of them are open but for the cards that one player alone sees.
public sealed interface PublicEvent extends OpenEvent {
  /// What changes how many cookies a player has.
  sealed interface OfCookies extends PublicEvent {}

  /// A phase or step began.
  ///
  /// @param stage its name, as a part of a sentence
  record StageBegan(Message stage) implements PublicEvent {}

  /// A player shuffled the ten cards back and drew ten others.
  record Mulliganed(Seat seat) implements PublicEvent {}

  /// A player kept six cards and shuffled four back.
  record Kept(Seat seat) implements PublicEvent {}

  /// A player passed.
  record Passed(Seat seat) implements PublicEvent {
    @Override
    public boolean isPass() {
      return true;
    }
  }

  /// A player paid for a card and played it.
  ///
  /// @param title its title as in deck lists
  /// @param x what X is; 0 for a card that does not cost X
  record Played(Seat seat, Card card, String title, int paid, int x) implements PublicEvent {
    @Override
    public Optional<PlayedCard> played(Viewer viewer) {
      return Optional.of(new PlayedCard(seat, title));
    }
  }

  /// A player paid for an ability and used it.
  record Used(Seat seat, Card card, int paid) implements PublicEvent {}

  /// A player paid a Bribe to the controller of a Character.
  record Bribed(Seat seat, Card card, int paid) implements PublicEvent {}

  /// A player gained cookies.
  record Gained(Seat seat, int cookies, int now) implements OfCookies {}

  /// A player lost cookies.
  record LostCookies(Seat seat, int cookies, int now) implements OfCookies {}

  /// A Character was regressed.
  ///
  /// @param now what it is called now
  record Regressed(Card card, Card now) implements PublicEvent {}

  /// A Character was restored.
  record Restored(Card card) implements PublicEvent {}

  /// A card went somewhere, for all to see.
  ///
  /// @param where where it went
  record Moved(Card card, Seat owner, Destination where) implements PublicEvent {}

  /// A card came into play.
  record Entered(Seat seat, Card card) implements PublicEvent {}

  /// A player has control of a card now.
  record ControlPassed(Seat seat, Card card) implements PublicEvent {}

  /// Something was added to a figure of a card.
  ///
  /// @param stat the name of the figure, as a part of a sentence
  record StatAdded(Card card, Message stat, int by) implements PublicEvent {}

  /// A figure of a card was set.
  ///
  /// @param stat the name of the figure, as a part of a sentence
  record StatSet(Card card, Message stat, int to) implements PublicEvent {}

  /// A figure of a card was multiplied.
  ///
  /// @param stat the name of the figure, as a part of a sentence
  record StatMultiplied(Card card, Message stat, int by) implements PublicEvent {}

  /// The next card of some sort that a player plays costs less.
  record NextCostsLess(Seat seat, Card source, int less) implements PublicEvent {}

  /// Counters were put on a card.
  record CountersPut(Card card, String counter, int number, int now) implements PublicEvent {}

  /// Counters were removed from a card.
  record CountersRemoved(Card card, String counter, int number, int now) implements PublicEvent {}

  /// A Character grabbed a Toy.
  record Grabbed(Card holder, Card toy) implements PublicEvent {}

  /// A Toy was dropped.
  record Dropped(Card toy) implements PublicEvent {}

  /// A card went from a hand to Timeout.
  record Discarded(Seat seat, Card card) implements PublicEvent {}

  /// A card in a private place was shown to both players.
  record Revealed(Seat seat, Card card) implements PublicEvent {}

  /// A player searched a deck.
  record Searched(Seat seat) implements PublicEvent {}

  /// A deck was shuffled.
  ///
  /// @param timeout whether Timeout became the deck
  record Shuffled(Seat seat, boolean timeout) implements PublicEvent {}

  /// A fight was picked.
  record PickedFight(Seat seat, Card attacker, Card defender) implements PublicEvent {}

  /// The turn player picked no fight.
  record NoFight(Seat seat) implements PublicEvent {}

  /// A card says that the Fight Phase is skipped.
  record FightSkipped() implements PublicEvent {}

  /// A fight was stopped.
  record FightStopped() implements PublicEvent {}

  /// The two Characters were held against each other.
  record Compared(
      Card attacker,
      int confidence,
      int maturity,
      Card defender,
      int otherConfidence,
      int otherMaturity)
      implements PublicEvent {}

  /// A player won a fight.
  record FightWon(Seat seat, Card card, int wins) implements PublicEvent {}

  /// A fight was a tie.
  record FightTied() implements PublicEvent {}

  /// A Task was done.
  record TaskDone(Seat seat, Card goal, int task) implements PublicEvent {}

  /// A Goal was fulfilled.
  record GoalCompleted(Seat seat, Card goal) implements PublicEvent {}

  /// A text says that a player wins the game.
  record AlternateWin(Seat seat, Card card) implements PublicEvent {}

  /// Time was called.
  record TimeCalled() implements PublicEvent {}

  /// A Big has found that a player has cheated.
  record FoundCheating(Seat seat) implements PublicEvent {}

  /// The game is over, and a player has won it.
  ///
  /// @param reason a part of a sentence, with the rule
  record Won(Seat seat, Message reason) implements PublicEvent {}

  /// The game is over without a winner.
  ///
  /// @param reason a part of a sentence, with the rule
  record Drawn(Message reason) implements PublicEvent {}

  @Override
  default boolean isEffect() {
    return !(this instanceof StageBegan
        || this instanceof Mulliganed
        || this instanceof Kept
        || this instanceof Passed
        || this instanceof Played
        || this instanceof Used
        || this instanceof Bribed
        || this instanceof PickedFight
        || this instanceof NoFight);
  }

  @Override
  default Message message() {
    return switch (this) {
      case StageBegan(Message stage) -> Messages.of("stage-began", clause(stage));
      case Mulliganed(Seat seat) -> Messages.of("mulliganed", player(seat));
      case Kept(Seat seat) -> Messages.of("kept", player(seat));
      case Passed(Seat seat) -> Messages.of("passed", player(seat));
      case Played(Seat seat, Card card, String _, int paid, int x) ->
          Messages.of("played", player(seat), card, number(paid), number(x));
      case Used(Seat seat, Card card, int paid) ->
          Messages.of("used", player(seat), card, number(paid));
      case Bribed(Seat seat, Card card, int paid) ->
          Messages.of("bribed", player(seat), card, number(paid));
      case Gained(Seat seat, int cookies, int now) ->
          Messages.of("gained", player(seat), number(cookies), number(now));
      case LostCookies(Seat seat, int cookies, int now) ->
          Messages.of("lost-cookies", player(seat), number(cookies), number(now));
      case Regressed(Card card, Card now) ->
          now.equals(card)
              ? Messages.of("regressed", card)
              : Messages.of("regressed-into", card, now);
      case Restored(Card card) -> Messages.of("restored", card);
      case Moved(Card card, Seat owner, Destination where) ->
          Messages.of("moved", player(owner), card, where.word());
      case Entered(Seat seat, Card card) -> Messages.of("entered", player(seat), card);
      case ControlPassed(Seat seat, Card card) -> Messages.of("control-passed", player(seat), card);
      case StatAdded(Card card, Message stat, int by) ->
          Messages.of("stat-added", card, number(by), clause(stat));
      case StatSet(Card card, Message stat, int to) ->
          Messages.of("stat-set", card, clause(stat), number(to));
      case StatMultiplied(Card card, Message stat, int by) ->
          Messages.of("stat-multiplied", card, clause(stat), number(by));
      case NextCostsLess(Seat seat, Card source, int less) ->
          Messages.of("next-costs-less", player(seat), source, number(less));
      case CountersPut(Card card, String counter, int number, int now) ->
          Messages.of("counters-put", card, number(number), word(counter), number(now));
      case CountersRemoved(Card card, String counter, int number, int now) ->
          Messages.of("counters-removed", card, number(number), word(counter), number(now));
      case Grabbed(Card holder, Card toy) -> Messages.of("grabbed", holder, toy);
      case Dropped(Card toy) -> Messages.of("dropped", toy);
      case Discarded(Seat seat, Card card) -> Messages.of("discarded", player(seat), card);
      case Revealed(Seat seat, Card card) -> Messages.of("revealed", player(seat), card);
      case Searched(Seat seat) -> Messages.of("searched", player(seat));
      case Shuffled(Seat seat, boolean timeout) ->
          Messages.of(timeout ? "timeout-shuffled" : "deck-shuffled", player(seat));
      case PickedFight(Seat seat, Card attacker, Card defender) ->
          Messages.of("picked-fight", player(seat), attacker, defender);
      case NoFight(Seat seat) -> Messages.of("no-fight", player(seat));
      case FightSkipped() -> Messages.of("fight-skipped");
      case FightStopped() -> Messages.of("fight-stopped");
      case Compared(
              Card attacker,
              int confidence,
              int maturity,
              Card defender,
              int otherConfidence,
              int otherMaturity) ->
          Messages.of(
              "compared",
              attacker,
              number(confidence),
              number(maturity),
              defender,
              number(otherConfidence),
              number(otherMaturity));
      case FightWon(Seat seat, Card card, int wins) ->
          Messages.of("fight-won", player(seat), card, number(wins));
      case FightTied() -> Messages.of("fight-tied");
      case TaskDone(Seat seat, Card goal, int task) ->
          Messages.of("task-done", player(seat), goal, number(task));
      case GoalCompleted(Seat seat, Card goal) -> Messages.of("goal-completed", player(seat), goal);
      case AlternateWin(Seat seat, Card card) -> Messages.of("alternate-win", player(seat), card);
      case TimeCalled() -> Messages.of("time-called");
      case FoundCheating(Seat seat) -> Messages.of("found-cheating", player(seat));
      case Won(Seat seat, Message reason) -> Messages.of("won", player(seat), clause(reason));
      case Drawn(Message reason) -> Messages.of("drawn", clause(reason));
    };
  }
}
