package cardwright.house;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.attribute.CodeAttribute;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The JIT compiler gives up on methods beyond 8,000 bytes.
final class BytecodeTest {
  private static final int MOST = 8_000;

  @Test
  void no_method_of_engine_language_cardgame_and_games_is_too_long_to_be_compiled()
      throws IOException {
    List<String> tooLong = new ArrayList<>();
    int methods = 0;
    List<String> rooms = new ArrayList<>(List.of("engine", "language", "cardgame"));
    rooms.addAll(Catalog.builtIn().names());
    for (String room : rooms) {
      Path compiled = Sources.ROOT.resolve(room).resolve("target/classes");
      assertThat(compiled).isDirectory();
      for (Path file : Sources.below(compiled, ".class")) {
        ClassModel model = ClassFile.of().parse(Files.readAllBytes(file));
        for (MethodModel method : model.methods()) {
          methods++;
          int length = method.code().map(code -> ((CodeAttribute) code).codeLength()).orElse(0);
          if (length > MOST) {
            tooLong.add(
                model.thisClass().asInternalName() + "." + method.methodName() + ": " + length);
          }
        }
      }
    }
    assertThat(tooLong).isEmpty();
    assertThat(methods).as("methods looked at").isGreaterThan(500);
  }
}
