/// Many games at once, to measure a server.
@NullMarked
package cardwright.server.load;

import org.jspecify.annotations.NullMarked;
