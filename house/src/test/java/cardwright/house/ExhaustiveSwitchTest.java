package cardwright.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Switches over our own sealed types and enums name every case.
final class ExhaustiveSwitchTest {
  @Test
  void no_switch_over_a_sealed_type_or_an_enum_of_ours_has_a_catch_all() {
    List<Path> files =
        Stream.concat(
                Sources.rooms().stream(), Stream.of(Sources.ROOT.resolve("examples/snow-day")))
            .flatMap(room -> Sources.below(room.resolve("src/main/java"), ".java").stream())
            // Without them all rooms are one module and are compiled at once.
            .filter(file -> !file.endsWith("module-info.java"))
            .toList();
    CatchAlls all = CatchAlls.in(files);
    assertThat(all.switches()).isGreaterThan(300);
    assertThat(all.found()).isEmpty();
  }

  @Test
  void a_default_and_a_pattern_that_takes_all_are_found() {
    String source =
        """
        package cardwright.house.example;
        sealed interface Shape {
          record Square(int side) implements Shape {}
          record Circle(int radius) implements Shape {}
          enum Colour { RED, GREEN }
          static int good(Shape shape, Colour colour, int number, Object other) {
            int names = switch (shape) {
              case Square _ -> 1;
              case Circle(int radius) when radius > 1 -> 2;
              case Shape all when all.hashCode() == 0 -> 3;
              case Circle _ -> 4;
            };
            int foreign = switch (other) { case Shape _ -> 1; default -> 2; };
            return names + foreign
                + switch (colour) { case RED -> 1; case GREEN -> 2; }
                + switch (number) { case 1 -> 1; default -> 2; };
          }
          static int bad(Shape shape) {
            return switch (shape) {
              case Square _ -> 1;
              default -> 2; // fault: a default
            };
          }
          static void old(Shape shape) {
            switch (shape) {
              case Square _: break;
              default: break; // fault: an old default
            }
          }
          static int nothing(Shape shape) {
            return switch (shape) {
              case Square _ -> 1;
              case null, default -> 2; // fault: a default beside null
            };
          }
          static int itself(Shape shape) {
            return switch (shape) {
              case Square _ -> 1;
              case Shape _ -> 2; // fault: the type itself
            };
          }
          static int above(Shape shape) {
            return switch (shape) {
              case Square _ -> 1;
              case Object _ -> 2; // fault: a supertype
            };
          }
          static <S extends Shape> int variable(S shape) {
            return switch (shape) {
              case Square _ -> 1;
              default -> 2; // fault: a type variable
            };
          }
          static int inner(java.util.List<? extends Shape> shapes) {
            return switch (shapes.getFirst()) {
              case Square _ -> 1;
              default -> 2; // fault: a wildcard
            };
          }
          static int colour(Colour colour) {
            return switch (colour) {
              case RED -> 1;
              default -> 2; // fault: an enum
            };
          }
        }
        """;
    List<String> lines = source.lines().toList();
    List<String> faults =
        Stream.iterate(0, line -> line < lines.size(), line -> line + 1)
            .filter(line -> lines.get(line).contains("// fault"))
            .map(line -> "Shape.java:" + (line + 1))
            .toList();
    CatchAlls all = CatchAlls.in(new SourceText("Shape.java", source));
    assertThat(all.switches()).isEqualTo(10);
    assertThat(all.found()).hasSize(8).isEqualTo(faults);
  }
}
