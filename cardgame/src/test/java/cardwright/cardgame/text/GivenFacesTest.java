package cardwright.cardgame.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class GivenFacesTest {
  private record Line(int number) implements GivenText.Line {}

  private static LineChanges lines(int number) {
    return LineChanges.NONE.gaining(List.of(new GivenText(new Line(number), "Line " + number)));
  }

  @Test
  void a_face_with_the_same_lines_is_made_once() {
    GivenFaces<Object> faces = new GivenFaces<>();

    Object one = faces.of(lines(1), _ -> new Object());

    assertThat(faces.of(lines(1), _ -> new Object())).isSameAs(one);
    assertThat(faces.of(lines(2), _ -> new Object())).isNotSameAs(one);
    assertThat(faces.of(lines(1), _ -> new Object())).isSameAs(one);
    assertThat(faces.of(LineChanges.NONE.losingAll(), _ -> new Object())).isNotSameAs(one);
  }

  @Test
  void what_is_gained_after_all_was_lost_counts_alone() {
    LineChanges changes = lines(1).losingAll().gaining(lines(2).gained());

    assertThat(changes.lost()).isTrue();
    assertThat(changes.gained()).isEqualTo(lines(2).gained());
    assertThat(changes.isNone()).isFalse();
    assertThat(LineChanges.NONE.isNone()).isTrue();
  }
}
