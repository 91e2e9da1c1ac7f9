package cardwright.contract;

import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The sentences of the room in which the tests run, in its catalogue and in its code.
final class Sentences {
  private static final int PLAYS = 10;
  private static final int LONG = 300;
  private static final Pattern NAMED = Pattern.compile("Messages\\s*\\.of\\(\\s*\"([^\"]*)\"");

  private Sentences() {}

  /// The ids of the catalogue: the only file `messages.properties` of the room.
  static Set<String> ids() {
    Properties catalogue = new Properties();
    try (Stream<Path> files = Files.walk(Path.of("src/main/resources"))) {
      for (Path file : files.filter(each -> each.endsWith("messages.properties")).toList()) {
        try (Reader reader = Files.newBufferedReader(file)) {
          catalogue.load(reader);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    if (catalogue.isEmpty()) {
      throw new AssertionError("no sentences in a file messages.properties in src/main/resources");
    }
    return new TreeSet<>(catalogue.stringPropertyNames());
  }

  static Set<String> named() {
    Set<String> named = new TreeSet<>();
    Matcher each = NAMED.matcher(code());
    while (each.find()) {
      named.add(each.group(1));
    }
    return named;
  }

  static String code() {
    StringBuilder code = new StringBuilder();
    try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
        code.append(Files.readString(file));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return code.toString();
  }

  /// What tables tell A in the first moves of some plays by chance.
  static Set<Table.Fact> facts(Game game, Format format) {
    Set<Table.Fact> told = new HashSet<>();
    List<Deck> decks = game.decks(format);
    for (int i = 0; i < PLAYS; i++) {
      Chance chance = Chance.seeded(i + 1);
      Opening opening =
          Opening.of(format.name(), decks.get(i % decks.size()), decks.get((i + 1) % decks.size()));
      Position position = game.start(opening, chance, _ -> {});
      for (int made = 0; made < LONG && position.outcome().isEmpty(); made++) {
        position.play(chance.roll(position.choice().count()), chance);
        told.addAll(facts(position.table(Viewer.A)));
      }
    }
    return told;
  }

  private static List<Table.Fact> facts(Table table) {
    List<Table.Fact> facts = new ArrayList<>(table.facts());
    table.sides().stream()
        .flatMap(side -> side.zones().stream())
        .flatMap(zone -> zone.cards().stream())
        .forEach(card -> facts.addAll(card.marks()));
    return facts;
  }

  static void none(String what, Set<String> broken) {
    if (!broken.isEmpty()) {
      throw new AssertionError(what + ": " + Arrays.toString(broken.toArray()));
    }
  }
}
