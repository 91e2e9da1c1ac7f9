package cardwright.engine;

import java.util.List;

/// A way to play a game: which sets it admits.
///
/// @param name what it is called on the command line
/// @param says what it is, in a sentence
/// @param sets the names of the sets whose cards it admits
public record Format(String name, Message says, List<String> sets) {
  /// A format of a game without a catalogue.
  public Format(String name, String says, List<String> sets) {
    this(name, Message.plain(says), sets);
  }
}
