package cardwright.littletroubles.resolve;

import cardwright.cardgame.state.CardPool;
import cardwright.cardgame.text.SharedCardEffect;
import cardwright.cardgame.text.Target;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.Costs;
import cardwright.littletroubles.board.PrivateCards;
import cardwright.littletroubles.board.Prohibitions;
import cardwright.littletroubles.board.Selection;
import cardwright.littletroubles.board.Values;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Effect;
import cardwright.littletroubles.vocabulary.OwnStat;
import cardwright.littletroubles.vocabulary.Which;
import cardwright.littletroubles.vocabulary.Who;
import java.util.Arrays;

/// Which cards can be chosen.
@Rule({"LT 6.8a", "LT B57", "LT C12"})
final class Candidates {
  private Candidates() {}

  /// The cards that can be chosen next for a choice of a text, in whatever order they are picked; of those that the chooser cannot tell apart one.
  ///
  /// @param chooser who chooses
  /// @param cookies what the chooser can spend on Bribes
  @Rule("LT C19")
  static int[] of(Board board, TextFrame frame, int choice, Seat chooser, int cookies) {
    int[] all = all(board, frame, choice, chooser, cookies);
    int count = 0;
    for (int i = 0; i < all.length; i++) {
      if (isFirst(board, all, i, chooser)) {
        all[count++] = all[i];
      }
    }
    return count == all.length ? all : Arrays.copyOf(all, count);
  }

  /// The same, with all that are alike.
  static int[] all(Board board, TextFrame frame, int choice, Seat chooser, int cookies) {
    Target.Choose<Which> choose = frame.text().choice(choice);
    Effect.OnCards effect = frame.text().chooser(choice);
    int[] all = Selection.of(board, choose.which(), frame);
    int count = 0;
    for (int card : all) {
      if (!frame.picks().has(choice, board.ref(card))
          && isTheirs(board, effect, card, chooser)
          && fits(board, effect, card, frame)
          && isChoosable(board, frame, card, chooser, cookies)) {
        all[count++] = card;
      }
    }
    return count == all.length ? all : Arrays.copyOf(all, count);
  }

  /// Whether no card before this one, in the order of cards, is one out of play that the chooser cannot tell from it.
  private static boolean isFirst(Board board, int[] all, int at, Seat chooser) {
    int card = all[at];
    if (board.inPlay(card)) {
      return true;
    }
    for (int other : all) {
      if (other < card && !board.inPlay(other) && PrivateCards.alike(board, card, other, chooser)) {
        return false;
      }
    }
    return true;
  }

  /// Whether a seat may choose a card and can pay its Bribe.
  @Rule({"LT B59", "LT C24"})
  private static boolean isChoosable(
      Board board, TextFrame frame, int card, Seat chooser, int cookies) {
    return (isBribed(board, frame, board.ref(card), chooser)
            || Costs.bribe(board, card, chooser) <= cookies)
        && isAllowed(board, card, chooser);
  }

  /// Whether a seat has chosen a card for the same text before: a Bribe is due once. What the other seat chose nobody has paid for.
  @Rule("LT B59")
  static boolean isBribed(Board board, TextFrame frame, int ref, Seat chooser) {
    for (int choice = 0; choice < frame.text().choices(); choice++) {
      if (frame.picks().has(choice, ref) && frame.chooser(board, choice) == chooser) {
        return true;
      }
    }
    return false;
  }

  /// Whether no text forbids a seat to choose a card.
  static boolean isAllowed(Board board, int card, Seat chooser) {
    return !board.inPlay(card)
        || Prohibitions.allow(board, card, Ability.Forbidden.CHOSEN, chooser);
  }

  /// Whether a card is among those that a seat chooses from, where each player chooses.
  @Rule("LT C143")
  static boolean isTheirs(Board board, Effect.OnCards effect, int card, Seat chooser) {
    return !(effect instanceof Effect.Chooses) || board.controller(card) == chooser;
  }

  /// Whether an effect could do something to a card.
  static boolean fits(Board board, Effect.OnCards effect, int card, TextFrame frame) {
    Seat you = frame.you();
    return switch (effect) {
      case Effect.Regress _ -> Turning.canRegress(board, card);
      case Effect.Restore _ -> Turning.canRestore(board, card);
      case Effect.ToTimeout _ ->
          board.inPlay(card)
              ? Prohibitions.allow(board, card, Ability.Forbidden.TO_TIMEOUT, you)
              : board.zone(card) != Zone.TIMEOUT;
      case Effect.PutIntoPlay _ -> Entry.hasRoom(board, card, you);
      case Effect.PlayCard(Target<Which> _, boolean free) ->
          Playable.byEffect(board, card, you, free);
      case Effect.SharedOnCards(SharedCardEffect<Which> shared) -> fits(board, shared, card, frame);
      case Effect.GiveControl _ ->
          board.controller(card) == you && Entry.canPass(board, card, you.other());
      case Effect.Move _ -> Entry.canMove(board, card);
      case Effect.RemoveCounters(String counter, var number, Target<Which> _) ->
          board.counters().number(card, counter) >= Math.max(1, Values.of(board, number, frame));
      case Effect.Drop _ ->
          board.heldToys().link(card) != Board.EMPTY && !board.heldToys().isHeld(card);
      case Effect.Choose _,
          Effect.Chooses _,
          Effect.Take _,
          Effect.AddStats _,
          Effect.SetStat _,
          Effect.MultiplyStat _ ->
          true;
    };
  }

  private static boolean fits(
      Board board, SharedCardEffect<Which> effect, int card, TextFrame frame) {
    Seat you = frame.you();
    return switch (effect) {
      case SharedCardEffect.TakeControl<Which> _ ->
          board.controller(card) != you && Entry.canPass(board, card, you);
      case SharedCardEffect.ExchangeControl<Which> _,
          SharedCardEffect.GainTexts<Which> _,
          SharedCardEffect.LoseTexts<Which> _ ->
          board.inPlay(card);
      case SharedCardEffect.ExchangeFigure(var figure, var _, var _, var _) ->
          Exchanges.has(board, card, OwnStat.of(figure));
      case SharedCardEffect.BecomeCopy<Which> _ -> Copies.canBe(board, frame, card);
      case SharedCardEffect.CopyAsToken<Which> _ ->
          board.freeCopy(you) != CardPool.NONE && Entry.hasRoom(board, card, you);
      case SharedCardEffect.RemoveAllCounters(String counter, var _) ->
          board.counters().number(card, counter) > 0;
      case SharedCardEffect.ToHand<Which> _,
          SharedCardEffect.ToDeck<Which> _,
          SharedCardEffect.PutCounters<Which> _ ->
          true;
    };
  }

  /// The players that a word means, the turn player first.
  static Seat[] seats(Board board, Who who, Seat you) {
    return switch (who) {
      case YOU -> new Seat[] {you};
      case OPPONENT -> new Seat[] {you.other()};
      case ANYONE -> new Seat[] {board.active(), board.active().other()};
    };
  }
}
