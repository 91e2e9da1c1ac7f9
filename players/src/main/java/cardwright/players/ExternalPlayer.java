package cardwright.players;

import cardwright.engine.Outcome;
import cardwright.engine.Table;
import java.util.Optional;

/// A player outside this program: it is told how a play begins, what happens and how it ends, and it may
/// lose a play by a fault of its own.
///
/// It plays any number of plays one after the other, each from [#begin] to [#leave].
public interface ExternalPlayer extends Player {
  /// A play begins.
  ///
  /// @throws Forfeit when the player fails at once
  /// @throws cardwright.engine.Refused when the player cannot be there at all
  void begin(GameInfo sitting);

  /// Something happened.
  ///
  /// @param words the event in words as this seat may know it, never empty
  void hear(String words);

  /// The play is over.
  ///
  /// @param table what the seat sees at the end; empty when the play never came to its first table
  void end(Outcome outcome, Optional<Table> table);

  /// The seat is free again, whether the play has ended or not.
  void leave();
}
