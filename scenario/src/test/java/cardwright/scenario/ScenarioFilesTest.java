package cardwright.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Refused;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ScenarioFilesTest {
  private static final String GOOD = "game: pebbles\nname: good\nthen: {turn: 1}\n";
  private static final String BAD = "game: pebbles\nname: bad\nthen: {turn: 2}\n";

  private final ScenarioFiles files = new ScenarioFiles(Pebbles::named);

  @TempDir private Path folder;

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private List<String> lines(boolean expected, Path... paths) {
    return lines(files, expected, paths);
  }

  private static List<String> lines(ScenarioFiles files, boolean expected, Path... paths) {
    List<String> lines = new ArrayList<>();
    Tally tally =
        files.run(
            List.of(paths),
            (scenario, verdict) -> lines.add(scenario.name() + "\n" + verdict.words()),
            refused -> lines.add(String.valueOf(refused.getMessage())));
    assertThat(tally.good()).isEqualTo(expected);
    lines.add(tally.toString());
    return lines;
  }

  @Test
  void files_are_found_in_the_order_of_their_names() throws IOException {
    Path inner = write("a/inner.yaml", GOOD);
    Path outer = write("outer.yaml", GOOD);
    write("readme.md", "nothing");
    assertThat(ScenarioFiles.find(List.of(folder, outer))).containsExactly(inner, outer);
  }

  @Test
  void what_passed_and_failed_is_counted() throws IOException {
    write("both.yaml", GOOD + "---\n" + BAD);
    List<String> lines = lines(false, folder);
    assertThat(lines).hasSize(2).last().isEqualTo("1 passed, 1 failed");
    assertThat(lines.getFirst())
        .startsWith("bad\n")
        .contains("both.yaml:7:1: turn: expected 2, actual 1");
  }

  @Test
  void all_that_pass_is_true() throws IOException {
    assertThat(lines(true, write("good.yaml", GOOD))).containsExactly("1 passed, 0 failed");
  }

  @Test
  void a_file_that_is_not_understood_is_counted_by_itself() throws IOException {
    write("broken.yaml", "game: [");
    write("empty.yaml", "# nothing\n");
    write("good.yaml", GOOD);
    List<String> lines = lines(false, folder);
    assertThat(lines).hasSize(3).last().isEqualTo("1 passed, 0 failed, 2 unreadable");
    assertThat(lines.get(0)).contains("broken.yaml:", "this is not YAML").hasLineCount(1);
    assertThat(lines.get(1)).contains("there is no scenario in this file");
  }

  @Test
  void a_kit_lies_beside_its_scenario() throws IOException {
    write("kits/grey.kit", "Grey 4");
    Path file =
        write(
            "kits/grey.yaml",
            "game: pebbles\nname: grey\nkit: grey.kit\nA: {hand: [Grey]}\nmoves: [{A: lay grey}]");
    assertThat(lines(true, file)).containsExactly("1 passed, 0 failed");
    Files.delete(folder.resolve("kits/grey.kit"));
    ScenarioFiles others = new ScenarioFiles(Pebbles::named);
    assertThat(lines(others, false, file).getFirst()).contains("grey.kit: there is no such file");
  }

  @Test
  void one_file_is_the_kit_of_many() throws IOException {
    write("kit.cards", "Grey 4");
    String grey = "game: pebbles\nname: grey\nA: {hand: [Grey]}\nmoves: [{A: lay grey}]\n";
    write("one.yaml", grey + "kit: kit.cards\n---\n" + grey + "kit: kit.cards\n");
    write("below/two.yaml", grey + "kit: ../kit.cards\n");
    assertThat(lines(true, folder)).containsExactly("3 passed, 0 failed");
  }

  @Test
  void a_test_throws_what_did_not_hold() throws IOException {
    List<ScenarioFiles.Test> tests =
        files.tests(List.of(write("x.yaml", GOOD + "---\n" + BAD))).toList();
    assertThat(tests).extracting(ScenarioFiles.Test::name).containsExactly("good", "bad");
    assertThatCode(() -> tests.get(0).run().run()).doesNotThrowAnyException();
    assertThatThrownBy(() -> tests.get(1).run().run())
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("turn: expected 2, actual 1");
  }

  @Test
  void a_path_that_is_empty_or_has_another_ending_is_refused_with_the_reason() throws IOException {
    Path notes = write("notes.txt", GOOD);
    assertThatThrownBy(() -> ScenarioFiles.find(List.of(notes)))
        .isInstanceOf(Refused.class)
        .hasMessageEndingWith("notes.txt: the name of a scenario file has to end in .yaml");
    assertThatThrownBy(() -> ScenarioFiles.find(List.of(Path.of(""))))
        .isInstanceOf(Refused.class)
        .hasMessageStartingWith("'' is no file or folder");
  }

  @Test
  void a_path_without_scenarios_is_refused() {
    assertThatThrownBy(() -> lines(false, folder))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("there is no file here that ends in .yaml");
    assertThatThrownBy(() -> lines(false, folder.resolve("none")))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("there is no such file or folder");
  }
}
