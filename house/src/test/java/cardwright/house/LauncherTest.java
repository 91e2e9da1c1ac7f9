package cardwright.house;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The launcher as a person calls it, in a process of its own.
final class LauncherTest {
  @TempDir Path folder;

  private record Result(int code, String out, String err) {}

  private Result launch(String input, String... args) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(Sources.ROOT.resolve("cardwright").toString()));
    command.addAll(List.of(args));
    Path in = Files.writeString(folder.resolve("in"), input);
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectInput(in.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    builder.environment().put("CARDWRIGHT_UNDER_TEST", "true");
    Process process = builder.start();
    assertThat(process.waitFor(10, TimeUnit.MINUTES)).as("it ends").isTrue();
    return new Result(process.exitValue(), text(out), text(err));
  }

  private static String text(Path file) throws IOException {
    return Files.readString(file, StandardCharsets.UTF_8);
  }

  @Test
  void a_whole_game_is_played_from_piped_moves() throws IOException, InterruptedException {
    // The first legal move, always: some game comes of it.
    Result result =
        launch(
            "1\n".repeat(400),
            "play",
            "ggltcg",
            "--against",
            "greedy",
            "--seed",
            "1",
            "--record",
            "game.txt");
    assertThat(result.err()).isEmpty();
    assertThat(result.code()).isZero();
    assertThat(result.out()).containsPattern("(wins|draw): ");
    Result replay = launch("", "replay", "game.txt");
    assertThat(replay.err()).isEmpty();
    assertThat(replay.code()).isZero();
  }

  @Test
  void piped_moves_are_not_read_by_a_build_that_comes_first()
      throws IOException, InterruptedException {
    Path launcher =
        Files.copy(
            Sources.ROOT.resolve("cardwright"),
            folder.resolve("cardwright"),
            StandardCopyOption.COPY_ATTRIBUTES);
    // A build that tells what it could read, and fails.
    Path build =
        Files.writeString(folder.resolve("mvnw"), "#!/bin/sh\necho read $(wc -c)\nexit 1\n");
    assertThat(build.toFile().setExecutable(true)).isTrue();
    ProcessBuilder builder =
        new ProcessBuilder(launcher.toString(), "play", "ggltcg")
            .redirectInput(Files.writeString(folder.resolve("moves"), "1\n1\n").toFile())
            .redirectErrorStream(true);
    builder.environment().remove("CARDWRIGHT_UNDER_TEST");
    Process process = builder.start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).isEqualTo(1);
    assertThat(said).contains("failed").contains("read 0");
  }

  @Test
  void a_card_is_shown_from_any_folder() throws IOException, InterruptedException {
    Result result = launch("", "cards", "ggltcg", "Umbruh");
    assertThat(result.err()).isEmpty();
    assertThat(result.code()).isZero();
    assertThat(result.out()).contains("When this card is sleeped, gain 1 CC.");
  }

  @Test
  void a_matrix_on_spark_is_that_on_threads() throws IOException, InterruptedException {
    String[] matrix = {"lab", "matrix", "ggltcg", "--pairs", "2", "--json"};
    Result onThreads = launch("", matrix);
    List<String> onSpark = new ArrayList<>(List.of(matrix));
    onSpark.addAll(List.of("--master", "local[2]"));

    Result result = launch("", onSpark.toArray(String[]::new));
    assertThat(result.code()).as(result.err()).isZero();
    assertThat(result.out()).isEqualTo(onThreads.out());
    assertThat(result.err()).isEmpty();
  }

  @Test
  void every_game_of_the_catalog_can_be_asked_for() throws IOException, InterruptedException {
    for (String game : Catalog.builtIn().names()) {
      Result result = launch("", "cards", game);
      assertThat(result.err()).isEmpty();
      assertThat(result.code()).isZero();
      assertThat(result.out()).isNotBlank();
    }
  }

  @Test
  void nonsense_ends_with_2_and_a_message() throws IOException, InterruptedException {
    Result result = launch("", "play", "chess");
    assertThat(result.code()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
    assertThat(result.err())
        .contains("chess")
        .contains(Catalog.builtIn().names())
        .doesNotContain("\tat ");
  }

  @Test
  void the_server_listens_and_says_truly_how_long_that_took()
      throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(
                Sources.ROOT.resolve("cardwright").toString(),
                "serve",
                "--port",
                "0",
                "--data",
                folder.resolve("data").toString())
            .redirectErrorStream(true);
    builder.environment().put("CARDWRIGHT_UNDER_TEST", "true");
    long begun = System.nanoTime();
    Process server = builder.start();
    try (BufferedReader said = server.inputReader(StandardCharsets.UTF_8)) {
      String address = after(said, "Cardwright is at ");
      try (HttpClient http = HttpClient.newHttpClient()) {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address + "status")).build();
        assertThat(http.send(request, HttpResponse.BodyHandlers.ofString()).statusCode())
            .isEqualTo(200);
      }
      String took = after(said, "It listens ").replace(" s after its start.", "");
      double most = (System.nanoTime() - begun) / 1e9;
      assertThat(Double.parseDouble(took)).isBetween(0.1, most + 0.1);
    } finally {
      server.destroy();
      assertThat(server.waitFor(10, TimeUnit.MINUTES)).as("it ends when it is told to").isTrue();
    }
  }

  /// What stands behind some words in the next line that begins with them.
  private static String after(BufferedReader said, String words) throws IOException {
    for (String line = said.readLine(); line != null; line = said.readLine()) {
      if (line.startsWith(words)) {
        return line.substring(words.length());
      }
    }
    throw new AssertionError("it never said: " + words);
  }
}
