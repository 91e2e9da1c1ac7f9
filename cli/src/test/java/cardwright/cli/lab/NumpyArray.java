package cardwright.cli.lab;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What a file of NumPy holds.
///
/// @param shape its lengths: rows, and columns where it has them
/// @param numbers row by row
record NumpyArray(List<Integer> shape, List<Double> numbers) {
  private static final Pattern HEADER =
      Pattern.compile("\\{'descr': '(...)', 'fortran_order': False, 'shape': \\((.*)\\), } *\n");

  static NumpyArray read(Path file) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
    int start = 10 + bytes.getShort(8);
    Matcher header = HEADER.matcher(new String(bytes.array(), 10, start - 10, ISO_8859_1));
    assertThat(header.matches()).as(file.toString()).isTrue();
    List<Integer> shape =
        Stream.of(header.group(2).split(",")).map(String::strip).map(Integer::valueOf).toList();
    int size = Integer.parseInt(header.group(1).substring(2));
    int count = shape.stream().mapToInt(each -> each).reduce(1, (a, b) -> a * b);
    assertThat(bytes.capacity()).as(file.toString()).isEqualTo(start + count * size);
    return new NumpyArray(
        shape,
        IntStream.range(0, count)
            .mapToObj(i -> number(bytes, header.group(1), start + i * size))
            .toList());
  }

  private static Double number(ByteBuffer bytes, String type, int at) {
    return switch (type) {
      case "|i1" -> (double) bytes.get(at);
      case "<i4" -> (double) bytes.getInt(at);
      case "<i8" -> (double) bytes.getLong(at);
      case "<f4" -> (double) bytes.getFloat(at);
      default -> throw new AssertionError(type);
    };
  }

  int rows() {
    return shape.getFirst();
  }

  int get(int row) {
    return numbers.get(row).intValue();
  }

  /// A row of a table.
  List<Double> row(int row) {
    int columns = shape.get(1);
    return numbers.subList(row * columns, (row + 1) * columns);
  }
}
