package cardwright.littletroubles.vocabulary;

import cardwright.cardgame.text.Target;

/// What can happen that texts wait for. A change of the board is one of these, and so is what a trigger asks for.
public enum EventKind {
  REGRESS,
  RESTORE,
  /// From a Playground to Timeout.
  TO_TIMEOUT,
  /// From a Playground to a hand.
  TO_HAND,
  /// From a Playground into a deck.
  TO_DECK,
  ENTER,
  PICKED,
  PICK,
  WIN,
  LOSE,
  TIE,
  GRAB,
  DROP,
  GAIN,
  LOSE_COOKIES,
  DRAW,
  DISCARD,
  SEARCH,
  REWARD,
  USE,
  PLAY,
  RESOURCES,
  GOAL,
  COUNTER,
  TURN_START,
  TURN_END,
  BUILD_END,
  FIGHT_START,
  FIGHT_END,
  RESOURCE_START;

  private final int bit = 1 << ordinal();

  /// This as a bit.
  public int bit() {
    return bit;
  }

  /// What a trigger waits for, as bits.
  public static int bits(Trigger trigger) {
    return switch (trigger) {
      case Trigger.Happens(Target<Which> _, Trigger.Event event) -> bits(event);
      case Trigger.Does(Who _, Trigger.Act act) -> of(act).bit();
      case Trigger.Draws _ -> DRAW.bit();
      case Trigger.Plays _ -> PLAY.bit();
      case Trigger.YouTurn(boolean restore, var _) -> (restore ? RESTORE : REGRESS).bit();
      case Trigger.CounterPut _, Trigger.Reaches _ -> COUNTER.bit();
      case Trigger.At(Trigger.Moment moment, Who _) -> of(moment).bit();
    };
  }

  /// What a verb of cards speaks of, as bits.
  public static int bits(Trigger.Event event) {
    return switch (event) {
      case REGRESSED -> REGRESS.bit();
      case RESTORED -> RESTORE.bit();
      case TO_TIMEOUT -> TO_TIMEOUT.bit();
      case LEAVES -> TO_TIMEOUT.bit() | TO_HAND.bit() | TO_DECK.bit();
      case ENTERS -> ENTER.bit();
      case PICKED -> PICKED.bit();
      case WINS -> WIN.bit();
      case LOSES -> LOSE.bit();
      case TIES -> TIE.bit();
      case GRABS, GRABBED -> GRAB.bit();
      case DROPS, DROPPED -> DROP.bit();
    };
  }

  /// What a player does.
  public static EventKind of(Trigger.Act act) {
    return switch (act) {
      case GAIN_COOKIES -> GAIN;
      case LOSE_COOKIES -> LOSE_COOKIES;
      case DRAW -> DRAW;
      case DISCARD -> DISCARD;
      case SEARCH -> SEARCH;
      case WIN_FIGHT -> WIN;
      case LOSE_FIGHT -> LOSE;
      case TIE_FIGHT -> TIE;
      case REWARD -> REWARD;
      case USE -> USE;
      case PICK -> PICK;
      case RESOURCES -> RESOURCES;
      case GOAL -> GOAL;
    };
  }

  /// A point of the turn.
  public static EventKind of(Trigger.Moment moment) {
    return switch (moment) {
      case TURN_START -> TURN_START;
      case TURN_END -> TURN_END;
      case BUILD_END -> BUILD_END;
      case FIGHT_START -> FIGHT_START;
      case FIGHT_END -> FIGHT_END;
      case RESOURCE_START -> RESOURCE_START;
    };
  }
}
