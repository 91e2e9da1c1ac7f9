package cardwright.mlpccg.vocabulary;

import cardwright.cardgame.text.Target;

/// What an effect acts on, in words of this game alone: cards that are known without a choice.
public sealed interface OwnTarget extends Target.Own<Which> {
  /// The word behind the door of the common ones.
  static OwnTarget of(Target.Own<Which> own) {
    return (OwnTarget) own;
  }

  /// `the host`: the card on which this Resource was played.
  record Host() implements OwnTarget {}

  /// `this Problem`: the Problem where this card is; on a Problem the card itself.
  record ThisProblem() implements OwnTarget {}

  /// `the top card of your deck`, `the top card of your opponent's deck`.
  record TopCard(Who whose) implements OwnTarget {}

  /// `the banished Friend`: the one that this text banished.
  ///
  /// @param kinds as in [Which]
  record Banished(int kinds) implements OwnTarget {}

  /// `the other Friend`: of those that were chosen, the one that `that Friend` is not.
  ///
  /// @param kinds as in [Which]
  record TheOther(int kinds) implements OwnTarget {}

  /// `the exhausted character`: the one that was exhausted to pay for this text.
  ///
  /// @param kinds as in [Which]
  record Exhausted(int kinds) implements OwnTarget {}
}
