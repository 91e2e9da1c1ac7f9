/// What texts do: whether they can be done, what is chosen for them, what they change, and how OTTA abilities alter them.
@NullMarked
package cardwright.littletroubles.resolve;

import org.jspecify.annotations.NullMarked;
