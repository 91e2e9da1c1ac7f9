/// The explicit list of games, and how names that a person types are found.
@NullMarked
package cardwright.catalog;

import org.jspecify.annotations.NullMarked;
