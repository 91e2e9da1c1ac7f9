package cardwright.littletroubles.event;

import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import java.util.Locale;

/// An event of Little Troubles. All of them are open but for the cards that one player alone sees.
public sealed interface PublicEvent extends LogEvent {
  /// The event in plain words, as everybody may know it.
  String words();

  @Override
  default Message message(Viewer viewer) {
    return Message.plain(words());
  }

  private static String cookies(int number) {
    return number == 1 ? "1 cookie" : number + " cookies";
  }

  /// Who goes first is settled.
  record GoesFirst(Seat seat) implements PublicEvent {
    @Override
    public String words() {
      return seat + " goes first.";
    }
  }

  /// A turn began.
  record TurnBegan(int turn, Seat seat) implements PublicEvent {
    @Override
    public String words() {
      return "Turn " + turn + ": " + seat + " begins.";
    }
  }

  /// A phase or step began.
  record StageBegan(String stage) implements PublicEvent {
    @Override
    public String words() {
      return "The " + stage + " begins.";
    }
  }

  /// A player shuffled the ten cards back and drew ten others.
  record Mulliganed(Seat seat) implements PublicEvent {
    @Override
    public String words() {
      return seat + " takes a mulligan.";
    }
  }

  /// A player kept six cards and shuffled four back.
  record Kept(Seat seat) implements PublicEvent {
    @Override
    public String words() {
      return seat + " keeps six cards.";
    }
  }

  /// A player passed.
  record Passed(Seat seat) implements PublicEvent {
    @Override
    public String words() {
      return seat + " passes.";
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
    public String words() {
      return seat
          + " plays "
          + card
          + (x > 0 ? " with X " + x : "")
          + " for "
          + cookies(paid)
          + ".";
    }
  }

  /// A player paid for an ability and used it.
  record Used(Seat seat, String card, int paid) implements PublicEvent {
    @Override
    public String words() {
      return seat + " uses " + card + " for " + cookies(paid) + ".";
    }
  }

  /// A player chose a card that lies open.
  record Chose(Seat seat, String card) implements PublicEvent {
    @Override
    public String words() {
      return seat + " chooses " + card + ".";
    }
  }

  /// A player paid a Bribe to the controller of a Character.
  record Bribed(Seat seat, String card, int paid) implements PublicEvent {
    @Override
    public String words() {
      return seat + " bribes " + card + " with " + cookies(paid) + ".";
    }
  }

  /// The text of an OTTA ability was worked in.
  record Added(Seat seat, String card) implements PublicEvent {
    @Override
    public String words() {
      return seat + " adds the text of " + card + ".";
    }
  }

  /// A player gained cookies.
  record Gained(Seat seat, int cookies, int now) implements PublicEvent {
    @Override
    public String words() {
      return seat + " gains " + PublicEvent.cookies(cookies) + " and has " + now + ".";
    }
  }

  /// A player lost cookies.
  record LostCookies(Seat seat, int cookies, int now) implements PublicEvent {
    @Override
    public String words() {
      return seat + " loses " + PublicEvent.cookies(cookies) + " and has " + now + ".";
    }
  }

  /// A Character was regressed.
  ///
  /// @param now what it is called now
  record Regressed(String card, String now) implements PublicEvent {
    @Override
    public String words() {
      return card + " is regressed" + (now.equals(card) ? "." : " and is " + now + " now.");
    }
  }

  /// A Character was restored.
  record Restored(String card) implements PublicEvent {
    @Override
    public String words() {
      return card + " is restored.";
    }
  }

  /// A card went somewhere, for all to see.
  ///
  /// @param where such as `to Timeout`
  record Moved(String card, Seat owner, String where) implements PublicEvent {
    @Override
    public String words() {
      return owner + "'s " + card + " goes " + where + ".";
    }
  }

  /// A card came into play.
  record Entered(Seat seat, String card) implements PublicEvent {
    @Override
    public String words() {
      return card + " comes into play for " + seat + ".";
    }
  }

  /// A player has control of a card now.
  record ControlPassed(Seat seat, String card) implements PublicEvent {
    @Override
    public String words() {
      return seat + " controls " + card + " now.";
    }
  }

  /// A figure of a card was changed.
  ///
  /// @param change such as `+2 confidence`
  record StatChanged(String card, String change) implements PublicEvent {
    @Override
    public String words() {
      return card + ": " + change + ".";
    }
  }

  /// The next card of some sort that a player plays costs less.
  record NextCostsLess(Seat seat, String source, int less) implements PublicEvent {
    @Override
    public String words() {
      return source + ": the next such card that " + seat + " plays costs " + less + " less.";
    }
  }

  /// Counters were put on a card.
  record CountersPut(String card, String counter, int number, int now) implements PublicEvent {
    @Override
    public String words() {
      return card
          + " receives "
          + number
          + " "
          + counter
          + (number == 1 ? " counter" : " counters")
          + " and has "
          + now
          + ".";
    }
  }

  /// Counters were removed from a card.
  record CountersRemoved(String card, String counter, int number, int now) implements PublicEvent {
    @Override
    public String words() {
      return card
          + " loses "
          + number
          + " "
          + counter
          + (number == 1 ? " counter" : " counters")
          + " and has "
          + now
          + ".";
    }
  }

  /// A Character grabbed a Toy.
  record Grabbed(String holder, String toy) implements PublicEvent {
    @Override
    public String words() {
      return holder + " grabs " + toy + ".";
    }
  }

  /// A Toy was dropped.
  record Dropped(String toy) implements PublicEvent {
    @Override
    public String words() {
      return toy + " drops.";
    }
  }

  /// A card went from a hand to Timeout.
  record Discarded(Seat seat, String card) implements PublicEvent {
    @Override
    public String words() {
      return seat + " discards " + card + ".";
    }
  }

  /// A card in a private place was shown to both players.
  record Revealed(Seat seat, String card) implements PublicEvent {
    @Override
    public String words() {
      return seat + " reveals " + card + ".";
    }
  }

  /// A player searched a deck.
  record Searched(Seat seat) implements PublicEvent {
    @Override
    public String words() {
      return seat + " searches the deck.";
    }
  }

  /// A deck was shuffled.
  ///
  /// @param timeout whether Timeout became the deck
  record Shuffled(Seat seat, boolean timeout) implements PublicEvent {
    @Override
    public String words() {
      return timeout
          ? seat + "'s Timeout is shuffled and becomes the deck."
          : seat + "'s deck is shuffled.";
    }
  }

  /// A die was rolled.
  record Rolled(int sides, int number) implements PublicEvent {
    @Override
    public String words() {
      return "A " + sides + "-sided die shows " + number + ".";
    }
  }

  /// A fight was picked.
  record PickedFight(Seat seat, String attacker, String defender) implements PublicEvent {
    @Override
    public String words() {
      return seat + "'s " + attacker + " picks a fight with " + defender + ".";
    }
  }

  /// The turn player picked no fight.
  record NoFight(Seat seat) implements PublicEvent {
    @Override
    public String words() {
      return seat + " picks no fight.";
    }
  }

  /// The Fight Phase is skipped.
  record FightSkipped(String why) implements PublicEvent {
    @Override
    public String words() {
      return "The Fight Phase is skipped: " + why + ".";
    }
  }

  /// A fight was stopped.
  record FightStopped() implements PublicEvent {
    @Override
    public String words() {
      return "The fight stops.";
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
    public String words() {
      return attacker
          + " "
          + confidence
          + "/"
          + maturity
          + " against "
          + defender
          + " "
          + otherConfidence
          + "/"
          + otherMaturity
          + ".";
    }
  }

  /// A player won a fight.
  record FightWon(Seat seat, String card, int wins) implements PublicEvent {
    @Override
    public String words() {
      return seat + "'s " + card + " wins the fight; that is win " + wins + ".";
    }
  }

  /// A fight was a tie.
  record FightTied() implements PublicEvent {
    @Override
    public String words() {
      return "The fight is a tie.";
    }
  }

  /// A Task was done.
  record TaskDone(Seat seat, String goal, int task) implements PublicEvent {
    @Override
    public String words() {
      return seat + " does task " + task + " of " + goal + ".";
    }
  }

  /// A Goal was fulfilled.
  record GoalCompleted(Seat seat, String goal) implements PublicEvent {
    @Override
    public String words() {
      return seat + " completes " + goal + ".";
    }
  }

  /// A text says that a player wins the game.
  record AlternateWin(Seat seat, String card) implements PublicEvent {
    @Override
    public String words() {
      return card + ": " + seat + " wins the game.";
    }
  }

  /// A judge or a player leaving changed the game.
  record Ruled(String words) implements PublicEvent {
    @Override
    public String words() {
      return words;
    }
  }

  /// The game is over.
  record Ended(String how) implements PublicEvent {
    @Override
    public String words() {
      return how.substring(0, 1).toUpperCase(Locale.ROOT) + how.substring(1) + ".";
    }
  }
}
