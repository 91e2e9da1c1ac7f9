package cardwright.littletroubles.vocabulary;

import cardwright.cardgame.text.Amount;

/// What is added to a figure: `+2 confidence`, `-1 maturity`, `+1 confidence for each Toy you control`, `+X confidence`.
///
/// @param stat the figure
/// @param less whether it is taken away
/// @param by how much
public record Bonus(Stat stat, boolean less, Amount by) {}
