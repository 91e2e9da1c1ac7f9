/// What a position of a card game keeps: the pool of cards and their owners, with the tokens that their texts can make ([cardwright.cardgame.state.CardPool]), which card lies in which zone ([cardwright.cardgame.state.Zones]), cards in a row ([cardwright.cardgame.state.Pile]) and sets of them ([cardwright.cardgame.state.CardSet]), numbers of each card, of each seat and of the whole table, whose turn comes next ([cardwright.cardgame.state.TurnOrder]), counters, and lists that
/// change seldom. A game's board ([cardwright.cardgame.state.PlayBoard]) is composed of these parts; what every play has lies in a [cardwright.cardgame.state.PlayState], which a [cardwright.cardgame.state.CardBoard] reads and changes. Each part can be copied to a twin and writes itself into a fingerprint.
///
/// A game supplies its zones ([cardwright.cardgame.state.CardZone]), enums for its numbers, the columns that its cards have, and what its effects that last are.
@NullMarked
package cardwright.cardgame.state;

import org.jspecify.annotations.NullMarked;
