/// The sentences of this game: Java code names them and says of what they speak, and the catalogue `messages.properties` words them.
@NullMarked
package cardwright.mlpccg.message;

import org.jspecify.annotations.NullMarked;
