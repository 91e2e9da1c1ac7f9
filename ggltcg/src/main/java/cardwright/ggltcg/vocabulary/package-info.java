/// What cards of GGLTCG can say, as records.
@NullMarked
package cardwright.ggltcg.vocabulary;

import org.jspecify.annotations.NullMarked;
