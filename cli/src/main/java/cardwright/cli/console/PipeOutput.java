package cardwright.cli.console;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;

/// An output that somebody else may stop reading, as `head` does behind a pipe; then there is nothing
/// more to do.
public final class PipeOutput extends FilterOutputStream {
  /// Thrown when nobody reads what is written any more.
  public static final class NobodyReads extends RuntimeException {
    private static final long serialVersionUID = 1;

    private NobodyReads(IOException cause) {
      super("nobody reads the output any more", cause);
    }
  }

  /// What is written here goes on to another output.
  public PipeOutput(OutputStream out) {
    super(out);
  }

  @Override
  public void write(int octet) throws IOException {
    try {
      out.write(octet);
    } catch (IOException e) {
      throw failed(e);
    }
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    try {
      out.write(bytes, from, length);
    } catch (IOException e) {
      throw failed(e);
    }
  }

  @Override
  public void flush() throws IOException {
    try {
      out.flush();
    } catch (IOException e) {
      throw failed(e);
    }
  }

  /// The words of the system: `Broken pipe`, on Windows `The pipe is being closed`.
  private static IOException failed(IOException e) {
    if (String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT).contains("pipe")) {
      throw new NobodyReads(e);
    }
    return e;
  }
}
