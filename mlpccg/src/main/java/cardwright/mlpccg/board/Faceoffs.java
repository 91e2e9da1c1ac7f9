package cardwright.mlpccg.board;

import cardwright.cardgame.state.Pile;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.vocabulary.Keyword;
import cardwright.mlpccg.vocabulary.OwnTarget;

/// Who takes part in the faceoff that is going on, and with what.
@Rule({"MLP 43", "MLP 44", "MLP 45", "MLP 47", "MLP B16", "MLP B17"})
public final class Faceoffs {
  private Faceoffs() {}

  /// Whether a card takes part in the faceoff that is going on.
  public static boolean involved(Board board, int card) {
    FaceoffKind kind = board.faceoff();
    if (kind == FaceoffKind.NONE || !board.inPlay(card) || board.is(card, CardFlag.LEFT_OUT)) {
      return false;
    }
    if (isChallenged(board, card)) {
      return true;
    }
    if (Laws.keepOut(board, card)) {
      return false;
    }
    if (kind == FaceoffKind.OF_A_CARD || board.is(card, CardFlag.INVOLVED)) {
      return board.is(card, CardFlag.INVOLVED);
    }
    return !fixed(board) && board.zone(card) == Zone.PLAY && isCharacterThere(board, card, kind);
  }

  /// How many characters of a seat in an area would challenge a Troublemaker there.
  public static int challengers(Board board, int area, Seat seat) {
    int number = 0;
    int card = board.derived().firstCharacter(area, seat);
    while (card != Board.EMPTY) {
      number++;
      card = board.derived().next(card);
    }
    return number;
  }

  /// Whether a card has said who takes part: nobody else does then.
  private static boolean fixed(Board board) {
    return board.is(TableCounter.FIXED);
  }

  private static boolean isCharacterThere(Board board, int card, FaceoffKind kind) {
    return switch (board.card(card).kind()) {
      case MANE, FRIEND ->
          (board.get(TableCounter.FACEOFF_AREAS) >> board.area(card) & 1) != 0
              && (kind != FaceoffKind.TROUBLEMAKER
                  || board.controller(card).ordinal() == board.get(TableCounter.STARTER));
      case EVENT, RESOURCE, TROUBLEMAKER, PROBLEM -> false;
    };
  }

  /// Whether a card is the Troublemaker that is challenged.
  public static boolean isChallenged(Board board, int card) {
    return board.faceoff() == FaceoffKind.TROUBLEMAKER
        && board.get(TableCounter.CHALLENGED) == board.ref(card);
  }

  /// For which seat a card's power counts. The player who does not challenge has the Troublemaker's.
  @Rule({"MLP B17", "MLP B18", "MLP Q34"})
  public static Seat side(Board board, int card) {
    return isChallenged(board, card)
        ? Seat.of(board.get(TableCounter.STARTER)).other()
        : board.controller(card);
  }

  /// What a card in play adds to the total of its side.
  @Rule({"MLP 44", "MLP 56", "MLP 70"})
  public static int contribution(Board board, int card) {
    return involved(board, card) && counts(board, card) ? board.derived().power(board, card) : 0;
  }

  /// Whether a character's power counts: not that of an exhausted one, unless it is Stubborn, nor of a frightened one.
  @Rule({"MLP 35", "MLP 44", "MLP 56"})
  public static boolean counts(Board board, int card) {
    return !board.is(card, CardFlag.FACE_DOWN)
        && (!board.is(card, CardFlag.EXHAUSTED)
            || board.derived().has(board, card, Keyword.STUBBORN));
  }

  /// What a flipped card adds.
  @Rule({"MLP 45", "MLP 54"})
  public static int flipped(Board board, int card) {
    return board.is(card, CardFlag.IGNORED) ? 0 : power(board, card);
  }

  /// The power of a flipped card: what is printed, and what was added for this faceoff.
  public static int power(Board board, int card) {
    int power = board.card(card).front().figures().power();
    int ref = board.ref(card);
    for (LastingEffect each : board.lasting().all()) {
      if (each.ref() == ref && each instanceof LastingEffect.Power(int _, int by, var _)) {
        power += by;
      }
    }
    return power;
  }

  /// The total of a side.
  @Rule({"MLP 47", "MLP 70"})
  public static int total(Board board, Seat seat) {
    int sum = board.get(SeatCounter.ADDED, seat) + Laws.total(board, seat);
    Pile flips = board.pile(Zone.FLIPPED, seat);
    for (int i = 0; i < flips.size(); i++) {
      sum += flipped(board, flips.get(i));
    }
    Pile table = board.table();
    for (int i = 0; i < table.size(); i++) {
      int card = table.get(i);
      if (board.zone(card) == Zone.PLAY && side(board, card) == seat) {
        sum += contribution(board, card);
      }
    }
    return sum;
  }

  /// The bonus points that the winner of a Problem faceoff scores: the greater of two.
  @Rule({"MLP 13", "MLP B23"})
  public static int bonus(Board board) {
    int most = 0;
    for (Seat seat : Seat.values()) {
      if ((board.get(TableCounter.FACEOFF_AREAS) >> Area.problem(seat) & 1) != 0) {
        most = Math.max(most, Confronting.bonus(board, board.problem(seat)));
      }
    }
    return most;
  }

  /// Whether the faceoff that is going on is one of those meant.
  @Rule({"MLP 43", "MLP 62"})
  public static boolean isMeant(
      Board board, cardwright.mlpccg.vocabulary.Faceoffs meant, TextContext context) {
    FaceoffKind kind = board.faceoff();
    boolean sort =
        switch (meant.sort()) {
          case ANY -> kind != FaceoffKind.NONE;
          case PROBLEM -> kind.isProblem();
          case TROUBLEMAKER -> kind == FaceoffKind.TROUBLEMAKER;
        };
    return sort
        && switch (meant.scope()) {
          case ANY -> true;
          case THIS -> isInvolved(board, context.self());
          case HOST -> {
            int[] refs = context.named(board, new OwnTarget.Host());
            yield refs.length > 0 && isInvolved(board, refs[0]);
          }
          case HERE -> (board.get(TableCounter.FACEOFF_AREAS) >> context.here(board) & 1) != 0;
        };
  }

  private static boolean isInvolved(Board board, int ref) {
    return board.holds(ref) && involved(board, CardRef.card(ref));
  }

  /// The Troublemaker that is challenged, or [Board#EMPTY] when it is gone.
  public static int challenged(Board board) {
    int ref = board.get(TableCounter.CHALLENGED);
    return board.holds(ref) ? CardRef.card(ref) : Board.EMPTY;
  }
}
