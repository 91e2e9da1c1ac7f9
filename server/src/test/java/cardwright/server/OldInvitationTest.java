package cardwright.server;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.store.PlayRow;
import cardwright.store.Store;
import cardwright.store.StoreAddress;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Invitations that nobody has taken for long.
final class OldInvitationTest {
  @TempDir private Path folder;

  @Test
  void an_old_invitation_is_called_off_and_a_new_one_waits() {
    Client client;
    String fresh;
    String old = "old000000000";
    try (Server server = Room.open(folder)) {
      client = Client.guest(server.port());
      Map<String, Object> friend = Map.of("friend", true, "open", true);
      fresh = client.created(Map.of("game", "ggltcg", "opponent", friend)).get("id").asString();
    }
    try (Store store = Store.open(new StoreAddress.Folder(folder), false)) {
      PlayRow row = store.plays().find(fresh).orElseThrow();
      store
          .plays()
          .create(
              new PlayRow(
                  old,
                  row.game(),
                  row.format(),
                  row.games(),
                  row.agreed(),
                  row.seed(),
                  row.state(),
                  row.watch(),
                  row.listed(),
                  row.bank(),
                  row.pace(),
                  "another",
                  row.outcome(),
                  0,
                  0,
                  row.seats()));
    }

    try (Server server = Room.open(folder)) {
      assertThat(client.at(server.port()).ids("open")).contains(fresh).doesNotContain(old);
      assertThat(client.at(server.port()).ids("mine")).contains(fresh).doesNotContain(old);
      Client.Answer late =
          Client.guest(server.port())
              .post("/api/plays/" + old + "/join", Map.of("code", "another", "deck", Map.of()));
      assertThat(late.status()).isEqualTo(409);
      assertThat(late.json().get("message").asString()).contains("no longer good");
    }
  }
}
