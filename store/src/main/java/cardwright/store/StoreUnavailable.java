package cardwright.store;

/// The store cannot be reached now. What was to be written may or may not have been: whoever wrote looks again when the store is back.
public final class StoreUnavailable extends RuntimeException {
  private static final long serialVersionUID = 1L;

  StoreUnavailable(Throwable cause) {
    super("the store cannot be reached now", cause);
  }
}
