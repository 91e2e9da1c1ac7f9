/// What happens, and the gate through which it happens.
@NullMarked
package cardwright.mlpccg.resolve;

import org.jspecify.annotations.NullMarked;
