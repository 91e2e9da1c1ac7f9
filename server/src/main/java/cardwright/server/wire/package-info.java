/// The messages between a page and the server, as `messages.schema.json` describes them.
@NullMarked
package cardwright.server.wire;

import org.jspecify.annotations.NullMarked;
