package cardwright.engine;

/// Input that cannot be taken: its message says what was wrong, where, and what would be right.
///
/// Whoever talks to a person prints the message alone; nothing has been changed.
public final class Refused extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /// A refusal with its message, which may have several lines.
  public Refused(String message) {
    super(message);
  }

  /// A refusal that was caused by another failure, such as a file that cannot be read.
  public Refused(String message, Throwable cause) {
    super(message, cause);
  }
}
