package cardwright.scenario;

/// What a run of scenario files has come to.
///
/// @param passed how many scenarios held
/// @param failed how many did not
/// @param unread how many files could not be read
public record Tally(int passed, int failed, int unread) {
  /// Whether everything could be read and held.
  public boolean good() {
    return failed == 0 && unread == 0;
  }

  @Override
  public String toString() {
    String numbers = passed + " passed, " + failed + " failed";
    return unread == 0 ? numbers : numbers + ", " + unread + " unreadable";
  }
}
