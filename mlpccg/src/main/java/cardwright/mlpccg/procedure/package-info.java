/// The course of a play, in the terms of the rule book.
@NullMarked
package cardwright.mlpccg.procedure;

import org.jspecify.annotations.NullMarked;
