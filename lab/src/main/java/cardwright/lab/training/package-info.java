/// Learning what positions are worth from games of a player: networks, and weights of the terms of an evaluation; and by play what terms are worth.
///
/// Start with [Training], [Fitting] and [Tuning].
@NullMarked
package cardwright.lab.training;

import org.jspecify.annotations.NullMarked;
