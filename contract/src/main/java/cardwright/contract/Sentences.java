package cardwright.contract;

import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.LogEvent;
import cardwright.engine.Message;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.SeededChance;
import cardwright.engine.Table;
import cardwright.engine.Viewer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The sentences of the room in which the tests run, in its catalogue and in its code.
final class Sentences {
  private static final int PLAYS = 10;

  /// In so many plays everything is worded: each move that is offered takes its time.
  private static final int WORDED = 3;

  private static final int LONG = 300;
  private static final Pattern NAMED = Pattern.compile("Messages\\s*\\.of\\(\\s*\"([^\"]*)\"");

  private Sentences() {}

  /// Where the catalogue lies: the folder of the only file `messages.properties` of the room.
  static Path folder() {
    try (Stream<Path> files = Files.walk(Path.of("src/main/resources"))) {
      return files
          .filter(file -> file.endsWith("messages.properties"))
          .findFirst()
          .map(Path::getParent)
          .orElseThrow(() -> new AssertionError("no messages.properties in src/main/resources"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The ids of the catalogue.
  static Set<String> ids() {
    return new TreeSet<>(
        Translations.read(folder().resolve("messages.properties")).stringPropertyNames());
  }

  /// The languages that the room speaks, English first.
  static List<Locale> languages() {
    return Stream.concat(Stream.of(Locale.ENGLISH), Translations.of(folder()).stream()).toList();
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
    play(game, format, PLAYS, _ -> {}, position -> told.addAll(facts(position.table(Viewer.A))));
    return told;
  }

  /// What tables call zones, counters and figures in the first moves of some plays by chance.
  static Set<String> names(Game game, Format format) {
    Set<String> names = new TreeSet<>();
    play(game, format, PLAYS, _ -> {}, position -> names.addAll(names(position.table(Viewer.A))));
    return names;
  }

  private static Set<String> names(Table table) {
    Set<String> names = new HashSet<>();
    for (Table.Side side : table.sides()) {
      side.counters().forEach(counter -> names.add(counter.name()));
      for (Table.Zone zone : side.zones()) {
        names.add(zone.name());
        zone.cards().forEach(card -> card.stats().forEach(stat -> names.add(stat.name())));
      }
    }
    return names;
  }

  /// What is said in the first moves of some plays by chance, in every way in which it is said: the log, the questions, the moves, the facts of tables and the ends.
  static Set<Message> said(Game game, Format format) {
    Set<Message> said = new HashSet<>();
    play(
        game,
        format,
        WORDED,
        event -> List.of(Viewer.values()).forEach(viewer -> said.add(event.message(viewer))),
        position -> {
          for (Table.Fact fact : facts(position.table(Viewer.A))) {
            said.add(fact.label());
            said.add(fact.words());
          }
          position.outcome().ifPresent(outcome -> said.add(outcome.message()));
          if (position.outcome().isEmpty()) {
            said.add(position.choice().question());
            for (int i = 0; i < position.choice().count(); i++) {
              said.add(position.choice().move(i).meaning());
            }
          }
        });
    return said;
  }

  /// The titles of the cards of which players are told that they played them, in the first moves of some plays by chance.
  static Set<String> played(Game game, Format format) {
    Set<String> titles = new TreeSet<>();
    play(
        game,
        format,
        PLAYS,
        event ->
            List.of(Viewer.A, Viewer.B).stream()
                .flatMap(viewer -> event.played(viewer).stream())
                .forEach(card -> titles.add(card.title())),
        _ -> {});
    return titles;
  }

  private static void play(
      Game game, Format format, int plays, Consumer<LogEvent> events, Consumer<Position> look) {
    List<Deck> decks = game.decks(format);
    for (int i = 0; i < plays; i++) {
      Chance chance = new SeededChance(i + 1);
      Opening opening =
          Opening.of(format.name(), decks.get(i % decks.size()), decks.get((i + 1) % decks.size()));
      Position position = game.start(opening, chance, events::accept);
      for (int made = 0; made < LONG && position.outcome().isEmpty(); made++) {
        position.play(chance.roll(position.choice().count()), chance);
        look.accept(position);
      }
    }
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
