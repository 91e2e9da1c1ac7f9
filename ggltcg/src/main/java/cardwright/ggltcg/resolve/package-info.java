/// How cards are announced and played, and texts carried out: whether something can be done, what is chosen for it, and what it does.
@NullMarked
package cardwright.ggltcg.resolve;

import org.jspecify.annotations.NullMarked;
