/// The state of a play, the only place that changes it, and what is derived from it.
@NullMarked
package cardwright.ggltcg.board;

import org.jspecify.annotations.NullMarked;
