package cardwright.server.wire;

/// What came in is not what the interface describes. Its message says what is wrong.
public final class Malformed extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /// With what is wrong.
  public Malformed(String message) {
    super(message, null, false, false);
  }
}
