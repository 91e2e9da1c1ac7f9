package cardwright.mlpccg.vocabulary;

import java.util.List;

/// What the texts of a play wait for, so that nothing is looked for that no card speaks of.
///
/// @param triggered what sets abilities off, as bits of [What]
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
    return trigger instanceof Trigger.FlipsCard ? What.FLIP_NEXT.bit() : mask(trigger);
  }

  private static long leaving() {
    return What.DISMISS.bit()
        | What.RETIRE.bit()
        | What.BANISH.bit()
        | What.BANISH_BENEATH.bit()
        | What.TO_HAND.bit()
        | What.TO_DECK_TOP.bit()
        | What.TO_DECK_BOTTOM.bit()
        | What.TO_DECK_SHUFFLED.bit();
  }

  /// What can set a trigger off, as bits of [What].
  public static long mask(Trigger trigger) {
    return switch (trigger) {
      case Trigger.Happens(var _, var event) -> mask(event);
      case Trigger.Enters(var _, boolean played, var _) ->
          played ? What.PLAY.bit() : What.ENTER.bit() | What.REPLACE.bit();
      case Trigger.Moves _, Trigger.PlayerMoves _, Trigger.HomeForLosing _ -> What.MOVE.bit();
      case Trigger.Plays _ -> What.PLAY.bit();
      case Trigger.Confronts _ -> What.CONFRONT.bit();
      case Trigger.Ends(var _, boolean wins, var _, var _) ->
          wins ? What.WIN_FACEOFF.bit() : What.LOSE_FACEOFF.bit();
      case Trigger.FaceoffAt(boolean end, var _) ->
          end ? What.FACEOFF_END.bit() : What.FACEOFF_START.bit();
      case Trigger.At(boolean end, var _, var period) ->
          switch (period) {
            case TURN -> end ? What.TURN_END.bit() : What.TURN_START.bit();
            case READY_PHASE, TROUBLEMAKER_PHASE, MAIN_PHASE, SCORE_PHASE, END_PHASE, PHASE ->
                end ? What.PHASE_END.bit() : What.PHASE_START.bit();
          };
      case Trigger.Does(var _, var act, var _) ->
          switch (act) {
            case DRAW -> What.DRAW.bit();
            case DISCARD -> What.DISCARD.bit();
            case GAIN_TOKENS -> What.GAIN_TOKENS.bit();
          };
      case Trigger.FlipsCard _ -> What.FLIP.bit();
      case Trigger.DoesTo(var _, var verb, var _) ->
          switch (verb) {
            case DISMISS -> What.DISMISS.bit();
            case UNCOVER -> What.UNCOVER.bit();
            case CHALLENGE -> What.CHALLENGE.bit();
            case DEFEAT -> What.DEFEAT.bit();
          };
      case Trigger.State _ -> 0;
      case Trigger.ToBottom _ -> What.FLIP_LEAVES.bit();
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
          Trigger.State _ ->
          false;
    };
  }

  private static long mask(Trigger.Event event) {
    return switch (event) {
      case LEAVES -> leaving();
      case DISMISSED -> What.DISMISS.bit();
      case RETIRED -> What.RETIRE.bit();
      case DISCARDED -> What.DISCARD.bit();
      case INTO_DISCARD ->
          What.DISMISS.bit()
              | What.RETIRE.bit()
              | What.DISCARD.bit()
              | What.MILL.bit()
              | What.SPEND.bit();
      case EXHAUSTED -> What.EXHAUST.bit();
      case READIED -> What.READY.bit();
      case FRIGHTENED -> What.FRIGHTEN.bit();
      case UNFRIGHTENED -> What.UNFRIGHTEN.bit();
      case UNCOVERED -> What.UNCOVER.bit();
      case DEFEATED -> What.DEFEAT.bit();
      case SOLVED -> What.SOLVE.bit();
      case TURNED -> What.TURN_OVER.bit();
      case LEAVES_THERE -> leaving() | What.MOVE.bit() | What.SENT_HOME.bit();
    };
  }
}
