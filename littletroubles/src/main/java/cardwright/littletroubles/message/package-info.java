/// The sentences of Little Troubles: code names them, `messages.properties` words them.
@NullMarked
package cardwright.littletroubles.message;

import org.jspecify.annotations.NullMarked;
