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

  /// What changes the play, and is kept in its log.
  sealed interface Command extends Asked {}

  /// What is brought to the shuffle before the play begins.
  sealed interface Brought extends Asked {}

  /// What changes nothing.
  sealed interface Question extends Asked {}

  /// What a player says to everybody at the table. It is kept nowhere.
  record Emote(String commandId, EmoteKind emote) implements Asked {}

  /// A move.
  record Move(String commandId, int expectedVersion, String move) implements Command {}

  /// A wish to take the last decision back.
  record Undo(String commandId, int expectedVersion) implements Command {}

  /// The answer to such a wish of the other player.
  record AnswerUndo(String commandId, boolean agree) implements Command {}

  /// The player gives the game up.
  record Concede(String commandId) implements Command {}

  /// The player claims the game against one who is gone.
  record Claim(String commandId) implements Command {}

  /// Cards of the deck for as many of the side deck.
  record Exchange(String commandId, List<String> out, List<String> in) implements Command {}

  /// Who goes first in the next game.
  record First(String commandId, Seat seat) implements Command {}

  /// When the player passes without being asked.
  record Auto(String commandId, String mode, List<String> stops) implements Command {}

  /// The hash of the player's part of the shuffle.
  record Commit(String commandId, String hash) implements Brought {}

  /// The player's part of the shuffle itself.
  record Open(String commandId, String part) implements Brought {}

  /// A wish for the whole view.
  record Resync() implements FromPage {}

  /// Why a move is not offered.
  record Why(String commandId, String move) implements Question {}

  /// Why the figures of a card are what they are.
  record Explain(String commandId, String card, Optional<String> stat) implements Question {}

  /// What looks best.
  record Hint(String commandId) implements Question {}

  /// What a move changes for sure.
  record Forecast(String commandId, String move) implements Question {}

  /// The answer to a ping.
  record Pong(int n) implements FromPage {}
}
