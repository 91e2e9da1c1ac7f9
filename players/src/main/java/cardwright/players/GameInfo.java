package cardwright.players;

import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Opening;
import cardwright.engine.Seat;
import java.util.Optional;

/// What a player may know of a play before its first card is touched.
///
/// @param game the game that is played
/// @param seat where the player sits
/// @param format the name of the format
/// @param deck the player's own deck
/// @param otherDeck the other deck without what lies beside it, where the game shows both players
///     both decks
public record GameInfo(Game game, Seat seat, String format, Deck deck, Optional<Deck> otherDeck) {
  /// What the player of a seat may know of an opening.
  public static GameInfo of(Game game, Opening opening, Seat seat) {
    Optional<Deck> other =
        game.revealsDecks() ? Optional.of(opening.deck(seat.other()).main()) : Optional.empty();
    return new GameInfo(game, seat, opening.format(), opening.deck(seat), other);
  }

  /// The same in a game that values positions otherwise.
  public GameInfo in(Game valued) {
    return new GameInfo(valued, seat, format, deck, otherDeck);
  }
}
