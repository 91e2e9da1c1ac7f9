package cardwright.mlpccg.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.number;

import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Costs;
import cardwright.mlpccg.board.SeatCounter;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.resolve.Playable;
import cardwright.mlpccg.resolve.Playing;
import cardwright.mlpccg.vocabulary.Kind;

/// Plays a Friend, or a Troublemaker face-down, to an area.
@Rule({"MLP 25", "MLP 26", "MLP 28", "MLP Q82"})
record PlayToArea(Board board, Labels labels) implements MainPhaseAction {
  /// What is played to an area, as bits.
  static final int KINDS = Kind.FRIEND.bit() | Kind.TROUBLEMAKER.bit();

  /// What speaks against playing a card, wherever that is.
  enum Objection {
    NONE,
    /// The seat lacks power of the color that the card requires.
    REQUIREMENT,
    /// The card itself, or a law, forbids it.
    NOT_ALLOWED,
    /// The seat has not enough other cards to discard for it.
    DISCARDS
  }

  /// The first objection to playing a Friend or a Troublemaker, wherever that is.
  static Objection objection(Board board, Seat seat, int card) {
    if (board.card(card).is(Kind.FRIEND) && !Costs.required(board, card, seat)) {
      return Objection.REQUIREMENT;
    }
    if (!Playable.isAllowed(board, card, seat)) {
      return Objection.NOT_ALLOWED;
    }
    int others = board.pile(Zone.HAND, seat).size() - (board.zone(card) == Zone.HAND ? 1 : 0);
    return others < board.card(card).front().discards() ? Objection.DISCARDS : Objection.NONE;
  }

  /// Whether a card to which nothing objects can be played to that area, if it can be paid there: a Troublemaker to Problems alone.
  static boolean canBeAt(Board board, Seat seat, int card, int area) {
    return (Area.isProblem(area) || board.card(card).is(Kind.FRIEND))
        && Playable.canBeAt(board, card, seat, area);
  }

  /// Whether the seat cannot pay for playing a card to an area.
  ///
  /// @param area where it is played to, or [Area#NONE] while that is open
  static boolean isTooDear(Board board, Seat seat, int card, int area) {
    return price(board, seat, card, area) > board.get(SeatCounter.TOKENS, seat);
  }

  private static int price(Board board, Seat seat, int card, int area) {
    return board.card(card).is(Kind.TROUBLEMAKER)
        ? Costs.TROUBLEMAKER
        : Costs.play(board, card, seat, area);
  }

  private Seat seat() {
    return labels.reader();
  }

  /// The first objection to playing a card to an area in words, or nothing.
  Message objection(int card, int area) {
    Objection objection = objection(board, seat(), card);
    boolean troublemaker = board.card(card).is(Kind.TROUBLEMAKER);
    if (objection == Objection.REQUIREMENT) {
      return PaymentRefusals.lacking(board, seat(), card);
    }
    if (isTooDear(board, seat(), card, area)) {
      return troublemaker
          ? Messages.of("refusal.troublemaker-cost")
          : PaymentRefusals.tooDear(board, seat(), card, area);
    }
    if (objection == Objection.DISCARDS) {
      return Messages.of(
          "refusal.discards",
          card(board.card(card).name()),
          number(board.card(card).front().discards()));
    }
    if (objection == Objection.NONE && canBeAt(board, seat(), card, area)) {
      return Message.NOTHING;
    }
    if (!troublemaker) {
      return Messages.of("refusal.play-where", card(board.card(card).name()));
    }
    return Area.isHome(area)
        ? Messages.of("refusal.troublemaker-home")
        : Messages.of("refusal.troublemaker-forbidden");
  }

  @Override
  public String notation(int card, int area) {
    return "play "
        + labels.of(card)
        + StartOptions.from(board, card)
        + " at "
        + Area.name(area, seat());
  }

  @Override
  public Message meaning(int card, int area) {
    Message.Argument where = clause(Area.toReader(area, seat()));
    Message.Argument price = number(price(board, seat(), card, area));
    return board.card(card).is(Kind.TROUBLEMAKER)
        ? Messages.of("move.play-face-down", labels.mention(card), where, price)
        : Messages.of("move.play-to", labels.mention(card), where, price);
  }

  @Override
  public void make(int card, int area, Chance chance) {
    MainPhaseAction.begin(board, seat());
    int price = price(board, seat(), card, area);
    if (board.card(card).is(Kind.TROUBLEMAKER)) {
      Playing.faceDown(board, chance, seat(), card, area, price);
    } else if (board.card(card).front().discards() > 0) {
      BeingPlayed.begin(board, seat(), card, area, price);
    } else {
      Playing.at(board, chance, seat(), card, area, price);
    }
  }
}
