package cardwright.mlpccg.vocabulary;

import cardwright.cardgame.text.Amount;

/// What an effect acts on.
public sealed interface Target {
  /// Words for cards that are known without a choice: this card, its host, what the line mentions before.
  sealed interface Pronoun extends Target {}

  /// `this card`.
  record This() implements Pronoun {}

  /// `the host`: the card on which this Resource was played.
  record Host() implements Pronoun {}

  /// `this Problem`: the Problem where this card is; on a Problem the card itself.
  record ThisProblem() implements Pronoun {}

  /// `the top card of your deck`, `the top card of your opponent's deck`.
  record TopCard(Who whose) implements Target {}

  /// `it`: the only card besides this one that the line mentions.
  record It() implements Pronoun {}

  /// `that Friend`, `that card`: the line's one mention of that sort; the event's own card counts.
  ///
  /// @param kinds as in [Which]
  record That(int kinds) implements Pronoun {}

  /// `the banished Friend`: the one that this text banished.
  record Banished(int kinds) implements Pronoun {}

  /// `those Friends`, `those cards`: the several that the line mentions.
  record Those(int kinds) implements Pronoun {}

  /// `all Friends you control`, or `each Friend you control` where each has something of its own: fixed when the effect is carried out, and not chosen.
  record All(Which which) implements Target {}

  /// `a Friend`, `2 Friends`, `up to X Friends`, `any number of Friends`: a player names them.
  ///
  /// @param upTo whether fewer will do
  /// @param number how many; [#ANY_NUMBER] for `any number of`
  record Choose(boolean upTo, Amount number, Which which) implements Target {
    /// As many as there are.
    public static final Amount ANY_NUMBER = new Amount.Fixed(Integer.MAX_VALUE);

    /// Whether it is one card, no more and no less.
    public boolean one() {
      return !upTo && number.equals(new Amount.Fixed(1));
    }

    /// Whether it can be more than one card.
    public boolean several() {
      return !number.equals(new Amount.Fixed(1));
    }
  }

  /// `a random card in your hand`: chance names one.
  record Random(int number, Which which) implements Target {}
}
