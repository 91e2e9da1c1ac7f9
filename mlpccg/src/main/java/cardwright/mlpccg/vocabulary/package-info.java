/// What the cards of the My Little Pony CCG can say. How they say it is the phrasebook's business.
@NullMarked
package cardwright.mlpccg.vocabulary;

import org.jspecify.annotations.NullMarked;
