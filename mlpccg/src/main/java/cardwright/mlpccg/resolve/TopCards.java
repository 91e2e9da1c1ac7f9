package cardwright.mlpccg.resolve;

import cardwright.cardgame.choose.Taking;
import cardwright.cardgame.message.SharedLogEvent;
import cardwright.cardgame.run.CarriedOut;
import cardwright.cardgame.run.Frame;
import cardwright.cardgame.state.CardBoard;
import cardwright.cardgame.text.Target;
import cardwright.cardgame.text.TopOfDeck;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Selection;
import cardwright.mlpccg.board.TextContext;
import cardwright.mlpccg.board.Values;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.event.PublicEvent;
import cardwright.mlpccg.vocabulary.Effect;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.Which;

/// What instructions do with the top cards of a deck.
final class TopCards {
  private final Board board;
  private final Chance chance;
  private final Seat you;
  private final int caller;
  private final TextContext context;

  TopCards(Board board, Chance chance, TextFrame text, Seat you, int caller) {
    this.board = board;
    this.chance = chance;
    this.you = you;
    this.caller = caller;
    this.context = text.as(you);
  }

  CarriedOut carryOut(TopOfDeck<Which> effect) {
    return switch (effect) {
      case TopOfDeck.LookAtTop(var deck, var cards, var then) ->
          look(deck, Values.of(board, cards, context), then);
      case TopOfDeck.TakeFromTop<Which> take -> {
        int[] refs = top(Values.of(board, take.cards(), context));
        boolean shown = take.showsTaken(take.take().among().filter(TopCards::isAny).isPresent());
        Seen how = take.revealed() ? Seen.BY_ALL : shown ? Seen.WHEN_TAKEN : Seen.BY_ONE;
        yield take(
            refs, take.take(), how, new PutRestBack(you, take.rest(), refs, Frame.NO_CALLER));
      }
      case TopOfDeck.RevealUntil<Which> reveal -> {
        int[] refs = top(until(reveal.until(), reveal.which()));
        ResolutionStep rest =
            reveal.rest() == TopOfDeck.Rest.SHUFFLED
                ? new ShuffleRest(you, refs, caller)
                : new PutRestBack(you, reveal.rest(), refs, caller);
        yield take(refs, taken(reveal), Seen.BY_ALL, rest);
      }
    };
  }

  /// The only card of a sort that is looked for is the last that is revealed, and the only one of that sort.
  private static Target<Which> taken(TopOfDeck.RevealUntil<Which> reveal) {
    return reveal.take() instanceof Target.It<Which>
        ? new Target.All<>(Effect.amongThem(reveal.which()))
        : reveal.take();
  }

  /// Whether every card is meant, or every other.
  private static boolean isAny(Which which) {
    return which.kinds() == Kind.ANY && which.qualities().isEmpty();
  }

  private int[] top(int cards) {
    return board.refs(board.pile(Zone.DECK, you).top(cards));
  }

  private CarriedOut look(TopOfDeck.Deck deck, int cards, TopOfDeck.PutBack then) {
    Zone zone =
        switch (deck) {
          case TopOfDeck.Deck.Shared _ -> Zone.DECK;
          case TopOfDeck.Deck.Own _ -> Zone.PROBLEM_DECK;
        };
    Seat owner =
        switch (deck) {
          case TopOfDeck.Deck.Shared.YOURS -> you;
          case TopOfDeck.Deck.Shared.OPPONENTS -> you.other();
          case TopOfDeck.Deck.Own own ->
              switch (Effect.ProblemDeck.of(own)) {
                case THIS_PROBLEMS_DECK -> owner(context.here(board));
                case THAT_PROBLEMS_DECK -> owner(context.there(board));
              };
        };
    int there = board.pile(zone, owner).size();
    if (there == 0 || cards <= 0) {
      return CarriedOut.NOT_DONE;
    }
    if (board.heard()) {
      board.tell(new SharedLogEvent.LooksAtTop(you, owner, Math.min(cards, there)));
    }
    boolean either = then != TopOfDeck.PutBack.REORDER;
    board.agenda().push(Arrange.look(board, you, zone, owner, cards, either));
    return CarriedOut.DONE;
  }

  private Seat owner(int area) {
    return Area.isProblem(area) ? Area.seat(area) : you;
  }

  @Rule("MLP Q72")
  private int until(int number, Which which) {
    return board
        .pile(Zone.DECK, you)
        .downTo(number, card -> Selection.describes(board, which, card, context));
  }

  private CarriedOut take(int[] refs, Target<Which> take, Seen how, ResolutionStep rest) {
    if (refs.length == 0) {
      return CarriedOut.NOT_DONE;
    }
    see(refs, how);
    TextFrame now = Moves.text(board, caller).revealing(refs);
    board.agenda().set(caller, now);
    board.agenda().push(rest);
    TextContext saying = now.as(you);
    return switch (take) {
      case Target.All(Which which, var _) -> {
        int[] taken = board.refs(Selection.of(board, which, saying));
        yield taken.length == 0 ? CarriedOut.NOT_DONE : how.take(board, chance, you, taken, caller);
      }
      case Target.Choose(boolean upTo, var number, Which which) -> {
        int[] fit = board.refs(Selection.of(board, which, saying));
        int asked = Values.of(board, number, saying);
        int many = Math.min(fit.length, asked);
        if (many == 0) {
          yield CarriedOut.NOT_DONE;
        }
        board.agenda().push(new PendingTake(you, Taking.of(fit, upTo, many), how, caller));
        yield CarriedOut.of(upTo || many == asked).and(CarriedOut.PENDING);
      }
      case Target.Pronoun<Which> _, Target.Own<Which> _, Target.Random<Which> _ ->
          throw new IllegalStateException("cannot be taken: " + take);
    };
  }

  /// Those who may see the cards see them. Who cannot see which of them is taken does not know any longer which is which.
  @Rule("MLP Q140")
  private void see(int[] refs, Seen how) {
    int[] cards = CardBoard.cards(refs, _ -> true);
    if (how == Seen.BY_ALL) {
      for (int card : cards) {
        board.knowledge().reveal(card);
        board.tell(new PublicEvent.Revealed(you, board.told(card)));
      }
      return;
    }
    for (int card : cards) {
      board.knowledge().show(card, you);
    }
    if (board.heard()) {
      board.tell(new SharedLogEvent.LooksAtTop(you, you, cards.length));
    }
    if (how == Seen.BY_ONE) {
      board.knowledge().scramble(cards, you.other());
    }
  }
}
