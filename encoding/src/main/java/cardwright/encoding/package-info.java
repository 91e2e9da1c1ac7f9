/// Positions and moves as numbers, for programs that learn, alike wherever they are met: what a seat sees ([Layout]) and what a move says
/// ([MoveFeatures]).
@NullMarked
package cardwright.encoding;

import org.jspecify.annotations.NullMarked;
