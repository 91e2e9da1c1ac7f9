/// The command line and the table in the terminal.
///
/// [Main] is the way in; each command is a class of its own.
@NullMarked
package cardwright.cli;

import org.jspecify.annotations.NullMarked;
