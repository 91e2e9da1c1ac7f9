package cardwright.lab.training;

import java.nio.ByteBuffer;
import java.util.Optional;

/// What a training has learned after its last epoch, kept so that it can go on from there.
interface Epochs {
  /// The numbers of the last epoch, where they are there as a whole.
  ///
  /// @param training a digest of what is learned from and how, by which the numbers of another training are told
  /// @param length how many bytes the numbers have
  /// @throws cardwright.engine.Refused when they cannot be read
  Optional<ByteBuffer> last(byte[] training, int length);

  /// Keeps the numbers of an epoch in the place of those that are there.
  ///
  /// @throws cardwright.engine.Refused when they cannot be written
  void keep(byte[] training, byte[] numbers);
}
