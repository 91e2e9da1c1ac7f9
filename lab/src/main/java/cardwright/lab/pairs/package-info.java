/// Games in pairs with one seed and the seats exchanged: of two decks, or of something as it is and with changes. They fall into shards, whose results are lines of text.
///
/// Start with [Pairs].
@NullMarked
package cardwright.lab.pairs;

import org.jspecify.annotations.NullMarked;
