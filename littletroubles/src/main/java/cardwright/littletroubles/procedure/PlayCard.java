package cardwright.littletroubles.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.flag;
import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.CardMove;
import cardwright.cardgame.state.Pile;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Costs;
import cardwright.littletroubles.board.Permissions;
import cardwright.littletroubles.board.Prohibitions;
import cardwright.littletroubles.board.SeatCounter;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.resolve.Announcement;
import cardwright.littletroubles.resolve.Playable;
import cardwright.littletroubles.vocabulary.Card;
import cardwright.littletroubles.vocabulary.Face;
import cardwright.littletroubles.vocabulary.Feature;
import cardwright.littletroubles.vocabulary.Kind;

/// Plays a card of the hand, or of Timeout where its text says so.
@Rule({"LT 2.1c", "LT 2.2.1", "LT 6.1d"})
record PlayCard(Board board, PlayRefusals plays) implements CardMove {
  private static final String FROM_TIMEOUT = " from timeout";

  /// What speaks against playing a card, whatever is settled for it.
  enum Objection {
    NONE,
    NOT_QUICK,
    /// Five of its kind are there already.
    TOO_MANY,
    /// A text forbids it.
    FORBIDDEN,
    NO_ROOM,
    TOO_DEAR
  }

  /// The first objection.
  ///
  /// @param slow whether it is the player's own Build Phase
  /// @param x what X is, or 0 as long as it is open: then it is looked into when X is declared
  static Objection objection(Board board, Seat seat, int card, boolean slow, int x) {
    if (!isTimely(board, seat, card, slow)) {
      return Objection.NOT_QUICK;
    }
    Objection objection =
        switch (Playable.objection(board, card, seat, x)) {
          case NONE -> Objection.NONE;
          case TOO_MANY -> Objection.TOO_MANY;
          case FORBIDDEN -> Objection.FORBIDDEN;
          case NO_ROOM -> Objection.NO_ROOM;
        };
    return objection == Objection.NONE && isTooDear(board, seat, card, x)
        ? Objection.TOO_DEAR
        : objection;
  }

  /// Whether it is the time for such a card: others than Quick Actions are played in the player's own Build Phase alone.
  @Rule("LT C146")
  static boolean isTimely(Board board, Seat seat, int card, boolean slow) {
    return slow
        || board.card(card).front().isQuickAction()
        || Permissions.asQuick(board, card, seat);
  }

  /// Whether the player cannot pay for a card.
  ///
  /// @param x what X is, or [Announcement#NO_X]
  static boolean isTooDear(Board board, Seat seat, int card, int x) {
    boolean known = board.card(card).cost() != Card.X || x != Announcement.NO_X;
    return known && Costs.card(board, card, seat, x) > board.get(SeatCounter.COOKIES, seat);
  }

  private Labels labels() {
    return plays.labels();
  }

  private Seat seat() {
    return plays.seat();
  }

  @Override
  public String verb() {
    return "play";
  }

  @Override
  public Message untimely(String what) {
    return plays.untimely();
  }

  /// The card that is meant: one in hand, or one in Timeout that can be played from there.
  @Override
  public int meant(String what) {
    int best = Board.EMPTY;
    if (what.contains(FROM_TIMEOUT)) {
      Pile timeout = board.pile(Zone.TIMEOUT, seat());
      for (int i = 0; i < timeout.size(); i++) {
        int card = timeout.get(i);
        boolean there = board.card(card).front().has(Feature.FROM_TIMEOUT);
        best = there ? labels().clearer(what, best, card) : best;
      }
    }
    return best == Board.EMPTY
        ? labels().clearest(what, best, board.pile(Zone.HAND, seat()))
        : best;
  }

  @Override
  public Message nobody(String what) {
    boolean away =
        labels().clearest(what, Board.EMPTY, board.pile(Zone.TIMEOUT, seat())) != Board.EMPTY;
    return away
        ? Messages.of("refusal.in-timeout")
        : Messages.of("refusal.not-in-hand", word(what));
  }

  @Override
  public Message objection(int card, String what) {
    Face front = board.card(card).front();
    boolean isX = board.card(card).cost() == Card.X;
    int x = isX ? Math.max(1, PlayRefusals.declared(what)) : 0;
    return switch (objection(board, seat(), card, plays.isSlow(), x)) {
      case NONE -> plays.objection(Announcement.card(board, card, seat()), front.name(), what);
      case NOT_QUICK ->
          Messages.of("refusal.not-quick", card(front.name()), flag(board.active() == seat()));
      case TOO_MANY ->
          Messages.of(front.is(Kind.CHARACTER) ? "refusal.five-characters" : "refusal.five-toys");
      case FORBIDDEN ->
          Messages.of("refusal.forbidden", card(board.face(forbidding(card, x)).name()));
      case NO_ROOM -> Messages.of("refusal.no-zone");
      case TOO_DEAR ->
          plays.tooDear("refusal.too-dear", front.name(), Costs.card(board, card, seat(), x));
    };
  }

  /// The card whose text forbids it.
  private int forbidding(int card, int x) {
    int printed = board.card(card).cost();
    return Prohibitions.onPlaying(board, card, seat(), printed == Card.X ? x : printed);
  }

  @Override
  public Message unlisted(int card, String what) {
    return plays.unlisted(what);
  }
}
