package cardwright.lab.selfplay;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import cardwright.engine.Refused;
import cardwright.lab.shard.FileOpener;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SortedMap;

/// A new file of numbers as NumPy reads them (`.npy`, format 1.0), to which rows are added.
///
/// Its header tells how many rows there are, so that the file is whole at any time: rows that were added since it was written are not part of the file
/// yet. They become that in three steps, each of which is taken in all files that go together before the next one is: [#writeRows], [#writeHeader],
/// [#commit]. When a step fails, closing these files leaves each with the rows that it had before.
final class NumpyFile implements AutoCloseable {
  /// How long the header is: long enough for any number of rows, and a multiple of 64.
  private static final int HEADER = 128;

  private static final byte[] MAGIC = "\u0093NUMPY\u0001\u0000".getBytes(ISO_8859_1);
  private static final int BUFFER = 1 << 16;

  /// The numbers of a file.
  enum Type {
    INT8("|i1", 1),
    INT32("<i4", 4),
    INT64("<i8", 8),
    FLOAT32("<f4", 4);

    private final String written;
    private final int bytes;

    Type(String written, int bytes) {
      this.written = written;
      this.bytes = bytes;
    }

    /// The name that NumPy has for it: `<f4`.
    String written() {
      return written;
    }
  }

  private final Path file;
  private final Type type;
  private final OptionalInt columns;
  private final FileChannel channel;
  private final ByteBuffer buffer = ByteBuffer.allocate(BUFFER).order(ByteOrder.LITTLE_ENDIAN);

  /// How many rows were added.
  private long rows;

  /// How many of them stay in the file when it is closed.
  private long committed;

  /// @param columns how many numbers a row has; empty where rows are single numbers
  /// @throws Refused when it is there already, or cannot be written
  NumpyFile(Path file, Type type, OptionalInt columns, FileOpener files) {
    this.file = file;
    this.type = type;
    this.columns = columns;
    try {
      this.channel = files.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    } catch (IOException e) {
      throw unwritable(e);
    }
    begin();
  }

  private void begin() {
    try {
      header(0);
      channel.position(HEADER);
    } catch (IOException e) {
      try {
        channel.close();
      } catch (IOException again) {
        e.addSuppressed(again);
      }
      throw unwritable(e);
    }
  }

  /// Adds a row that is a single number.
  ///
  /// @throws Refused when it cannot be written
  void add(long number) {
    put(number);
    rows++;
  }

  /// Adds a row.
  ///
  /// @param numbers those of its numbers that are not 0, by their places
  /// @throws Refused when it cannot be written
  void add(SortedMap<Integer, Integer> numbers) {
    int place = 0;
    for (Map.Entry<Integer, Integer> each : numbers.entrySet()) {
      putZeros(each.getKey() - place);
      put(each.getValue());
      place = each.getKey() + 1;
    }
    putZeros(columns.orElse(1) - place);
    rows++;
  }

  private void putZeros(int count) {
    for (int i = 0; i < count; i++) {
      put(0);
    }
  }

  private void put(long number) {
    if (buffer.remaining() < type.bytes) {
      writeRows();
    }
    switch (type) {
      case INT8 -> buffer.put((byte) number);
      case INT32 -> buffer.putInt((int) number);
      case INT64 -> buffer.putLong(number);
      case FLOAT32 -> buffer.putFloat((float) number);
    }
  }

  /// Writes all rows that were added, behind those that are part of the file.
  ///
  /// @throws Refused when they cannot be written
  void writeRows() {
    try {
      buffer.flip();
      while (buffer.hasRemaining()) {
        channel.write(buffer);
      }
      buffer.clear();
    } catch (IOException e) {
      throw unwritable(e);
    }
  }

  /// Makes all rows that were written part of the file.
  ///
  /// @throws Refused when it cannot be written
  void writeHeader() {
    try {
      header(rows);
    } catch (IOException e) {
      throw unwritable(e);
    }
  }

  /// From now on these rows stay in the file.
  void commit() {
    committed = rows;
  }

  private void header(long count) throws IOException {
    String shape = count + "," + (columns.isPresent() ? " " + columns.getAsInt() : "");
    String told =
        "{'descr': '%s', 'fortran_order': False, 'shape': (%s), }".formatted(type.written, shape);
    int length = HEADER - MAGIC.length - Short.BYTES;
    ByteBuffer header = ByteBuffer.allocate(HEADER).order(ByteOrder.LITTLE_ENDIAN);
    header.put(MAGIC).putShort((short) length);
    header.put((told + " ".repeat(length - 1 - told.length()) + "\n").getBytes(ISO_8859_1)).flip();
    while (header.hasRemaining()) {
      channel.write(header, header.position());
    }
  }

  private Refused unwritable(IOException e) {
    return new Refused(file + ": the file cannot be written (" + e.getMessage() + ")", e);
  }

  /// Ends the file behind the last row that was committed.
  ///
  /// @throws Refused when it cannot be written
  @Override
  public void close() {
    try (channel) {
      header(committed);
      channel.truncate(HEADER + committed * columns.orElse(1) * type.bytes);
    } catch (IOException e) {
      throw unwritable(e);
    }
  }
}
