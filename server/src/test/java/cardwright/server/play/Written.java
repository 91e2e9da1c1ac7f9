package cardwright.server.play;

import cardwright.engine.Choice;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Seat;
import cardwright.store.Entry;
import cardwright.store.PlayRow;
import cardwright.store.SeatRow;
import cardwright.store.Store;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Plays of two people with whole logs, as they lie in a store.
final class Written {
  private static final int MOST_SEEDS = 20;

  private Written() {}

  /// Keeps a play by chance, up to so many lines before its end.
  ///
  /// @param number tells it from other plays
  /// @param seed what its chance comes from
  /// @return its id
  static String keep(Store store, Games games, Game game, int number, int seed, int left) {
    PlayRow row = row(game, number, seed);
    List<Entry> log = log(PlayTerms.of(row, games), seed);
    store.plays().create(row, log.subList(0, Math.max(1, log.size() - left)));
    return row.id();
  }

  /// Keeps the same play several times, up to so many lines before its end.
  ///
  /// @param first the number of the first of them
  static void keepSeveral(
      Store store, Games games, Game game, int first, int copies, int seed, int left) {
    List<Entry> log = log(PlayTerms.of(row(game, first, seed), games), seed);
    for (int number = first; number < first + copies; number++) {
      String id = id(number);
      List<Entry> own =
          log.subList(0, Math.max(1, log.size() - left)).stream()
              .map(each ->
                  new Entry(
                      id,
                      each.seq(),
                      each.command(),
                      each.kind(),
                      each.seat(),
                      each.words(),
                      each.bankA(),
                      each.bankB(),
                      each.made(),
                      each.choice()))
              .toList();
      store.plays().create(row(game, number, seed), own);
    }
  }

  /// Keeps play number 1 up to where somebody can only pass after the other has decided, and the other can do more afterwards.
  ///
  /// @param habit when that seat passes by itself; the other never does
  /// @return that seat
  static Seat keepUntilPass(Store store, Games games, Game game, String habit) {
    for (int seed = 1; seed <= MOST_SEEDS; seed++) {
      Optional<Seat> seat = keepUntilPass(store, games, row(game, 1, seed), seed, habit);
      if (seat.isPresent()) {
        return seat.get();
      }
    }
    throw new IllegalStateException("nobody ever can only pass");
  }

  private static Optional<Seat> keepUntilPass(
      Store store, Games games, PlayRow row, int seed, String habit) {
    PlayTerms terms = PlayTerms.of(row, games);
    List<Entry> log = log(terms, seed);
    Progress now = new Progress(terms);
    for (int i = 0; i + 1 < log.size(); i++) {
      now.apply(log.get(i));
      Seat seat = now.decider().orElseThrow();
      boolean turned = !log.get(i).seat().equals(seat.name());
      boolean goesOn = !log.get(i + 2 < log.size() ? i + 2 : i).seat().equals(seat.name());
      if (turned && goesOn && Progress.passes(now.position())) {
        store.plays().create(with(row, seat, habit), log.subList(0, i + 1));
        return Optional.of(seat);
      }
    }
    return Optional.empty();
  }

  private static PlayRow with(PlayRow row, Seat passing, String habit) {
    List<SeatRow> seats =
        row.seats().stream()
            .map(each ->
                new SeatRow(
                    each.seat(),
                    "",
                    each.name(),
                    "",
                    each.deck(),
                    each.seat().equals(passing.name()) ? habit : "off"))
            .toList();
    return new PlayRow(
        row.id(),
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
        row.code(),
        row.outcome(),
        row.begun(),
        row.changed(),
        seats);
  }

  /// The id of the play of that number.
  static String id(int number) {
    return String.format(Locale.ROOT, "play%08d", number);
  }

  private static PlayRow row(Game game, int number, int chance) {
    Random random = new Random(chance);
    byte[] seed = new byte[32];
    random.nextBytes(seed);
    Format format = game.formats().getFirst();
    List<SeatRow> seats = List.of(seat("A", game, format, random), seat("B", game, format, random));
    return new PlayRow(
        id(number),
        game.name(),
        format.name(),
        1,
        List.of(),
        HexFormat.of().formatHex(seed),
        "playing",
        true,
        false,
        -1,
        0,
        "code",
        "",
        0,
        0,
        seats);
  }

  private static SeatRow seat(String seat, Game game, Format format, Random random) {
    List<Deck> ready = game.decks(format);
    Deck deck = ready.get(random.nextInt(ready.size()));
    return new SeatRow(seat, "", "Player " + seat, "", text(deck), "");
  }

  private static String text(Deck deck) {
    Map<String, Long> counts =
        deck.cards().stream()
            .collect(Collectors.groupingBy(each -> each, TreeMap::new, Collectors.counting()));
    StringBuilder text = new StringBuilder("# A deck\n\n");
    counts.forEach((card, count) -> text.append(count).append(' ').append(card).append('\n'));
    return text.toString();
  }

  private static List<Entry> log(PlayTerms terms, int chance) {
    Progress now = new Progress(terms);
    Random random = new Random(chance);
    List<Entry> log = new ArrayList<>();
    while (!now.over()) {
      boolean byItself = Progress.passes(now.position());
      Choice choice = now.position().choice();
      Seat seat = choice.seat();
      int seq = now.seq() + 1;
      int index = random.nextInt(choice.count());
      Entry entry =
          new Entry(
              terms.row().id(),
              seq,
              "command-" + seq,
              byItself ? "auto" : "move",
              seat.name(),
              choice.move(index).notation(),
              0,
              0,
              seq,
              index);
      now.apply(entry);
      log.add(entry);
    }
    return log;
  }
}
