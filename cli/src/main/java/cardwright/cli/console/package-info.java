/// How commands talk: what they read and write at a terminal, in a pipe and in files, and the words for numbers, shares and progress.
@NullMarked
package cardwright.cli.console;

import org.jspecify.annotations.NullMarked;
