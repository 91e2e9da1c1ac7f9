package cardwright.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// A page of the documentation that the build writes: when it is out of date it is written anew, and the build fails that once.
final class WrittenPage {
  private WrittenPage() {}

  /// @param name the page, from the top folder: `docs/language/ggltcg.md`
  static void check(String name, String page) throws IOException {
    Path file = Sources.ROOT.resolve(name);
    String before = Files.exists(file) ? Sources.text(file) : "";
    if (!before.equals(page)) {
      Files.writeString(file, page);
    }
    assertThat(before)
        .as(name + " was out of date; it has been written anew, so look at it and commit it")
        .isEqualTo(page);
  }
}
