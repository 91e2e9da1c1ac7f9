/// What several commands are asked for alike: the game, further games and cards, the format, decks, players and how they think.
@NullMarked
package cardwright.cli.options;

import org.jspecify.annotations.NullMarked;
