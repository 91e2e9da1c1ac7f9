package cardwright.engine;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// One moment of one play. It is mutable, cheap to copy, and changes only by [#play] and [#rule].
///
/// A position waits either at a choice or at its end; it may wait in the middle of an effect.
public interface Position {
  /// Who decides, and what is asked.
  ///
  /// The choice is valid until the position changes.
  ///
  /// @throws IllegalStateException when the play is over
  Choice choice();

  /// Makes a move and runs on to the next choice, or to the end.
  ///
  /// @param move the index of a move of [#choice]
  /// @param chance decides all rolls on the way
  /// @throws IllegalArgumentException when no such move is offered; nothing has changed then
  void play(int move, Chance chance);

  /// What may be decreed now outside the order of play: a player leaves, time is called, a penalty is given. Nothing, unless the game says so, and nothing when the play is over.
  default List<Move> rulings() {
    return List.of();
  }

  /// Carries out a ruling and runs on to the next choice, or to the end.
  ///
  /// @param notation the notation of one of [#rulings]
  /// @throws Refused when it is none of them; nothing has changed then
  default void rule(String notation, Chance chance) {
    throw new Refused("there is no ruling '" + notation + "' here");
  }

  /// What the games that follow in a match have to know, as [Opening#carried] hands it to them: `penalty a`.
  default List<String> carried() {
    return List.of();
  }

  /// How the play ended; empty while it goes on.
  Optional<Outcome> outcome();

  /// An independent twin, in the middle of an effect too. It has no listener.
  Position copy();

  /// Makes another position of the same play equal to this one. The twin keeps its listener.
  void copyTo(Position twin);

  /// A twin in which all that the seat cannot know is dealt anew, consistently with all it does know.
  Position determinize(Seat seat, Beliefs beliefs, Chance chance);

  /// What that viewer may see.
  Table table(Viewer viewer);

  /// Where the turn stands, as every [Table] shows it; empty where the game has no turns.
  default Optional<Table.Turn> turn() {
    return table(Viewer.SPECTATOR).turn();
  }

  /// 64 bits over everything that matters.
  long fingerprint();

  /// The position without the number of its turn, in a game that can be played exactly: each seat can deduce all that is hidden, and whatever chance decides has few sides. Empty unless the game says so.
  default Optional<ExactKey> exactKey() {
    return Optional.empty();
  }

  /// Why the figures of the cards with this name are what they are, of those cards that the viewer may see.
  List<Explanation> explain(Viewer viewer, String card);

  /// Why a move is not offered to the seat that decides: the first objection of the rules, or that it is offered, or that it is no move at all.
  Message refusal(String notation);

  /// The ways in which a move that somebody says may be meant, each as moves are written, the words themselves first: a card may be called by its full name where moves need only a part of it, or with a number or a side of which they have no need. Whether they are offered is not asked.
  ///
  /// @param words a move in lower case
  default List<String> readings(String words) {
    return List.of(words);
  }

  /// Tells events to a listener from now on, or to nobody. Without a listener events cost nothing.
  void listen(@Nullable Listener listener);
}
