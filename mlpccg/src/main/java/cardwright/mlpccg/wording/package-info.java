/// How cards of the My Little Pony CCG say it.
@NullMarked
package cardwright.mlpccg.wording;

import org.jspecify.annotations.NullMarked;
