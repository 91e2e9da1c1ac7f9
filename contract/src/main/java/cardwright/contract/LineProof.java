package cardwright.contract;

import cardwright.engine.Game;
import java.util.List;
import java.util.function.Function;

/// A proof about the text of a card that random play can hardly find, such as a scenario.
///
/// Without a line that acts in it, the trail is another one or is refused
/// ([cardwright.engine.Refused]); without a line that does not act in it, the trail stays the same.
/// Any other exception is a fault, and the law fails with it.
///
/// @param card the card whose lines it is about
/// @param trail what happens in it under the given game: events, tables, moves, whatever shows a
///     difference
public record LineProof(String card, Function<Game, List<String>> trail) {}
