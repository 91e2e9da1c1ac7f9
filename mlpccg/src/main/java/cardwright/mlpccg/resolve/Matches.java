package cardwright.mlpccg.resolve;

import cardwright.cardgame.text.Nth;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.Faceoffs;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.Selection;
import cardwright.mlpccg.board.Stage;
import cardwright.mlpccg.board.TableCounter;
import cardwright.mlpccg.board.TextContext;
import cardwright.mlpccg.board.Values;
import cardwright.mlpccg.vocabulary.Awaited;
import cardwright.mlpccg.vocabulary.EventKind;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.Period;
import cardwright.mlpccg.vocabulary.Place;
import cardwright.mlpccg.vocabulary.Trigger;
import cardwright.mlpccg.vocabulary.Which;
import cardwright.mlpccg.vocabulary.Who;
import java.util.List;
import java.util.Optional;

/// Whether something that happens is what a text waits for.
@Rule({"MLP 63", "MLP B9", "MLP B42"})
final class Matches {
  private Matches() {}

  /// Whether a deed is what a trigger speaks of.
  ///
  /// @param voice the card that waits and its player
  static boolean fits(Board board, Trigger trigger, GameEvent deed, TextContext voice) {
    long mask =
        Awaited.mask(trigger)
            | (trigger instanceof Trigger.FlipsCard ? EventKind.FLIP_NEXT.bit() : 0);
    if ((mask & deed.what().bit()) == 0) {
      return false;
    }
    return switch (trigger) {
      case Trigger.Happens(Target<Which> target, Trigger.Event event) ->
          isSo(event, deed, board, voice) && isAbout(board, target, deed, voice);
      case Trigger.Enters(Target<Which> target, boolean _, Trigger.Way way) ->
          goes(way, deed, board, voice) && isAbout(board, target, deed, voice);
      case Trigger.Moves(Target<Which> target, Trigger.Way way) ->
          goes(way, deed, board, voice) && isAbout(board, target, deed, voice);
      case Trigger.PlayerMoves(Who who, Target<Which> target, Trigger.Way way) ->
          isBy(board, who, deed, voice)
              && goes(way, deed, board, voice)
              && isAbout(board, target, deed, voice);
      case Trigger.Plays(Who who, Nth nth, Which which, Trigger.Way way) ->
          isBy(board, who, deed, voice)
              && goes(way, deed, board, voice)
              && isPlayed(board, which, deed, voice)
              && isNth(board, nth, which, deed, voice);
      case Trigger.Confronts(Who who, Trigger.Manner manner, Target<Which> problem) ->
          isBy(board, who, deed, voice)
              && isAbout(board, problem, deed, voice)
              && switch (manner) {
                case ANY -> true;
                case FIRST -> deed.amount() == 1;
                case SURPLUS -> board.get(TableCounter.SURPLUS) > 0;
              };
      case Trigger.Ends(Who who, boolean _, var faceoffs, Optional<Trigger.Margin> margin) ->
          isBy(board, who, deed, voice)
              && Faceoffs.isMeant(board, faceoffs, voice)
              && (margin.isEmpty()
                  || margin.get().relation().holds(deed.amount(), margin.get().by()));
      case Trigger.FaceoffAt(boolean _, var faceoffs) -> Faceoffs.isMeant(board, faceoffs, voice);
      case Trigger.At(boolean _, Who whose, Period period) ->
          isBy(board, whose, deed, voice) && isTime(period, deed);
      case Trigger.Does(Who who, var act, var during) ->
          isDoing(board, who, act, deed, voice)
              && (during.isEmpty() || Values.holds(board, during.get(), voice));
      case Trigger.FlipsCard(Who who, var faceoffs) ->
          isBy(board, who, deed, voice) && Faceoffs.isMeant(board, faceoffs, voice);
      case Trigger.DoesTo(Who who, var _, Target<Which> target) ->
          isBy(board, who, deed, voice) && isAbout(board, target, deed, voice);
      case Trigger.State _ -> false;
      case Trigger.ToBottom(Which which, var faceoffs) ->
          deed.seat() == voice.you()
              && isDescribed(board, which, deed, voice, Area.NONE)
              && Faceoffs.isMeant(board, faceoffs, voice);
      case Trigger.HomeForLosing(Which which, var faceoffs) ->
          deed.how() == GameEvent.How.FOR_LOSING
              && deed.seat() == voice.you()
              && Selection.describes(board, which, deed.card(), voice)
              && Faceoffs.isMeant(board, faceoffs, voice);
    };
  }

  private static boolean isBy(Board board, Who who, GameEvent deed, TextContext voice) {
    Seat seat = deed.seat();
    return seat == null ? who == Who.EACH : voice.means(board, who, seat);
  }

  /// Who discards is whose card it is, whoever's text does it.
  private static boolean isDoing(
      Board board, Who who, Trigger.Act act, GameEvent deed, TextContext voice) {
    return act == Trigger.Act.DISCARD
        ? voice.means(board, who, board.pool().owner(deed.card()))
        : isBy(board, who, deed, voice);
  }

  private static boolean isSo(Trigger.Event event, GameEvent deed, Board board, TextContext voice) {
    return switch (event) {
      case LEAVES, DISMISSED, RETIRED -> deed.from() != Area.NONE;
      case LEAVES_THERE ->
          deed.from() != Area.NONE && deed.from() == voice.there(board) && deed.to() != deed.from();
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

  private static boolean isTime(Period period, GameEvent deed) {
    return switch (period) {
      case TURN, PHASE -> true;
      case READY_PHASE -> isStage(deed, Stage.READY);
      case TROUBLEMAKER_PHASE -> isStage(deed, Stage.TROUBLEMAKER);
      case MAIN_PHASE -> isStage(deed, Stage.MAIN);
      case SCORE_PHASE -> isStage(deed, Stage.SCORE);
      case END_PHASE -> isStage(deed, Stage.END);
    };
  }

  private static boolean isStage(GameEvent deed, Stage stage) {
    return deed.amount() == stage.ordinal();
  }

  private static boolean goes(Trigger.Way way, GameEvent deed, Board board, TextContext voice) {
    return switch (way) {
      case ANY -> true;
      case TO_PROBLEM -> Area.isProblem(deed.to());
      case HOME_TO_PROBLEM -> Area.isProblem(deed.to()) && Area.isHome(deed.from());
      case HERE -> deed.to() != Area.NONE && deed.to() == voice.here(board);
      case THERE -> deed.to() != Area.NONE && deed.to() == voice.there(board);
      case FROM_HERE -> deed.from() != Area.NONE && deed.from() == voice.here(board);
    };
  }

  /// Whether what happens, happens to the card meant.
  private static boolean isAbout(
      Board board, Target<Which> target, GameEvent deed, TextContext voice) {
    if (deed.ref() == CardRef.NONE) {
      return false;
    }
    return switch (target) {
      case Target.Choose(boolean _, var _, Which which) ->
          isDescribed(board, which, deed, voice, area(deed));
      case Target.All(Which which) -> isDescribed(board, which, deed, voice, area(deed));
      case Target.This<Which> _ -> deed.ref() == voice.self() || isSame(board, deed, voice.self());
      case Target.Pronoun<Which> _, Target.Own<Which> _, Target.Random<Which> _ -> {
        for (int ref : voice.named(board, target)) {
          if (ref == deed.ref() || isSame(board, deed, ref)) {
            yield true;
          }
        }
        yield false;
      }
    };
  }

  /// What is played or enters is a new object by now.
  private static boolean isSame(Board board, GameEvent deed, int ref) {
    return (deed.what() == EventKind.PLAY || deed.what() == EventKind.ENTER)
        && CardRef.card(ref) == deed.card()
        && board.holds(ref);
  }

  private static int area(GameEvent deed) {
    boolean enters =
        deed.what() == EventKind.ENTER
            || deed.what() == EventKind.PLAY
            || deed.what() == EventKind.REPLACE;
    return enters && deed.to() != Area.NONE ? deed.to() : deed.from();
  }

  /// A card is held against a selector as it was: where, and whose.
  private static boolean isDescribed(
      Board board, Which which, GameEvent deed, TextContext voice, int area) {
    int card = deed.card();
    Seat whose =
        deed.what() == EventKind.ENTER || deed.what() == EventKind.PLAY || deed.controller() == null
            ? board.controller(card)
            : deed.controller();
    return voice.means(board, which.whose(), whose)
        && isThere(board, which.place(), deed, voice, area)
        && Selection.describes(board, which, card, voice);
  }

  private static boolean isThere(
      Board board, Place place, GameEvent deed, TextContext voice, int area) {
    if (!(place instanceof Place.Spot spot)) {
      return Selection.fits(
          board, new Which(false, Kind.ANY, Who.EACH, place, List.of()), deed.card(), voice);
    }
    return switch (spot) {
      case HERE -> area != Area.NONE && area == voice.here(board);
      case THERE -> area != Area.NONE && area == voice.there(board);
      case HOME -> area != Area.NONE && Area.isHome(area);
      case PROBLEM, ONE_PROBLEM -> Area.isProblem(area);
      case OPPONENTS_PROBLEM -> area == Area.problem(voice.you().other());
      case PLAY, HAND, DECK, DISCARD, BENEATH, AMONG_THEM -> true;
    };
  }

  /// Of a card that is played face-down only its type is public.
  @Rule({"MLP 23", "MLP 28"})
  private static boolean isPlayed(Board board, Which which, GameEvent deed, TextContext voice) {
    int card = deed.card();
    if (board.inPlay(card) && board.is(card, CardFlag.FACE_DOWN)) {
      return (which.kinds() & Kind.TROUBLEMAKER.bit()) != 0 && which.qualities().isEmpty();
    }
    return Selection.describes(board, which, card, voice);
  }

  private static boolean isNth(
      Board board, Nth nth, Which which, GameEvent deed, TextContext voice) {
    return switch (nth) {
      case Nth.Any.ANY -> true;
      case Nth.EachTurn(int number) ->
          deed.seat() != null
              && board
                      .plays()
                      .count(deed.seat(), card -> Selection.describes(board, which, card, voice))
                  == number;
      case Nth.Own own ->
          switch (Trigger.Since.class.cast(own)) {
            case PROBLEM_ENTERED -> {
              int problem = board.derived().problemAt(deed.to());
              yield problem != Board.EMPTY && !board.is(problem, CardFlag.VISITED);
            }
          };
    };
  }
}
