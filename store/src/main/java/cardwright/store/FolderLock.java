package cardwright.store;

import cardwright.engine.Refused;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Keeps a second server out of a folder. The lock ends with the program, however that ends.
final class FolderLock implements AutoCloseable {
  /// The name of the file that is locked.
  static final String NAME = "cardwright.lock";

  private final @Nullable FileChannel channel;
  private final Optional<String> warning;

  private FolderLock(@Nullable FileChannel channel, Optional<String> warning) {
    this.channel = channel;
    this.warning = warning;
  }

  /// What a person should do about the folder, if anything.
  Optional<String> warning() {
    return warning;
  }

  /// Takes the folder of a store; where it has none, there is nothing to take.
  ///
  /// @throws Refused when it cannot be written to or is taken
  static FolderLock of(StoreAddress address) {
    if (!(address instanceof StoreAddress.Folder(Path folder))) {
      return new FolderLock(null, Optional.empty());
    }
    try {
      Optional<String> warning = FolderRights.tighten(folder, NAME, Pool.FILE);
      FileChannel channel =
          FileChannel.open(
              folder.resolve(NAME), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      try {
        FileLock lock = channel.tryLock();
        if (lock != null) {
          return new FolderLock(channel, warning);
        }
      } catch (OverlappingFileLockException _) {
        // Taken by this very program.
      }
      channel.close();
    } catch (IOException e) {
      throw new Refused(
          "the folder "
              + folder
              + " cannot be written to ("
              + e.getClass().getSimpleName()
              + "); --data names another",
          e);
    }
    throw new Refused(
        "the folder "
            + folder
            + " is in use by another Cardwright; --data names another folder, and several servers"
            + " share a store with --store postgres://…");
  }

  @Override
  public void close() {
    if (channel != null) {
      try {
        channel.close();
      } catch (IOException _) {
        // It ends with the program at the latest.
      }
    }
  }
}
