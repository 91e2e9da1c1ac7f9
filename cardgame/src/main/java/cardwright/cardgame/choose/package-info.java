/// What players choose: the cards chosen for a text, and how several of them are picked as a set, in any order, with picks that can be taken
/// back until the last.
@NullMarked
package cardwright.cardgame.choose;

import org.jspecify.annotations.NullMarked;
