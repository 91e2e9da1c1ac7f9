/// Puzzles that are found in plays of computer players, and how hard they are.
///
/// Start with [PuzzleMine] and [PuzzleGrader].
@NullMarked
package cardwright.lab.puzzle;

import org.jspecify.annotations.NullMarked;
