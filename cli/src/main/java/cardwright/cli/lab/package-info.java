/// The commands that play many games and tell what comes of it: simulations, balance, and the experiments of the laboratory.
///
/// A command has its report in words, values and data in a class `...Text`, and as a page for a browser in a class `...Page`.
@NullMarked
package cardwright.cli.lab;

import org.jspecify.annotations.NullMarked;
