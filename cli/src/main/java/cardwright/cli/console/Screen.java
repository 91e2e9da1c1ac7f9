package cardwright.cli.console;

import cardwright.engine.Message;
import cardwright.engine.Seat;
import java.util.Locale;
import java.util.Optional;

/// What a game is played at: a terminal with a person, or a stream of commands.
public interface Screen extends AutoCloseable {
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
  /// @param language the language that is read
  /// @return whether somebody took it
  default boolean handOver(Seat seat, Locale language) {
    clear();
    print(Messages.of("hand-over", Message.player(seat)).words(null, language));
    return !attended() || read("").isPresent();
  }

  /// A refusal of the line read last, with the place where it stands: `line 7: …`. A person is told the refusal alone.
  Message placed(Message refusal);

  @Override
  void close();
}
