package cardwright.mlpccg.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.LogEvent;
import cardwright.engine.Message.Part;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import cardwright.mlpccg.MlpCcg;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The catalogue of this game has the sentences that the game tells, and no others.
final class MessagesTest {
  private static final int TABLES = 10;
  private static final int LONG = 300;
  private final Game game = MlpCcg.load();
  private static final Path CATALOGUE =
      Path.of("src/main/resources/cardwright/mlpccg/message/messages.properties");
  private static final int MOST = 1_500;

  @Test
  void every_sentence_of_the_catalogue_is_told_somewhere() throws IOException {
    StringBuilder code = new StringBuilder();
    try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
        code.append(Files.readString(file));
      }
    }
    String all = code.toString();
    Properties sentences = new Properties();
    try (Reader reader = Files.newBufferedReader(CATALOGUE)) {
      sentences.load(reader);
    }
    assertThat(sentences).isNotEmpty();
    assertThat(sentences.stringPropertyNames()).allMatch(id -> all.contains('"' + id + '"'));
  }

  @Test
  void a_sentence_that_the_catalogue_does_not_have_is_refused() {
    assertThatThrownBy(() -> Messages.of("sings"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no message 'sings'");
  }

  @Test
  void what_the_table_tells_is_read_in_english_as_programs_know_it() {
    Set<Table.Fact> facts = new HashSet<>();
    for (int i = 0; i < TABLES; i++) {
      Chance chance = Chance.seeded(i + 1);
      List<Deck> decks = game.decks(game.formats().getFirst());
      Deck a = decks.get(i % decks.size());
      Deck b = decks.get((i + 1) % decks.size());
      Position position =
          game.start(Opening.of(game.formats().getFirst().name(), a, b), chance, _ -> {});
      for (int made = 0; made < LONG && position.outcome().isEmpty(); made++) {
        position.play(chance.roll(position.choice().count()), chance);
        facts.addAll(facts(position.table(Viewer.A)));
      }
    }
    assertThat(facts)
        .extracting(Table.Fact::name)
        .contains("phase", "first", "faceoff", "colors", "asks A", "exhausted", "boosted");
    assertThat(facts)
        .allSatisfy(fact -> {
          assertThat(fact.label().words()).isEqualTo(fact.name());
          assertThat(fact.words().words()).isEqualTo(fact.value());
        });
  }

  private static List<Table.Fact> facts(Table table) {
    List<Table.Fact> facts = new ArrayList<>(table.facts());
    table.sides().stream()
        .flatMap(side -> side.zones().stream())
        .flatMap(zone -> zone.cards().stream())
        .forEach(card -> facts.addAll(card.marks()));
    return facts;
  }

  @Test
  void who_is_told_what_happens_is_addressed_and_never_named() {
    List<Deck> decks = game.decks();
    Chance chance = Chance.seeded(1);
    List<LogEvent> told = new ArrayList<>();
    Opening opening = Opening.of("rulebook", decks.get(0), decks.get(1));
    Position position = game.start(opening, chance, told::add);
    for (int made = 0; made < MOST && position.outcome().isEmpty(); made++) {
      position.play(chance.roll(position.choice().count()), chance);
    }
    assertThat(told).isNotEmpty();
    for (LogEvent event : told) {
      assertThat(event.message(Viewer.of(Seat.A)).parts(Seat.A))
          .as(event.words(Viewer.of(Seat.A)))
          .doesNotContain(new Part.Player(Seat.A, "A"));
    }
  }
}
