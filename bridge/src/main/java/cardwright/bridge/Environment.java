package cardwright.bridge;

import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Deck;
import cardwright.engine.Message;
import cardwright.engine.MoveKey;
import cardwright.engine.Opening;
import cardwright.engine.Outcome;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.Table;
import cardwright.engine.TextLimits;
import cardwright.engine.Viewer;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/// A play that a program steers: it waits at a choice of two or more moves, or at its end.
///
/// What is left to chance follows from its seed and from how many moves were made, so that equal plays with
/// equal seeds go on alike.
final class Environment {
  private final KnownGame game;
  private final Opening opening;
  private final Position position;
  private final long seed;
  private long made;

  private Environment(KnownGame game, Opening opening, Position position, long seed, long made) {
    this.game = game;
    this.opening = opening;
    this.position = position;
    this.seed = seed;
    this.made = made;
  }

  /// A new play.
  ///
  /// @throws Refused when it cannot be played like that
  static Environment start(KnownGame game, Opening opening, long seed) {
    Position position = game.game().start(opening, new SeededChance(seed), null);
    Environment started = new Environment(game, opening, position, seed, 0);
    started.makeForcedMoves();
    return started;
  }

  KnownGame game() {
    return game;
  }

  /// An independent twin, to which chance falls as it would here.
  Environment copy() {
    return copy(seed, made);
  }

  /// An independent twin with a chance of its own.
  Environment copy(long newSeed) {
    return copy(newSeed, 0);
  }

  private Environment copy(long newSeed, long newMade) {
    return new Environment(game, opening, position.copy(), newSeed, newMade);
  }

  /// Refuses a deck that a seat cannot have: what it lacks would be dealt from the real one.
  ///
  /// @throws Refused when it has more or fewer cards, or the format does not admit it
  void checkSupposed(Seat seat, Deck deck) {
    Deck real = seat == Seat.A ? opening.a() : opening.b();
    int cards = deck.main().cards().size();
    Refused.unless(
        cards == real.main().cards().size(),
        "imagine: the deck of the other has "
            + real.main().cards().size()
            + " cards, and the one supposed has "
            + cards);
    List<Message> objections =
        game.game().objections(deck.main(), game.game().format(opening.format()));
    if (!objections.isEmpty()) {
      throw new Refused("imagine: such a deck cannot be played: " + objections.getFirst().words());
    }
  }

  /// A twin in which all that a seat cannot know is dealt anew.
  Environment determinize(Seat seat, Beliefs beliefs, long newSeed) {
    Position dealt = position.determinize(seat, beliefs, new SeededChance(newSeed));
    return new Environment(game, opening, dealt, newSeed, 0);
  }

  /// How it ended; empty while it goes on.
  Optional<Outcome> outcome() {
    return position.outcome();
  }

  Optional<Table.Turn> turn() {
    return position.turn();
  }

  /// Who decides; nobody when the play is over.
  Optional<Seat> asked() {
    return outcome().isPresent() ? Optional.empty() : Optional.of(position.choice().seat());
  }

  /// What is decided.
  Choice choice() {
    return position.choice();
  }

  /// How many moves a program can make; none when the play is over.
  int moves() {
    return outcome().isPresent() ? 0 : position.choice().searched();
  }

  /// The place of the move that is written so; -1 when no such move is offered.
  int move(String notation) {
    return outcome().isPresent() ? -1 : choice().notations().subList(0, moves()).indexOf(notation);
  }

  /// The place of the move with that key; -1 when no such move is offered.
  int keyed(long key) {
    for (int i = 0; i < moves(); i++) {
      if (choice().key(i) == key) {
        return i;
      }
    }
    return -1;
  }

  /// What a seat sees, and nothing else.
  Table table(Seat seat) {
    return position.table(Viewer.of(seat));
  }

  /// What a seat sees as numbers.
  SortedMap<Integer, Integer> numbers(Seat seat) {
    return game.layout().numbers(table(seat), seat, asked().filter(seat::equals).isPresent());
  }

  /// Makes a move, and every forced move after it.
  void play(int move) {
    make(move);
    makeForcedMoves();
  }

  /// Plays a twin to its end by chance.
  void playOut(Chance chance, RandomPlay counted) {
    counted.play(position.copy(), chance);
  }

  private void makeForcedMoves() {
    for (int forced = 0; moves() == 1; forced++) {
      Refused.unless(
          forced < TextLimits.FORCED_MOVES,
          "nobody has anything to decide after " + TextLimits.FORCED_MOVES + " forced moves");
      make(0);
    }
  }

  private void make(int move) {
    position.play(move, new SeededChance(MoveKey.with(seed, made++)));
  }
}
