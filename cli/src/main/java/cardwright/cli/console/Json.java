package cardwright.cli.console;

import java.io.PrintStream;

/// Prints data for programs.
public final class Json {
  private Json() {}

  /// Prints numbers, texts, lists, maps and the engine's records as JSON.
  public static void print(PrintStream out, Object data) {
    out.println(cardwright.bots.Json.page(data));
  }
}
