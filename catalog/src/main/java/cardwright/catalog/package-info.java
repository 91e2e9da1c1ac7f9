/// The list of games, those that come from outside in jars among them, and how names that a person types are found.
@NullMarked
package cardwright.catalog;

import org.jspecify.annotations.NullMarked;
