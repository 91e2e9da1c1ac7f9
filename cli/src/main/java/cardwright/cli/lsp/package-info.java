/// The language server for card files: what editors ask over the Language Server Protocol, answered by the games themselves.
@NullMarked
package cardwright.cli.lsp;

import org.jspecify.annotations.NullMarked;
