/// What happens at the table, as records that can tell themselves to each viewer.
@NullMarked
package cardwright.mlpccg.event;

import org.jspecify.annotations.NullMarked;
