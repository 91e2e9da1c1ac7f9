/// What people keep as text files: plays, matches and decks.
///
/// A play is its opening, its rolls and its moves; whoever has these can play it again. A record holds them, with the fingerprint
/// after each move, so that a replay finds the first line that was changed, or the first rule that has been changed since.
///
/// - [PlayRecord] is a play as it was played: made of a live play, written, read, and replayed on the game that it names.
/// - [MatchRecord] is a match as it was played: the registered decks and the record of each game. To replay it takes the course of a
///   match, which is the room `match`.
/// - [ShuffleRecord] says in a record where its chance came from. It is data alone; the room `fairness` checks it.
/// - [DeckText] reads deck files, of players and of the games.
///
/// What is read comes from outside: it is refused whole when it is over a limit of [cardwright.engine.TextLimits] or not in its form,
/// and the message names the file and the line. Nothing here opens a file: texts come in and go out as strings.
@NullMarked
package cardwright.record;

import org.jspecify.annotations.NullMarked;
