package cardwright.lab.training;

import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Table;
import cardwright.engine.View;
import cardwright.lab.games.Seeds;
import cardwright.players.Player;
import cardwright.players.Players;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Games of a player from which positions are taken to learn from: against itself, or against another one.
///
/// Positions are looked at where computer players value them ([Players#valueTurnEnds]): where a turn begins, or at each decision. Every second game has ready-made decks, the others have decks made by chance; one move of ten of
/// the player is made by chance, too, so that positions differ. Another player makes all its moves itself, as it is the one to be beaten; of four games it sits twice at each seat.
///
/// @param player the name of the player that is trained
/// @param sparring against whom it plays; empty where it plays both sides
/// @param seed where all chance starts
record TrainingPlay(
    Game game, Format format, String player, Optional<Sparring> sparring, long seed) {
  /// One move of so many is made by chance.
  private static final int STRAY = 10;

  private static final int DECKS = 0;
  private static final int SHUFFLE = 1;
  private static final int STRAYS = 2;
  private static final int PLAYER = 3;

  /// So many games have both seats with both kinds of decks.
  private static final int ALTERNATION = 4;

  /// What was looked at in a game.
  ///
  /// @param positions those that were looked at
  /// @param score what A got in the end
  /// @param course how it went
  record Looked(List<Position> positions, double score, TrainingCourse course) {}

  /// Says which move is made.
  @FunctionalInterface
  private interface Mover {
    /// @param moves how many there are
    int choose(Position at, int moves);
  }

  /// Plays a game to its end.
  ///
  /// @param number which game; each number has its own chance
  Looked play(int number) {
    Map<Seat, Player> players = new EnumMap<>(Seat.class);
    for (Seat seat : Seat.values()) {
      long own = Seeds.derive(seed, number, PLAYER + seat.ordinal());
      players.put(seat, seated(isTrained(number, seat), own));
    }
    return looked(
        number,
        (at, moves) -> {
          Player asked = players.get(at.choice().seat());
          if (asked == null) {
            throw new IllegalStateException("nobody sits at " + at.choice().seat());
          }
          return asked.choose(new View(at));
        });
  }

  /// Whether the player that is trained sits there.
  private boolean isTrained(int number, Seat seat) {
    Seat trained = number % ALTERNATION < ALTERNATION / 2 ? Seat.A : Seat.B;
    return sparring.isEmpty() || seat == trained;
  }

  private Player seated(boolean trained, long own) {
    Game valued = sparring.map(Sparring::valued).orElse(game);
    return trained
        ? Players.named(player, valued, own)
        : Players.named(sparring.map(Sparring::against).orElse(player), game, own);
  }

  /// Plays a game as it went before.
  ///
  /// @param number which game
  /// @throws Refused when it cannot have gone like that
  Looked again(int number, TrainingCourse course) {
    Iterator<Integer> left = course.moves().iterator();
    Looked looked =
        looked(
            number,
            (at, moves) -> {
              int move = left.hasNext() ? left.next() : -1;
              Refused.unless(move >= 0 && move < moves, "a move that is kept cannot be made");
              return move;
            });
    Refused.unless(looked.course().equals(course), "it ends otherwise when it is played again");
    return looked;
  }

  private Looked looked(int number, Mover mover) {
    Chance decks = chance(number, DECKS);
    List<Deck> ready = number % 2 == 0 ? List.of() : game.decks(format);
    Deck one = deck(ready, decks);
    Deck other = deck(ready, decks);
    Chance chance = chance(number, SHUFFLE);
    Chance strays = chance(number, STRAYS);
    Position at = game.start(Opening.of(format.name(), one, other), chance, null);
    List<Position> looked = new ArrayList<>();
    List<Integer> chosen = new ArrayList<>();
    int turn = 0;
    boolean turnEnds = false;
    while (at.outcome().isEmpty()) {
      int moves = at.choice().searched();
      int move = 0;
      if (moves > 1) {
        int now = at.turn().map(Table.Turn::number).orElse(turn + 1);
        turnEnds = turnEnds || Players.valueTurnEnds(at);
        if (now != turn || !turnEnds) {
          looked.add(at.copy());
        }
        turn = now;
        if (isTrained(number, at.choice().seat()) && strays.roll(STRAY) == 0) {
          move = strays.roll(moves);
        } else {
          move = mover.choose(at, moves);
          chosen.add(move);
        }
      }
      at.play(move, chance);
    }
    return new Looked(
        looked,
        at.outcome().orElseThrow().score(Seat.A),
        new TrainingCourse(chosen, at.fingerprint()));
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
