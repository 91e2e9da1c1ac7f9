/// Whether something can be done, and what it does.
@NullMarked
package cardwright.ggltcg.resolve;

import org.jspecify.annotations.NullMarked;
