package cardwright.cli;

import static cardwright.cli.Shell.run;
import static cardwright.cli.Shell.typing;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import cardwright.cli.Shell.Ran;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/// The command that lets programs steer plays, and the package of Python that uses it.
class BridgeTest {
  private static final Path PYTHON = Path.of("../bridge/python");
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
        new ProcessBuilder(
            "python3", "-B", "-m", "unittest", "discover", "-s", "tests", "-t", ".");
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
