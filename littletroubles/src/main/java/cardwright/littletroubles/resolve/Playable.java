package cardwright.littletroubles.resolve;

import cardwright.cardgame.run.Frame;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.DerivedValues;
import cardwright.littletroubles.board.Limits;
import cardwright.littletroubles.vocabulary.Card;
import cardwright.littletroubles.vocabulary.EventKind;
import cardwright.littletroubles.vocabulary.Face;
import cardwright.littletroubles.vocabulary.Kind;

/// Whether a card can be played at all, whatever is chosen for it.
public final class Playable {
  /// The most Characters, and the most Toys, with which another can be played.
  @Rule({"LT 5.1g", "LT 5.5i"})
  private static final int MOST = 5;

  private Playable() {}

  /// Whether nothing but cost and targets stands in the way of playing a card: limits, room, and texts that forbid it.
  @Rule({"LT 5.1g", "LT 5.1h", "LT 5.5i", "LT B35", "LT B36", "LT B69"})
  public static boolean allowed(Board board, int card, Seat you) {
    Face front = board.card(card).front();
    int cost = board.card(card).cost();
    return !tooMany(board, front, you)
        && (front.is(Kind.ACTION) || Entry.hasRoom(board, card, you))
        && (cost == Card.X || Limits.onPlaying(board, card, you, cost) == Board.EMPTY);
  }

  /// Whether a player has five of a kind already.
  public static boolean tooMany(Board board, Face front, Seat you) {
    return (front.is(Kind.CHARACTER) && isFull(board, Kind.CHARACTER, you))
        || (front.is(Kind.TOY) && isFull(board, Kind.TOY, you));
  }

  /// Whether a player has five Characters, or five Toys, already.
  static boolean isFull(Board board, Kind kind, Seat you) {
    DerivedValues derived = board.derived();
    int zones = kind == Kind.CHARACTER ? derived.characters(you) : derived.toys(you);
    return Integer.bitCount(zones) >= MOST;
  }

  /// Whether a text can play a card. Without paying, a card that costs X cannot be played.
  @Rule({"LT B69", "LT C28"})
  static boolean byEffect(Board board, int card, Seat you, boolean free) {
    Announcement.Mode mode = free ? Announcement.Mode.FREE : Announcement.Mode.EFFECT;
    return !(free && board.card(card).cost() == Card.X)
        && allowed(board, card, you)
        && canFinish(board, Announcement.card(board, card, you, mode, Frame.NO_CALLER));
  }

  /// A card that plays cards itself is judged by its cost alone, for what it plays might play it in turn.
  private static boolean canFinish(Board board, Announcement now) {
    boolean plays = (now.text(board).mayCause() & EventKind.PLAY.bit()) != 0;
    return plays ? Announcing.cookiesLeft(board, now) >= 0 : Announcing.canFinish(board, now);
  }
}
