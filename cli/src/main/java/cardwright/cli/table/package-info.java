/// The table in the terminal: a play or a match from the first decision to the end, what is shown of it, what is typed and what is answered.
///
/// [PlayCommand] begins a play, and [Session] leads it. [ReplayCommand] shows one that was recorded.
@NullMarked
package cardwright.cli.table;

import org.jspecify.annotations.NullMarked;
