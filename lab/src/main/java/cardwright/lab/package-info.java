/// Experiments over many games, and what they come to.
///
/// Start with [Experiment] and [Report].
@NullMarked
package cardwright.lab;

import org.jspecify.annotations.NullMarked;
