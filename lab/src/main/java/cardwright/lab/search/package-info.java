/// Search for decks: those that score much against a field, and a mix that no deck has an edge over.
///
/// Start with [DeckSearch] and [DeckMeta].
@NullMarked
package cardwright.lab.search;

import org.jspecify.annotations.NullMarked;
