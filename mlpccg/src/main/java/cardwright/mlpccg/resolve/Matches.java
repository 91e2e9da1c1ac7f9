package cardwright.mlpccg.resolve;

import cardwright.cardgame.text.Nth;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.Occurrence;
import cardwright.mlpccg.board.SeatCounter;
import cardwright.mlpccg.board.Selection;
import cardwright.mlpccg.board.Stage;
import cardwright.mlpccg.board.TableCounter;
import cardwright.mlpccg.board.TextContext;
import cardwright.mlpccg.board.Values;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.vocabulary.EventKind;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.Period;
import cardwright.mlpccg.vocabulary.Place;
import cardwright.mlpccg.vocabulary.Trigger;
import cardwright.mlpccg.vocabulary.TriggerEvents;
import cardwright.mlpccg.vocabulary.Which;
import cardwright.mlpccg.vocabulary.Who;
import java.util.List;
import java.util.Optional;

/// Whether something that happens is what a text waits for.
@Rule({"MLP 63", "MLP B9", "MLP B42"})
final class Matches {
  private Matches() {}

  /// A draw with its number in the turn of its player; anything else as it is.
  ///
  /// @param behind how many draws of that player come before it that have not happened yet, itself among them
  @Rule("MLP Q46")
  static Occurrence numbered(Board board, Occurrence event, int behind) {
    return event.what() instanceof GameEvent.Draw draw
        ? event.numbered(board.get(SeatCounter.DRAWN, draw.seat()) + behind)
        : event;
  }

  /// Whether an event is what a trigger speaks of.
  ///
  /// @param context the card that waits and its player
  static boolean fits(Board board, Trigger trigger, Occurrence event, TextContext context) {
    long mask =
        TriggerEvents.of(trigger)
            | (trigger instanceof Trigger.FlipsCard ? EventKind.FLIP_NEXT.bit() : 0);
    if ((mask & event.kind().bit()) == 0) {
      return false;
    }
    return switch (trigger) {
      case Trigger.Happens(Target<Which> target, Trigger.Event verb) ->
          isSo(verb, event, board, context) && isAbout(board, target, event, context);
      case Trigger.Enters(Target<Which> target, boolean _, Trigger.Route route) ->
          goes(route, event, board, context) && isAbout(board, target, event, context);
      case Trigger.Moves(Target<Which> target, Trigger.Route route) ->
          goes(route, event, board, context) && isAbout(board, target, event, context);
      case Trigger.PlayerMoves(Who who, Target<Which> target, Trigger.Route route) ->
          isBy(board, who, event, context)
              && goes(route, event, board, context)
              && isAbout(board, target, event, context);
      case Trigger.Plays(Who who, Nth nth, Which which, Trigger.Route route) ->
          isBy(board, who, event, context)
              && goes(route, event, board, context)
              && isPlayed(board, which, event.card(), context)
              && isNth(board, nth, which, event, context, route);
      case Trigger.PlaysOn(Who who, Which which, Which host) ->
          isBy(board, who, event, context)
              && board.zone(event.card()) == Zone.ATTACHED
              && isPlayed(board, which, event.card(), context)
              && Selection.fits(board, host, board.host(event.card()), context);
      case Trigger.Confronts(Who who, Trigger.ConfrontKind kind, Target<Which> problem) ->
          isBy(board, who, event, context)
              && isAbout(board, problem, event, context)
              && switch (kind) {
                case ANY -> true;
                case FIRST ->
                    event.what() instanceof GameEvent.Confront confront && confront.first();
                case SURPLUS -> board.get(TableCounter.SURPLUS) > 0;
              };
      case Trigger.Ends(Who who, boolean _, var faceoffs, Optional<Trigger.Margin> margin) ->
          isBy(board, who, event, context)
              && Values.isNow(board, faceoffs, context)
              && (margin.isEmpty() || isBy(margin.get(), event));
      case Trigger.FaceoffAt(boolean _, var faceoffs) -> Values.isNow(board, faceoffs, context);
      case Trigger.At(boolean _, Who whose, Period period) ->
          isBy(board, whose, event, context) && isTime(period, event);
      case Trigger.Does(Who who, var act, var during) ->
          isDoing(board, who, act, event, context)
              && (during.isEmpty() || Values.holds(board, during.get(), context));
      case Trigger.Draws(Who who, Nth.EachTurn nth) ->
          isBy(board, who, event, context) && event.draw() == nth.number();
      case Trigger.Acts(Who who) -> isBy(board, who, event, context);
      case Trigger.ScoresBonus(Who who) ->
          event.what() instanceof GameEvent.Score score
              && score.bonus()
              && isBy(board, who, event, context);
      case Trigger.FlipsCard(Who who, var faceoffs) ->
          isBy(board, who, event, context) && Values.isNow(board, faceoffs, context);
      case Trigger.DoesTo(Who who, var _, Target<Which> target) ->
          isBy(board, who, event, context) && isAbout(board, target, event, context);
      case Trigger.State _ -> false;
      case Trigger.ToBottom(Which which, var faceoffs) ->
          event.seat() == context.you()
              && isDescribed(board, which, event, context, Area.NONE)
              && Values.isNow(board, faceoffs, context);
      case Trigger.HomeForLosing(Which which, var faceoffs) ->
          event.what() instanceof GameEvent.Move move
              && move.why() == GameEvent.Occasion.CHALLENGE_LOST
              && event.seat() == context.you()
              && Selection.describes(board, which, event.card(), context)
              && Values.isNow(board, faceoffs, context);
    };
  }

  private static boolean isBy(Board board, Who who, Occurrence event, TextContext context) {
    Seat seat = event.seat();
    return seat == null ? who == Who.EACH : context.means(board, who, seat);
  }

  /// Who discards is whose card it is, whoever's text does it.
  private static boolean isDoing(
      Board board, Who who, Trigger.Act act, Occurrence event, TextContext context) {
    return act == Trigger.Act.DISCARD
        ? context.means(board, who, board.pool().owner(event.card()))
        : isBy(board, who, event, context);
  }

  private static boolean isSo(
      Trigger.Event verb, Occurrence event, Board board, TextContext context) {
    return switch (verb) {
      case LEAVES, DISMISSED, RETIRED -> event.from() != Area.NONE;
      case LEAVES_THERE ->
          event.from() != Area.NONE
              && event.from() == context.there(board)
              && event.to() != event.from();
      case FORCED -> {
        int source = event.what().source();
        yield source != CardRef.NONE
            && board.controller(CardRef.card(source)) == context.you().other();
      }
      case DISCARDED,
          INTO_DISCARD,
          EXHAUSTED,
          READIED,
          FRIGHTENED,
          UNFRIGHTENED,
          UNCOVERED,
          DEFEATED,
          SOLVED,
          TURNED ->
          true;
    };
  }

  private static boolean isBy(Trigger.Margin margin, Occurrence event) {
    return event.what() instanceof GameEvent.FaceoffResult result
        && margin.relation().holds(result.margin(), margin.by());
  }

  private static boolean isTime(Period period, Occurrence event) {
    return switch (period) {
      case TURN, PHASE -> true;
      case READY_PHASE -> isStage(event, Stage.READY);
      case TROUBLEMAKER_PHASE -> isStage(event, Stage.TROUBLEMAKER);
      case MAIN_PHASE -> isStage(event, Stage.MAIN);
      case SCORE_PHASE -> isStage(event, Stage.SCORE);
      case END_PHASE -> isStage(event, Stage.END);
    };
  }

  /// `your first Friend each turn here` counts those that were played here.
  @Rule("MLP Q83")
  private static boolean isCounted(
      Board board, Trigger.Route route, int place, TextContext context) {
    return switch (route) {
      case HERE -> place == context.here(board);
      case THERE -> place == context.there(board);
      case TO_PROBLEM, HOME_TO_PROBLEM -> Area.isProblem(place);
      case ANY, FROM_HERE -> true;
    };
  }

  private static boolean isStage(Occurrence event, Stage stage) {
    return event.what() instanceof GameEvent.PhaseTime phase && phase.stage() == stage;
  }

  private static boolean goes(
      Trigger.Route route, Occurrence event, Board board, TextContext context) {
    return switch (route) {
      case ANY -> true;
      case TO_PROBLEM -> Area.isProblem(event.to());
      case HOME_TO_PROBLEM -> Area.isProblem(event.to()) && Area.isHome(event.from());
      case HERE -> event.to() != Area.NONE && event.to() == context.here(board);
      case THERE -> event.to() != Area.NONE && event.to() == context.there(board);
      case FROM_HERE -> event.from() != Area.NONE && event.from() == context.here(board);
    };
  }

  /// Whether what happens, happens to the card meant.
  private static boolean isAbout(
      Board board, Target<Which> target, Occurrence event, TextContext context) {
    if (event.ref() == CardRef.NONE) {
      return false;
    }
    return switch (target) {
      case Target.Choose(boolean _, var _, Which which) ->
          isDescribed(board, which, event, context, area(event));
      case Target.All(Which which, var _) -> isDescribed(board, which, event, context, area(event));
      case Target.This<Which> _ ->
          event.ref() == context.self() || isSame(board, event, context.self());
      case Target.Pronoun<Which> _, Target.Own<Which> _, Target.Random<Which> _ -> {
        for (int ref : context.named(board, target)) {
          if (ref == event.ref() || isSame(board, event, ref)) {
            yield true;
          }
        }
        yield false;
      }
    };
  }

  /// What is played or enters is a new object by now.
  private static boolean isSame(Board board, Occurrence event, int ref) {
    return event.what() instanceof GameEvent.Arrival
        && CardRef.card(ref) == event.card()
        && board.holds(ref);
  }

  private static int area(Occurrence event) {
    return event.what() instanceof GameEvent.Arrival && event.to() != Area.NONE
        ? event.to()
        : event.from();
  }

  /// A card is held against a selector as it was: where, and whose.
  private static boolean isDescribed(
      Board board, Which which, Occurrence event, TextContext context, int area) {
    int card = event.card();
    Seat whose =
        event.what() instanceof GameEvent.Arrival || event.controller() == null
            ? board.controller(card)
            : event.controller();
    return context.means(board, which.whose(), whose)
        && isThere(board, which.place(), event, context, area)
        && Selection.describes(board, which, card, context);
  }

  private static boolean isThere(
      Board board, Place place, Occurrence event, TextContext context, int area) {
    if (!(place instanceof Place.Spot spot)) {
      return Selection.fits(
          board, new Which(false, Kind.ANY, Who.EACH, place, List.of()), event.card(), context);
    }
    return switch (spot) {
      case HERE -> area != Area.NONE && area == context.here(board);
      case THERE -> area != Area.NONE && area == context.there(board);
      case HOME -> area != Area.NONE && Area.isHome(area);
      case PROBLEM, ONE_PROBLEM -> Area.isProblem(area);
      case OPPONENTS_PROBLEM -> area == Area.problem(context.you().other());
      case PLAY, HAND, DECK, DISCARD, BENEATH, AMONG_THEM -> true;
    };
  }

  /// Of a card that is played face-down only its type is public.
  @Rule({"MLP 23", "MLP 28"})
  private static boolean isPlayed(Board board, Which which, int card, TextContext context) {
    if (board.inPlay(card) && board.is(card, CardFlag.FACE_DOWN)) {
      return (which.kinds() & Kind.TROUBLEMAKER.bit()) != 0 && which.qualities().isEmpty();
    }
    return Selection.describes(board, which, card, context);
  }

  private static boolean isNth(
      Board board,
      Nth nth,
      Which which,
      Occurrence event,
      TextContext context,
      Trigger.Route route) {
    return switch (nth) {
      case Nth.Any.ANY -> true;
      case Nth.EachTurn(int number) ->
          event.seat() != null
              && board
                      .plays()
                      .count(
                          event.seat(),
                          card -> isPlayed(board, which, card, context),
                          place -> isCounted(board, route, place, context))
                  == number;
      case Nth.Own own ->
          switch (Trigger.Since.class.cast(own)) {
            case PROBLEM_ENTERED -> {
              int problem = board.derived().problemAt(event.to());
              yield problem != Board.EMPTY && !board.is(problem, CardFlag.VISITED);
            }
          };
    };
  }
}
