package cardwright.cli;

import cardwright.engine.Refused;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// Commands from a stream, one a line. Blank lines and what follows a `#` are passed over.
final class PipedScreen implements Screen {
  private final BufferedReader in;
  private final PrintStream out;
  private int number;

  PipedScreen(InputStream in, PrintStream out) {
    this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
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
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        number++;
        int comment = line.indexOf('#');
        String command = (comment < 0 ? line : line.substring(0, comment)).strip();
        if (!command.isEmpty()) {
          out.println(prompt + command);
          return Optional.of(command);
        }
      }
      return Optional.empty();
    } catch (IOException e) {
      throw new Refused("the input cannot be read after line " + number, e);
    }
  }

  @Override
  public String place() {
    return "line " + number + ": ";
  }

  @Override
  public void close() {
    out.flush();
  }
}
