package cardwright.ggltcg.message;

import static cardwright.engine.Message.number;
import static cardwright.engine.Message.player;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.cardgame.message.MessageCatalogue;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Message.Argument;
import cardwright.engine.Message.Part;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import cardwright.ggltcg.Ggltcg;
import cardwright.ggltcg.event.PublicEvent;
import cardwright.ggltcg.vocabulary.Stats;
import cardwright.language.Resources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The catalogue of sentences, and what is made of them in plays.
final class MessagesTest {
  private static final int TABLES = 10;
  private static final int LONG = 300;
  private static final Path SOURCE = Path.of("src/main/java");
  private static final int PLAYS = 30;

  private final Game game = Ggltcg.load();

  @Test
  void every_sentence_of_the_catalogue_is_told_somewhere() throws IOException {
    String source = source();
    assertThat(ids()).isNotEmpty().allMatch(id -> source.contains('"' + id + '"'));
  }

  @Test
  void every_sentence_of_the_catalogue_can_be_worded() {
    Argument two = number(2);
    for (String id : ids()) {
      assertThat(Messages.of(id, two, two, two, two).words())
          .as(id)
          .isNotBlank()
          .doesNotContain("{", "}", "''");
    }
  }

  @Test
  void a_sentence_that_the_catalogue_does_not_have_is_refused() {
    assertThatThrownBy(() -> Messages.of("turn-vanished"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no message 'turn-vanished'");
  }

  @Test
  void who_is_told_something_is_you_in_it() {
    Set<String> kinds = new HashSet<>();
    for (LogEvent event : told()) {
      kinds.add(event.getClass().getSimpleName());
      for (Seat you : Seat.values()) {
        Message message = event.message(Viewer.of(you));
        List<Part> parts = message.parts(you);
        assertThat(parts).as(message.id()).noneMatch(part -> isLetterOf(you, part));
        assertThat(speaksOf(message, you) && message.words(you).equals(message.words()))
            .as("'%s' is said to %s", message, you)
            .isFalse();
      }
    }
    assertThat(kinds).contains("TurnBegan", "Gained", "Tussled", "Sleeped", "Triggered", "Ended");
  }

  @Test
  void a_part_of_a_sentence_says_you_as_well() {
    Message gain = Messages.of("would-gain", player(Seat.A), number(3));
    Message replaced = new PublicEvent.Replaced(Seat.A, "Ka", gain).message();
    assertThat(replaced.words()).isEqualTo("A's Ka takes the place of this: A would gain 3 CC.");
    assertThat(replaced.words(Seat.A))
        .isEqualTo("Your Ka takes the place of this: you would gain 3 CC.");
  }

  @Test
  void what_the_table_tells_is_read_in_english_as_programs_know_it() {
    Set<Table.Fact> facts = new HashSet<>();
    for (int i = 0; i < TABLES; i++) {
      Chance chance = Chance.seeded(i + 1);
      List<Deck> decks = game.decks();
      Deck a = decks.get(i % decks.size());
      Deck b = decks.get((i + 1) % decks.size());
      Position position = game.start(Opening.of("later", a, b), chance, _ -> {});
      for (int made = 0; made < LONG && position.outcome().isEmpty(); made++) {
        position.play(chance.roll(position.choice().count()), chance);
        facts.addAll(facts(position.table(Viewer.A)));
      }
    }
    assertThat(facts)
        .extracting(Table.Fact::name)
        .contains("turn", "direct attacks", "damage", "tussle", "number");
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
  void figures_that_change_together_are_listed() {
    assertThat(new PublicEvent.StatsChanged("Ka", new Stats(1, 0, 2)).message().words())
        .isEqualTo("Ka gains +1 speed, +2 stamina.");
  }

  private static boolean isLetterOf(Seat you, Part part) {
    return part instanceof Part.Player(Seat seat, String words)
        && seat == you
        && words.equals(you.name());
  }

  private static boolean speaksOf(Message message, Seat you) {
    return message.arguments().contains(new Argument.Player(you));
  }

  /// What is told in some plays by chance.
  private List<LogEvent> told() {
    List<LogEvent> told = new ArrayList<>();
    List<Deck> decks = game.decks();
    for (int i = 0; i < PLAYS; i++) {
      Chance chance = Chance.seeded(i + 1);
      Deck a = decks.get(i % decks.size());
      Deck b = decks.get((i + 1) % decks.size());
      Position position = game.start(Opening.of("later", a, b), chance, told::add);
      while (position.outcome().isEmpty()) {
        position.play(chance.roll(position.choice().count()), chance);
      }
    }
    return told;
  }

  private static Set<String> ids() {
    return MessageCatalogue.in(new Resources(Messages.class::getResourceAsStream)).ids();
  }

  private static String source() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCE)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .map(MessagesTest::text)
          .collect(Collectors.joining());
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
