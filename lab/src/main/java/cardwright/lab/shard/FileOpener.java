package cardwright.lab.shard;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.OpenOption;
import java.nio.file.Path;

/// Opens files: [FileChannel#open], where nothing else is wanted.
@FunctionalInterface
public interface FileOpener {
  /// Opens a file.
  ///
  /// @throws IOException when it cannot be opened in that way
  FileChannel open(Path file, OpenOption... options) throws IOException;
}
