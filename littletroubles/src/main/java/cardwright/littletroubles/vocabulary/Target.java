package cardwright.littletroubles.vocabulary;

import cardwright.engine.Rule;
import java.util.Optional;

/// What an effect acts on.
public sealed interface Target {
  /// Words for cards that are known without a choice: this card, its holder, what the line mentions before.
  sealed interface Pronoun extends Target {}

  /// `this card`.
  record This() implements Pronoun {}

  /// `the holder`: the Character that holds this Toy.
  record Holder() implements Pronoun {}

  /// `the Character here`, `the Toy here`: what lies in the zone of this Scene.
  @Rule("LT C22")
  record Here(Kind kind) implements Pronoun {}

  /// `that Character`, `that card`: the line's one mention of that kind; the event's own card counts.
  @Rule("LT C22")
  record That(Optional<Kind> kind) implements Pronoun {}

  /// `it`: the only card besides this one that the line mentions.
  record It() implements Pronoun {}

  /// `those Characters`, `those cards`: the several that the line mentions.
  record Those(Optional<Kind> kind) implements Pronoun {}

  /// `all Characters you control`, or `each Character you control` as a subject and where each has something of its own, a figure or counters: fixed when the effect is carried out, and not chosen.
  @Rule("LT 6.8b")
  record All(Which which) implements Target {}

  /// `a Character`, `2 Toys you control`, `up to 2 Toys`: a player names them.
  ///
  /// @param least how many at least: 0 for `up to`, else the same as `most`
  /// @param most how many at most, at least 1
  @Rule("LT 6.8a")
  record Choose(int least, int most, Which which) implements Target {}

  /// `a random card in your hand`: chance names one.
  record Random(int number, Which which) implements Target {}
}
