/// What each seat knows of the cards that lie hidden, and how all that it does not know is dealt anew.
///
/// [cardwright.cardgame.hidden.Knowledge] keeps for each card who has seen it, among which cards it can be, when it was last mixed in, and whether the rules call it public.
/// [cardwright.cardgame.hidden.Determinization] deals the cards anew that a seat does not know: what they are, never where they lie.
/// A [cardwright.cardgame.hidden.SecretEvent] tells one player more than the others, such as which cards it drew.
///
/// A game tells `Knowledge` what is shown, shuffled and moved unseen, and makes it a part of its position. It supplies a
/// [cardwright.cardgame.hidden.HiddenCards]: which cards a seat does not know, and what can lie at a place of which something is known.
@NullMarked
package cardwright.cardgame.hidden;

import org.jspecify.annotations.NullMarked;
