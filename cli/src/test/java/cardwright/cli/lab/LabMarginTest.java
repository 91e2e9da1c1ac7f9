package cardwright.cli.lab;

import static cardwright.cli.Shell.run;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cli.Shell.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Experiments that end as soon as their ranges are narrow enough.
class LabMarginTest {
  private static final String MATRIX =
      "matrix ggltcg --deck Twins --deck Rummage --player random --pairs 600 --margin 5";
  private static final String FIRST =
      "first ggltcg --deck Twins --deck Rummage --player random --pairs 600 --margin 5";
  private static final String ABLATE =
      "ablate ggltcg --deck Twins --against Rummage --for Ka --player random --pairs 600 --margin 6";
  private static final String SWEEP =
      "sweep ggltcg --card Ka --figure cost --deck Twins --against Rummage --player random --pairs 600 --margin 6";

  @TempDir private Path folder;

  private static Ran lab(String command, String... more) {
    List<String> words = new ArrayList<>(List.of("lab"));
    words.addAll(List.of(command.split(" ")));
    words.addAll(List.of(more));
    return run(words.toArray(String[]::new));
  }

  @ParameterizedTest
  @ValueSource(strings = {MATRIX, FIRST, ABLATE, SWEEP})
  void it_says_after_how_many_pairs_it_ended_in_words_as_data_and_on_its_page(String command)
      throws IOException {
    Path page = folder.resolve("page.html");
    Ran words = lab(command, "--html", page.toString());
    String told =
        "ended after \\d{2,3} of at most 600 pairs each: no range reaches more than [56] points to either side of its score";

    assertThat(words.err()).isEmpty();
    assertThat(words.lines().get(1)).matches(told);
    assertThat(Files.readString(page)).containsPattern("<p>" + told + "\\.</p>");
    assertThat(lab(command, "--json").out())
        .containsPattern(
            "\"margin\" : \\{\\s+\"points\" : [56].0,\\s+\"reached\" : true,\\s+\"widest\" : [3-5]\\.\\d+,\\s+\"pairs\" : \\d{2,3}\\s+}");
  }

  @ParameterizedTest
  @ValueSource(strings = {MATRIX, FIRST, ABLATE, SWEEP})
  void threads_and_a_folder_with_more_than_is_needed_change_nothing(String command)
      throws IOException {
    String into = folder.resolve("kept").toString();
    String alone = lab(command, "--json", "--threads", "1").out();

    assertThat(lab(command, "--json", "--threads", "3", "--into", into).out()).isEqualTo(alone);
    Path shards = folder.resolve("kept").resolve("shards.txt");
    int few = Files.readAllLines(shards).size();
    String whole = command.replaceFirst(" --margin .*", "");
    assertThat(lab(whole, "--into", into).out()).doesNotContain("ended after");
    assertThat(Files.readAllLines(shards)).hasSizeGreaterThan(few);
    assertThat(lab(command, "--json", "--into", into).out()).isEqualTo(alone);
  }

  @ParameterizedTest
  @ValueSource(strings = {MATRIX, FIRST, ABLATE, SWEEP})
  void a_margin_that_is_not_reached_is_told_with_the_widest_range(String command) {
    String narrow = command.replaceFirst(" --pairs .*", " --pairs 12 --margin 0.5");

    assertThat(lab(narrow).lines().get(1))
        .matches(
            "the margin of 0\\.5 points is not reached after 12 pairs each: the widest range reaches \\d+\\.\\d points to a side of its score");
    assertThat(lab(narrow, "--json").out()).contains("\"reached\" : false");
  }

  @ParameterizedTest
  @ValueSource(strings = {MATRIX, FIRST, ABLATE, SWEEP})
  void a_margin_that_is_none_is_refused(String command) {
    for (String none : List.of("0", "-3", "51", "NaN")) {
      Ran ran = lab(command.replaceFirst(" --margin .*", " --margin=" + none));
      assertThat(ran.code()).isEqualTo(2);
      assertThat(ran.err()).contains("a margin is more than 0 and at most 50 points of 100, not ");
    }
    assertThat(lab(command.replaceFirst(" --margin .*", " --margin much")).code()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"matrix", "first", "ablate", "sweep"})
  void help_says_what_is_compared(String command) {
    assertThat(lab(command, "--help").out())
        .contains("--margin=POINTS")
        .containsPattern("With\\s+--margin\\s+(the|all)\\s+ranges\\s+of");
  }
}
