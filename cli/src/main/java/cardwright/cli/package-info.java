/// The command line.
///
/// [Main] is the way in, and [Commands] knows each command by its name; a command is a class of its own. The packages below
/// hold those of one purpose, and what all of them need; the other commands lie here.
@NullMarked
package cardwright.cli;

import org.jspecify.annotations.NullMarked;
