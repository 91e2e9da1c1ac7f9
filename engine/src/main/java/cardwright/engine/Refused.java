package cardwright.engine;

import java.util.function.Supplier;

/// Input that cannot be taken: its message says what was wrong, where, and what would be right.
///
/// Whoever talks to a person prints the message alone; nothing has been changed.
public final class Refused extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Supplier<String> words;

  /// A refusal with its message, which may have several lines.
  public Refused(String message) {
    this(() -> message);
  }

  /// A refusal whose words take long to find, such as what may have been meant: they are found when
  /// somebody reads them.
  public Refused(Supplier<String> words) {
    this.words = words;
  }

  /// A refusal that was caused by another failure, such as a file that cannot be read.
  public Refused(String message, Throwable cause) {
    super(message, cause);
    this.words = () -> message;
  }

  @Override
  public String getMessage() {
    return words.get();
  }
}
