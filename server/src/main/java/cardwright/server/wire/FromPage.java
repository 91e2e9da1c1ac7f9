package cardwright.server.wire;

import cardwright.engine.Seat;
import java.util.List;
import java.util.Optional;

/// What a page says to the server. The set is closed.
public sealed interface FromPage {
  /// Something that is to be carried out once, or answered.
  sealed interface Asked extends FromPage {
    /// The id that the page gave it.
    String commandId();
  }

  /// A move.
  record Move(String commandId, int expectedVersion, String move) implements Asked {}

  /// A wish to take the last decision back.
  record Undo(String commandId, int expectedVersion) implements Asked {}

  /// The answer to such a wish of the other player.
  record AnswerUndo(String commandId, boolean agree) implements Asked {}

  /// The player gives the game up.
  record Concede(String commandId) implements Asked {}

  /// The player claims the game against one who is gone.
  record Claim(String commandId) implements Asked {}

  /// Cards of the deck for as many of the side deck.
  record Exchange(String commandId, List<String> out, List<String> in) implements Asked {}

  /// Who goes first in the next game.
  record First(String commandId, Seat seat) implements Asked {}

  /// When the player passes without being asked.
  record Auto(String commandId, String mode, List<String> stops) implements Asked {}

  /// The hash of the player's part of the shuffle.
  record Commit(String commandId, String hash) implements Asked {}

  /// The player's part of the shuffle itself.
  record Open(String commandId, String part) implements Asked {}

  /// A wish for the whole view.
  record Resync() implements FromPage {}

  /// Why a move is not offered.
  record Why(String commandId, String move) implements Asked {}

  /// Why the figures of a card are what they are.
  record Explain(String commandId, String card, Optional<String> stat) implements Asked {}

  /// What looks best.
  record Hint(String commandId) implements Asked {}

  /// What a move changes for sure.
  record Forecast(String commandId, String move) implements Asked {}

  /// The answer to a ping.
  record Pong(int n) implements FromPage {}
}
