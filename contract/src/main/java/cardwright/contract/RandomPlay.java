package cardwright.contract;

import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Opening;
import cardwright.engine.Play;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.record.PlayRecord;

/// One play by chance, with which a law is tried. Everything in it follows from its seed.
final class RandomPlay {
  private static final int MOST_MOVES = 100_000;
  private static final int ONE_OF = 16;

  private final Game game;
  private final Opening opening;
  private final long seed;
  private final Position position;
  private final Chance chance;
  private final Chance picks;
  private int moves;
  private int decisions;

  RandomPlay(Game game, Opening opening, long seed) {
    this(game, opening, seed, new SeededChance(seed));
  }

  /// A play with another chance than its own; the moves are picked as always.
  RandomPlay(Game game, Opening opening, long seed, Chance chance) {
    this.game = game;
    this.opening = opening;
    this.seed = seed;
    this.chance = chance;
    this.picks = picks(seed);
    this.position = game.start(opening, chance, null);
  }

  private static Chance picks(long seed) {
    return new SeededChance(~seed);
  }

  Position position() {
    return position;
  }

  Deck deck(Seat seat) {
    return opening.deck(seat);
  }

  Game game() {
    return game;
  }

  Opening opening() {
    return opening;
  }

  long seed() {
    return seed;
  }

  boolean over() {
    return position.outcome().isPresent();
  }

  /// Picks the next move; to be called once a move.
  int pick() {
    return RandomMove.of(position.choice(), picks);
  }

  /// Makes a move.
  void play(int move) {
    boolean decision = position.choice().count() > 1;
    position.play(move, chance);
    if (decision) {
      decisions++;
    }
    if (++moves > MOST_MOVES) {
      throw broken("the play does not end: " + MOST_MOVES + " moves were made");
    }
  }

  /// Makes random moves with a chance of their own, at most so many, on a position that is not this
  /// play's.
  static void playOn(Position position, long seed, int most) {
    Chance chance = new SeededChance(seed);
    for (int i = 0; i < most && position.outcome().isEmpty(); i++) {
      position.play(RandomMove.of(position.choice(), chance), chance);
    }
  }

  /// Whether costly laws look at this moment: always in some plays, now and then in the others.
  boolean sampled() {
    return Math.floorMod(seed, ONE_OF) == 0
        || new SeededChance(seed * 1_000_003 + moves).roll(ONE_OF) == 0;
  }

  /// A seed that differs from moment to moment.
  long momentSeed() {
    return seed * 7_368_787 + moves;
  }

  /// Says that a law is broken at this moment, with all that is needed to see it again.
  AssertionError broken(String how) {
    return new AssertionError(
        how
            + "\nafter "
            + moves
            + " moves of the play with -Dcardwright.seed="
            + seed
            + " -Dcardwright.plays=1; its record up to the last decision:\n"
            + record());
  }

  private String record() {
    try {
      Play play = new Play(game, opening, new SeededChance(seed), event -> {});
      Chance again = picks(seed);
      while (play.decisions() < decisions && !play.over()) {
        play.move(RandomMove.of(play.position().choice(), again));
      }
      return PlayRecord.of(play).write();
    } catch (RuntimeException e) {
      return "(none: playing it again fails with " + e + "; " + opening + ")";
    }
  }
}
