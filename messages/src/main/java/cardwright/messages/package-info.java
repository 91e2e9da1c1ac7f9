/// Words for what the program tells. A game or a room keeps its sentences in a file `messages.properties` and gives ids and arguments; a [cardwright.messages.MessageCatalogue] makes words of them.
@NullMarked
package cardwright.messages;

import org.jspecify.annotations.NullMarked;
