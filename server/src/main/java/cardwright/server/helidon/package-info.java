/// The port, by Helidon. Nothing else in the house knows Helidon.
@NullMarked
package cardwright.server.helidon;

import org.jspecify.annotations.NullMarked;
