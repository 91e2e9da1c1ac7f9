package cardwright.cli.options;

import cardwright.cli.console.TextFile;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.engine.TextLimits;

/// The file of a learned value.
public final class ValueFile {
  private ValueFile() {}

  /// The game, in which the value in a file tells what positions are worth.
  ///
  /// @throws Refused with the name of the file when it cannot be read or is no value of this game
  public static Game valued(Game game, String file) {
    String network = TextFile.read(file, TextLimits.VALUE);
    try {
      return game.valuedBy(network);
    } catch (Refused refused) {
      throw new Refused(file + ": " + refused.getMessage(), refused);
    }
  }
}
