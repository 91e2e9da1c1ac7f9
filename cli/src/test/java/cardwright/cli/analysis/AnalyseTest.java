package cardwright.cli.analysis;

import static cardwright.cli.Shell.firstMoves;
import static cardwright.cli.Shell.run;
import static cardwright.cli.Shell.typing;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.cli.Shell.Ran;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;
import org.xml.sax.SAXException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class AnalyseTest {
  private static final String FEW = "40";

  @TempDir private static Path folder;
  private static String record = "";

  @BeforeAll
  static void aPlayIsRecorded() {
    record = folder.resolve("game.txt").toString();
    Ran ran =
        typing(
            firstMoves(),
            "play",
            "ggltcg",
            "--against",
            "greedy",
            "--seed",
            "3",
            "--record",
            record);
    assertThat(ran.err()).isEmpty();
  }

  @Test
  void each_decision_has_the_chance_after_it_and_the_worst_are_told_with_what_was_better() {
    Ran ran = run("analyse", record, "--budget", FEW);

    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .containsPattern("\n   1\\. [AB]: [a-z ]+ \\d+ % \\|#*")
        .containsPattern("\n[AB] wins: ")
        .containsPattern("The biggest mistakes\n +\\d+\\. [AB]: .+, \\d+ %; better: .+, \\d+ %");
    assertThat(ran.lines().getLast())
        .matches("\\d+ decisions, \\d+ mistakes? \\(A \\d+, B \\d+\\) of 5 points or more");
    assertThat(run("analyse", record, "--budget", FEW)).isEqualTo(ran);
  }

  @Test
  void programs_get_data() {
    Ran ran = run("analyse", record, "--budget", FEW, "--json");
    JsonNode data = JsonMapper.shared().readTree(ran.out());

    assertThat(data.get("game").asString()).isEqualTo("ggltcg");
    assertThat(data.get("budget").asString()).isEqualTo(FEW);
    assertThat(data.get("decisions").size()).isGreaterThan(5);
    for (JsonNode each : data.get("decisions")) {
      assertThat(each.get("chance").asDouble()).isBetween(0.0, 1.0);
      assertThat(each.get("chanceOfA").asDouble()).isBetween(0.0, 1.0);
    }
    JsonNode last = data.get("decisions").get(data.get("decisions").size() - 1);
    double won = data.get("outcome").asString().startsWith("A wins") ? 1 : 0;
    assertThat(last.get("chanceOfA").asDouble()).isEqualTo(won);
    assertThat(data.get("worst").size()).isBetween(1, 5);
    assertThat(data.get("worst").get(0).get("best").asString()).isNotEmpty();
  }

  @Test
  void a_chart_is_a_picture_that_needs_nothing_beside_it()
      throws IOException, ParserConfigurationException, SAXException {
    String chart = folder.resolve("chart.svg").toString();

    Ran ran = run("analyse", record, "--budget", FEW, "--svg", chart);
    String svg = Files.readString(Path.of(chart));

    assertThat(ran.code()).isZero();
    Element root =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)))
            .getDocumentElement();
    assertThat(root.getAttribute("viewBox")).isEqualTo("0 0 800 360");
    assertThat(root.getElementsByTagName("polyline").getLength()).isEqualTo(1);
    assertThat(svg)
        .contains("GGLTCG: chance of A to win", "prefers-color-scheme: dark", "100 %")
        .doesNotContain("<script", "href");
  }

  @Test
  void a_game_that_was_left_is_analysed_as_far_as_it_went() {
    String left = folder.resolve("left.txt").toString();
    typing("1\nquit\n", "play", "ggltcg", "--seed", "7", "--record", left);

    Ran ran = run("analyse", left, "--budget", FEW);

    assertThat(ran.code()).isZero();
    assertThat(ran.lines()).contains("unfinished");
  }

  @Test
  void what_cannot_be_analysed_is_refused() throws IOException {
    String text = Files.readString(Path.of(record));
    Path broken =
        Files.writeString(
            folder.resolve("broken.txt"), text.replaceFirst("(?m)^end: .*$", "end: B wins: luck"));
    Path other = Files.writeString(folder.resolve("other.txt"), "hello\n");

    refused("nowhere.txt: there is no such file", "nowhere.txt");
    refused("other.txt is not a record", other.toString());
    refused("broken.txt: the end: the record says 'B wins: luck'", broken.toString());
    refused("a budget is at least 1 iteration", record, "--budget", "0");
    refused("'soon' is no budget", record, "--budget", "soon");
    refused("--in has to be from 1 to 1 for this record, not 2", record, "--in", "2");
    refused("there is no folder", record, "--svg", folder.resolve("no/chart.svg").toString());
  }

  private static void refused(String message, String... args) {
    String[] all = new String[args.length + 1];
    all[0] = "analyse";
    System.arraycopy(args, 0, all, 1, args.length);
    Ran ran = run(all);

    assertThat(ran.code()).as(message).isEqualTo(2);
    assertThat(ran.err()).contains(message).doesNotContain("\tat ");
    assertThat(ran.out()).isEmpty();
  }
}
