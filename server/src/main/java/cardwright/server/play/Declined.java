package cardwright.server.play;

import cardwright.engine.Message;

/// A command or question that is not carried out; nothing has changed.
public final class Declined extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String code;
  private final transient Message message;

  /// With a code of the interface, and a message for a person.
  public Declined(String code, Message message) {
    super(null, null, false, false);
    this.code = code;
    this.message = message;
  }

  /// One of the codes of the interface.
  public String code() {
    return code;
  }

  /// What the person is told.
  public Message message() {
    return message;
  }

  @Override
  public String getMessage() {
    return message.words();
  }
}
