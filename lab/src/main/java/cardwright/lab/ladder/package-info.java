/// How strong computer players are: each plays every other one, and all are rated on one scale.
///
/// Start with [Ladder] and [LadderReport].
@NullMarked
package cardwright.lab.ladder;

import org.jspecify.annotations.NullMarked;
