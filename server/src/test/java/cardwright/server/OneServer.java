package cardwright.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/// A server with an empty store for all tests of a class.
final class OneServer implements BeforeAllCallback, AfterAllCallback {
  private @Nullable Path folder;
  private @Nullable Server server;

  @Override
  public void beforeAll(ExtensionContext context) throws IOException {
    Path made = Files.createTempDirectory("cardwright-server");
    folder = made;
    server = Room.open(made);
  }

  @Override
  public void afterAll(ExtensionContext context) throws IOException {
    Objects.requireNonNull(server).close();
    List<Path> files;
    try (Stream<Path> walk = Files.walk(Objects.requireNonNull(folder))) {
      files = walk.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path file : files) {
      Files.delete(file);
    }
  }

  int port() {
    return Objects.requireNonNull(server).port();
  }
}
