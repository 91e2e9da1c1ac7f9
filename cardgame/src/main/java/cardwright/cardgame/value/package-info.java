/// What positions are worth, learned from plays.
@NullMarked
package cardwright.cardgame.value;

import org.jspecify.annotations.NullMarked;
