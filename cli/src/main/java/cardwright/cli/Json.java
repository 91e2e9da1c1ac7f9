package cardwright.cli;

import java.io.PrintStream;

/// Prints data for programs.
final class Json {
  private Json() {}

  /// Prints numbers, texts, lists, maps and the engine's records as JSON.
  static void print(PrintStream out, Object data) {
    out.println(cardwright.bots.Json.page(data));
  }
}
