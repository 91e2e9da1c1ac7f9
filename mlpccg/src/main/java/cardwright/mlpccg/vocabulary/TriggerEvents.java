package cardwright.mlpccg.vocabulary;

/// What can set triggers off.
public final class TriggerEvents {
  private TriggerEvents() {}

  /// What can set a trigger off, as bits of [EventKind].
  public static long of(Trigger trigger) {
    return switch (trigger) {
      case Trigger.Happens(var _, var event) -> of(event);
      case Trigger.Enters(var _, boolean played, var _) ->
          played ? EventKind.PLAY.bit() : EventKind.ENTER.bit() | EventKind.REPLACE.bit();
      case Trigger.Moves _, Trigger.PlayerMoves _, Trigger.HomeForLosing _ -> EventKind.MOVE.bit();
      case Trigger.Plays _, Trigger.PlaysOn _ -> EventKind.PLAY.bit();
      case Trigger.Confronts _ -> EventKind.CONFRONT.bit();
      case Trigger.Ends(var _, boolean wins, var _, var _) ->
          wins ? EventKind.WIN_FACEOFF.bit() : EventKind.LOSE_FACEOFF.bit();
      case Trigger.FaceoffAt(boolean end, var _) ->
          end ? EventKind.FACEOFF_END.bit() : EventKind.FACEOFF_START.bit();
      case Trigger.At(boolean end, var _, var period) ->
          switch (period) {
            case TURN -> end ? EventKind.TURN_END.bit() : EventKind.TURN_START.bit();
            case READY_PHASE, TROUBLEMAKER_PHASE, MAIN_PHASE, SCORE_PHASE, END_PHASE, PHASE ->
                end ? EventKind.PHASE_END.bit() : EventKind.PHASE_START.bit();
          };
      case Trigger.Does(var _, var act, var _) ->
          switch (act) {
            case DRAW -> EventKind.DRAW.bit();
            case DISCARD -> EventKind.DISCARD.bit();
            case GAIN_TOKENS -> EventKind.GAIN_TOKENS.bit();
          };
      case Trigger.Draws _ -> EventKind.DRAW.bit();
      case Trigger.Acts _ -> EventKind.ACT.bit();
      case Trigger.ScoresBonus _ -> EventKind.SCORE.bit();
      case Trigger.FlipsCard _ -> EventKind.FLIP.bit();
      case Trigger.DoesTo(var _, var verb, var _) ->
          switch (verb) {
            case DISMISS -> EventKind.DISMISS.bit();
            case UNCOVER -> EventKind.UNCOVER.bit();
            case CHALLENGE -> EventKind.CHALLENGE.bit();
            case DEFEAT -> EventKind.DEFEAT.bit();
          };
      case Trigger.State _ -> 0;
      case Trigger.ToBottom _ -> EventKind.FLIP_LEAVES.bit();
    };
  }

  /// What has to happen for something to be replaced: a flip before it happens, and what leaves the faceoff.
  static long replaced(Trigger trigger) {
    return trigger instanceof Trigger.FlipsCard ? EventKind.FLIP_NEXT.bit() : of(trigger);
  }

  /// Whether a trigger speaks of a card, so that it matters which.
  public static boolean isAboutCard(Trigger trigger) {
    return switch (trigger) {
      case Trigger.Happens _,
          Trigger.Enters _,
          Trigger.Moves _,
          Trigger.PlayerMoves _,
          Trigger.Plays _,
          Trigger.PlaysOn _,
          Trigger.FlipsCard _,
          Trigger.DoesTo _,
          Trigger.ToBottom _,
          Trigger.HomeForLosing _ ->
          true;
      case Trigger.Confronts _,
          Trigger.Ends _,
          Trigger.FaceoffAt _,
          Trigger.At _,
          Trigger.Does _,
          Trigger.Draws _,
          Trigger.Acts _,
          Trigger.ScoresBonus _,
          Trigger.State _ ->
          false;
    };
  }

  private static long of(Trigger.Event event) {
    return switch (event) {
      case LEAVES -> EventKind.LEAVING;
      case DISMISSED -> EventKind.DISMISS.bit();
      case RETIRED -> EventKind.RETIRE.bit();
      case DISCARDED, FORCED -> EventKind.DISCARD.bit();
      case INTO_DISCARD ->
          EventKind.DISMISS.bit()
              | EventKind.RETIRE.bit()
              | EventKind.DISCARD.bit()
              | EventKind.MILL.bit()
              | EventKind.SPEND.bit();
      case EXHAUSTED -> EventKind.EXHAUST.bit();
      case READIED -> EventKind.READY.bit();
      case FRIGHTENED -> EventKind.FRIGHTEN.bit();
      case UNFRIGHTENED -> EventKind.UNFRIGHTEN.bit();
      case UNCOVERED -> EventKind.UNCOVER.bit();
      case DEFEATED -> EventKind.DEFEAT.bit();
      case SOLVED -> EventKind.SOLVE.bit();
      case TURNED -> EventKind.TURN_OVER.bit();
      case LEAVES_THERE -> EventKind.LEAVING | EventKind.MOVE.bit() | EventKind.SENT_HOME.bit();
    };
  }
}
