package cardwright.littletroubles.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.number;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.choose.OpenPicks;
import cardwright.cardgame.choose.PickedSet;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Costs;
import cardwright.littletroubles.board.SeatCounter;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.resolve.Announcement;
import cardwright.littletroubles.resolve.AnnouncementPart;
import cardwright.littletroubles.resolve.Announcing;
import cardwright.littletroubles.resolve.PriceOfPlay;
import cardwright.littletroubles.resolve.XPart;

/// Why a card is not played, an ability not used or a Toy not grabbed: what speaks against all of these.
@Rule({"LT 2.1d", "LT 6.5b", "LT 6.7a", "LT B59"})
record PlayRefusals(Board board, Labels labels, Decision asked) {
  private static final String ON = " on ";
  private static final String WITH_X = " with x ";

  Seat seat() {
    return labels.reader();
  }

  /// Why nothing is played now, or nothing.
  @Rule("LT 6.1a")
  Message untimely() {
    return board.agenda().top() instanceof Phase phase && phase.hasPlays()
        ? Message.NOTHING
        : Messages.of("refusal.nothing-to-play", clause(asked.question()));
  }

  /// Whether it is the player's own Build Phase, in which plays need not be Quick.
  boolean isSlow() {
    return board.agenda().top() == Phase.BUILD && board.active() == seat();
  }

  int cookies() {
    return board.get(SeatCounter.COOKIES, seat());
  }

  Message tooDear(String id, String name, int price) {
    return Messages.of(id, card(name), number(price), number(cookies()));
  }

  /// What X is said to be, or 0.
  static int declared(String what) {
    int at = what.indexOf(WITH_X);
    String digits = at < 0 ? "" : what.substring(at + WITH_X.length()).strip();
    return digits.matches("[0-9]{1,3}") ? Integer.parseInt(digits) : 0;
  }

  /// The card in play that is settled together with a play, or [Board#EMPTY].
  private int settled(String what) {
    int at = what.indexOf(ON);
    return at < 0 ? Board.EMPTY : labels.inPlay(what.substring(at + ON.length()));
  }

  /// What speaks against a play whose own conditions are fulfilled, or nothing.
  Message objection(Announcement now, String name, String what) {
    Announcing rules = new Announcing(board);
    AnnouncementPart part = rules.next(now);
    int[] options = part == null ? PickedSet.NONE : rules.offered(part);
    if (part instanceof XPart) {
      return contains(options, declared(what)) ? Message.NOTHING : x(board, now);
    }
    int price = PriceOfPlay.price(board, now);
    if (price > cookies()) {
      return tooDear("refusal.too-dear", name, price);
    }
    int target = settled(what);
    if (target != Board.EMPTY && !(part instanceof OpenPicks && contains(options, target))) {
      int bribe = Costs.bribe(board, target, seat());
      if (price + bribe > cookies()) {
        return Messages.of(
            "refusal.bribe", card(labels.name(target)), number(bribe), number(cookies() - price));
      }
    }
    boolean any = part == null ? rules.canFinish(now) : options.length > 0;
    return any ? Message.NOTHING : Messages.of("refusal.not-in-full", card(name));
  }

  private static boolean contains(int[] options, int option) {
    for (int each : options) {
      if (each == option) {
        return true;
      }
    }
    return false;
  }

  /// What is said of a play that can be made, but not like that.
  Message unlisted(String what) {
    int target = settled(what);
    return target == Board.EMPTY
        ? Messages.of("refusal.other-way")
        : Messages.of("refusal.not-chosen", card(labels.name(target)));
  }

  /// Why X cannot be that.
  static Message x(Board board, Announcement now) {
    int step = now.text(board).stepOfX();
    return step > 1 ? Messages.of("refusal.x-multiple", number(step)) : Messages.of("refusal.x");
  }
}
