package cardwright.server;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.store.Store;
import cardwright.store.StoreAddress;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A server that ends right after a last move.
final class LastMoveTest {
  @TempDir private Path folder;

  @Test
  void a_play_whose_last_move_was_kept_is_over_when_the_server_comes_back() {
    String play;
    Client client;
    try (Server server = Room.open(folder)) {
      client = Client.guest(server.port());
      play = client.play("ggltcg", "random");
      try (Socket socket = client.open(play)) {
        Room.playOut(socket, 5);
      }
    }
    try (Store store = Store.open(new StoreAddress.Folder(folder), false)) {
      assertThat(store.plays().turn(play, "over", "playing", "", 0)).isTrue();
    }

    try (Server server = Room.open(folder)) {
      Client back = client.at(server.port());
      try (Socket socket = back.open(play)) {
        socket.view(Socket::over);
      }

      assertThat(back.get("/api/plays/" + play + "/verify").json().path("movesFit").asBoolean())
          .isTrue();
    }
  }
}
