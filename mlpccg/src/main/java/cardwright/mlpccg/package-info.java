/// My Little Pony CCG: Manes and Friends, Problems to confront, Troublemakers and faceoffs.
@NullMarked
package cardwright.mlpccg;

import org.jspecify.annotations.NullMarked;
