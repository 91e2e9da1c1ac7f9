package cardwright.ggltcg.resolve;

/// Why a move is not legal.
public enum Objection {
  ENOUGH("you have done so much this turn that it can only be ended", "GG 15.1"),
  NOT_IN_HAND("it is not in your hand", "GG 5.1"),
  NOT_IN_PLAY("you have no such card in play", "GG 7.1"),
  BANNED_NOW("its text forbids it now", "GG 4.7"),
  NOTHING_TO_CHOOSE("there is nothing to choose for its text", "GG 5.5"),
  NOT_A_CANDIDATE("that card cannot be chosen for it", "GG 14.1"),
  NO_COST("its cost is ?, and there is no chosen card to take a cost from", "GG Q33"),
  TOO_DEAR("you have not enough CC", "GG 6.4"),
  NO_SUCH_PRICE("that card cannot be its price", "GG Q18"),
  CANNOT_TUSSLE("its text forbids it to tussle", "GG 7.4"),
  CANNOT_TUSSLE_YET("its text forbids it to tussle on this turn", "GG 4.7"),
  NOT_A_DEFENDER("your opponent has no such Toy in play", "GG 7.1"),
  DEFENDERS("your opponent has Toys in play", "GG 8.1"),
  EMPTY_HAND("your opponent has no card in hand", "GG 8.1"),
  TWO_A_TURN("you have made two direct attacks this turn", "GG 8.2"),
  NO_ABILITY("it has no ability to use", "GG 10.6");

  private final String reason;
  private final String rule;

  Objection(String reason, String rule) {
    this.reason = reason;
    this.rule = rule;
  }

  /// The objection in plain words, with the id of the rule.
  public String words() {
    return reason + " (" + rule + ")";
  }
}
