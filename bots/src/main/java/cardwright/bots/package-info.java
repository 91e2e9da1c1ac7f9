/// Players from outside: programs that speak the line protocol of `docs/bots.md`.
///
/// Start with [ProgramPlayer], which seats such a program, and [BotClient], which lets a player of ours be one.
@NullMarked
package cardwright.bots;

import org.jspecify.annotations.NullMarked;
