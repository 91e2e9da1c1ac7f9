/// What players decide: a [cardwright.cardgame.choose.Decision] is a question with all that concerns its options; the common ones (yes or no, a mode,
/// cards) are written here once, the others are a game's own. Several cards are picked as a set, in any order, with picks that can be taken back until
/// the last.
@NullMarked
package cardwright.cardgame.choose;

import org.jspecify.annotations.NullMarked;
