package cardwright.littletroubles.message;

import static cardwright.engine.Message.number;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Message.Part;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import cardwright.littletroubles.LittleTroubles;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The sentences of the catalogue: each is used, and each speaks to the player to whom it is said.
final class MessagesTest {
  private static final int TABLES = 10;
  private static final int LONG = 300;
  private static final Path CATALOGUE =
      Path.of("src/main/resources/cardwright/littletroubles/message/messages.properties");
  private static final Path SOURCES = Path.of("src/main/java");
  private static final Pattern NAMED = Pattern.compile("Messages\\s*\\.of\\(\\s*\"([^\"]*)\"");
  private static final Message.Argument[] NUMBERS =
      Stream.generate(() -> number(1)).limit(9).toArray(Message.Argument[]::new);
  private static final int PLAYS = 6;
  private static final int MOST = 3_000;

  private final Game game = LittleTroubles.load();

  @Test
  void every_sentence_of_the_catalogue_is_used() throws IOException {
    String sources = sources();
    assertThat(ids()).isNotEmpty().allMatch(id -> sources.contains('"' + id + '"'));
  }

  @Test
  void every_sentence_that_the_code_names_is_in_the_catalogue() throws IOException {
    Set<String> named =
        NAMED
            .matcher(sources())
            .results()
            .map((MatchResult each) -> each.group(1))
            .collect(Collectors.toSet());
    assertThat(named).isNotEmpty().isSubsetOf(ids());
  }

  @Test
  void every_sentence_can_be_worded() throws IOException {
    for (String id : ids()) {
      assertThat(Messages.of(id, NUMBERS).words()).as(id).isNotBlank().doesNotContain("{", "}");
    }
  }

  @Test
  void a_sentence_that_the_catalogue_does_not_have_is_refused() {
    assertThatThrownBy(() -> Messages.of("no-such-sentence"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no message 'no-such-sentence'");
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
        .contains("phase", "last action cost", "zone", "at", "fight", "tasks");
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
  void a_player_is_never_called_by_letter_in_what_is_said_to_that_player() {
    Set<String> kinds = new TreeSet<>();
    for (int i = 0; i < PLAYS; i++) {
      for (LogEvent event : log(i)) {
        for (Seat seat : Seat.values()) {
          Message message = event.message(Viewer.of(seat));
          assertThat(named(message, seat)).as(message.words(seat)).isEmpty();
        }
        kinds.add(event.getClass().getSimpleName());
      }
    }
    assertThat(kinds).hasSizeGreaterThan(20);
  }

  /// Where a player is called by letter; `A Big` and `A 6-sided die` are no players.
  private static List<Part> named(Message message, Seat seat) {
    Pattern letter = Pattern.compile("\\b" + seat + "\\b(?! Big| \\d|$)");
    return message.parts(seat).stream()
        .filter(part ->
            switch (part) {
              case Part.Player(Seat named, String words) ->
                  named == seat && !words.equalsIgnoreCase("you");
              case Part.Text(String words) -> letter.matcher(words + ".").find();
              case Part.Card _ -> false;
            })
        .toList();
  }

  /// What is told in a play by chance.
  private List<LogEvent> log(int number) {
    List<LogEvent> told = new ArrayList<>();
    String format = game.formats().get(number % game.formats().size()).name();
    List<Deck> decks = game.decks(game.format(format));
    Opening opening =
        Opening.of(
            format, decks.get(number % decks.size()), decks.get((number + 1) % decks.size()));
    Chance chance = Chance.seeded(number + 1);
    Position position = game.start(opening, chance, told::add);
    for (int made = 0; made < MOST && position.outcome().isEmpty(); made++) {
      position.play(chance.roll(position.choice().count()), chance);
    }
    return told;
  }

  private static Set<String> ids() throws IOException {
    Properties catalogue = new Properties();
    try (Reader reader = Files.newBufferedReader(CATALOGUE)) {
      catalogue.load(reader);
    }
    return catalogue.stringPropertyNames();
  }

  private static String sources() throws IOException {
    StringBuilder sources = new StringBuilder();
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
        sources.append(Files.readString(file));
      }
    }
    return sources.toString();
  }
}
