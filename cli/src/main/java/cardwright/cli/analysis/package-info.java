/// What a computer player thinks of a position or a play: analyses of records, proofs, and puzzles.
@NullMarked
package cardwright.cli.analysis;

import org.jspecify.annotations.NullMarked;
