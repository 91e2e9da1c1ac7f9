package cardwright.ggltcg.vocabulary;

import java.util.Optional;

/// What would happen, for a text that takes its place.
public sealed interface Event {
  /// `this card would be sleeped`, or `a Toy you control would be sleeped`: from play.
  ///
  /// @param which which cards are meant; empty for this one
  record IsSleeped(Optional<Which> which) implements Event {}

  /// `you would gain CC`, or `your opponent would gain CC`.
  record GainsCc(boolean opponent) implements Event {}
}
