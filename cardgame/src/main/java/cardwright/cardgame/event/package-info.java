/// Events: how everything happens that card text can speak of.
///
/// The order is the same in every game. What is forbidden falls away; where a text waits for what is left, the game's gate goes on the agenda
/// and lets texts step in; what no text has changed is applied, in one call; the text that asked is told whether all of it was carried out; and
/// what the event sets off waits its turn. [EventPipe] holds that order, and [PendingTexts] what waits.
///
/// A game supplies [EventRules]: what is forbidden, what is waited for, its gate, and what an event does to the board. The gate is the game's
/// own step, as the rule books differ there: texts step in event by event, or both players add texts to a whole moment. When the gate is through,
/// the game applies what is left. A text that waits is a [WaitingText]. The game gets the fixed order, and whose texts come next; it asks a player
/// for the order of his texts where that matters.
@NullMarked
package cardwright.cardgame.event;

import org.jspecify.annotations.NullMarked;
