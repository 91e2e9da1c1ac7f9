package cardwright.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The rooms as libraries: they are deployed to a folder, and the example builds and runs with them by their coordinates alone.
final class LibraryTest {
  /// What `docs/library.md` says about how the libraries are made.
  private static final String DEPLOY =
      "./mvnw -q -P library -Dmaven.test.skip=true deploy -pl catalog,encoding,players -am";

  /// What it says about how the example is run.
  private static final String RUN = "./mvnw -q -f examples/library/pom.xml compile exec:java";

  /// The rooms that are deployed.
  private static final List<String> ROOMS =
      List.of(
          "engine",
          "messages",
          "record",
          "match",
          "language",
          "cardgame",
          "scenario",
          "contract",
          "players",
          "ggltcg",
          "littletroubles",
          "mlpccg",
          "encoding",
          "catalog");

  private static final Pattern MODULE = Pattern.compile("<module>(.+)</module>");

  @TempDir private Path work;

  /// What a call of Maven printed.
  private String maven(Path folder, String command, String... more)
      throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(List.of(command.split(" ")));
    words.addAll(1, List.of("-B", "-ntp"));
    words.addAll(List.of(more));
    Path said = work.resolve("said");
    ProcessBuilder builder =
        new ProcessBuilder(words)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(said.toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    Process process = builder.start();
    assertThat(process.waitFor(10, TimeUnit.MINUTES)).as("it ends").isTrue();
    String text = Files.readString(said, StandardCharsets.UTF_8);
    assertThat(process.exitValue()).as(text).isZero();
    return text;
  }

  /// Where Maven keeps what it has fetched: Surefire says so.
  private static String fetched() {
    return System.getProperty(
        "localRepository", Path.of(System.getProperty("user.home"), ".m2/repository").toString());
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path target = to.resolve(from.relativize(file).toString());
        Files.createDirectories(target.getParent());
        Files.copy(file, target);
      }
    }
  }

  /// A twin of the repository with what the build around this test has compiled: that build's own jars, which this test runs on, are
  /// left alone.
  private Path twin() throws IOException {
    Path twin = work.resolve("twin");
    for (String name : List.of("pom.xml", "mvnw", ".mvn", "examples/library")) {
      copy(Sources.ROOT.resolve(name), twin.resolve(name));
    }
    assertThat(twin.resolve("mvnw").toFile().setExecutable(true)).isTrue();
    for (String module :
        MODULE
            .matcher(Sources.text(Sources.ROOT.resolve("pom.xml")))
            .results()
            .map(found -> found.group(1))
            .toList()) {
      copy(Sources.ROOT.resolve(module + "/pom.xml"), twin.resolve(module + "/pom.xml"));
    }
    for (String room : ROOMS) {
      for (String part : List.of(room + "/src/main", room + "/target/classes")) {
        copy(Sources.ROOT.resolve(part), twin.resolve(part));
      }
    }
    return twin;
  }

  @Test
  void the_example_builds_and_runs_with_the_rooms_by_their_coordinates()
      throws IOException, InterruptedException {
    assertThat(Sources.text(Sources.ROOT.resolve("docs/library.md"))).contains(DEPLOY, RUN);
    Path twin = twin();
    String keep = "-Dmaven.repo.local=" + fetched();
    String[] compiled = {"-Dmaven.main.skip=true", "-Dmaven.resources.skip=true", keep};

    String said = maven(twin, DEPLOY + " -Dmaven.javadoc.skip=true", compiled);

    assertThat(said.lines().filter(line -> line.startsWith("["))).isEmpty();
    Path library = twin.resolve("target/library/cardwright");
    try (Stream<Path> rooms = Files.list(library)) {
      assertThat(rooms.map(room -> room.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(
              Stream.concat(Stream.of("parent"), ROOMS.stream())
                  .map(room -> "cardwright-" + room)
                  .toList());
    }
    for (String room : ROOMS) {
      assertThat(Sources.below(library.resolve("cardwright-" + room), "-sources.jar"))
          .as(room)
          .hasSize(1);
    }

    // One room stands for all, as the pages of the others take minutes.
    maven(twin, DEPLOY.replace("-pl catalog,encoding,players -am", "-pl engine"), compiled);

    Path pages = Sources.below(library, "-javadoc.jar").getFirst();
    try (JarFile jar = new JarFile(pages.toFile())) {
      assertThat(jar.getEntry("cardwright.engine/cardwright/engine/View.html")).isNotNull();
    }

    Path empty = work.resolve("empty");
    String game =
        maven(twin, RUN, "-Dmaven.repo.local=" + empty, "-Dmaven.repo.local.tail=" + fetched());

    assertThat(Sources.below(empty.resolve("cardwright/cardwright-players"), ".jar")).isNotEmpty();
    assertThat(game)
        .contains("Seat B sees:")
        .containsPattern(
            "the other side\\R {4}hand has 10, known \\[]\\R {4}deck has 30, known \\[]\\R")
        .containsPattern("its own side\\R {4}hand has 10, known \\[\\w.*\\w.?]\\R")
        .contains("and may [keep, mulligan]")
        .containsPattern("(wins|draw): .*, after \\d+ choices");
  }
}
