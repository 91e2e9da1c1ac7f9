package cardwright.ggltcg.procedure;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.word;

import cardwright.cardgame.choose.Decision;
import cardwright.cardgame.text.Target;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Costs;
import cardwright.ggltcg.board.Zone;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.resolve.Objection;
import cardwright.ggltcg.resolve.Possible;
import cardwright.ggltcg.vocabulary.Text;
import cardwright.ggltcg.vocabulary.Which;

/// Plays a card: paid in CC, or by sleeping a card.
@Rule({"GG 5.1", "GG 5.6", "GG 6.4", "GG 14.1"})
record PlayCard(Board board, Decision asked, ChoiceRefusals choices) implements MainPhaseMove {
  private static final String BY = " by sleeping ";
  private static final String ON = " on ";

  @Override
  public String verb() {
    return "play";
  }

  private static boolean isBy(String what) {
    return what.contains(BY);
  }

  private static String name(String what) {
    return what.split(isBy(what) ? BY : ON, 2)[0];
  }

  /// The card that is meant: one in hand, or another one that the player owns.
  private int meant(String what) {
    int inHand = choices.find(name(what), board.cards(Zone.HAND, you()));
    return inHand < 0 ? choices.find(name(what), board.owned(you())) : inHand;
  }

  /// The card that is sleeped or chosen.
  private int other(int card, String what) {
    if (isBy(what)) {
      return choices.find(what.split(BY, 2)[1], Possible.prices(board, card, you()));
    }
    String[] on = what.split(ON, 2);
    Target.Choose<Which> first = ChoiceRefusals.first(board.face(card).effect());
    return on.length == 2
        ? choices.find(on[1], choices.candidates(card, first))
        : PlayWording.NOBODY;
  }

  @Override
  public Message objection(String what) {
    int card = meant(what);
    if (card < 0) {
      return Messages.of("refusal.no-card", word(name(what)));
    }
    String[] on = what.split(ON, 2);
    Text effect = board.face(card).effect();
    Objection objection = Possible.play(board, card, you());
    if (objection == Objection.NOTHING_TO_CHOOSE) {
      return choices.nothing(card, effect, on.length == 2 ? on[1] : null);
    }
    if (objection != null) {
      return choices.about(card, objection);
    }
    int other = other(card, what);
    if (isBy(what)) {
      return other < 0 ? choices.about(card, Objection.NO_SUCH_PRICE) : Message.NOTHING;
    }
    Target.Choose<Which> first = ChoiceRefusals.first(effect);
    if (on.length == 2 && other < 0) {
      return choices.missed(card, first, on[1]);
    }
    if (on.length == 1 && first != null && effect.least(0) > 0) {
      return Messages.of(
          "refusal.play-needs-card", card(board.face(card).name()), word(name(what)));
    }
    return toPrice(card, other);
  }

  private Message toPrice(int card, int chosen) {
    Objection objection = Possible.pay(board, card, chosen, you());
    if (objection == Objection.TOO_DEAR) {
      return Messages.of(
          "refusal.card-too-dear",
          card(board.face(card).name()),
          number(Costs.of(board, card, chosen, Possible.LEAST_X)),
          number(board.cc(you())));
    }
    return objection == null ? Message.NOTHING : choices.about(card, objection);
  }

  @Override
  public Message unlisted(String what) {
    int card = meant(what);
    ActInMainPhase.Action action =
        isBy(what) ? ActInMainPhase.Action.PLAY_BY : ActInMainPhase.Action.PLAY;
    return written(action, card, other(card, what));
  }
}
