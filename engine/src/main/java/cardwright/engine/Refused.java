package cardwright.engine;

import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/// Input that cannot be taken: its message says what was wrong, where, and what would be right.
///
/// Whoever talks to a person prints the message alone; nothing has been changed.
public final class Refused extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Supplier<Message> message;
  private final transient List<Diagnostic> diagnostics;

  /// A refusal with its message, which may have several lines.
  public Refused(String message) {
    this(Message.plain(message));
  }

  /// A refusal whose words take long to find, such as what may have been meant: they are found when
  /// somebody reads them.
  public Refused(Supplier<Message> message) {
    this.message = message;
    this.diagnostics = List.of();
  }

  /// A refusal that a game tells; it is worded when somebody reads it.
  public Refused(Message message) {
    this.message = () -> message;
    this.diagnostics = List.of();
  }

  /// A refusal that was caused by another failure, such as a file that cannot be read.
  public Refused(String message, Throwable cause) {
    super(message, cause);
    this.message = () -> Message.plain(message);
    this.diagnostics = cause instanceof Refused refused ? refused.diagnostics() : List.of();
  }

  /// A refusal that is told around another one, such as that of a line in a file.
  public Refused(Message message, Refused cause) {
    super(null, cause);
    this.message = () -> message;
    this.diagnostics = cause.diagnostics();
  }

  /// A refusal of a file with each mistake at its place.
  ///
  /// @param message all of them in words
  public Refused(String message, List<Diagnostic> diagnostics) {
    this.message = () -> Message.plain(message);
    this.diagnostics = List.copyOf(diagnostics);
  }

  /// Refuses what does not hold.
  ///
  /// @param reason what was wrong, and what would be right
  /// @throws Refused with that reason
  public static void unless(boolean holds, String reason) {
    if (!holds) {
      throw new Refused(reason);
    }
  }

  /// The mistakes with their places; empty where the message says it all.
  public List<Diagnostic> diagnostics() {
    return diagnostics;
  }

  @Override
  public String getMessage() {
    return words(Locale.ENGLISH);
  }

  /// The message for one who reads another language; in English where it is not told in that one.
  public String words(Locale language) {
    return message().words(null, language);
  }

  /// What was wrong, as a message that can be a part of another one; in plain words where no game tells it.
  public Message message() {
    return message.get();
  }
}
