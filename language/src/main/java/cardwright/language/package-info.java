/// The card language without its words: phrases, card files and errors. A game brings its phrasebook.
///
/// Start with [Phrase] and [Phrases]; a whole file is read by [CardReader], the files of a game come from its [Resources],
/// and its cards lie in [CardSets].
@NullMarked
package cardwright.language;

import org.jspecify.annotations.NullMarked;
