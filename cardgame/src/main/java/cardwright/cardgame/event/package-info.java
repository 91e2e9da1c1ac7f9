/// Events: how everything happens that card text can speak of.
///
/// The order is the same in every game. What is forbidden falls away; where a text waits for what is left, the game's gate goes on the agenda
/// and lets texts step in; what no text has changed is applied, in one call; the text that asked is told whether all of it was carried out; and
/// what the event sets off waits its turn. [EventPipe] holds that order, [PendingEvents] what a gate has to do with, and [PendingTexts] what waits.
///
/// A game supplies [EventRules]: what is forbidden, what is waited for, its gate, and what an event does to the board. The gate is the game's
/// own step, as the rule books differ there. In the pony game a gate goes through a moment event by event, and the controller of the card that is
/// affected decides. In Little Troubles both players add texts to a whole moment. In GGLTCG each event that a text waits for has a gate of its own,
/// while the others of its moment happen at once. [SteppingIn] says for all of them whether a player is asked. When the gate is through, the game
/// applies what is left. A text that waits is a [WaitingText]. The game gets the fixed order, and whose texts come next; it asks a player for the
/// order of his texts where that matters.
@NullMarked
package cardwright.cardgame.event;

import org.jspecify.annotations.NullMarked;
