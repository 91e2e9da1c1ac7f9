/// Words for what games tell. A game keeps its sentences in a file `messages.properties` and gives ids and arguments; a [cardwright.cardgame.message.MessageCatalogue] makes words of them. What games tell in the same words is here: of events ([cardwright.cardgame.message.SharedLogEvent]), moves, tables and refusals.
@NullMarked
package cardwright.cardgame.message;

import org.jspecify.annotations.NullMarked;
