package cardwright.lab;

import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Table;
import cardwright.engine.View;
import cardwright.players.Player;
import cardwright.players.Players;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// Games of a player against itself from which positions are taken to learn from.
///
/// Positions are looked at where a turn begins: that is where looking ahead stops. Every second game has ready-made decks, the others have decks made by chance; one move of ten is
/// made by chance, too, so that positions differ.
///
/// @param player the name of the player that plays both sides
/// @param seed where all chance starts
record SelfPlay(Game game, Format format, String player, long seed) {
  /// The first decision of one turn of so many is looked at, on the average.
  private static final int LOOK = 2;

  /// One move of so many is made by chance.
  private static final int STRAY = 10;

  private static final int DECKS = 0;
  private static final int SHUFFLE = 1;
  private static final int LOOKS = 2;
  private static final int PLAYER = 3;

  /// What was looked at in a game.
  ///
  /// @param positions each where a turn begins
  /// @param score what A got in the end
  record Looked(List<Position> positions, double score) {}

  /// Plays a game to its end.
  ///
  /// @param number which game; each number has its own chance
  Looked play(int number) {
    Chance decks = chance(number, DECKS);
    List<Deck> ready = number % 2 == 0 ? List.of() : game.decks(format);
    Deck one = deck(ready, decks);
    Deck other = deck(ready, decks);
    Map<Seat, Player> players = new EnumMap<>(Seat.class);
    for (Seat seat : Seat.values()) {
      long own = Seeds.derive(seed, number, PLAYER + seat.ordinal());
      players.put(seat, Players.named(player, game, own));
    }
    Chance chance = chance(number, SHUFFLE);
    Chance looks = chance(number, LOOKS);
    Position at = game.start(Opening.of(format.name(), one, other), chance, null);
    List<Position> looked = new ArrayList<>();
    int turn = 0;
    while (at.outcome().isEmpty()) {
      int moves = at.choice().searched();
      int move = 0;
      if (moves > 1) {
        int now = at.turn().map(Table.Turn::number).orElse(turn + 1);
        if (now != turn && looks.roll(LOOK) == 0) {
          looked.add(at.copy());
        }
        turn = now;
        boolean strays = looks.roll(STRAY) == 0;
        Player asked = players.get(at.choice().seat());
        move = strays || asked == null ? looks.roll(moves) : asked.choose(new View(at));
      }
      at.play(move, chance);
    }
    return new Looked(looked, at.outcome().orElseThrow().score(Seat.A));
  }

  private Deck deck(List<Deck> ready, Chance chance) {
    return ready.isEmpty()
        ? game.randomDeck(format, chance)
        : ready.get(chance.roll(ready.size())).main();
  }

  private Chance chance(int number, int use) {
    return new SeededChance(Seeds.derive(seed, number, use));
  }
}
