package cardwright.scenario;

import java.util.List;

/// What a scenario's run has shown.
///
/// @param failures what did not hold, in words: what was expected and what was found; empty when
///     all held
/// @param log the events of the run as a spectator was told them
public record Verdict(List<String> failures, List<String> log) {
  /// Keeps the lists from changing.
  public Verdict {
    failures = List.copyOf(failures);
    log = List.copyOf(log);
  }

  /// Whether everything held.
  public boolean passed() {
    return failures.isEmpty();
  }

  /// The failures, then the log, a line each; empty when everything held.
  public String words() {
    if (passed()) {
      return "";
    }
    StringBuilder words = new StringBuilder();
    failures.forEach(failure -> words.append("  ").append(failure).append('\n'));
    words.append("  the log:\n");
    log.forEach(line -> words.append("    ").append(line).append('\n'));
    return words.toString();
  }
}
