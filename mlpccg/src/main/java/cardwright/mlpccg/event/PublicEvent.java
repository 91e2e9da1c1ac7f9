package cardwright.mlpccg.event;

import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import java.util.List;
import java.util.Locale;

/// An event of this game that everybody sees.
public sealed interface PublicEvent extends LogEvent {
  /// The event in plain words.
  String words();

  @Override
  default Message message(Viewer viewer) {
    return Message.plain(words());
  }

  private static String many(int number, String one, String several) {
    return number == 1 ? "1 " + one : number + " " + several;
  }

  private static String tokens(int number) {
    return many(number, "action token", "action tokens");
  }

  private static String points(int number) {
    return many(number, "point", "points");
  }

  /// A player chose the Problem to start with.
  record StartsWith(Seat seat, String problem) implements PublicEvent {
    @Override
    public String words() {
      return seat + " starts with the Problem " + problem + ".";
    }
  }

  /// Who goes first is settled.
  record GoesFirst(Seat seat) implements PublicEvent {
    @Override
    public String words() {
      return seat + " goes first.";
    }
  }

  /// A player kept the first hand.
  record Kept(Seat seat) implements PublicEvent {
    @Override
    public String words() {
      return seat + " keeps the opening hand.";
    }
  }

  /// A player shuffled the first hand back and drew another.
  record Redrew(Seat seat) implements PublicEvent {
    @Override
    public String words() {
      return seat + " shuffles the opening hand back and draws six new cards.";
    }
  }

  /// A turn began.
  record TurnBegan(int turn, Seat seat) implements PublicEvent {
    @Override
    public String words() {
      return "Turn " + turn + ": " + seat + " begins.";
    }
  }

  /// A phase began.
  record PhaseBegan(String phase) implements PublicEvent {
    @Override
    public String words() {
      return "The " + phase + " begins.";
    }
  }

  /// A card was shown to everybody.
  record Revealed(Seat owner, String card) implements PublicEvent {
    @Override
    public String words() {
      return owner + " shows " + card + ".";
    }
  }

  /// A player played a card.
  ///
  /// @param where such as ` at A's Problem`, or empty
  record Played(Seat seat, String card, String where, int paid) implements PublicEvent {
    @Override
    public String words() {
      return seat
          + " plays "
          + card
          + where
          + (paid > 0 ? " for " + tokens(paid) : " for free")
          + ".";
    }
  }

  /// A player used an ability.
  record Used(Seat seat, String card, int paid) implements PublicEvent {
    @Override
    public String words() {
      return seat + " uses " + card + (paid > 0 ? " for " + tokens(paid) : "") + ".";
    }
  }

  /// A player paid for something that is no card.
  ///
  /// @param what such as `to draw a card`
  record Paid(Seat seat, int tokens, String what) implements PublicEvent {
    @Override
    public String words() {
      return seat + " pays " + PublicEvent.tokens(tokens) + " " + what + ".";
    }
  }

  /// A player chose a card in play; one that lies face-down is not named (MLP B21).
  record Chose(Seat seat, String card) implements PublicEvent {
    @Override
    public String words() {
      return seat + " chooses " + card + ".";
    }
  }

  /// A triggered ability or a reaction comes.
  record SetOff(Seat seat, String card, boolean reaction) implements PublicEvent {
    @Override
    public String words() {
      return reaction
          ? seat + " reacts with " + card + "."
          : "The ability of " + seat + "'s " + card + " takes effect.";
    }
  }

  /// A card came into play.
  record Entered(Seat seat, String card, String where) implements PublicEvent {
    @Override
    public String words() {
      return card + " comes into play for " + seat + where + ".";
    }
  }

  /// A character moved to another area.
  record Moved(String card, String where) implements PublicEvent {
    @Override
    public String words() {
      return card + " moves to " + where + ".";
    }
  }

  /// A character was sent home, which is no move.
  record SentHome(Seat seat, String card) implements PublicEvent {
    @Override
    public String words() {
      return seat + "'s " + card + " goes home.";
    }
  }

  /// Something was done to a card: `is exhausted`.
  record Became(String card, String how) implements PublicEvent {
    @Override
    public String words() {
      return card + " " + how + ".";
    }
  }

  /// A card left for a zone out of play.
  ///
  /// @param where such as `is dismissed`
  record Left(Seat owner, String card, String where) implements PublicEvent {
    @Override
    public String words() {
      return owner + "'s " + card + " " + where + ".";
    }
  }

  /// A Troublemaker was turned face-up.
  record Uncovered(Seat seat, String card, String where) implements PublicEvent {
    @Override
    public String words() {
      return seat + " uncovers " + card + " at " + where + ".";
    }
  }

  /// Counters were put on a card or removed from it.
  ///
  /// @param change below 0 for removed ones
  record Counted(String card, String counter, int change, int now) implements PublicEvent {
    @Override
    public String words() {
      int number = Math.abs(change);
      return card
          + (change < 0 ? " loses " : " gets ")
          + many(number, counter + " counter", counter + " counters")
          + " and now has "
          + now
          + ".";
    }
  }

  /// A player gained action tokens.
  record Gained(Seat seat, int tokens, int now) implements PublicEvent {
    @Override
    public String words() {
      return seat + " gains " + PublicEvent.tokens(tokens) + " and has " + now + ".";
    }
  }

  /// A player lost action tokens.
  record Lost(Seat seat, int tokens, int now) implements PublicEvent {
    @Override
    public String words() {
      return seat + " loses " + PublicEvent.tokens(tokens) + " and has " + now + ".";
    }
  }

  /// A player scored.
  record Scored(Seat seat, int points, int now) implements PublicEvent {
    @Override
    public String words() {
      return seat + " scores " + PublicEvent.points(points) + " and has " + now + ".";
    }
  }

  /// A deck was shuffled.
  record Shuffled(Seat seat, boolean problems) implements PublicEvent {
    @Override
    public String words() {
      return seat + "'s " + (problems ? "Problem deck" : "deck") + " is shuffled.";
    }
  }

  /// A player looked at the top cards of a deck.
  record LooksAtTop(Seat seat, Seat owner, int number) implements PublicEvent {
    @Override
    public String words() {
      return seat
          + " looks at the top "
          + many(number, "card", "cards")
          + " of "
          + owner
          + "'s deck.";
    }
  }

  /// A Problem was confronted.
  record Confronted(Seat seat, String problem, boolean first) implements PublicEvent {
    @Override
    public String words() {
      return seat + " confronts " + problem + (first ? ", the first player to do so." : ".");
    }
  }

  /// A Problem was not confronted.
  ///
  /// @param why such as `A needs 2 more blue power`
  record NotConfronted(Seat seat, String problem, String why) implements PublicEvent {
    @Override
    public String words() {
      return seat + " does not confront " + problem + ": " + why + ".";
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

    private String words() {
      String who = cards.isEmpty() ? "nobody for " + seat : controller + "'s " + joined(cards);
      String with = seat == controller ? "" : " for " + seat;
      return who + (cards.isEmpty() ? "" : with) + " (" + power + " power)";
    }
  }

  private static String joined(List<String> names) {
    int last = names.size() - 1;
    return last == 0
        ? names.getFirst()
        : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
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
    public String words() {
      return kind
          + (about.isEmpty() ? "" : " at " + joined(about))
          + ": "
          + first.words()
          + " against "
          + second.words()
          + ".";
    }
  }

  /// A card was flipped.
  record Flipped(Seat seat, String card, int power) implements PublicEvent {
    @Override
    public String words() {
      return seat + " flips " + card + ": " + power + " power.";
    }
  }

  /// A die was rolled.
  record Rolled(int sides, int number) implements PublicEvent {
    @Override
    public String words() {
      return "A " + sides + "-sided die shows " + number + ".";
    }
  }

  /// A player flipped no card: a text said so, or the deck is empty.
  record FlipsNothing(Seat seat, boolean empty) implements PublicEvent {
    @Override
    public String words() {
      return seat + (empty ? " has no card left to flip." : " flips no card.");
    }
  }

  /// A flipped card was ignored.
  record Ignored(Seat seat, String card) implements PublicEvent {
    @Override
    public String words() {
      return seat + " ignores " + card + ": it counts for nothing.";
    }
  }

  /// The totals of a faceoff were compared.
  ///
  /// @param again whether both flip again
  record Compared(int a, int b, boolean again) implements PublicEvent {
    @Override
    public String words() {
      String tie = again ? " It is a tie, so both flip again." : " It is a tie.";
      return "Totals: A has " + a + ", B has " + b + "." + (a == b ? tie : "");
    }
  }

  /// A faceoff was won.
  ///
  /// @param prize what the winner gets, or what the loser loses, or empty
  record FaceoffWon(Seat seat, int margin, String prize) implements PublicEvent {
    @Override
    public String words() {
      return seat + " wins the faceoff by " + margin + (prize.isEmpty() ? "" : ": " + prize) + ".";
    }
  }

  /// A faceoff ended without a winner.
  ///
  /// @param then what comes of that
  record FaceoffUndecided(String then) implements PublicEvent {
    @Override
    public String words() {
      return "Nobody wins the faceoff: " + then + ".";
    }
  }

  /// Flipped cards went to the bottom of a deck, in an order that only their owner knows.
  record ToBottom(Seat seat, List<String> cards) implements PublicEvent {
    /// Keeps the list from changing.
    public ToBottom {
      cards = List.copyOf(cards);
    }

    @Override
    public String words() {
      return seat + " puts " + String.join("; ", cards) + " on the bottom of the deck.";
    }
  }

  /// A Problem was solved, and another one comes.
  record Replaced(Seat owner, String problem, String now) implements PublicEvent {
    @Override
    public String words() {
      return owner + "'s Problem " + problem + " is replaced by " + now + ".";
    }
  }

  /// A player is out of the game.
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
