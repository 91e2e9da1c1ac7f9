/// What lasts, behind plain records: plays as logs of their moves, decks, people, tickets.
///
/// Start with [Store]. A move is durable before anybody hears of it.
@NullMarked
package cardwright.store;

import org.jspecify.annotations.NullMarked;
