/// What the server needs of HTTP and WebSocket, and nothing of any library for it.
@NullMarked
package cardwright.server.port;

import org.jspecify.annotations.NullMarked;
