package cardwright.littletroubles.resolve;

import cardwright.cardgame.run.Script;
import cardwright.cardgame.text.Nth;
import cardwright.cardgame.text.Quality;
import cardwright.cardgame.text.Target;
import cardwright.engine.Agenda;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.GameEvent;
import cardwright.littletroubles.board.GameStep;
import cardwright.littletroubles.board.Selection;
import cardwright.littletroubles.board.TextContext;
import cardwright.littletroubles.board.TriggeredText;
import cardwright.littletroubles.vocabulary.Effect;
import cardwright.littletroubles.vocabulary.EffectTraits;
import cardwright.littletroubles.vocabulary.EventKind;
import cardwright.littletroubles.vocabulary.Place;
import cardwright.littletroubles.vocabulary.Trigger;
import cardwright.littletroubles.vocabulary.Which;
import cardwright.littletroubles.vocabulary.Who;

/// Whether an OTTA ability may be held: an instruction that already stands in the text, behind the one at hand, fits its trigger too.
///
/// Who does it counts, and so does what it will act on where that is settled; where it is still to be chosen, the sort of the event is enough.
@Rule({"LT B79", "LT C1"})
final class MatchingInstructions {
  private final Board board;
  private final TriggeredText splice;

  private MatchingInstructions(Board board, TriggeredText splice) {
    this.board = board;
    this.splice = splice;
  }

  @SuppressWarnings("ReferenceEquality")
  static boolean fits(Board board, EventGate gate, TriggeredText splice) {
    if (isCounted(splice.text().otta().trigger())) {
      return false;
    }
    MatchingInstructions later = new MatchingInstructions(board, splice);
    Agenda<GameStep> agenda = board.agenda();
    for (int i = agenda.size() - 1; i >= 0; i--) {
      // A step of the turn lies below all texts.
      if (!(agenda.get(i) instanceof ResolutionStep step)
          || (step instanceof EndOfResolution(boolean whole) && whole)) {
        break;
      }
      if (later.fits(step, step == gate)) {
        return true;
      }
    }
    return false;
  }

  /// Whether a trigger asks for one event of a turn: no later one has that number.
  @Rule({"LT C70", "LT C71"})
  private static boolean isCounted(Trigger trigger) {
    return trigger instanceof Trigger.Draws
        || (trigger instanceof Trigger.Plays(var _, Nth nth, var _) && nth != Nth.Any.ANY);
  }

  /// Whether a step holds an instruction that stands in the text and fits.
  ///
  /// What an instruction has begun (a card that is about to be played, to enter, or to be picked) is no later one. A text that is being paid for
  /// comes behind the texts that its costs set off (LT C4), so that none of them is held for it.
  private boolean fits(ResolutionStep step, boolean atHand) {
    return switch (step) {
      case TextFrame frame -> fits(frame);
      case EventGate gate -> {
        boolean then = !atHand && fitsAny(gate.events());
        for (TriggeredText each : gate.before()) {
          then |= fits(TextFrame.of(each));
        }
        for (TriggeredText each : gate.after()) {
          then |= fits(TextFrame.of(each));
        }
        yield then || (gate.then() instanceof TextFrame frame && fits(frame));
      }
      case Announcement _,
          ScheduledEvents _,
          Entering _,
          Pick _,
          PutBack _,
          PutRestBack _,
          TakeFrom _,
          Finish _,
          EndOfResolution _ ->
          false;
    };
  }

  private boolean fitsAny(GameEvent[] events) {
    TextContext context = new TextContext.Still(splice.ref(), splice.you());
    for (GameEvent event : events) {
      if (Matches.fits(board, splice.text().otta().trigger(), event, context)) {
        return true;
      }
    }
    return false;
  }

  private boolean fits(TextFrame frame) {
    Script<Effect> script = frame.text().script();
    for (int at = frame.next(); at < script.length(); at++) {
      if (script.at(at) instanceof Script.Do<Effect>(Effect effect, int choice)
          && fits(frame, effect, choice)) {
        return true;
      }
    }
    return false;
  }

  private boolean fits(TextFrame frame, Effect effect, int choice) {
    Trigger trigger = splice.text().otta().trigger();
    if ((EffectTraits.mayCause(effect) & EventKind.bits(trigger)) == 0
        || !isByWhom(trigger, effect, frame)) {
      return false;
    }
    if (!(effect instanceof Effect.OnCards onCards)) {
      return true;
    }
    int[] settled = choice >= 0 ? frame.picks().of(choice) : frame.named(board, onCards.target());
    if (settled.length == 0) {
      return onCards.target() instanceof Target.Choose || onCards.target() instanceof Target.All;
    }
    for (int ref : settled) {
      if (concerns(trigger, ref, frame)) {
        return true;
      }
    }
    return false;
  }

  /// Whether the trigger asks for what this player does. Who does it stands in the instruction.
  private boolean isByWhom(Trigger trigger, Effect effect, TextFrame frame) {
    return switch (trigger) {
      case Trigger.Does(Who who, Trigger.Act act) -> {
        Who does = who(effect, act);
        Seat seat = does == Who.OPPONENT ? frame.you().other() : frame.you();
        yield does == Who.ANYONE || who.means(seat == splice.you());
      }
      case Trigger.Plays(Who who, var _, var _) -> who.means(frame.you() == splice.you());
      case Trigger.Happens _,
          Trigger.Draws _,
          Trigger.YouTurn _,
          Trigger.CounterPut _,
          Trigger.Reaches _,
          Trigger.At _ ->
          true;
    };
  }

  /// Which player does what an instruction can cause.
  private static Who who(Effect effect, Trigger.Act act) {
    return switch (effect) {
      case Effect.Gain(Who who, var _) -> who;
      case Effect.Lose(Who who, var _) -> who;
      case Effect.Draw(Who who, var _) -> who;
      case Effect.Discard(Who who, int _) -> who;
      case Effect.Hand(Who from, var _) ->
          (from == Who.YOU) == (act == Trigger.Act.GAIN_COOKIES) ? Who.OPPONENT : Who.YOU;
      case Effect.LookAndDiscard _ -> Who.OPPONENT;
      case Effect.OnCards _,
          Effect.Search _,
          Effect.RevealHand _,
          Effect.SkipFightPhase _,
          Effect.EndFight _,
          Effect.WinGame _,
          Effect.ResourcesThisTurn _,
          Effect.Shared _ ->
          Who.YOU;
    };
  }

  /// Whether a settled card will be one that the trigger asks for. Which face it shows by then is open.
  private boolean concerns(Trigger trigger, int ref, TextFrame frame) {
    TextContext context = new TextContext.Still(splice.ref(), splice.you());
    int card = CardRef.card(ref);
    return switch (trigger) {
      case Trigger.Happens(Target.Choose<Which> choose, var _) ->
          Selection.fits(board, anySide(choose.which()), card, context);
      case Trigger.Happens(Target<Which> target, var _) -> {
        int[] named = context.named(board, target);
        yield named.length > 0 && named[0] == ref;
      }
      case Trigger.YouTurn(boolean _, Which which) ->
          frame.you() == splice.you() && Selection.fits(board, anySide(which), card, context);
      case Trigger.Does _,
          Trigger.Draws _,
          Trigger.Plays _,
          Trigger.CounterPut _,
          Trigger.Reaches _,
          Trigger.At _ ->
          true;
    };
  }

  private static Which anySide(Which which) {
    return new Which(
        which.other(),
        which.kinds(),
        which.whose(),
        Place.PLAY,
        which.qualities().stream().filter(Quality.Except.class::isInstance).toList());
  }
}
