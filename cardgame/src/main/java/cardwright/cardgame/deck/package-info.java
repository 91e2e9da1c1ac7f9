/// What decks of all card games have in common: how their cards are found, how often a card may stand in one, and how one that cannot be played is refused.
///
/// A game supplies what speaks against a deck, in its own words and with the ids of its rules.
@NullMarked
package cardwright.cardgame.deck;

import org.jspecify.annotations.NullMarked;
