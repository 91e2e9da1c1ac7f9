package cardwright.littletroubles.resolve;

import cardwright.cardgame.run.Frame;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.DerivedValues;
import cardwright.littletroubles.board.Prohibitions;
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

  /// What speaks against playing a card, besides cost and targets.
  public enum Objection {
    NONE,
    /// Five of its kind are there already.
    TOO_MANY,
    /// A text forbids it.
    FORBIDDEN,
    NO_ROOM
  }

  /// The first objection to playing a card besides cost and targets: limits, texts that forbid it, and room.
  ///
  /// @param x what X is, or [Announcement#NO_X]
  @Rule({"LT 5.1g", "LT 5.1h", "LT 5.5i", "LT B35", "LT B36", "LT B69"})
  public static Objection objection(Board board, int card, Seat you, int x) {
    Face front = board.card(card).front();
    if (tooMany(board, front, you)) {
      return Objection.TOO_MANY;
    }
    int printed = board.card(card).cost();
    int cost = printed == Card.X ? x : printed;
    boolean open = printed == Card.X && x == Announcement.NO_X;
    if (!open && Prohibitions.onPlaying(board, card, you, cost) != Board.EMPTY) {
      return Objection.FORBIDDEN;
    }
    return front.is(Kind.ACTION) || Entry.hasRoom(board, card, you)
        ? Objection.NONE
        : Objection.NO_ROOM;
  }

  private static boolean tooMany(Board board, Face front, Seat you) {
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
        && objection(board, card, you, 0) == Objection.NONE
        && canFinish(board, Announcement.card(board, card, you, mode, Frame.NO_CALLER));
  }

  /// A card that plays cards itself is judged by its cost alone, for what it plays might play it in turn.
  private static boolean canFinish(Board board, Announcement now) {
    boolean plays = (now.text(board).mayCause() & EventKind.PLAY.bit()) != 0;
    return plays ? PriceOfPlay.cookiesLeft(board, now) >= 0 : new Announcing(board).canFinish(now);
  }
}
