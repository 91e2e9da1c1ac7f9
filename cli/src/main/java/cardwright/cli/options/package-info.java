/// What several commands are asked for alike: the game, further games and cards, the format, decks, players and how they think.
/// The root command is here, too: all of them read from it which folders of further games stand before them.
@NullMarked
package cardwright.cli.options;

import org.jspecify.annotations.NullMarked;
