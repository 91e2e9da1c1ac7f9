/// What cards and their figures do to decks: cards in the place of others, figures with other values, and small changes that make decks even.
///
/// Start with [Ablation], [Sweep] and [Balancing].
@NullMarked
package cardwright.lab.cards;

import org.jspecify.annotations.NullMarked;
