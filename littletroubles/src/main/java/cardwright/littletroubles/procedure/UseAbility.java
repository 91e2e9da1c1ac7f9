package cardwright.littletroubles.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.flag;
import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.CardMove;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Costs;
import cardwright.littletroubles.board.Prohibitions;
import cardwright.littletroubles.board.SeatCounter;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.resolve.Announcement;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Face;
import cardwright.littletroubles.vocabulary.Text;
import cardwright.littletroubles.vocabulary.Who;

/// Uses an ability of a card in play.
@Rule({"LT 6.1g", "LT B48"})
record UseAbility(Board board, PlayRefusals plays) implements CardMove {
  /// What speaks against using an ability, whatever is settled for it.
  enum Objection {
    NONE,
    /// It is for another player.
    NOT_CONTROLLED,
    NOT_QUICK,
    TOO_DEAR
  }

  /// The first objection, where no text forbids to use abilities.
  ///
  /// @param slow whether it is the player's own Build Phase
  static Objection objection(Board board, Seat seat, int card, Text text, boolean slow) {
    if (!(text.ability() instanceof Ability.Activated(Who by, boolean quick, var _, var _))
        || !isFor(by, board.controller(card) == seat)) {
      return Objection.NOT_CONTROLLED;
    }
    if (!slow && !quick) {
      return Objection.NOT_QUICK;
    }
    int price = Costs.ability(board, text.cookies(), seat, false);
    return price > board.get(SeatCounter.COOKIES, seat) ? Objection.TOO_DEAR : Objection.NONE;
  }

  private static boolean isFor(Who by, boolean mine) {
    return switch (by) {
      case YOU -> mine;
      case OPPONENT -> !mine;
      case ANYONE -> true;
    };
  }

  private Seat seat() {
    return plays.seat();
  }

  @Override
  public String verb() {
    return "use";
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
    return Messages.of("refusal.not-in-play", word(what));
  }

  @Override
  public Message objection(int card, String what) {
    Face face = board.face(card);
    if (face.activated().length == 0) {
      return Messages.of("refusal.no-ability", card(face.name()));
    }
    int forbidding = Prohibitions.onUsing(board, seat());
    if (forbidding != Board.EMPTY) {
      return Messages.of("refusal.forbidden", card(board.face(forbidding).name()));
    }
    return toLines(card, what);
  }

  /// Nothing, if there is none to one of the lines; else that to the last line that is for the player.
  private Message toLines(int card, String what) {
    Face face = board.face(card);
    Message reason = Messages.of("refusal.not-controlled", card(face.name()));
    for (int line = 0; line < face.activated().length; line++) {
      Text text = face.activated()[line];
      Announcement now = Announcement.ability(board, card, line, seat());
      switch (objection(board, seat(), card, text, plays.isSlow())) {
        case NOT_CONTROLLED -> {}
        case NOT_QUICK ->
            reason = Messages.of("refusal.ability-not-quick", flag(board.active() == seat()));
        case TOO_DEAR, NONE -> {
          reason = plays.objection(now, face.name(), what);
          if (reason.isEmpty()) {
            return reason;
          }
        }
      }
    }
    return reason;
  }

  @Override
  public Message unlisted(int card, String what) {
    return plays.unlisted(what);
  }
}
