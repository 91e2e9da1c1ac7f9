/// The sentences of GGLTCG: a catalogue, and the way to it.
@NullMarked
package cardwright.ggltcg.message;

import org.jspecify.annotations.NullMarked;
