package cardwright.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.engine.Viewer;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// What players say to the table beside the game.
final class EmoteTest {
  @TempDir private Path folder;

  private OwnTime own;

  @BeforeEach
  void open() {
    own = new OwnTime(folder);
  }

  @AfterEach
  void close() {
    own.close();
  }

  private Listening at(String play, Viewer viewer) {
    return Listening.at(own.registry, play, viewer);
  }

  private static void say(Listening page, String command, String emote) {
    page.say("emote", command, Map.of("emote", emote));
  }

  private static JsonNode emote(Listening page) throws InterruptedException {
    return page.next("emote", _ -> true);
  }

  /// The code with which a command is refused; empty when it is accepted.
  private static String refusal(Listening page, String command) throws InterruptedException {
    while (true) {
      String text = page.next();
      if (text.contains("\"commandId\":\"" + command + "\"")) {
        return text.replaceAll(".*\"code\":\"([^\"]*)\".*|.*", "$1");
      }
    }
  }

  @Test
  void what_a_player_says_reaches_everybody_at_the_table() throws InterruptedException {
    String play = own.play(OwnTime.Wish.people("ggltcg"));
    Listening a = at(play, Viewer.A);
    Listening b = at(play, Viewer.B);
    Listening watching = at(play, Viewer.SPECTATOR);

    say(a, "say-hello", "hello");

    for (Listening each : new Listening[] {a, b, watching}) {
      JsonNode shown = emote(each);
      assertThat(shown.get("seat").asString()).isEqualTo("A");
      assertThat(shown.get("emote").asString()).isEqualTo("hello");
    }
    assertThat(refusal(a, "say-hello")).isEmpty();
  }

  @Test
  void who_watches_says_nothing() throws InterruptedException {
    Listening watching = at(own.play(OwnTime.Wish.people("ggltcg")), Viewer.SPECTATOR);

    say(watching, "say-hello", "hello");

    assertThat(refusal(watching, "say-hello")).isEqualTo("watching");
  }

  @Test
  void against_a_computer_nothing_is_said() throws InterruptedException {
    Listening a = at(own.play(OwnTime.Wish.against("random", "ggltcg")), Viewer.A);

    say(a, "say-hello", "hello");

    assertThat(refusal(a, "say-hello")).isEqualTo("not-now");
  }

  @Test
  void what_is_none_of_the_emotes_is_malformed() throws InterruptedException {
    Listening a = at(own.play(OwnTime.Wish.people("ggltcg")), Viewer.A);

    say(a, "say-boo-1", "boo");

    JsonNode refused = a.next("refused", _ -> true);
    assertThat(refused.get("code").asString()).isEqualTo("malformed");
    assertThat(refused.get("message").asString()).contains("well-played");
  }

  @Test
  void each_player_waits_three_seconds_and_no_longer() throws InterruptedException {
    String play = own.play(OwnTime.Wish.people("ggltcg"));
    Listening a = at(play, Viewer.A);
    Listening b = at(play, Viewer.B);
    say(a, "first-of-a", "hello");

    own.pass(EmoteLimit.PAUSE - 1);
    say(a, "second-of-a", "wow");
    say(b, "first-of-b", "thanks");
    own.pass(1);
    say(a, "third-of-a", "oops");

    assertThat(refusal(a, "second-of-a")).isEqualTo("too-fast");
    assertThat(emote(b).get("emote").asString()).isEqualTo("hello");
    assertThat(emote(b).get("emote").asString()).isEqualTo("thanks");
    assertThat(emote(b).get("emote").asString()).isEqualTo("oops");
  }

  @Test
  void a_player_has_so_many_in_a_play() throws InterruptedException {
    Listening a = at(own.play(OwnTime.Wish.people("ggltcg")), Viewer.A);
    for (int i = 0; i < EmoteLimit.MOST; i++) {
      say(a, "emote-number-" + i, "wow");
      assertThat(refusal(a, "emote-number-" + i)).isEmpty();
      own.pass(EmoteLimit.PAUSE);
    }

    say(a, "one-too-many", "wow");

    assertThat(refusal(a, "one-too-many")).isEqualTo("too-fast");
  }

  @Test
  void it_works_after_the_end_and_who_comes_later_is_not_told() throws InterruptedException {
    String play = own.play(OwnTime.Wish.people("ggltcg"));
    Listening a = at(play, Viewer.A);
    Listening b = at(play, Viewer.B);
    int lines = own.lines(play);
    b.say("concede", "concede-it", Map.of());
    a.next("view", Listening::isOver);

    say(b, "say-well-played", "well-played");

    assertThat(emote(a).get("emote").asString()).isEqualTo("well-played");
    assertThat(own.lines(play)).isEqualTo(lines + 1);
    Listening late = at(play, Viewer.SPECTATOR);
    own.pass(EmoteLimit.PAUSE);
    say(a, "say-thanks", "thanks");
    assertThat(emote(late).get("emote").asString()).isEqualTo("thanks");
  }
}
