package cardwright.mlpccg.vocabulary;

import java.util.List;

/// What the texts of a play wait for, so that nothing is looked for that no card speaks of.
///
/// @param triggered what sets abilities off, as bits of [EventKind]
/// @param reacted what can be reacted to
/// @param replaced what can be replaced
/// @param states whether some text waits for a state
public record Awaited(long triggered, long reacted, long replaced, boolean states) {
  /// What the texts of those cards wait for.
  public static Awaited of(Card[] cards) {
    long triggered = 0;
    long reacted = 0;
    long replaced = 0;
    boolean states = false;
    Card before = null;
    for (Card card : cards) {
      // Copies stand together.
      for (int side = 0; card != before && side < 2; side++) {
        Face face = side == 0 ? card.front() : card.back();
        if (face != null) {
          triggered |= face.awaited().triggered;
          reacted |= face.awaited().reacted;
          replaced |= face.awaited().replaced;
          states |= face.awaited().states;
        }
      }
      before = card;
    }
    return new Awaited(triggered, reacted, replaced, states);
  }

  /// What the lines of a side wait for.
  static Awaited of(List<Ability> abilities) {
    Awaited all = new Awaited(0, 0, 0, false);
    for (Ability ability : abilities) {
      all = all.and(ability);
    }
    return all;
  }

  private Awaited and(Ability ability) {
    return switch (ability) {
      case Ability.Triggered(var _, Trigger trigger, var body) ->
          new Awaited(
                  triggered | mask(trigger),
                  reacted,
                  replaced,
                  states || trigger instanceof Trigger.State)
              .later(body);
      case Ability.Reaction(Trigger trigger, var body) ->
          new Awaited(triggered, reacted | mask(trigger), replaced, states).later(body);
      case Ability.Instead(var _, Trigger trigger, var body) ->
          new Awaited(triggered, reacted, replaced | would(trigger), states).later(body);
      case Ability.Activated(var _, var _, var body) -> later(body);
      case Ability.Keyworded _, Ability.PlayedOn _, Ability.PlayOnlyIf _, Ability.Standing _ ->
          this;
    };
  }

  private Awaited later(Body body) {
    EffectTraits traits = EffectTraits.of(body);
    return new Awaited(
        triggered | traits.triggered(), reacted, replaced | traits.replaced(), states);
  }

  /// What has to happen for something to be replaced: a flip before it happens, and what leaves the faceoff.
  private static long would(Trigger trigger) {
    return trigger instanceof Trigger.FlipsCard ? EventKind.FLIP_NEXT.bit() : mask(trigger);
  }

  private static long leaving() {
    return EventKind.DISMISS.bit()
        | EventKind.RETIRE.bit()
        | EventKind.BANISH.bit()
        | EventKind.BANISH_BENEATH.bit()
        | EventKind.TO_HAND.bit()
        | EventKind.TO_DECK_TOP.bit()
        | EventKind.TO_DECK_BOTTOM.bit()
        | EventKind.TO_DECK_SHUFFLED.bit();
  }

  /// What can set a trigger off, as bits of [EventKind].
  public static long mask(Trigger trigger) {
    return switch (trigger) {
      case Trigger.Happens(var _, var event) -> mask(event);
      case Trigger.Enters(var _, boolean played, var _) ->
          played ? EventKind.PLAY.bit() : EventKind.ENTER.bit() | EventKind.REPLACE.bit();
      case Trigger.Moves _, Trigger.PlayerMoves _, Trigger.HomeForLosing _ -> EventKind.MOVE.bit();
      case Trigger.Plays _ -> EventKind.PLAY.bit();
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

  /// Whether a trigger speaks of a card, so that it matters which.
  public static boolean isAboutCard(Trigger trigger) {
    return switch (trigger) {
      case Trigger.Happens _,
          Trigger.Enters _,
          Trigger.Moves _,
          Trigger.PlayerMoves _,
          Trigger.Plays _,
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
          Trigger.State _ ->
          false;
    };
  }

  private static long mask(Trigger.Event event) {
    return switch (event) {
      case LEAVES -> leaving();
      case DISMISSED -> EventKind.DISMISS.bit();
      case RETIRED -> EventKind.RETIRE.bit();
      case DISCARDED -> EventKind.DISCARD.bit();
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
      case LEAVES_THERE -> leaving() | EventKind.MOVE.bit() | EventKind.SENT_HOME.bit();
    };
  }
}
