package cardwright.ggltcg.resolve;

import cardwright.engine.Message;
import cardwright.ggltcg.message.Messages;

/// Why a move is not legal.
public enum Objection {
  ENOUGH("refusal.enough"),
  NOT_IN_HAND("refusal.not-in-hand"),
  NOT_IN_PLAY("refusal.not-in-play"),
  BANNED_NOW("refusal.banned-now"),
  NOTHING_TO_CHOOSE("refusal.nothing-to-choose"),
  NOT_A_CANDIDATE("refusal.not-a-candidate"),
  NO_COST("refusal.no-cost"),
  TOO_DEAR("refusal.too-dear"),
  NO_SUCH_PRICE("refusal.no-such-price"),
  ALSO_SLEEPS("refusal.also-sleeps"),
  CANNOT_TUSSLE("refusal.cannot-tussle"),
  CANNOT_TUSSLE_YET("refusal.cannot-tussle-yet"),
  NOT_A_DEFENDER("refusal.not-a-defender"),
  DEFENDERS("refusal.defenders"),
  EMPTY_HAND("refusal.empty-hand"),
  TWO_A_TURN("refusal.two-a-turn"),
  NO_ABILITY("refusal.no-ability");

  private final String id;

  Objection(String id) {
    this.id = id;
  }

  /// The objection as a part of a sentence, with the id of the rule.
  public Message message() {
    return Messages.of(id);
  }
}
