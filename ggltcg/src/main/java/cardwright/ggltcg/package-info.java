/// GGLTCG, a game of six Toys and Actions a side. The way in is [Ggltcg].
@NullMarked
package cardwright.ggltcg;

import org.jspecify.annotations.NullMarked;
