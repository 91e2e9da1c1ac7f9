/// The interpreter: carries the texts of cards out, one instruction at a time, for every game.
///
/// A card's text is a [cardwright.language.Flow] as its sentences have it, and a flat [Script] with jumps as it runs. A text that is being carried out is a
/// [Frame] on the agenda: its script, a [Cursor] that says how far it has come, and what the game keeps with it. The [Interpreter] runs the
/// instructions; it knows the flow words alone (`then`, `you may`, `if`, `if you do`, `one of`, `for each`, a die).
///
/// A game supplies its own frame, a record that implements [Frame], and [TextRules]: what its effects do, who chooses and among which cards.
/// It gets every flow word, and addresses: an effect returns whether it was carried out ([CarriedOut]); a step that knows it only later holds
/// the address of the frame that asked for it, and tells it by [Frame#report].
@NullMarked
package cardwright.cardgame.run;

import org.jspecify.annotations.NullMarked;
