package cardwright.server.play;

import cardwright.engine.Message;
import cardwright.engine.Move;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.server.wire.ToPage;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A snapshot of all that a viewer sees, taken while the play is locked and written as a message afterwards.
///
/// @param era grows when what was told before counts no more
/// @param told how much had been told to anybody
/// @param events what the viewer was told since it looked last
/// @param question what is asked of the viewer; nothing for all others
/// @param takeBacks how many of the last moves take a pick back
/// @param reached whether the goal of the lesson was reached; empty where none is played
record ViewSnapshot(
    int version,
    int era,
    int told,
    String state,
    Optional<Table> table,
    Optional<Seat> decider,
    Message question,
    List<Move> moves,
    int takeBacks,
    List<Happened> events,
    Optional<Ending> ending,
    Map<String, Object> players,
    Match match,
    Optional<ToPage.AutoState> auto,
    Optional<ToPage.Between> between,
    ToPage.Shuffle shuffle,
    Optional<Boolean> reached,
    Beside beside) {
  /// Which game of how many it is, and how the match stands.
  record Match(int games, int game, int winsOfA, int winsOfB, Optional<Ending> ending) {}

  /// Something that the viewer was told.
  ///
  /// @param snapshot the part of the table that it was about, as JSON; empty where it brings none
  record Happened(int version, String kind, Message message, String snapshot) {}

  /// What is beside the table.
  record Beside(
      Optional<ToPage.Clocks> clocks,
      ToPage.Present present,
      Optional<ToPage.ClaimState> claim,
      ToPage.UndoState undo,
      Optional<ToPage.Again> again) {}
}
