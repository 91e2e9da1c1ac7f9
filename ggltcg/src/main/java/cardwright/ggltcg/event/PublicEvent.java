package cardwright.ggltcg.event;

import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import java.util.List;

/// An event of GGLTCG. Everything that happens is open: both players hear the same words (GG Q6).
public sealed interface PublicEvent extends LogEvent {
  /// The event in plain words.
  String words();

  @Override
  default Message message(Viewer viewer) {
    return Message.plain(words());
  }

  /// Chance has decided who goes first.
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

  /// A player gained CC.
  ///
  /// @param gained how many were really gained; the cap may have eaten some
  /// @param now how many the player has then
  record Gained(Seat seat, int gained, int now) implements PublicEvent {
    @Override
    public String words() {
      return seat + " gains " + gained + " CC and has " + now + ".";
    }
  }

  /// A player paid CC and played a card.
  record Played(Seat seat, String card, int paid) implements PublicEvent {
    @Override
    public String words() {
      return seat + " plays " + card + " for " + paid + " CC.";
    }
  }

  /// A player paid for an ability of a card in play.
  record Used(Seat seat, String card, int paid) implements PublicEvent {
    @Override
    public String words() {
      return seat + " uses " + card + " for " + paid + " CC.";
    }
  }

  /// A tussle was declared and paid.
  record Tussled(Seat seat, String attacker, String defender, int paid) implements PublicEvent {
    @Override
    public String words() {
      return seat + "'s " + attacker + " tussles " + defender + " for " + paid + " CC.";
    }
  }

  /// A direct attack was declared and paid.
  record AttackedDirectly(Seat seat, String attacker, int paid) implements PublicEvent {
    @Override
    public String words() {
      return seat + "'s " + attacker + " attacks directly for " + paid + " CC.";
    }
  }

  /// A tussle was called off.
  record CalledOff() implements PublicEvent {
    @Override
    public String words() {
      return "The tussle is called off.";
    }
  }

  /// A Toy struck.
  record Struck(String striker, String struck, int damage) implements PublicEvent {
    @Override
    public String words() {
      return striker + " strikes " + struck + " for " + damage + ".";
    }
  }

  /// A Toy won its tussle by its text.
  record WonByText(String winner, String loser) implements PublicEvent {
    @Override
    public String words() {
      return winner + " wins the tussle against " + loser + ".";
    }
  }

  /// Cards were sleeped from play, at one moment.
  record Sleeped(List<String> cards) implements PublicEvent {
    @Override
    public String words() {
      return names(cards) + (cards.size() == 1 ? " falls asleep." : " fall asleep.");
    }
  }

  /// A card was sleeped from a hand, at random, and shown to both players.
  record SleepedFromHand(Seat owner, String card) implements PublicEvent {
    @Override
    public String words() {
      return card + " falls asleep from " + owner + "'s hand.";
    }
  }

  /// An Action was carried out and went to sleep.
  record ActionDone(Seat owner, String card) implements PublicEvent {
    @Override
    public String words() {
      return card + " is done and goes to " + owner + "'s Sleep Zone.";
    }
  }

  /// Cards went back to the hands of their owners.
  record Returned(List<String> cards) implements PublicEvent {
    @Override
    public String words() {
      return names(cards)
          + (cards.size() == 1
              ? " returns to its owner's hand."
              : " return to their owners' hands.");
    }
  }

  /// A die was rolled.
  record Rolled(int sides, int number) implements PublicEvent {
    @Override
    public String words() {
      return "A " + sides + "-sided die shows " + number + ".";
    }
  }

  /// Sleeping cards went back to their owner's hand.
  record Unsleeped(Seat owner, List<String> cards) implements PublicEvent {
    @Override
    public String words() {
      return names(cards)
          + (cards.size() == 1 ? " wakes up and returns to " : " wake up and return to ")
          + owner
          + "'s hand.";
    }
  }

  /// A player took control of a card.
  record ControlTaken(Seat seat, String card) implements PublicEvent {
    @Override
    public String words() {
      return seat + " takes control of " + card + ".";
    }
  }

  /// Control of a card that was taken for a time went back.
  record ControlReturned(Seat seat, String card) implements PublicEvent {
    @Override
    public String words() {
      return seat + " controls " + card + " again.";
    }
  }

  /// The next card of a kind that a player plays costs less.
  record NextCostsLess(Seat seat, String kind, int less) implements PublicEvent {
    @Override
    public String words() {
      return "The next " + kind + " that " + seat + " plays costs " + less + " less.";
    }
  }

  /// A text took the place of what would have happened.
  record Replaced(Seat seat, String card, String event) implements PublicEvent {
    @Override
    public String words() {
      return seat + "'s " + card + " takes the place of this: " + event + ".";
    }
  }

  /// A player said what X is.
  record SaidX(Seat seat, String card, int x) implements PublicEvent {
    @Override
    public String words() {
      return seat + " says that X of " + card + " is " + x + ".";
    }
  }

  /// A Toy lost stamina that is no damage.
  record StaminaLost(String card, int by) implements PublicEvent {
    @Override
    public String words() {
      return card + " loses " + by + " stamina.";
    }
  }

  /// The stamina of a Toy was set.
  record StaminaSet(String card, int to) implements PublicEvent {
    @Override
    public String words() {
      return "The stamina of " + card + " is set to " + to + ".";
    }
  }

  /// Figures of a Toy changed.
  record StatsChanged(String card, String change) implements PublicEvent {
    @Override
    public String words() {
      return card + " gains " + change + ".";
    }
  }

  /// An Action entered play as a copy of a Toy.
  record EnteredAsCopy(Seat seat, String card, String toy) implements PublicEvent {
    @Override
    public String words() {
      return card + " enters play as " + toy + " on " + seat + "'s side.";
    }
  }

  /// A triggered ability is carried out.
  record Triggered(Seat seat, String card) implements PublicEvent {
    @Override
    public String words() {
      return card + "'s ability is carried out for " + seat + ".";
    }
  }

  /// A player ended the turn.
  ///
  /// @param byItself whether nothing else could be done
  record TurnEnded(Seat seat, boolean byItself) implements PublicEvent {
    @Override
    public String words() {
      return byItself
          ? seat + " has no other move: the turn ends by itself."
          : seat + " ends the turn.";
    }
  }

  /// The play is over.
  record Ended(String outcome) implements PublicEvent {
    @Override
    public String words() {
      return "The game is over: " + outcome + ".";
    }
  }

  private static String names(List<String> cards) {
    int last = cards.size() - 1;
    return last <= 0
        ? String.join("", cards)
        : String.join(", ", cards.subList(0, last)) + " and " + cards.get(last);
  }
}
