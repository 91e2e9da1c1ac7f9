package cardwright.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Nobody else of the machine reads what a store keeps.
@EnabledOnOs({OS.LINUX, OS.MAC})
final class FolderRightsTest {
  @TempDir private Path folder;

  @Test
  void a_new_store_is_for_its_owner_alone() throws IOException {
    Path store = folder.resolve("some").resolve("where");
    try (Store open = Store.open(new StoreAddress.Folder(store), false)) {
      write(open);
      assertThat(open.warning()).isEmpty();
      assertThat(rights(store)).isEqualTo("rwx------");
      assertThat(rights(store.getParent())).isEqualTo("rwx------");
      assertThat(names(store)).contains("cardwright.sqlite", "cardwright.sqlite-wal");
      assertThat(files(store)).allSatisfy(each -> assertThat(rights(each)).isEqualTo("rw-------"));
    }
  }

  @Test
  void an_older_store_that_others_can_read_is_closed() throws IOException {
    Path store = Files.createDirectory(folder.resolve("older"));
    try (Store open = Store.open(new StoreAddress.Folder(store), false)) {
      write(open);
    }
    Files.copy(store.resolve("cardwright.sqlite"), store.resolve("cardwright.sqlite.bak"));
    for (Path each : files(store)) {
      widen(each, "rw-r--r--");
    }
    widen(store, "rwxr-xr-x");

    try (Store open = Store.open(new StoreAddress.Folder(store), false)) {
      write(open);
      assertThat(open.warning()).isEmpty();
      assertThat(rights(store)).isEqualTo("rwx------");
      assertThat(files(store)).allSatisfy(each -> assertThat(rights(each)).isEqualTo("rw-------"));
    }
  }

  @Test
  void a_folder_with_other_things_in_it_is_left_open_and_told() throws IOException {
    Path store = Files.createDirectory(folder.resolve("shared"));
    Path other = Files.writeString(store.resolve("notes.txt"), "not ours");
    widen(other, "rw-r--r--");
    widen(store, "rwxr-xr-x");

    try (Store open = Store.open(new StoreAddress.Folder(store), false)) {
      write(open);
      assertThat(open.warning().orElse("")).contains(store.toString()).contains("chmod 700");
      assertThat(rights(store)).isEqualTo("rwxr-xr-x");
      assertThat(rights(other)).isEqualTo("rw-r--r--");
      assertThat(files(store))
          .filteredOn(each -> !each.equals(other))
          .isNotEmpty()
          .allSatisfy(each -> assertThat(rights(each)).isEqualTo("rw-------"));
    }
  }

  private static void write(Store store) {
    store
        .people()
        .begin(
            new Person("p" + System.nanoTime(), "Fox", Optional.empty(), Optional.empty(), 1),
            "d" + System.nanoTime());
  }

  private static void widen(Path path, String rights) throws IOException {
    Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(rights));
  }

  private static String rights(Path path) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
  }

  private static List<String> names(Path folder) throws IOException {
    return files(folder).stream().map(each -> each.getFileName().toString()).toList();
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }
}
