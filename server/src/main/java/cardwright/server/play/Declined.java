package cardwright.server.play;

/// A command or question that is not carried out; nothing has changed.
public final class Declined extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String code;

  /// With a code of the interface, and words for a person.
  public Declined(String code, String message) {
    super(message, null, false, false);
    this.code = code;
  }

  /// One of the codes of the interface.
  public String code() {
    return code;
  }
}
