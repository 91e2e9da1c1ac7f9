package cardwright.scenario;

import cardwright.engine.Settings;
import cardwright.engine.Situation;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What a scenario says, without the game it is played in.
///
/// @param place where it begins in its file
/// @param thenPlace where its `then` stands
/// @param chancePlace where its `chance` stands
/// @param facts what holds for the whole table at the start
/// @param a A's side at the start
/// @param b B's side at the start
/// @param rolls the fixed rolls; empty when chance is seeded
/// @param steps what happens
/// @param then what holds at the end
/// @param decks the deck checks; a scenario with any has no position
record Body(
    Place place,
    Place thenPlace,
    Place chancePlace,
    String name,
    List<String> rules,
    Map<String, Object> facts,
    Map<String, Object> a,
    Map<String, Object> b,
    Optional<List<Integer>> rolls,
    List<Step> steps,
    List<Check> then,
    List<DeckCheck> decks) {
  /// The position at the start, as a game takes it.
  Situation situation() {
    return new Situation(
        new Settings("the table", facts), new Settings("A", a), new Settings("B", b));
  }
}
