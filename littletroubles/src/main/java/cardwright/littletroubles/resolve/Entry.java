package cardwright.littletroubles.resolve;

import cardwright.cardgame.message.SharedLogEvent;
import cardwright.engine.CardRef;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.GameEvent;
import cardwright.littletroubles.board.LastingEffect;
import cardwright.littletroubles.board.Prohibitions;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.event.PublicEvent;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Face;
import cardwright.littletroubles.vocabulary.Kind;
import java.util.Arrays;

/// Where cards come into play, or go within it.
@Rule({"LT 4.1", "LT B36", "LT B40", "LT B41", "LT B43", "LT C37"})
public final class Entry {
  /// A place not settled yet.
  public static final int ANYWHERE = -1;

  @Rule("LT B43")
  private static final int SCENES = 5;

  private static final int[] NOWHERE = {};

  private Entry() {}

  /// A zone of a Playground as one number.
  public static int place(Seat side, int slot) {
    return side.ordinal() << 4 | slot;
  }

  /// The side of a place.
  public static Seat side(int place) {
    return Seat.of(place >> 4);
  }

  /// The zone of a place: 0 to 9, [Board#FIELD] or [Board#GOAL].
  public static int slot(int place) {
    return place & 15;
  }

  /// In what kind of zone the front of a card lies.
  static Zone zone(Face face) {
    if (face.is(Kind.CHARACTER) || face.is(Kind.TOY)) {
      return Zone.MAIN;
    }
    if (face.is(Kind.FIELD)) {
      return Zone.FIELD;
    }
    return face.is(Kind.GOAL) ? Zone.GOAL : Zone.SCENE;
  }

  /// Whether a card could come into play, or under control, on that side.
  static boolean hasRoom(Board board, int card, Seat seat) {
    Face face = board.inPlay(card) ? board.face(card) : board.card(card).front();
    if (face.is(Kind.ACTION)) {
      return false;
    }
    Zone zone = board.inPlay(card) ? board.zone(card) : zone(face);
    return switch (zone) {
      case FIELD -> canGo(board, board.slot(seat, Board.FIELD));
      case GOAL -> canGo(board, board.slot(seat, Board.GOAL));
      case SCENE -> hasScenePlace(board, Seat.A) || hasScenePlace(board, Seat.B);
      case DECK, HAND, TIMEOUT, RESOLVING, OUTSIDE, MAIN -> hasEmptyMain(board, seat);
    };
  }

  private static boolean hasEmptyMain(Board board, Seat seat) {
    for (int slot = 0; slot < Board.MAINS; slot++) {
      if (board.slot(seat, slot) == Board.EMPTY) {
        return true;
      }
    }
    return false;
  }

  /// Whether a seat has an empty Main Zone.
  static boolean hasMain(Board board, Seat seat) {
    return mains(board, seat).length > 0;
  }

  /// The zones in which a card can come to lie for a seat; zones that nothing tells apart count once.
  public static int[] places(Board board, int card, Seat seat) {
    Zone zone = board.inPlay(card) ? board.zone(card) : zone(board.card(card).front());
    return switch (zone) {
      case FIELD -> free(board, board.slot(seat, Board.FIELD), place(seat, Board.FIELD));
      case GOAL -> free(board, board.slot(seat, Board.GOAL), place(seat, Board.GOAL));
      case SCENE -> scenePlaces(board);
      case DECK, HAND, TIMEOUT, RESOLVING, OUTSIDE, MAIN -> mains(board, seat);
    };
  }

  /// A zone, unless a text keeps what lies there from going to Timeout.
  @Rule("LT C59")
  private static int[] free(Board board, int there, int place) {
    return canGo(board, there) ? new int[] {place} : NOWHERE;
  }

  private static boolean canGo(Board board, int there) {
    return there == Board.EMPTY
        || Prohibitions.allow(board, there, Ability.Forbidden.TO_TIMEOUT, null);
  }

  /// Whether control of a card in play can pass to a seat.
  public static boolean canPass(Board board, int card, Seat seat) {
    return passing(board, card, seat).length > 0;
  }

  /// The zones to which a card in play can go when a seat gains control of it. A Scene goes to that seat's Playground, or stays where it is when who played it controls it.
  @Rule({"LT C60", "LT B42"})
  static int[] passing(Board board, int card, Seat seat) {
    if (board.zone(card) != Zone.SCENE) {
      return places(board, card, seat);
    }
    return board.info().options().scenesByPlayer()
        ? new int[] {place(board.side(card), board.slot(card))}
        : Arrays.stream(scenePlaces(board)).filter(place -> side(place) == seat).toArray();
  }

  private static int[] mains(Board board, Seat seat) {
    int[] places = new int[Board.MAINS];
    int count = 0;
    boolean plain = false;
    for (int slot = 0; slot < Board.MAINS; slot++) {
      if (board.slot(seat, slot) == Board.EMPTY) {
        boolean scene = board.scene(seat, slot) != Board.EMPTY;
        if (scene || !plain) {
          places[count++] = place(seat, slot);
        }
        plain |= !scene;
      }
    }
    return Arrays.copyOf(places, count);
  }

  @Rule({"LT 5.4a", "LT B40", "LT B43"})
  private static int[] scenePlaces(Board board) {
    int[] places = new int[2 * Board.SLOTS];
    int count = 0;
    for (int seat = 0; seat < 2; seat++) {
      Seat side = Seat.of(seat);
      boolean full = scenes(board, side) >= SCENES;
      boolean plain = false;
      for (int slot = 0; slot < Board.SLOTS; slot++) {
        boolean scene = board.scene(side, slot) != Board.EMPTY;
        boolean same = slot < Board.MAINS && !scene && board.slot(side, slot) == Board.EMPTY;
        if ((scene || !full) && !(same && plain) && canGo(board, board.scene(side, slot))) {
          places[count++] = place(side, slot);
          plain |= same;
        }
      }
    }
    return Arrays.copyOf(places, count);
  }

  /// A side with fewer Scenes than it may have has a zone without one.
  private static boolean hasScenePlace(Board board, Seat side) {
    boolean has = scenes(board, side) < SCENES;
    for (int slot = 0; slot < Board.SLOTS && !has; slot++) {
      int scene = board.scene(side, slot);
      has = scene != Board.EMPTY && canGo(board, scene);
    }
    return has;
  }

  private static int scenes(Board board, Seat side) {
    int scenes = 0;
    for (int slot = 0; slot < Board.SLOTS; slot++) {
      scenes += board.scene(side, slot) == Board.EMPTY ? 0 : 1;
    }
    return scenes;
  }

  /// Whether a Character or Toy can go to another Main Zone of its side that differs from its own.
  static boolean canMove(Board board, int card) {
    return board.zone(card) == Zone.MAIN && otherMains(board, card).length > 0;
  }

  /// The Main Zones that a card can move to: an empty one without a Scene only when it lies on one.
  static int[] otherMains(Board board, int card) {
    boolean onScene = board.scene(board.side(card), board.slot(card)) != Board.EMPTY;
    return Arrays.stream(mains(board, board.side(card)))
        .filter(place -> onScene || board.scene(side(place), slot(place)) != Board.EMPTY)
        .toArray();
  }

  /// What lies where a card is to lie, and has to go: a Field, a Goal or a Scene; [Board#EMPTY] for nothing.
  @Rule({"LT 4.2a", "LT 4.3", "LT 5.4c", "LT C44"})
  static int replaced(Board board, int card, int place) {
    Zone zone = board.inPlay(card) ? board.zone(card) : zone(board.card(card).front());
    int there =
        zone == Zone.SCENE
            ? board.scene(side(place), slot(place))
            : board.slot(side(place), slot(place));
    return there == card ? Board.EMPTY : there;
  }

  /// A card comes into play.
  static boolean enter(Board board, GameEvent.Enter event) {
    int card = CardRef.card(event.ref());
    Seat seat = event.seat();
    Zone zone = zone(board.card(card).front());
    int place = event.place();
    int there = replaced(board, card, place);
    if (there != Board.EMPTY) {
      int[] others = zone == Zone.MAIN ? mains(board, seat) : NOWHERE;
      if (others.length == 0) {
        return false;
      }
      place = others[0];
    }
    LastingEffect.Copied copy = board.entering(event.ref());
    board.moveToPlay(card, zone, side(place), slot(place));
    board.setPlayer(card, seat);
    Message.Argument.Card itself = board.told(card);
    if (copy != null) {
      board.lasting().add(copy.in(board.ref(card)));
    }
    counters(board, card);
    if (board.heard()) {
      tell(board, card, seat, itself, copy != null);
    }
    return true;
  }

  private static void tell(
      Board board, int card, Seat seat, Message.Argument.Card itself, boolean copied) {
    if (board.pool().isToken(card)) {
      board.tell(new SharedLogEvent.TokenPut(seat, itself));
    } else if (!copied) {
      board.tell(new PublicEvent.Entered(seat, itself));
    }
    if (copied) {
      board.tell(new SharedLogEvent.EnteredAsCopy(itself, board.told(card)));
    }
  }

  @Rule("LT D19")
  private static void counters(Board board, int card) {
    for (Ability.Standing standing : board.face(card).standing()) {
      if (standing instanceof Ability.EntersWith(String counter, int number)) {
        board.setCounters(card, counter, number);
      }
    }
  }
}
