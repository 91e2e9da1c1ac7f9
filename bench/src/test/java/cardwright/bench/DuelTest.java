package cardwright.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Refused;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Two builds that play in turn.
final class DuelTest {
  private static final Duel DUEL = new Duel("ggltcg", 2, 1, 3);

  @TempDir private Path folder;

  /// The jars of the build that is tested; a room that is not packed is packed here.
  private Path build() throws IOException {
    int number = 0;
    String all =
        System.getProperty("java.class.path", "")
            + File.pathSeparator
            + System.getProperty("jdk.module.path", "");
    for (String each : all.split(File.pathSeparator)) {
      Path entry = Path.of(each);
      Path jar = folder.resolve(++number + ".jar");
      if (Files.isDirectory(entry)) {
        pack(entry, jar);
      } else if (each.endsWith(".jar")) {
        Files.copy(entry, jar);
      }
    }
    return folder;
  }

  private static void pack(Path classes, Path jar) {
    ToolProvider tool = ToolProvider.findFirst("jar").orElseThrow();
    int code =
        tool.run(
            System.out,
            System.err,
            "--create",
            "--file",
            jar.toString(),
            "-C",
            classes.toString(),
            ".");
    assertThat(code).isZero();
  }

  @Test
  void a_build_plays_against_itself_as_itself() throws IOException {
    AtomicInteger over = new AtomicInteger();
    Path build = build();

    Duel.Result result = DUEL.run(build, build, over::set);

    assertThat(result.sameDecisions()).isTrue();
    assertThat(result.ratios()).hasSize(3).isSorted().allMatch(ratio -> ratio > 0);
    assertThat(result.oldRate()).isPositive();
    assertThat(result.newRate()).isPositive();
    assertThat(result.oldBytes()).isPositive();
    assertThat(over).hasValue(4);
  }

  @Test
  void a_folder_without_a_build_is_refused() {
    assertThatThrownBy(() -> DUEL.run(folder, folder, batches -> {}))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("has no jars of a build");
  }

  @Test
  void a_duel_of_nothing_is_refused() {
    assertThatThrownBy(() -> new Duel("ggltcg", 0, 1, 1)).isInstanceOf(Refused.class);
  }
}
