package cardwright.cli;

import static cardwright.cli.Shell.run;
import static cardwright.cli.Shell.typing;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import cardwright.cli.Shell.Ran;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The command that lets programs steer plays, and the package of Python that uses it.
class BridgeTest {
  private static final Path PYTHON = Path.of("../bridge/python");
  private static final Pattern TALK = Pattern.compile("(?m)^```text\\n(> [\\s\\S]*?)^```$");
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin/java").toString();

  @Test
  void it_answers_each_line_until_there_is_none_left() {
    Ran ran =
        typing(
            "{\"type\":\"hello\"}\nnonsense\n{\"type\":\"new\",\"seed\":3}\n",
            "bridge",
            "littletroubles");

    assertThat(ran.code()).isZero();
    assertThat(ran.err()).isEmpty();
    assertThat(ran.lines()).hasSize(3);
    assertThat(ran.lines().get(0)).contains("\"protocol\":1", "\"game\":\"littletroubles\"");
    assertThat(ran.lines().get(1)).contains("\"type\":\"error\"", "not JSON");
    assertThat(ran.lines().get(2)).contains("\"state\":1");
  }

  @Test
  void the_conversation_of_the_documentation_is_true() throws IOException {
    Matcher page = TALK.matcher(Files.readString(Path.of("../docs/research.md")));
    assertThat(page.find()).isTrue();
    List<String> talk = page.group(1).lines().toList();

    Ran ran =
        typing(
            talk.stream()
                .filter(line -> line.startsWith("> "))
                .map(line -> line.substring(2) + "\n")
                .collect(joining()),
            "bridge");

    List<String> told =
        talk.stream().filter(line -> line.startsWith("< ")).map(line -> line.substring(2)).toList();
    assertThat(ran.lines()).hasSameSizeAs(told);
    for (int i = 0; i < told.size(); i++) {
      assertThat(ran.lines().get(i)).matches(pattern(told.get(i)));
    }
  }

  /// A line in which `…` stands for anything.
  private static Pattern pattern(String line) {
    return Pattern.compile(
        Stream.of(line.split("…", -1)).map(Pattern::quote).collect(joining(".*")));
  }

  @Test
  void what_it_cannot_be_started_with_is_refused() throws IOException {
    assertThat(run("bridge", "gglctg").code()).isEqualTo(2);
    assertThat(run("bridge", "--port", "65536").err()).contains("--port has to be from 0 to 65535");
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      assertThat(run("bridge", "--port", String.valueOf(taken.getLocalPort())).err())
          .contains("port " + taken.getLocalPort() + " cannot be listened on");
    }
  }

  @Test
  void the_package_of_python_keeps_its_own_tests() throws IOException, InterruptedException {
    assumeTrue(hasPython(), "there is no python3 of 3.10 or newer here");
    ProcessBuilder tests =
        new ProcessBuilder("python3", "-B", "-m", "unittest", "discover", "-s", "tests", "-t", ".");
    tests
        .environment()
        .put(
            "CARDWRIGHT_BRIDGE",
            "'%s' -XX:+UseSerialGC -cp '%s' cardwright.cli.Main bridge"
                .formatted(JAVA, System.getProperty("java.class.path")));
    Process ran = tests.directory(PYTHON.toFile()).redirectErrorStream(true).start();
    ran.getOutputStream().close();

    String told = new String(ran.getInputStream().readAllBytes(), UTF_8);

    assertThat(ran.waitFor()).as(told).isZero();
    assertThat(told).contains("OK");
  }

  private static boolean hasPython() throws InterruptedException {
    try {
      return new ProcessBuilder("python3", "-c", "import sys; sys.exit(sys.version_info < (3, 10))")
              .start()
              .waitFor()
          == 0;
    } catch (IOException _) {
      return false;
    }
  }
}
