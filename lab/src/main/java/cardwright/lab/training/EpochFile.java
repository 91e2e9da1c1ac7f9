package cardwright.lab.training;

import cardwright.engine.Refused;
import cardwright.lab.shard.Sha256;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Optional;

/// A file with what a training has learned after its last epoch: a digest of what it learns from and how, the numbers, and a digest of all that.
///
/// A file that belongs to another training, or was not written to its end, counts as not there. It is replaced as a whole.
///
/// @param file where it is
record EpochFile(Path file) implements Epochs {
  private static final int DIGEST = 32;

  @Override
  public Optional<ByteBuffer> last(byte[] training, int length) {
    try {
      if (!Files.isRegularFile(file) || Files.size(file) != 2L * DIGEST + length) {
        return Optional.empty();
      }
      byte[] all = Files.readAllBytes(file);
      int end = all.length - DIGEST;
      boolean whole =
          Arrays.equals(all, 0, DIGEST, training, 0, DIGEST)
              && Arrays.equals(digest(all, end), Arrays.copyOfRange(all, end, all.length));
      return whole ? Optional.of(ByteBuffer.wrap(all, DIGEST, length)) : Optional.empty();
    } catch (IOException e) {
      throw new Refused(file + ": it cannot be read (" + e.getMessage() + ")", e);
    }
  }

  private static byte[] digest(byte[] all, int end) {
    MessageDigest sha = Sha256.start();
    sha.update(all, 0, end);
    return sha.digest();
  }

  @Override
  public void keep(byte[] training, byte[] numbers) {
    byte[] all =
        ByteBuffer.allocate(2 * DIGEST + numbers.length).put(training).put(numbers).array();
    System.arraycopy(digest(all, DIGEST + numbers.length), 0, all, DIGEST + numbers.length, DIGEST);
    Path part = file.resolveSibling(file.getFileName() + ".part");
    try {
      Files.write(part, all);
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new Refused(file + ": it cannot be written (" + e.getMessage() + ")", e);
    }
  }
}
