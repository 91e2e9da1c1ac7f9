/// Little Troubles: Characters who grow small and grow up again, cookies, fights and Goals. Start with [LittleTroubles].
@NullMarked
package cardwright.littletroubles;

import org.jspecify.annotations.NullMarked;
