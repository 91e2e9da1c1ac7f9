package cardwright.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A game: its cards, its decks, and the way into a play.
public interface Game {
  /// The name on the command line and in records: lower case, no spaces.
  String name();

  /// The name as people write it.
  String title();

  /// All cards, set by set.
  List<CardFace> cards();

  /// The ways to play, the usual one first.
  List<Format> formats();

  /// The ready-made decks.
  List<Deck> decks();

  /// What speaks against a deck in a format, each with the id of the rule; empty when it is legal.
  List<String> objections(Deck deck, Format format);

  /// A deck made by chance, legal in that format.
  Deck randomDeck(Format format, Chance chance);

  /// Whether both players are shown both decks before a play. Not, unless the game says so.
  default boolean revealsDecks() {
    return false;
  }

  /// A new play, at its first decision.
  ///
  /// @param listener hears the events from the first one on, or null when nobody listens
  /// @throws Refused when a deck cannot be played
  Position start(Deck a, Deck b, Chance chance, @Nullable Listener listener);

  /// A new play to which nobody listens.
  ///
  /// @throws Refused when a deck cannot be played
  default Position start(Deck a, Deck b, Chance chance) {
    return start(a, b, chance, null);
  }

  /// A position in the middle of a play, as a scenario describes it.
  ///
  /// @throws Refused when the description is not one of this game
  Position position(Situation situation);

  /// This game with further cards; a card whose name is there already takes its place.
  ///
  /// @param source a card file
  /// @param file what to call it in messages
  /// @throws Refused when a card is not understood
  Game with(String source, String file);

  /// How good a position looks for a seat, from -1 (lost) to 1 (won), 0 when even.
  double value(Position position, Seat seat);
}
