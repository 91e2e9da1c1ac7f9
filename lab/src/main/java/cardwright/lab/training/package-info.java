/// Learning what positions are worth from games of a player: networks, and weights of the terms of an evaluation.
///
/// Start with [Training] and [Fitting].
@NullMarked
package cardwright.lab.training;

import org.jspecify.annotations.NullMarked;
