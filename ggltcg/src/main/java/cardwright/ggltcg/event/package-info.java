/// What happens at the table, as the log tells it.
@NullMarked
package cardwright.ggltcg.event;

import org.jspecify.annotations.NullMarked;
