package cardwright.cli.console;

import cardwright.bots.LineInput;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import cardwright.engine.TextLimits;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.Optional;

/// Commands from a stream, one a line. Blank lines and what follows a `#` are passed over.
final class PipedScreen implements Screen {
  private final LineInput in;
  private final PrintStream out;
  private final boolean strict;

  /// @param strict whether a line that cannot be followed ends all
  PipedScreen(InputStream in, PrintStream out, boolean strict) {
    this.strict = strict;
    this.in = new LineInput(in, TextLimits.TYPED);
    this.out = out;
  }

  @Override
  public int width() {
    return 80;
  }

  @Override
  public int height() {
    return 24;
  }

  @Override
  public boolean attended() {
    return false;
  }

  @Override
  public boolean strict() {
    return strict;
  }

  @Override
  public boolean coloured() {
    return false;
  }

  @Override
  public void print(String line) {
    out.println(line);
  }

  @Override
  public void clear() {
    out.println();
  }

  @Override
  public Optional<String> read(String prompt) {
    try {
      for (Optional<String> line = in.next(); line.isPresent(); line = in.next()) {
        String text = line.get();
        int comment = text.indexOf('#');
        String command = (comment < 0 ? text : text.substring(0, comment)).strip();
        if (!command.isEmpty()) {
          out.println(prompt + command);
          return Optional.of(command);
        }
      }
      return Optional.empty();
    } catch (IOException e) {
      throw new Refused("the input cannot be read after line " + in.number(), e);
    }
  }

  @Override
  public Message placed(Message refusal) {
    return Messages.of("refusal.at-line", Message.number(in.number()), Message.clause(refusal));
  }

  @Override
  public void close() {
    out.flush();
  }
}
