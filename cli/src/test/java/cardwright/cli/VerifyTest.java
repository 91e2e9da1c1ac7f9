package cardwright.cli;

import static cardwright.cli.Shell.run;
import static org.assertj.core.api.Assertions.assertThat;

import cardwright.catalog.Catalog;
import cardwright.cli.Shell.Ran;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Opening;
import cardwright.engine.Play;
import cardwright.engine.Seat;
import cardwright.fairness.CommittedRandom;
import cardwright.fairness.JointShuffle;
import cardwright.fairness.Party;
import cardwright.fairness.ShuffleTerms;
import cardwright.record.PlayRecord;
import cardwright.record.ShuffleRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class VerifyTest {
  private static final String ID = "play00000001";
  private static final String OF_SERVER = "11".repeat(32);
  private static final String OF_A = "aa".repeat(32);

  @TempDir private static Path folder;
  private static Path whole;

  /// A play against the computer, as a server deals and records it.
  @BeforeAll
  static void aPlayWasDrawnTogether() throws IOException {
    Game game = Catalog.builtIn().game("littletroubles");
    Deck ready = game.decks(game.formats().getFirst()).getFirst();
    Deck deck = new Deck("", "", "", ready.cards(), ready.side());
    String format = game.formats().getFirst().name();
    ShuffleTerms terms = new ShuffleTerms(game.name(), format, 1, List.of(), deck, deck, "");
    SequencedMap<String, String> hashes = new LinkedHashMap<>();
    hashes.put("server", JointShuffle.hashOfServer(ID, terms.digest(), OF_SERVER));
    hashes.put("A", JointShuffle.hashOfPage(ID, Seat.A, OF_A));
    SequencedMap<String, String> parts = new LinkedHashMap<>();
    parts.put("server", OF_SERVER);
    parts.put("A", OF_A);
    String seed = JointShuffle.seed(ID, Map.of(Party.SERVER, OF_SERVER, Party.A, OF_A));
    Play play =
        new Play(game, Opening.of(format, deck, deck), CommittedRandom.of(seed), event -> {});
    for (int i = 0; i < 30 && !play.over(); i++) {
      play.move(0);
    }
    ShuffleRecord shuffle = new ShuffleRecord(ID, hashes, parts, List.of(), seed);
    whole = folder.resolve("whole.play");
    Files.writeString(whole, PlayRecord.of(play).shuffled(shuffle).write());
  }

  private static Path changed(String line, String value) throws IOException {
    String text = Files.readString(whole);
    String other = text.replaceFirst("(?m)^" + line + ": .*$", line + ": " + value);
    assertThat(other).isNotEqualTo(text);
    return Files.writeString(folder.resolve("changed.play"), other);
  }

  @Test
  void a_record_is_verified_without_a_server() {
    Ran ran = run("verify", whole.toString());

    assertThat(ran.code()).isZero();
    assertThat(ran.err()).isEmpty();
    assertThat(ran.lines()).contains("play " + ID);
    assertThat(ran.out()).contains("hash of the server: ", "hash of player A: ", " rolls and ");
    assertThat(ran.lines().getLast()).startsWith("Shuffle verified: drawn together");
  }

  @Test
  void the_first_thing_that_differs_is_named() throws IOException {
    Ran part = run("verify", changed("shuffle part server", "22".repeat(32)).toString());
    assertThat(part.code()).isEqualTo(1);
    assertThat(part.out()).contains("changed.play differs: the server's part");

    Ran seed = run("verify", changed("shuffle seed", "22".repeat(32)).toString());
    assertThat(seed.code()).isEqualTo(1);
    assertThat(seed.out()).contains("the seed is not the one that the parts give");
  }

  @Test
  void a_hash_that_was_noted_is_looked_for() {
    String shown = JointShuffle.hashOfPage(ID, Seat.A, OF_A);

    assertThat(run("verify", whole.toString(), "--hash", shown).code()).isZero();
    Ran other = run("verify", whole.toString(), "--hash", "0".repeat(64));
    assertThat(other.code()).isEqualTo(1);
    assertThat(other.out()).contains("the noted hash");
    Ran wrong = run("verify", whole.toString(), "--hash", "12");
    assertThat(wrong.code()).isEqualTo(2);
    assertThat(wrong.err()).contains("64 hexadecimal digits");
  }

  @Test
  void a_record_is_verified_as_data_too() throws IOException {
    JsonMapper json = JsonMapper.builder().build();
    JsonNode fits = json.readTree(run("verify", whole.toString(), "--json").out());
    String other = changed("shuffle part A", "22".repeat(32)).toString();
    JsonNode differs = json.readTree(run("verify", other, "--json").out());

    assertThat(fits.get("drawn").asString()).isEqualTo("together");
    assertThat(fits.at("/parts/A").asString()).isEqualTo(OF_A);
    assertThat(differs.get("fits").booleanValue()).isFalse();
    assertThat(differs.get("differs").asString()).contains("the hash of A");
  }

  @Test
  void a_file_that_tells_nothing_of_a_shuffle_is_refused() throws IOException {
    Path bare = folder.resolve("bare.play");
    Files.writeString(bare, Files.readString(whole).replaceAll("(?m)^shuffle .*\n", ""));

    Ran ran = run("verify", bare.toString());

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("tells nothing of its shuffle");
    assertThat(run("verify", "nowhere.play").code()).isEqualTo(2);
    assertThat(run("replay", whole.toString()).code()).isZero();
  }

  @Test
  void help_says_what_is_proved_and_how_it_ends() {
    Ran ran = run("verify", "--help");

    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains("docs/fairness.md", "Exit codes: 0", "--hash");
  }
}
