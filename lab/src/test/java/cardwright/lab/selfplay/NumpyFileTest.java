package cardwright.lab.selfplay;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Refused;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class NumpyFileTest {
  private static final int DATA = 128;

  @TempDir private Path folder;

  private ByteBuffer read(Path file) throws IOException {
    return ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
  }

  private static void commit(NumpyFile file) {
    file.writeRows();
    file.writeHeader();
    file.commit();
  }

  private static String header(ByteBuffer bytes) {
    byte[] header = new byte[DATA];
    bytes.get(0, header);
    String text = new String(header, ISO_8859_1);
    assertThat(text).startsWith("\u0093NUMPY\u0001\u0000").endsWith("\n");
    assertThat(10 + bytes.getShort(8)).isEqualTo(DATA);
    return text.substring(10).strip();
  }

  @Test
  void a_table_has_a_row_for_each_that_was_added() throws IOException {
    Path path = folder.resolve("table.npy");
    try (NumpyFile file =
        new NumpyFile(path, NumpyFile.Type.FLOAT32, OptionalInt.of(3), FileChannel::open)) {
      file.add(new TreeMap<>());
      TreeMap<Integer, Integer> row = new TreeMap<>();
      row.put(0, -2);
      row.put(2, 7);
      file.add(row);
      commit(file);
    }

    ByteBuffer bytes = read(path);
    assertThat(header(bytes))
        .isEqualTo("{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }");
    float[] numbers = new float[6];
    bytes.position(DATA).slice().order(ByteOrder.LITTLE_ENDIAN).asFloatBuffer().get(numbers);
    assertThat(numbers).containsExactly(0, 0, 0, -2, 0, 7);
    assertThat(bytes.capacity()).isEqualTo(DATA + 6 * 4);
  }

  @Test
  void numbers_have_the_size_of_their_type() throws IOException {
    for (NumpyFile.Type type : NumpyFile.Type.values()) {
      Path path = folder.resolve(type + ".npy");
      try (NumpyFile file = new NumpyFile(path, type, OptionalInt.empty(), FileChannel::open)) {
        file.add(1);
        file.add(-1);
        commit(file);
      }
      ByteBuffer bytes = read(path);
      assertThat(header(bytes))
          .isEqualTo(
              "{'descr': '%s', 'fortran_order': False, 'shape': (2,), }".formatted(type.written()));
      assertThat(bytes.capacity() - DATA)
          .isEqualTo(2 * Integer.parseInt(type.written().substring(2)));
    }
    assertThat(read(folder.resolve("INT64.npy")).getLong(DATA + 8)).isEqualTo(-1);
    assertThat(read(folder.resolve("INT32.npy")).getInt(DATA + 4)).isEqualTo(-1);
    assertThat(read(folder.resolve("INT8.npy")).get(DATA + 1)).isEqualTo((byte) -1);
  }

  @Test
  void what_was_not_committed_is_no_part_of_it() throws IOException {
    Path path = folder.resolve("column.npy");
    try (NumpyFile file =
        new NumpyFile(path, NumpyFile.Type.INT32, OptionalInt.empty(), FileChannel::open)) {
      file.add(5);
      commit(file);
      // More than is kept in memory, so that some of it is on disk.
      for (int i = 0; i < 50_000; i++) {
        file.add(i);
      }
      assertThat(header(read(path))).contains("'shape': (1,)");
    }

    ByteBuffer bytes = read(path);
    assertThat(header(bytes)).contains("'shape': (1,)");
    assertThat(bytes.capacity()).isEqualTo(DATA + 4);
    assertThat(bytes.getInt(DATA)).isEqualTo(5);
  }

  @Test
  void rows_that_a_header_told_of_too_early_are_taken_back() throws IOException {
    Path path = folder.resolve("column.npy");
    try (NumpyFile file =
        new NumpyFile(path, NumpyFile.Type.INT32, OptionalInt.empty(), FileChannel::open)) {
      file.add(5);
      commit(file);
      file.add(6);
      file.writeRows();
      file.writeHeader();
      assertThat(header(read(path))).contains("'shape': (2,)");
    }

    ByteBuffer bytes = read(path);
    assertThat(header(bytes)).contains("'shape': (1,)");
    assertThat(bytes.capacity()).isEqualTo(DATA + 4);
  }

  @Test
  void a_file_that_is_there_is_left_alone() throws IOException {
    Path path = Files.writeString(folder.resolve("mine.npy"), "mine");

    assertThatThrownBy(
            () -> new NumpyFile(path, NumpyFile.Type.INT8, OptionalInt.empty(), FileChannel::open))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("mine.npy");
    assertThat(Files.readString(path)).isEqualTo("mine");
  }
}
