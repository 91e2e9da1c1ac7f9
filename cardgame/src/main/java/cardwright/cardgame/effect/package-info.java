/// What texts have changed and what lasts for a while: power until end of turn, control until a player's next turn, the next card that costs less.
///
/// A game says what can be changed: a sealed interface of small records that are [cardwright.cardgame.effect.LastingChange].
/// [cardwright.cardgame.effect.LastingEffects] keeps them in the order in which they were made, shares them between copies of a position,
/// ends those that are over, and tells the board when something has changed on which figures may rest.
@NullMarked
package cardwright.cardgame.effect;

import org.jspecify.annotations.NullMarked;
