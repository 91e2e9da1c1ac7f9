package cardwright.lab.shard;

import cardwright.engine.Refused;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;

/// A folder in which the results of shards are kept as they come, so that a run that was cut short goes on from there.
///
/// `experiment.txt` describes the work, `shards.txt` has a line for each shard that is over: its number, and what came of it. A line that was not
/// written to its end, as when the process was killed, is passed over and written again. After a write that failed nothing more is written. One process at a time may have the folder.
public final class ShardFolder implements AutoCloseable {
  private static final String DESCRIPTION = "experiment.txt";
  private static final String RESULTS = "shards.txt";
  private static final int BLOCK = 8192;

  private final Path folder;
  private final FileChannel results;

  /// Whether a result could not be written: then there may be a part of its line, and nothing may come behind that.
  private boolean failed;

  private ShardFolder(Path folder, FileChannel results) {
    this.folder = folder;
    this.results = results;
  }

  /// Opens a folder, and makes it where there is none.
  ///
  /// @param description the work; the folder of another one is refused
  /// @throws Refused when it belongs to another work or another process has it, or it cannot be read or written
  public static ShardFolder open(Path folder, String description) {
    return open(folder, description, FileChannel::open);
  }

  /// Opens a folder in that way.
  static ShardFolder open(Path folder, String description, FileOpener files) {
    try {
      Files.createDirectories(folder);
      FileChannel results =
          files.open(
              folder.resolve(RESULTS),
              StandardOpenOption.CREATE,
              StandardOpenOption.READ,
              StandardOpenOption.WRITE);
      ShardFolder opened = new ShardFolder(folder, results);
      boolean good = false;
      try {
        opened.lock();
        opened.describe(description);
        opened.dropTornLine();
        good = true;
      } finally {
        if (!good) {
          opened.close();
        }
      }
      return opened;
    } catch (IOException e) {
      throw cannot(folder, "be used", e);
    }
  }

  private static Refused cannot(Path file, String what, IOException e) {
    return new Refused(file + ": it cannot " + what + " (" + e.getMessage() + ")", e);
  }

  /// The lock goes with the file that is open, or with the process.
  private void lock() throws IOException {
    boolean free;
    try {
      free = results.tryLock() != null;
    } catch (OverlappingFileLockException _) {
      free = false;
    }
    if (!free) {
      throw new Refused(folder + ": another run is writing to this folder");
    }
  }

  private void describe(String description) throws IOException {
    Path file = folder.resolve(DESCRIPTION);
    if (Files.exists(file)) {
      String there = Files.readString(file);
      if (!there.equals(description)) {
        throw new Refused(
            folder
                + ": this folder holds the results of another experiment. "
                + difference(there.lines().toList(), description.lines().toList())
                + ". Name another folder, or give the command that this one was begun with");
      }
      return;
    }
    if (results.size() > 0) {
      throw new Refused(folder + ": there are results in it, but no " + DESCRIPTION);
    }
    Path part = folder.resolve(DESCRIPTION + ".part");
    Files.writeString(part, description);
    Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
  }

  /// The first line in which two descriptions differ, as a sentence.
  private static String difference(List<String> there, List<String> here) {
    int at = 0;
    while (at < there.size() && at < here.size() && there.get(at).equals(here.get(at))) {
      at++;
    }
    return "There it says %s, here %s".formatted(line(there, at), line(here, at));
  }

  private static String line(List<String> lines, int at) {
    int most = 60;
    if (at >= lines.size()) {
      return "no more";
    }
    String line = lines.get(at);
    return "'" + (line.length() <= most ? line : line.substring(0, most) + "…") + "'";
  }

  /// Cuts off what stands behind the last end of a line.
  private void dropTornLine() throws IOException {
    long end = results.size();
    ByteBuffer block = ByteBuffer.allocate(BLOCK);
    while (end > 0) {
      long from = Math.max(0, end - BLOCK);
      block.clear().limit((int) (end - from));
      while (block.hasRemaining() && results.read(block, from + block.position()) >= 0) {
        // Until the block is full.
      }
      int last = block.position() - 1;
      while (last >= 0 && block.get(last) != '\n') {
        last--;
      }
      if (last >= 0) {
        end = from + last + 1;
        break;
      }
      end = from;
    }
    results.truncate(end);
  }

  /// The folder as the place of one work.
  KeptShards ofOneWork() {
    return new KeptShards() {
      @Override
      public void read(int shards, ShardRunner.Results told) {
        ShardFolder.this.read(shards, told);
      }

      @Override
      public void keep(int shard, String line) {
        ShardFolder.this.keep(shard, line);
      }
    };
  }

  /// The file with the results.
  Path results() {
    return folder.resolve(RESULTS);
  }

  /// Tells all results that are there.
  ///
  /// @param shards how many shards the work has
  /// @throws Refused when a line is no result, or they cannot be read
  public void read(int shards, ShardRunner.Results told) {
    Path file = folder.resolve(RESULTS);
    try {
      results.position(0);
      // Not closed: that would close the channel.
      BufferedReader lines =
          new BufferedReader(Channels.newReader(results, StandardCharsets.UTF_8));
      long number = 1;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        tell(line, file + ":" + number, shards, told);
        number++;
      }
    } catch (IOException e) {
      throw cannot(file, "be read", e);
    }
  }

  private static void tell(String line, String place, int shards, ShardRunner.Results told) {
    int space = line.indexOf(' ');
    if (space < 0) {
      throw new Refused(place + ": a number of a shard and its result should stand here");
    }
    try {
      int shard = Integer.parseInt(line.substring(0, space));
      Refused.unless(shard >= 0 && shard < shards, "there is no shard " + shard);
      told.done(shard, line.substring(space + 1));
    } catch (NumberFormatException e) {
      throw new Refused(place + ": a number of a shard should stand here", e);
    } catch (Refused e) {
      throw new Refused(place + ": " + e.getMessage(), e);
    }
  }

  /// Keeps a result. When this returns, the operating system has it.
  ///
  /// @throws Refused when it cannot be written, or one before could not
  public synchronized void keep(int shard, String line) {
    Path file = folder.resolve(RESULTS);
    if (failed) {
      throw new Refused(file + ": nothing is written to it any more, after a write that failed");
    }
    try {
      append(ByteBuffer.wrap((shard + " " + line + "\n").getBytes(StandardCharsets.UTF_8)));
    } catch (IOException e) {
      failed = true;
      throw cannot(file, "be written", e);
    }
  }

  /// Adds bytes to the results. If it fails, what was added of them is taken away again, where that is possible.
  private void append(ByteBuffer bytes) throws IOException {
    long end = results.size();
    try {
      long at = end;
      while (bytes.hasRemaining()) {
        at += results.write(bytes, at);
      }
    } catch (IOException e) {
      try {
        results.truncate(end);
      } catch (IOException again) {
        e.addSuppressed(again);
      }
      throw e;
    }
  }

  /// Lets other processes have the folder.
  ///
  /// @throws Refused when what was written cannot be kept
  @Override
  public void close() {
    try {
      results.close();
    } catch (IOException e) {
      throw cannot(folder.resolve(RESULTS), "be closed", e);
    }
  }
}
