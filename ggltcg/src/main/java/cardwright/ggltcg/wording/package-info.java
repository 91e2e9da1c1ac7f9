/// How cards of GGLTCG say it.
@NullMarked
package cardwright.ggltcg.wording;

import org.jspecify.annotations.NullMarked;
