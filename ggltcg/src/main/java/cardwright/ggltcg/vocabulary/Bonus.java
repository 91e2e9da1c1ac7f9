package cardwright.ggltcg.vocabulary;

import cardwright.cardgame.text.Amount;

/// What is added to a figure: `+2 speed`, `+X strength`.
public record Bonus(Stat stat, Amount by) {}
