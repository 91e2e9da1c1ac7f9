package cardwright.cli;

import java.io.PrintStream;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// Prints data for programs.
final class Json {
  private Json() {}

  /// Prints numbers, texts, lists, maps and the engine's records as JSON.
  static void print(PrintStream out, Object data) {
    JsonMapper mapper = JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
    out.println(mapper.writeValueAsString(data));
  }
}
