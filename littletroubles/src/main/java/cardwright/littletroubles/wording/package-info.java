/// How cards of Little Troubles say it.
@NullMarked
package cardwright.littletroubles.wording;

import org.jspecify.annotations.NullMarked;
