package cardwright.lab.pairs;

import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.lab.games.Decks;
import cardwright.lab.games.Encounter;
import cardwright.lab.games.EncounterSum;
import cardwright.lab.games.Entrant;
import cardwright.lab.games.Experiment;
import cardwright.lab.games.PlayedPair;
import java.util.List;
import java.util.Optional;

/// Games in pairs that have a seed and the seats exchanged: of two decks with the same computer player on both sides, or of two players.
///
/// @param decks what they are played with
/// @param a who plays the one side
/// @param b who plays the other side
/// @param seed decides all pairs
public record Pairs(Game game, Decks decks, String a, String b, long seed) {
  /// The games of two decks with the same player on both sides.
  public Pairs(Game game, Format format, Deck one, Deck other, String player, long seed) {
    this(
        game,
        new Decks(format, Optional.of(one), Optional.of(other), List.of()),
        player,
        player,
        seed);
  }

  /// The pair with that number, from 0.
  ///
  /// @throws cardwright.engine.Refused when a deck cannot be played
  public PlayedPair pair(int number) {
    return pair(number, false);
  }

  /// The pair with that number, in which it is watched what becomes of the cards of the first side.
  ///
  /// @throws cardwright.engine.Refused when a deck cannot be played
  public PlayedPair watched(int number) {
    return pair(number, true);
  }

  private PlayedPair pair(int number, boolean watched) {
    Experiment games =
        new Experiment(game, Entrant.named(a, game), Entrant.named(b, game), decks, 2, seed, 1);
    return new PlayedPair(games.played(2 * number, watched), games.played(2 * number + 1, watched));
  }

  /// What some pairs came to.
  ///
  /// @param from the number of the first one
  /// @param end the number behind that of the last one
  public Encounter encounter(int from, int end) {
    EncounterSum sum = new EncounterSum(a, b);
    for (int number = from; number < end; number++) {
      sum.add(Encounter.of(pair(number)));
    }
    return sum.encounter();
  }
}
