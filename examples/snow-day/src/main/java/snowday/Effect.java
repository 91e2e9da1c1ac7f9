package snowday;

/// What an instruction of a card can be. A new word of the cards is a record here, a phrase in [Wording], and a line in
/// [Board#carryOut]: the compiler finds each place that lacks it.
sealed interface Effect {
  /// `draw 2 cards`.
  record Draw(int cards) implements Effect {}

  /// `pack 2 snow`: onto one's own fort.
  record Pack(int snow) implements Effect {}

  /// `your opponent's fort loses 2 snow`.
  record Melt(int snow) implements Effect {}

  /// `send a friend you control inside`.
  record SendInside(Whose whose) implements Effect {}

  /// `ready a friend you control`: it can throw once more this turn.
  record Ready() implements Effect {}

  /// `your fort is lower than your opponent's`: asks, and changes nothing.
  record FortIsLower() implements Effect {}

  /// `for each friend you control`: counts, and changes nothing.
  record EachFriend() implements Effect {}

  /// Whose friend is chosen.
  enum Whose {
    YOURS,
    OPPONENTS
  }

  /// Whether a player chooses a friend for it.
  default boolean chooses() {
    return switch (this) {
      case SendInside _, Ready _ -> true;
      case Draw _, Pack _, Melt _, FortIsLower _, EachFriend _ -> false;
    };
  }
}
