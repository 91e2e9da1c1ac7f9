/// What happens at the table, in plain words.
@NullMarked
package cardwright.ggltcg.event;

import org.jspecify.annotations.NullMarked;
