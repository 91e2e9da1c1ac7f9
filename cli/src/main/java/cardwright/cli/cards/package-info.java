/// The commands for cards: which there are, and how new ones are written, checked and explained.
@NullMarked
package cardwright.cli.cards;

import org.jspecify.annotations.NullMarked;
