/// What many games say: counts that add up, and where the shares of which they are samples probably lie.
///
/// Start with [PairScores] and [Interval].
@NullMarked
package cardwright.lab.statistics;

import org.jspecify.annotations.NullMarked;
