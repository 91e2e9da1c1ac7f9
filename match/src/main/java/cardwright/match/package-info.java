/// The course of a match: one game or the best of three between the same two players, with the decks that they registered.
///
/// A play knows nothing of the match that it is a game of: all that reaches it is its opening, which says who goes first, what the
/// decks are now and what earlier games carry over. This room settles that opening, and counts what came of the play.
///
/// - [MatchProgress] is how far a match has come, whoever plays its games: who has won how often, who chooses who goes first, how each
///   player has split the registered cards, how the next game begins. It starts no play itself. A server keeps a course beside the
///   plays that it runs.
/// - [Match] is a course together with its plays, for whoever drives a match in one process: it begins each game and makes the
///   record of all of them.
/// - [MatchReplay] goes through the record of a match along a course, and finds the first thing that could not have happened.
/// - [Exchange] is about the cards that change places between a deck and its side deck, and what speaks against that.
///
/// Start with [Match].
@NullMarked
package cardwright.match;

import org.jspecify.annotations.NullMarked;
