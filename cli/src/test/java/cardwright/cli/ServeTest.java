package cardwright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// How the server refuses to start, and how it rehearses its start.
final class ServeTest {
  @TempDir private Path folder;

  @Test
  void a_taken_port_is_told_with_what_to_do_about_it() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Shell.Ran shell =
          Shell.run(
              "serve", "--port", String.valueOf(taken.getLocalPort()), "--data", folder.toString());

      assertThat(shell.code()).isEqualTo(2);
      assertThat(shell.err())
          .contains("port " + taken.getLocalPort() + " is taken")
          .contains("--port names another");
    }
  }

  @Test
  void a_store_that_cannot_be_read_is_told_with_what_to_do_about_it() throws IOException {
    Files.writeString(folder.resolve("cardwright.sqlite"), "this is no database ".repeat(200));

    Shell.Ran shell = Shell.run("serve", "--port", "0", "--data", folder.toString());

    assertThat(shell.code()).isEqualTo(2);
    assertThat(shell.err())
        .contains("cannot be read")
        .contains("restore cardwright.sqlite from a copy");
  }

  @Test
  void a_rehearsal_ends_by_itself_and_says_nothing() {
    Shell.Ran shell = Shell.run("serve", "--rehearse");

    assertThat(shell.err()).isEmpty();
    assertThat(shell.out()).isEmpty();
    assertThat(shell.code()).isZero();
  }
}
