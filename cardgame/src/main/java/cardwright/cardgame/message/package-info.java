/// What games tell in the same words ([cardwright.cardgame.message.Messages]): of events ([cardwright.cardgame.message.SharedLogEvent]), moves, tables and refusals.
@NullMarked
package cardwright.cardgame.message;

import org.jspecify.annotations.NullMarked;
