package cardwright.cardgame.run;

/// What came of an effect that a text asked for: what `if you do` goes by.
///
/// What an effect answers once can only be lowered: from [#PENDING] to [#DONE], and from either to [#NOT_DONE].
public enum CarriedOut {
  /// All of it was carried out.
  DONE,
  /// Some of it was not, or nothing was.
  NOT_DONE,
  /// A step that now lies on the agenda knows: it answers by [Frame#report]. As long as none has, it counts as not carried out.
  PENDING;

  /// What came of something that is settled at once.
  public static CarriedOut of(boolean done) {
    return done ? DONE : NOT_DONE;
  }

  /// What came of two parts of one effect: it is done when both are.
  public CarriedOut and(CarriedOut other) {
    // Texts ask it of every effect, and comparing is cheaper than a switch.
    if (this == DONE || other == NOT_DONE) {
      return other;
    }
    return this;
  }

  /// What is known when a part has answered later.
  CarriedOut told(CarriedOut answer) {
    return switch (answer) {
      case DONE -> this == PENDING ? DONE : this;
      case NOT_DONE -> NOT_DONE;
      case PENDING -> this;
    };
  }
}
