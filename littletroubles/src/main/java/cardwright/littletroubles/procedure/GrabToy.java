package cardwright.littletroubles.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.CardMove;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Costs;
import cardwright.littletroubles.board.Prohibitions;
import cardwright.littletroubles.board.SeatCounter;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.resolve.Announcement;
import cardwright.littletroubles.resolve.HoldingRules;
import cardwright.littletroubles.resolve.PriceOfPlay;
import cardwright.littletroubles.vocabulary.Ability;

/// Lets a Character grab a Toy.
@Rule({"LT 5.5a", "LT D17", "LT B71"})
record GrabToy(Board board, PlayRefusals plays) implements CardMove {
  private static final String WITH = " with ";

  /// What speaks against grabbing a Toy, whoever does it.
  enum Objection {
    NONE,
    NO_GRAB,
    NOT_CONTROLLED,
    NOT_QUICK,
    TOO_DEAR
  }

  /// The first objection, where no text forbids to use abilities.
  ///
  /// @param slow whether it is the player's own Build Phase
  static Objection objection(Board board, Seat seat, int toy, boolean slow) {
    Ability.Grab grab = board.face(toy).grab();
    if (grab == null || board.zone(toy) != Zone.MAIN) {
      return Objection.NO_GRAB;
    }
    if (board.side(toy) != seat) {
      return Objection.NOT_CONTROLLED;
    }
    if (!slow && !grab.quick()) {
      return Objection.NOT_QUICK;
    }
    int price = Costs.ability(board, grab.cookies(), seat, true);
    return price > board.get(SeatCounter.COOKIES, seat) ? Objection.TOO_DEAR : Objection.NONE;
  }

  private Seat seat() {
    return plays.seat();
  }

  @Override
  public String verb() {
    return "grab";
  }

  @Override
  public Message untimely(String what) {
    return plays.untimely();
  }

  @Override
  public int meant(String what) {
    return plays.labels().inPlay(what);
  }

  @Override
  public Message nobody(String what) {
    return Messages.of("refusal.no-such-toy", word(what));
  }

  @Override
  public Message objection(int toy, String what) {
    String name = board.face(toy).name();
    return switch (objection(board, seat(), toy, plays.isSlow())) {
      case NO_GRAB -> Messages.of("refusal.no-grab", card(name));
      case NOT_CONTROLLED -> Messages.of("refusal.not-controlled", card(name));
      case NOT_QUICK -> Messages.of("refusal.grab-not-quick");
      case TOO_DEAR ->
          plays.tooDear(
              "refusal.grab-too-dear",
              name,
              PriceOfPlay.price(board, Announcement.grab(board, toy, seat())));
      case NONE -> toHolder(toy, what);
    };
  }

  private Message toHolder(int toy, String what) {
    int forbidding = Prohibitions.onUsing(board, seat());
    if (forbidding != Board.EMPTY) {
      return Messages.of("refusal.forbidden", card(board.face(forbidding).name()));
    }
    int at = what.indexOf(WITH);
    int holder = at < 0 ? Board.EMPTY : plays.labels().inPlay(what.substring(at + WITH.length()));
    return holder != Board.EMPTY && HoldingRules.mayGrab(board, toy, holder)
        ? Message.NOTHING
        : unlisted(toy, what);
  }

  @Override
  public Message unlisted(int toy, String what) {
    return Messages.of("refusal.no-holder");
  }
}
