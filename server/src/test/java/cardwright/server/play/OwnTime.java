package cardwright.server.play;

import cardwright.catalog.Catalog;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.server.rest.PrometheusMetrics;
import cardwright.store.Entry;
import cardwright.store.Person;
import cardwright.store.PlayRow;
import cardwright.store.SeatRow;
import cardwright.store.Store;
import cardwright.store.StoreAddress;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;

/// A registry of plays whose clock goes on when a test says so.
final class OwnTime implements AutoCloseable {
  /// Passes that make themselves wait for nobody.
  static final Timeouts AT_ONCE = new Timeouts(600_000, 60_000, 0);

  final AtomicLong clock = new AtomicLong(1_000_000);
  final Games games = new Games(Catalog.builtIn());
  final PrometheusMetrics figures = new PrometheusMetrics();
  final Store store;
  final PlayRegistry registry;
  private final Set<String> people = new HashSet<>();
  private int made;

  OwnTime(Path folder) {
    this(folder, AT_ONCE, new Thinking());
  }

  OwnTime(Path folder, Timeouts timeouts, Thinking thinking) {
    store = Store.open(new StoreAddress.Folder(folder), false);
    registry =
        new PlayRegistry(
            store, games, figures, timeouts, 1_000_000, new Effort(), thinking, clock::get);
  }

  /// What is particular about a play.
  ///
  /// @param level of the computer player at B; empty for a person
  /// @param bank of each clock; -1 for none
  record Wish(String game, int games, String level, long bank, long pace) {
    static Wish against(String level, String game) {
      return new Wish(game, 1, level, -1, 0);
    }

    static Wish people(String game) {
      return new Wish(game, 1, "", -1, 0);
    }

    Wish clock(long itsBank, long itsPace) {
      return new Wish(game, games, level, itsBank, itsPace);
    }

    Wish bestOfThree() {
      return new Wish(game, 3, level, bank, pace);
    }
  }

  /// Keeps a new play of a person of its own.
  ///
  /// @return its id
  String play(Wish wish) {
    return play(wish, person("someone-" + made), List.of());
  }

  /// Keeps a new play.
  ///
  /// @param person who sits at A
  String play(Wish wish, String person, List<Entry> log) {
    PlayRow row = row(wish, id(made++), person);
    store.plays().create(row, log);
    return row.id();
  }

  /// The id of the play that is kept next.
  String nextId() {
    return id(made);
  }

  private static String id(int number) {
    return String.format(Locale.ROOT, "own%09d", number);
  }

  /// Somebody who may sit down.
  String person(String id) {
    if (people.add(id)) {
      store
          .people()
          .begin(new Person(id, id, Optional.empty(), Optional.empty(), 1), "visit-" + id);
    }
    return id;
  }

  /// A play at its first decision.
  Progress begun(Wish wish, String id) {
    return new Progress(PlayTerms.of(row(wish, id, ""), games));
  }

  private PlayRow row(Wish wish, String id, String person) {
    Game game = games.of(wish.game());
    Format format = game.formats().getFirst();
    String deck = text(game.decks(format).getFirst());
    SeatRow a = new SeatRow("A", person, "Ann", "", deck, "");
    SeatRow b =
        new SeatRow("B", "", wish.level().isEmpty() ? "Ben" : "Computer", wish.level(), deck, "");
    return new PlayRow(
        id,
        game.name(),
        format.name(),
        wish.games(),
        List.of(),
        "0123456789abcdef".repeat(4),
        "playing",
        true,
        false,
        wish.bank(),
        wish.pace(),
        "code",
        "",
        0,
        0,
        List.of(a, b));
  }

  private static String text(Deck deck) {
    StringBuilder text = new StringBuilder("# A deck\n\n");
    count(deck.cards()).forEach((card, n) -> text.append(n).append(' ').append(card).append('\n'));
    if (!deck.side().isEmpty()) {
      text.append("\nSide:\n");
      count(deck.side()).forEach((card, n) -> text.append(n).append(' ').append(card).append('\n'));
    }
    return text.toString();
  }

  private static Map<String, Long> count(List<String> cards) {
    return cards.stream()
        .collect(Collectors.groupingBy(each -> each, TreeMap::new, Collectors.counting()));
  }

  LivePlay live(String play) {
    return registry.find(play).orElseThrow();
  }

  /// How many lines the log of a play has.
  int lines(String play) {
    return store.plays().log(play, 0).size();
  }

  /// Lets time go by; the timer notices.
  void pass(long millis) {
    clock.addAndGet(millis);
    registry.tick();
  }

  @Override
  public void close() {
    registry.close();
    store.close();
  }
}
