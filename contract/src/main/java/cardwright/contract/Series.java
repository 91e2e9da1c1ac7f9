package cardwright.contract;

import cardwright.engine.Game;
import java.util.function.Consumer;

/// The random plays with which the laws of a game are tried.
///
/// @param game the game
/// @param rotation its decks
/// @param first the seed of the first play; the following seeds count up
/// @param plays how many plays, at least 1
record Series(Game game, Rotation rotation, long first, int plays) {
  /// As many plays as the system property `cardwright.plays` says, from the seed that
  /// `cardwright.seed` says (1).
  ///
  /// @param usual how many plays when the property is not set
  static Series of(Game game, int usual) {
    return new Series(
        game,
        new Rotation(game),
        Long.getLong("cardwright.seed", 1),
        Integer.getInteger("cardwright.plays", usual));
  }

  /// The play of one seed.
  static Series one(Game game, long seed) {
    return new Series(game, new Rotation(game), seed, 1);
  }

  RandomPlay play(long seed) {
    return new RandomPlay(game, rotation.opening(seed), seed);
  }

  /// Hands out each play at its start.
  void forEach(Consumer<RandomPlay> law) {
    forEach(1, law);
  }

  /// Hands out each play whose seed is a multiple of `step`, and in any case the first.
  void forEach(int step, Consumer<RandomPlay> law) {
    for (long seed = first; seed < first + plays; seed++) {
      if (seed == first || Math.floorMod(seed, step) == 0) {
        law.accept(play(seed));
      }
    }
  }
}
