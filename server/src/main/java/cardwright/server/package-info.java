/// The server as a whole: a store, a registry of plays, and an open port.
///
/// Start with [Server].
@NullMarked
package cardwright.server;

import org.jspecify.annotations.NullMarked;
