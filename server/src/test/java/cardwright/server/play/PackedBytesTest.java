package cardwright.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The log of a play gives back what was put into it, at every place and after it was cut.
final class PackedBytesTest {
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void they_read_as_the_plain_bytes_do_from_every_place(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    PackedBytes packed = new PackedBytes();
    byte[] plain = {};
    for (int i = 0; i < 400; i++) {
      switch (random.nextInt(8)) {
        case 0 -> {
          int place = random.nextInt(plain.length + 1);
          assertThat(packed.since(place)).isEqualTo(Arrays.copyOfRange(plain, place, plain.length));
        }
        case 1 -> {
          int place = plain.length - random.nextInt(Math.min(plain.length, 4_000) + 1);
          packed.cut(place);
          plain = Arrays.copyOf(plain, place);
        }
        default -> {
          String words = words(random);
          ByteArrayOutputStream longer = new ByteArrayOutputStream();
          longer.writeBytes(plain);
          longer.writeBytes(words.getBytes(StandardCharsets.UTF_8));
          plain = longer.toByteArray();
          packed.append(words.getBytes(StandardCharsets.UTF_8));
        }
      }
      assertThat(packed.end()).isEqualTo(plain.length);
    }
    assertThat(packed.since(0)).isEqualTo(plain);
    packed.cut(0);
    assertThat(packed.since(0)).isEmpty();
  }

  /// Nothing, a line, or text that fills several blocks and cannot be compressed.
  private static String words(SplittableRandom random) {
    int length = random.nextInt(20) == 0 ? 40_000 : random.nextInt(300);
    StringBuilder words = new StringBuilder();
    for (int i = 0; i < length; i++) {
      words.appendCodePoint(random.nextInt(0x20, 0xD800));
    }
    return words.toString();
  }
}
