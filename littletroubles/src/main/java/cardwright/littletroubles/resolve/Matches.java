package cardwright.littletroubles.resolve;

import cardwright.cardgame.text.Nth;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.SeatCounter;
import cardwright.littletroubles.board.Selection;
import cardwright.littletroubles.board.TextContext;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.vocabulary.Card;
import cardwright.littletroubles.vocabulary.EventKind;
import cardwright.littletroubles.vocabulary.Trigger;
import cardwright.littletroubles.vocabulary.Which;
import cardwright.littletroubles.vocabulary.Who;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

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
          is(act, event.what()) && means(who, event.seat(), context.you());
      case Trigger.Draws(Who who, Nth.EachTurn nth) ->
          event.what() == EventKind.DRAW
              && means(who, event.seat(), context.you())
              && reaches(board, event, nth.number());
      case Trigger.Plays(Who who, Nth nth, Which which) ->
          event.what() == EventKind.PLAY
              && means(who, event.seat(), context.you())
              && Selection.describes(
                  board, which, CardRef.card(event.ref()), context, cost(board, event))
              && isNth(board, nth, which, event, context);
      case Trigger.YouTurn(boolean restore, Which which) ->
          event.what() == (restore ? EventKind.RESTORE : EventKind.REGRESS)
              && event.seat() == context.you()
              && Selection.describes(board, which, CardRef.card(event.ref()), context);
      case Trigger.CounterPut(String counter, Target<Which> target) ->
          event.what() == EventKind.COUNTER
              && event.name().equals(counter)
              && concerns(board, target, event.ref(), event, context);
      case Trigger.Reaches(String counter, int number) ->
          event.what() == EventKind.COUNTER
              && event.name().equals(counter)
              && event.ref() == context.self()
              && board.counters().number(CardRef.card(event.ref()), counter) + event.amount()
                  >= number;
      case Trigger.At(Trigger.Moment moment, Who whose) ->
          is(moment, event.what()) && means(whose, event.seat(), context.you());
    };
  }

  /// Whether a card is among those that a draw is about to bring, counted from the start of the turn.
  @Rule({"LT C71", "LT 6.9b"})
  private static boolean reaches(Board board, GameEvent draw, int number) {
    Seat seat = Objects.requireNonNull(draw.seat());
    int there = board.pile(Zone.DECK, seat).size() + board.pile(Zone.TIMEOUT, seat).size();
    int before = board.get(SeatCounter.DRAWN, seat);
    return before < number && number <= before + Math.min(draw.amount(), there);
  }

  @Rule("LT C70")
  private static boolean isNth(
      Board board, Nth nth, Which which, GameEvent event, TextContext context) {
    return switch (nth) {
      case Nth.Any.ANY -> true;
      case Nth.EachTurn(int number) ->
          event.seat() != null
              && board
                      .plays()
                      .count(
                          event.seat(),
                          card ->
                              Selection.describes(
                                  board,
                                  which,
                                  card,
                                  context,
                                  card == CardRef.card(event.ref())
                                      ? cost(board, event)
                                      : board.card(card).cost()))
                  == number;
      case Nth.Own own -> throw new IllegalStateException("a word of another game: " + own);
    };
  }

  /// The printed cost of a card that is played, or what X is.
  private static int cost(Board board, GameEvent event) {
    int cost = board.card(CardRef.card(event.ref())).cost();
    return cost == Card.X ? event.amount() : cost;
  }

  private static boolean happens(
      Board board, Target<Which> target, Trigger.Event verb, GameEvent event, TextContext context) {
    EventKind what = event.what();
    return switch (verb) {
      case REGRESSED ->
          what == EventKind.REGRESS && concerns(board, target, event.ref(), event, context);
      case RESTORED ->
          what == EventKind.RESTORE && concerns(board, target, event.ref(), event, context);
      case TO_TIMEOUT ->
          what == EventKind.TO_TIMEOUT
              && isInPlay(board, event)
              && concerns(board, target, event.ref(), event, context);
      case LEAVES ->
          (what == EventKind.TO_TIMEOUT || what == EventKind.TO_HAND || what == EventKind.TO_DECK)
              && isInPlay(board, event)
              && concerns(board, target, event.ref(), event, context);
      case ENTERS ->
          what == EventKind.ENTER && concerns(board, target, event.ref(), event, context);
      case PICKED ->
          what == EventKind.PICKED && concerns(board, target, event.ref(), event, context);
      case WINS -> what == EventKind.WIN && concerns(board, target, event.ref(), event, context);
      case LOSES -> what == EventKind.LOSE && concerns(board, target, event.ref(), event, context);
      case TIES -> what == EventKind.TIE && concerns(board, target, event.ref(), event, context);
      case GRABS ->
          what == EventKind.GRAB && concerns(board, target, event.other(), event, context);
      case GRABBED ->
          what == EventKind.GRAB && concerns(board, target, event.ref(), event, context);
      case DROPS ->
          what == EventKind.DROP && concerns(board, target, event.other(), event, context);
      case DROPPED ->
          what == EventKind.DROP && concerns(board, target, event.ref(), event, context);
    };
  }

  /// What is taken from a Timeout or put away from a hand does not leave a Playground.
  private static boolean isInPlay(Board board, GameEvent event) {
    return event.ref() != CardRef.NONE && board.inPlay(CardRef.card(event.ref()));
  }

  private static boolean concerns(
      Board board, Target<Which> target, int ref, GameEvent event, TextContext context) {
    if (ref == CardRef.NONE) {
      return false;
    }
    int card = CardRef.card(ref);
    return switch (target) {
      case Target.This<Which> _ -> ref == context.self();
      case Target.Choose<Which> choose -> {
        Seat controller =
            event.what() == EventKind.ENTER && event.seat() != null
                ? event.seat()
                : board.controller(card);
        yield means(choose.which().whose(), controller, context.you())
            && Selection.describes(board, choose.which(), card, context);
      }
      case Target.Pronoun<Which> _,
          Target.Own<Which> _,
          Target.All<Which> _,
          Target.Random<Which> _ -> {
        int[] named = context.named(board, target);
        yield named.length > 0 && named[0] == ref;
      }
    };
  }

  private static boolean means(Who who, @Nullable Seat seat, Seat you) {
    return switch (who) {
      case YOU -> seat == you;
      case OPPONENT -> seat != null && seat != you;
      case ANYONE -> true;
    };
  }

  private static boolean is(Trigger.Act act, EventKind what) {
    return switch (act) {
      case GAIN_COOKIES -> what == EventKind.GAIN;
      case LOSE_COOKIES -> what == EventKind.LOSE_COOKIES;
      case DRAW -> what == EventKind.DRAW;
      case DISCARD -> what == EventKind.DISCARD;
      case SEARCH -> what == EventKind.SEARCH;
      case WIN_FIGHT -> what == EventKind.WIN;
      case LOSE_FIGHT -> what == EventKind.LOSE;
      case TIE_FIGHT -> what == EventKind.TIE;
      case REWARD -> what == EventKind.REWARD;
      case USE -> what == EventKind.USE;
      case PICK -> what == EventKind.PICK;
      case RESOURCES -> what == EventKind.RESOURCES;
      case GOAL -> what == EventKind.GOAL;
    };
  }

  private static boolean is(Trigger.Moment moment, EventKind what) {
    return switch (moment) {
      case TURN_START -> what == EventKind.TURN_START;
      case TURN_END -> what == EventKind.TURN_END;
      case BUILD_END -> what == EventKind.BUILD_END;
      case FIGHT_START -> what == EventKind.FIGHT_START;
      case FIGHT_END -> what == EventKind.FIGHT_END;
      case RESOURCE_START -> what == EventKind.RESOURCE_START;
    };
  }
}
