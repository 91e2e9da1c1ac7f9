/// What the cards of Little Troubles can say. How they say it is the phrasebook's business.
@NullMarked
package cardwright.littletroubles.vocabulary;

import org.jspecify.annotations.NullMarked;
