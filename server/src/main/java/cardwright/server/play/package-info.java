/// Plays as they go on: rebuilt from their logs, owned by one thread at a time, and shown to each viewer as that viewer may see them.
@NullMarked
package cardwright.server.play;

import org.jspecify.annotations.NullMarked;
