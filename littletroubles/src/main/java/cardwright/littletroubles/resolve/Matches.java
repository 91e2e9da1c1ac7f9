package cardwright.littletroubles.resolve;

import cardwright.cardgame.text.Nth;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.GameEvent;
import cardwright.littletroubles.board.SeatCounter;
import cardwright.littletroubles.board.Selection;
import cardwright.littletroubles.board.TextContext;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.vocabulary.Card;
import cardwright.littletroubles.vocabulary.EventKind;
import cardwright.littletroubles.vocabulary.Trigger;
import cardwright.littletroubles.vocabulary.Which;
import cardwright.littletroubles.vocabulary.Who;

/// Whether something that is about to happen is what a text waits for.
final class Matches {
  private Matches() {}

  /// Whether an event sets a trigger off.
  ///
  /// @param context who waits
  static boolean fits(Board board, Trigger trigger, GameEvent event, TextContext context) {
    return switch (trigger) {
      case Trigger.Happens(Target<Which> target, Trigger.Event verb) ->
          happens(board, target, verb, event, context);
      case Trigger.Does(Who who, Trigger.Act act) ->
          event instanceof GameEvent.OfPlayer does
              && does.kind() == EventKind.of(act)
              && who.means(does.seat() == context.you());
      case Trigger.Draws(Who who, Nth.EachTurn nth) ->
          event instanceof GameEvent.Draw draw
              && who.means(draw.seat() == context.you())
              && reaches(board, draw, nth.number());
      case Trigger.Plays(Who who, Nth nth, Which which) ->
          event instanceof GameEvent.Play play
              && who.means(play.seat() == context.you())
              && Selection.describes(
                  board, which, CardRef.card(play.ref()), context, cost(board, play))
              && isNth(board, nth, which, play, context);
      case Trigger.YouTurn(boolean restore, Which which) ->
          event instanceof GameEvent.Turning turning
              && turning.kind() == (restore ? EventKind.RESTORE : EventKind.REGRESS)
              && turning.by() == context.you()
              && Selection.describes(board, which, CardRef.card(turning.ref()), context);
      case Trigger.CounterPut(String counter, Target<Which> target) ->
          event instanceof GameEvent.PutCounters put
              && put.counter().equals(counter)
              && concerns(board, target, put.ref(), context);
      case Trigger.Reaches(String counter, int number) ->
          event instanceof GameEvent.PutCounters put
              && put.counter().equals(counter)
              && put.ref() == context.self()
              && board.counters().number(CardRef.card(put.ref()), counter) + put.number() >= number;
      case Trigger.At(Trigger.Moment moment, Who whose) ->
          event instanceof GameEvent.PointOfTime time
              && time.moment() == moment
              && whose.means(time.seat() == context.you());
    };
  }

  /// Whether a card is among those that a draw is about to bring, counted from the start of the turn.
  @Rule({"LT C71", "LT 6.9b"})
  private static boolean reaches(Board board, GameEvent.Draw draw, int number) {
    Seat seat = draw.seat();
    int there = board.pile(Zone.DECK, seat).size() + board.pile(Zone.TIMEOUT, seat).size();
    int before = board.get(SeatCounter.DRAWN, seat);
    return before < number && number <= before + Math.min(draw.cards(), there);
  }

  @Rule("LT C70")
  private static boolean isNth(
      Board board, Nth nth, Which which, GameEvent.Play play, TextContext context) {
    return switch (nth) {
      case Nth.Any.ANY -> true;
      case Nth.EachTurn(int number) ->
          board
                  .plays()
                  .count(
                      play.seat(),
                      card ->
                          Selection.describes(
                              board,
                              which,
                              card,
                              context,
                              card == CardRef.card(play.ref())
                                  ? cost(board, play)
                                  : board.card(card).cost()))
              == number;
      case Nth.Own own -> throw new IllegalStateException("a word of another game: " + own);
    };
  }

  /// The printed cost of a card that is played, or what X is.
  private static int cost(Board board, GameEvent.Play play) {
    int cost = board.card(CardRef.card(play.ref())).cost();
    return cost == Card.X ? play.x() : cost;
  }

  private static boolean happens(
      Board board, Target<Which> target, Trigger.Event verb, GameEvent event, TextContext context) {
    if ((EventKind.bits(verb) & event.kind().bit()) == 0) {
      return false;
    }
    return switch (event) {
      case GameEvent.Enter(int ref, Seat seat, int _) ->
          concerns(board, target, ref, seat, context);
      // What is taken from a Timeout does not leave a Playground.
      case GameEvent.Leaving gone ->
          board.inPlay(CardRef.card(gone.ref())) && concerns(board, target, gone.ref(), context);
      case GameEvent.Grip grip ->
          concerns(board, target, verb.isOfHolder() ? grip.holder() : grip.ref(), context);
      case GameEvent.Turning turning -> concerns(board, target, turning.ref(), context);
      case GameEvent.Picked(int ref) -> concerns(board, target, ref, context);
      case GameEvent.FightResult result -> concerns(board, target, result.ref(), context);
      case GameEvent.Play _,
          GameEvent.PutCounters _,
          GameEvent.Discard _,
          GameEvent.Use _,
          GameEvent.Gain _,
          GameEvent.LoseCookies _,
          GameEvent.Draw _,
          GameEvent.Act _,
          GameEvent.PointOfTime _ ->
          false;
    };
  }

  private static boolean concerns(Board board, Target<Which> target, int ref, TextContext context) {
    return concerns(board, target, ref, board.controller(CardRef.card(ref)), context);
  }

  /// Whether a card is one that a trigger speaks of.
  ///
  /// @param controller who controls it, or is about to
  private static boolean concerns(
      Board board, Target<Which> target, int ref, Seat controller, TextContext context) {
    return switch (target) {
      case Target.This<Which> _ -> ref == context.self();
      case Target.Choose<Which> choose ->
          choose.which().whose().means(controller == context.you())
              && Selection.describes(board, choose.which(), CardRef.card(ref), context);
      case Target.Pronoun<Which> _,
          Target.Own<Which> _,
          Target.All<Which> _,
          Target.Random<Which> _ -> {
        int[] named = context.named(board, target);
        yield named.length > 0 && named[0] == ref;
      }
    };
  }
}
