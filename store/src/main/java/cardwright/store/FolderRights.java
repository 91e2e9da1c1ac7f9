package cardwright.store;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Keeps other people of the machine out of the files of a store: the folder is for its owner alone (0700), and so is each file (0600). Where a
/// file system knows no such rights, nothing is done.
final class FolderRights {
  private static final Set<PosixFilePermission> FOLDER =
      PosixFilePermissions.fromString("rwx------");
  private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");

  /// The files of a store and their copies are named so.
  private static final String OURS = "cardwright.";

  private FolderRights() {}

  /// Makes the folder where it is missing, and takes away the rights of others.
  ///
  /// SQLite gives the files beside the database (`-wal`, `-shm`, `-journal`) the rights of the database, which therefore is made here.
  ///
  /// @param files the names of the files that are made where they are missing
  /// @return what is left for a person to do, if anything
  static Optional<String> tighten(Path folder, String... files) throws IOException {
    if (!folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      Files.createDirectories(folder);
      return Optional.empty();
    }
    Files.createDirectories(folder, PosixFilePermissions.asFileAttribute(FOLDER));
    for (String file : files) {
      create(folder.resolve(file));
    }
    List<Path> all;
    try (Stream<Path> there = Files.list(folder)) {
      all = there.toList();
    }
    for (Path each : all) {
      if (isOurs(each) && Files.isRegularFile(each, LinkOption.NOFOLLOW_LINKS)) {
        narrow(each, FILE);
      }
    }
    if (isNarrow(folder, FOLDER)) {
      return Optional.empty();
    }
    // A folder with other things in it may be shared on purpose.
    if (all.stream().allMatch(FolderRights::isOurs) && narrow(folder, FOLDER)) {
      return Optional.empty();
    }
    return Optional.of(
        "others on this machine can look into the folder "
            + folder
            + ", which holds more than the store; what the store keeps in it only you can read."
            + " chmod 700 closes it, and --data names a folder for the store alone");
  }

  private static boolean isOurs(Path file) {
    return file.getFileName().toString().startsWith(OURS);
  }

  private static void create(Path file) throws IOException {
    try {
      Files.createFile(file, PosixFilePermissions.asFileAttribute(FILE));
    } catch (FileAlreadyExistsException _) {
      // Its rights are looked at like those of all others.
    }
  }

  private static boolean isNarrow(Path path, Set<PosixFilePermission> most) throws IOException {
    return most.containsAll(Files.getPosixFilePermissions(path));
  }

  /// @return false when it is somebody else's, so that only they can change it
  private static boolean narrow(Path path, Set<PosixFilePermission> most) throws IOException {
    if (isNarrow(path, most)) {
      return true;
    }
    try {
      Files.setPosixFilePermissions(path, most);
      return true;
    } catch (FileSystemException _) {
      return false;
    }
  }
}
