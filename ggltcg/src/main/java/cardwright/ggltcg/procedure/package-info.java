/// The course of a play: a file for each chapter of the rules.
@NullMarked
package cardwright.ggltcg.procedure;

import org.jspecify.annotations.NullMarked;
