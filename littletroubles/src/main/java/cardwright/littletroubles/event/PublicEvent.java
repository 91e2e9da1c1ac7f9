package cardwright.littletroubles.event;

import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import cardwright.littletroubles.message.Messages;

/// An event of Little Troubles. All of them are open but for the cards that one player alone sees.
public sealed interface PublicEvent extends LogEvent {
  /// The event as everybody may know it.
  Message message();

  @Override
  default Message message(Viewer viewer) {
    return message();
  }

  /// Who goes first is settled.
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

  /// A phase or step began.
  record StageBegan(String stage) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("stage-began", Message.word(stage));
    }
  }

  /// A player shuffled the ten cards back and drew ten others.
  record Mulliganed(Seat seat) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("mulliganed", Message.player(seat));
    }
  }

  /// A player kept six cards and shuffled four back.
  record Kept(Seat seat) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("kept", Message.player(seat));
    }
  }

  /// A player passed.
  record Passed(Seat seat) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("passed", Message.player(seat));
    }

    @Override
    public boolean isPass() {
      return true;
    }
  }

  /// A player paid for a card and played it.
  ///
  /// @param x what X is; 0 for a card that does not cost X
  record Played(Seat seat, String card, int paid, int x) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of(
          "played",
          Message.player(seat),
          Message.card(card),
          Message.number(paid),
          Message.number(x));
    }
  }

  /// A player paid for an ability and used it.
  record Used(Seat seat, String card, int paid) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("used", Message.player(seat), Message.card(card), Message.number(paid));
    }
  }

  /// A player chose a card that lies open.
  record Chose(Seat seat, String card) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("chose", Message.player(seat), Message.card(card));
    }
  }

  /// A player paid a Bribe to the controller of a Character.
  record Bribed(Seat seat, String card, int paid) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("bribed", Message.player(seat), Message.card(card), Message.number(paid));
    }
  }

  /// A player gained cookies.
  record Gained(Seat seat, int cookies, int now) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of(
          "gained", Message.player(seat), Message.number(cookies), Message.number(now));
    }
  }

  /// A player lost cookies.
  record LostCookies(Seat seat, int cookies, int now) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of(
          "lost-cookies", Message.player(seat), Message.number(cookies), Message.number(now));
    }
  }

  /// A Character was regressed.
  ///
  /// @param now what it is called now
  record Regressed(String card, String now) implements PublicEvent {
    @Override
    public Message message() {
      return now.equals(card)
          ? Messages.of("regressed", Message.card(card))
          : Messages.of("regressed-into", Message.card(card), Message.card(now));
    }
  }

  /// A Character was restored.
  record Restored(String card) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("restored", Message.card(card));
    }
  }

  /// A card went somewhere, for all to see.
  ///
  /// @param where where it went
  record Moved(String card, Seat owner, Destination where) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("moved", Message.player(owner), Message.card(card), where.word());
    }
  }

  /// A card came into play.
  record Entered(Seat seat, String card) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("entered", Message.player(seat), Message.card(card));
    }
  }

  /// A player has control of a card now.
  record ControlPassed(Seat seat, String card) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("control-passed", Message.player(seat), Message.card(card));
    }
  }

  /// Something was added to a figure of a card.
  ///
  /// @param stat the figure as cards write it
  record StatAdded(String card, String stat, int by) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("stat-added", Message.card(card), Message.number(by), Message.word(stat));
    }
  }

  /// A figure of a card was set.
  ///
  /// @param stat the figure as cards write it
  record StatSet(String card, String stat, int to) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("stat-set", Message.card(card), Message.word(stat), Message.number(to));
    }
  }

  /// A figure of a card was multiplied.
  ///
  /// @param stat the figure as cards write it
  record StatMultiplied(String card, String stat, int by) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of(
          "stat-multiplied", Message.card(card), Message.word(stat), Message.number(by));
    }
  }

  /// The next card of some sort that a player plays costs less.
  record NextCostsLess(Seat seat, String source, int less) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of(
          "next-costs-less", Message.player(seat), Message.card(source), Message.number(less));
    }
  }

  /// Counters were put on a card.
  record CountersPut(String card, String counter, int number, int now) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of(
          "counters-put",
          Message.card(card),
          Message.number(number),
          Message.word(counter),
          Message.number(now));
    }
  }

  /// Counters were removed from a card.
  record CountersRemoved(String card, String counter, int number, int now) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of(
          "counters-removed",
          Message.card(card),
          Message.number(number),
          Message.word(counter),
          Message.number(now));
    }
  }

  /// A Character grabbed a Toy.
  record Grabbed(String holder, String toy) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("grabbed", Message.card(holder), Message.card(toy));
    }
  }

  /// A Toy was dropped.
  record Dropped(String toy) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("dropped", Message.card(toy));
    }
  }

  /// A card went from a hand to Timeout.
  record Discarded(Seat seat, String card) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("discarded", Message.player(seat), Message.card(card));
    }
  }

  /// A card in a private place was shown to both players.
  record Revealed(Seat seat, String card) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("revealed", Message.player(seat), Message.card(card));
    }
  }

  /// A player searched a deck.
  record Searched(Seat seat) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("searched", Message.player(seat));
    }
  }

  /// A deck was shuffled.
  ///
  /// @param timeout whether Timeout became the deck
  record Shuffled(Seat seat, boolean timeout) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of(timeout ? "timeout-shuffled" : "deck-shuffled", Message.player(seat));
    }
  }

  /// A die was rolled.
  record Rolled(int sides, int number) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("rolled", Message.number(sides), Message.number(number));
    }
  }

  /// A fight was picked.
  record PickedFight(Seat seat, String attacker, String defender) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of(
          "picked-fight", Message.player(seat), Message.card(attacker), Message.card(defender));
    }
  }

  /// The turn player picked no fight.
  record NoFight(Seat seat) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("no-fight", Message.player(seat));
    }
  }

  /// A card says that the Fight Phase is skipped.
  record FightSkipped() implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("fight-skipped");
    }
  }

  /// A fight was stopped.
  record FightStopped() implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("fight-stopped");
    }
  }

  /// The two Characters were held against each other.
  record Compared(
      String attacker,
      int confidence,
      int maturity,
      String defender,
      int otherConfidence,
      int otherMaturity)
      implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of(
          "compared",
          Message.card(attacker),
          Message.number(confidence),
          Message.number(maturity),
          Message.card(defender),
          Message.number(otherConfidence),
          Message.number(otherMaturity));
    }
  }

  /// A player won a fight.
  record FightWon(Seat seat, String card, int wins) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of(
          "fight-won", Message.player(seat), Message.card(card), Message.number(wins));
    }
  }

  /// A fight was a tie.
  record FightTied() implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("fight-tied");
    }
  }

  /// A Task was done.
  record TaskDone(Seat seat, String goal, int task) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of(
          "task-done", Message.player(seat), Message.card(goal), Message.number(task));
    }
  }

  /// A Goal was fulfilled.
  record GoalCompleted(Seat seat, String goal) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("goal-completed", Message.player(seat), Message.card(goal));
    }
  }

  /// A text says that a player wins the game.
  record AlternateWin(Seat seat, String card) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("alternate-win", Message.player(seat), Message.card(card));
    }
  }

  /// Time was called.
  record TimeCalled() implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("time-called");
    }
  }

  /// A Big has found that a player has cheated.
  record FoundCheating(Seat seat) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("found-cheating", Message.player(seat));
    }
  }

  /// The game is over, and a player has won it.
  ///
  /// @param reason a part of a sentence, with the rule
  record Won(Seat seat, Message reason) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("won", Message.player(seat), Message.clause(reason));
    }
  }

  /// The game is over without a winner.
  ///
  /// @param reason a part of a sentence, with the rule
  record Drawn(Message reason) implements PublicEvent {
    @Override
    public Message message() {
      return Messages.of("drawn", Message.clause(reason));
    }
  }
}
