package cardwright.scenario;

import cardwright.engine.Chance;
import cardwright.engine.FixedChance;
import cardwright.engine.Game;
import cardwright.engine.Listener;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.PositionSpec;
import cardwright.engine.Refused;
import cardwright.engine.SeededChance;
import cardwright.engine.Settings;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What a scenario says, without the game it is played in.
///
/// @param place where it begins in its file
/// @param thenPlace where its `then` stands
/// @param chancePlace where its `chance` stands
/// @param facts what holds for the whole table at the start
/// @param a A's side at the start
/// @param b B's side at the start
/// @param rolls the fixed rolls; empty when chance is seeded
/// @param seed what chance is seeded with when no rolls are fixed
/// @param steps what happens
/// @param then what holds at the end
/// @param decks the deck checks; a scenario with any has no position
/// @param deal the decks that are dealt; empty when the position is given
/// @param lesson what it says to whoever learns from it, by language; empty where it is no lesson
/// @param puzzle what is known of it as a puzzle; empty where it is none
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
    long seed,
    List<Step> steps,
    List<Check> then,
    List<DeckCheck> decks,
    Optional<Deal> deal,
    Map<String, LessonText> lesson,
    Optional<Puzzle> puzzle) {
  /// The rolls of one run.
  Chance chance() {
    return rolls
        .<Chance>map(fixed -> new FixedChance(fixed.stream().mapToInt(Integer::intValue).toArray()))
        .orElseGet(() -> new SeededChance(seed));
  }

  /// The position that it begins with: the one that is given, or the first one of decks that are dealt.
  ///
  /// @param listener hears of the deal and of all that follows, or null when nobody listens
  /// @throws Refused when the game does not take the position or the decks
  Position begin(Game game, Chance chance, @Nullable Listener listener) {
    Position position =
        deal.map(decks -> decks.start(game, chance, listener))
            .orElseGet(() -> game.position(spec()));
    position.listen(listener);
    return position;
  }

  /// How a play begins at its position.
  ///
  /// @throws Refused when a deck is not known
  Opening opening(Game game) {
    return deal.map(decks -> decks.opening(game))
        .orElseGet(() ->
            Opening.at(
                facts.getOrDefault("format", game.formats().getFirst().name()).toString(), spec()));
  }

  private PositionSpec spec() {
    return new PositionSpec(
        new Settings("the table", facts), new Settings("A", a), new Settings("B", b));
  }
}
