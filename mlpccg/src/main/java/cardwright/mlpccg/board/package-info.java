/// The state of a play, what is derived from it, and what each seat knows of it.
@NullMarked
package cardwright.mlpccg.board;

import org.jspecify.annotations.NullMarked;
