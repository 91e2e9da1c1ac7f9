package cardwright.littletroubles.resolve;

import cardwright.cardgame.choose.Arrangement;
import cardwright.cardgame.choose.Taking;
import cardwright.cardgame.message.SharedLogEvent;
import cardwright.cardgame.run.CarriedOut;
import cardwright.cardgame.run.Frame;
import cardwright.cardgame.state.CardBoard;
import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Target;
import cardwright.cardgame.text.TopOfDeck;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.PrivateCards;
import cardwright.littletroubles.board.Selection;
import cardwright.littletroubles.board.TextContext;
import cardwright.littletroubles.board.Values;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.vocabulary.Place;
import cardwright.littletroubles.vocabulary.Which;
import cardwright.littletroubles.vocabulary.Who;

/// What instructions do with the top cards of a deck.
@Rule({"LT C140", "LT C141", "LT C142"})
final class TopCards {
  private final Board board;
  private final TextFrame text;
  private final Seat you;
  private final int caller;

  TopCards(Board board, TextFrame text, int caller) {
    this.board = board;
    this.text = text;
    this.you = text.you();
    this.caller = caller;
  }

  CarriedOut carryOut(TopOfDeck<Which> effect) {
    return switch (effect) {
      case TopOfDeck.LookAtTop(var deck, Amount cards, var then) ->
          look(owner(deck, you), Values.of(board, cards, text), then);
      case TopOfDeck.TakeFromTop<Which> take -> {
        int[] refs = top(you, Values.of(board, take.cards(), text));
        boolean shown = take.showsTaken(take.take().among().filter(Which::isAny).isPresent());
        Seen how = take.revealed() ? Seen.BY_ALL : shown ? Seen.WHEN_TAKEN : Seen.BY_ONE;
        yield take(
            refs, take.take(), how, new PutRestBack(you, take.rest(), refs, Frame.NO_CALLER));
      }
      case TopOfDeck.RevealUntil<Which> reveal -> {
        int[] refs = top(you, until(reveal.until(), reveal.which()));
        yield take(
            refs, taken(reveal), Seen.BY_ALL, new PutRestBack(you, reveal.rest(), refs, caller));
      }
    };
  }

  /// Whose deck is looked at.
  static Seat owner(TopOfDeck.Deck deck, Seat you) {
    return switch (deck) {
      case TopOfDeck.Deck.Shared.YOURS -> you;
      case TopOfDeck.Deck.Shared.OPPONENTS -> you.other();
      case TopOfDeck.Deck.Own own -> throw new IllegalStateException("of another game: " + own);
    };
  }

  /// The only card of a sort that is looked for is the last that is revealed, and the only one of that sort.
  private static Target<Which> taken(TopOfDeck.RevealUntil<Which> reveal) {
    Which which = reveal.which();
    return reveal.take() instanceof Target.It<Which>
        ? new Target.All<>(
            new Which(which.other(), which.kinds(), Who.ANYONE, Place.AMONG, which.qualities()))
        : reveal.take();
  }

  private int[] top(Seat owner, int cards) {
    return board.refs(board.pile(Zone.DECK, owner).top(cards));
  }

  private CarriedOut look(Seat owner, int number, TopOfDeck.PutBack then) {
    int[] refs = top(owner, number);
    if (refs.length == 0) {
      return CarriedOut.NOT_DONE;
    }
    show(owner, CardBoard.cards(refs, _ -> true));
    boolean either = then != TopOfDeck.PutBack.REORDER;
    board.agenda().push(new PutBack(you, Arrangement.of(refs, true, either)));
    return CarriedOut.DONE;
  }

  private void show(Seat owner, int[] cards) {
    for (int card : cards) {
      board.knowledge().show(card, you);
    }
    if (board.heard()) {
      board.tell(new SharedLogEvent.LooksAtTop(you, owner, cards.length));
    }
  }

  private int until(int number, Which which) {
    return board
        .pile(Zone.DECK, you)
        .downTo(number, card -> Selection.describes(board, which, card, text));
  }

  private CarriedOut take(int[] refs, Target<Which> take, Seen how, PutRestBack rest) {
    if (refs.length == 0) {
      return CarriedOut.NOT_DONE;
    }
    see(CardBoard.cards(refs, _ -> true), how);
    board.agenda().push(rest);
    TextContext saying = text.actedOn(refs);
    return switch (take) {
      case Target.All(Which which, var _) -> {
        int[] taken = board.refs(Selection.of(board, which, saying));
        how.take(board, you, taken);
        yield CarriedOut.of(taken.length > 0);
      }
      case Target.Choose(boolean upTo, Amount number, Which which) -> {
        int[] fit = board.refs(Selection.of(board, which, saying));
        int asked = Values.of(board, number, text);
        int many = Math.min(fit.length, asked);
        if (many == 0) {
          yield CarriedOut.NOT_DONE;
        }
        board.agenda().push(new TakeFrom(you, Taking.of(fit, upTo, many), how, caller));
        yield CarriedOut.of(upTo || many == asked).and(CarriedOut.PENDING);
      }
      case Target.Pronoun<Which> _, Target.Own<Which> _, Target.Random<Which> _ ->
          throw new IllegalStateException("cannot be taken: " + take);
    };
  }

  /// Those who may see the cards see them. Who cannot see which of them is taken does not know any longer which is which.
  private void see(int[] cards, Seen how) {
    if (how != Seen.BY_ALL) {
      show(you, cards);
    }
    switch (how) {
      case BY_ALL -> {
        for (int card : cards) {
          Seen.reveal(board, you, card);
        }
      }
      case WHEN_TAKEN -> {}
      case BY_ONE -> PrivateCards.rearrange(board, cards, you.other());
    }
  }
}
