package cardwright.cli;

import cardwright.engine.Seat;
import java.util.Optional;

/// What a game is played at: a terminal with a person, or a stream of commands.
interface Screen extends AutoCloseable {
  /// How many characters a line has.
  int width();

  /// How many lines there are.
  int height();

  /// Whether a person sits here, who can be asked again and may look away from what is cleared.
  boolean attended();

  /// Whether a line that cannot be followed ends all; else the next one is read.
  boolean strict();

  /// Whether colours are shown. They never say anything that the text does not say.
  boolean coloured();

  /// Shows a line.
  void print(String line);

  /// Takes away all that was shown, where that can be done.
  void clear();

  /// The next line that was typed, or nothing at the end of the input.
  Optional<String> read(String prompt);

  /// Lets a person take the screen over from the other one, who looks away.
  ///
  /// @return whether somebody took it
  default boolean handOver(Seat seat) {
    clear();
    print("Hand over to player " + seat + ", then press Enter");
    return !attended() || read("").isPresent();
  }

  /// Where the line read last stands, to begin a message with: `line 7: `; empty for a person.
  String place();

  @Override
  void close();
}
