package cardwright.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Names of tests are sentences in snake_case.
final class TestNamesTest {
  @Test
  void every_test_of_the_house_has_a_name_in_snake_case() {
    List<Path> files =
        Sources.rooms().stream()
            .flatMap(room -> Sources.below(room.resolve("src"), ".java").stream())
            .filter(file -> !file.endsWith("module-info.java"))
            .toList();

    TestNames names = TestNames.in(files);

    assertThat(names.tests()).isGreaterThan(500);
    assertThat(names.found()).isEmpty();
  }

  @Test
  void a_test_with_a_capital_letter_or_a_stray_underscore_is_found() {
    String source =
        """
        package cardwright.house.example;
        final class ExampleTest {
          @Test void wins() {}
          @Test void a_win_is_a_win() {}
          @ParameterizedTest @ValueSource(ints = 1) void rule_9_holds(int rule) {}
          @Test void aWinIsAWin() {}
          @org.junit.jupiter.api.RepeatedTest(3) void a_Win() {}
          @TestFactory List<DynamicTest> all__wins() { return List.of(); }
          @BeforeEach void setUp() {}
          private static void helpsTests() {}
        }
        """;

    TestNames names = TestNames.in(new SourceText("ExampleTest.java", source));

    assertThat(names.tests()).isEqualTo(6);
    assertThat(names.found())
        .containsExactly(
            "ExampleTest.java: aWinIsAWin",
            "ExampleTest.java: a_Win",
            "ExampleTest.java: all__wins");
  }
}
