package cardwright.cli.console;

import cardwright.engine.Message;
import cardwright.engine.Refused;
import java.io.IOException;
import java.util.Optional;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp.Capability;

/// A terminal with a person at it.
public final class TerminalScreen implements Screen {
  private static final int LEAST_WIDTH = 60;
  private static final int LEAST_HEIGHT = 20;
  private static final int USUAL_WIDTH = 80;

  private final Terminal terminal;
  private final LineReader reader;
  private final boolean coloured;

  private TerminalScreen(Terminal terminal, boolean coloured) {
    this.terminal = terminal;
    this.coloured = coloured && !terminal.getType().startsWith(Terminal.TYPE_DUMB);
    this.reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .build();
  }

  /// The terminal that the program was started in.
  ///
  /// @throws Refused when it is too small for a table
  static TerminalScreen open() {
    try {
      Terminal terminal = TerminalBuilder.builder().system(true).dumb(true).build();
      String noColour = System.getenv("NO_COLOR");
      return of(terminal, noColour == null || noColour.isEmpty());
    } catch (IOException e) {
      throw new Refused("the terminal cannot be used: " + e.getMessage(), e);
    }
  }

  /// A terminal as a screen.
  ///
  /// @throws Refused when it is too small for a table
  public static TerminalScreen of(Terminal terminal, boolean coloured) {
    TerminalScreen screen = new TerminalScreen(terminal, coloured);
    if (screen.width() < LEAST_WIDTH || screen.height() < LEAST_HEIGHT) {
      String size = screen.width() + " columns and " + screen.height() + " lines";
      screen.close();
      throw new Refused(
          "the terminal has "
              + size
              + "; the table needs "
              + (LEAST_WIDTH + " columns and " + LEAST_HEIGHT + " lines")
              + ", and 80 and 24 are better: make the window larger");
    }
    return screen;
  }

  // A terminal that does not know its size says 0.
  private static int known(int size, int otherwise) {
    return size > 0 ? size : otherwise;
  }

  @Override
  public int width() {
    return known(terminal.getSize().getColumns(), USUAL_WIDTH);
  }

  @Override
  public int height() {
    return known(terminal.getSize().getRows(), 24);
  }

  @Override
  public boolean attended() {
    return true;
  }

  @Override
  public boolean strict() {
    return false;
  }

  @Override
  public boolean coloured() {
    return coloured;
  }

  @Override
  public void print(String line) {
    terminal.writer().println(line);
    terminal.flush();
  }

  @Override
  public void clear() {
    if (!terminal.puts(Capability.clear_screen)) {
      terminal.writer().println();
    }
    terminal.flush();
  }

  @Override
  public Optional<String> read(String prompt) {
    try {
      return Optional.of(reader.readLine(prompt).strip());
    } catch (UserInterruptException | EndOfFileException e) {
      return Optional.empty();
    }
  }

  @Override
  public Message placed(Message refusal) {
    return refusal;
  }

  @Override
  public void close() {
    try {
      terminal.close();
    } catch (IOException e) {
      throw new Refused("the terminal cannot be given back: " + e.getMessage(), e);
    }
  }
}
