/// The state of a play and what can be read off it: zones, figures, costs, selections, knowledge.
@NullMarked
package cardwright.littletroubles.board;

import org.jspecify.annotations.NullMarked;
