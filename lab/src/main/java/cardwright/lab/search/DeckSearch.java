package cardwright.lab.search;

import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.engine.SeededChance;
import cardwright.lab.decks.GoingFirst;
import cardwright.lab.games.Encounter;
import cardwright.lab.games.Entrant;
import cardwright.lab.games.Seeds;
import cardwright.lab.pairs.EncounterShards;
import cardwright.lab.pairs.Pairs;
import cardwright.lab.shard.DescriptionLines;
import cardwright.lab.shard.KeptExperiment;
import cardwright.lab.shard.Limits;
import cardwright.lab.shard.ShardFolder;
import cardwright.lab.shard.ShardStages;
import cardwright.lab.shard.ShardThreads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;

/// Looks for decks that score much against a field of decks, with the same computer player on both sides.
///
/// Decks evolve ([Evolution]), or fill a map with the best deck of each cell ([EliteMap]). In each generation all decks play the same pairs of games, which no deck
/// has played before; decks that stay play on, and their pairs add up. The best play again at the end, with fresh seeds: what a deck was chosen for, it
/// had in part by luck. The same numbers give the same report, whatever the number of threads.
///
/// @param start decks to begin with, at most as many as a generation has; the others are made of them and by chance
/// @param field the decks that all play against, from 1 to 200
/// @param player who plays both sides
/// @param map by which two numbers decks are laid out; empty where the best of all are wanted
/// @param seed any number
/// @param threads how many shards are played at a time, from 1 to 1024
public record DeckSearch(
    Game game,
    Format format,
    List<Deck> start,
    List<Deck> field,
    String player,
    SearchEffort effort,
    Optional<MapWanted> map,
    long seed,
    int threads)
    implements KeptExperiment {
  private static final int MOST_DECKS = 200;
  private static final long MOST_GAMES = 10_000_000;

  /// Decks made by chance whose numbers a map spans.
  private static final int SAMPLE = 200;

  private static final String WORK = "the search";
  private static final int SEARCHED = 0;
  private static final int ANEW = 1;
  private static final int MADE = 2;
  private static final int EVOLVED = 3;
  private static final int SAMPLED = 4;

  /// A map of decks that is asked for.
  ///
  /// @param rows by what its rows differ: the name of a [DeckAxis]
  /// @param columns by what its columns differ
  /// @param size how many rows and columns, from 2 to 20
  public record MapWanted(String rows, String columns, int size) {}

  /// Checks the numbers.
  ///
  /// @throws Refused when they are too small or too large, nobody has that name, or a deck to begin with is not legal
  public DeckSearch {
    start = start.stream().map(Deck::main).toList();
    field = List.copyOf(field);
    if (field.isEmpty() || field.size() > MOST_DECKS) {
      throw new Refused(
          "a search has from 1 to " + MOST_DECKS + " decks to play against, not " + field.size());
    }
    if (start.size() > effort.population()) {
      throw new Refused(
          "%d decks to begin with have no room in generations of %d decks"
              .formatted(start.size(), effort.population()));
    }
    if (games(effort, field.size(), map) > MOST_GAMES) {
      throw new Refused("a search of so many decks and pairs has more than 10,000,000 games");
    }
    Limits.threads(threads, "a search");
    player = Entrant.named(player, game).name();
    for (Deck deck : start) {
      if (!game.objections(deck, format).isEmpty()) {
        throw new Refused(
            "a deck to begin with is not legal in " + format.name() + ": " + deck.name());
      }
    }
  }

  private static long games(SearchEffort effort, long field, Optional<MapWanted> map) {
    // In a map those that hold the cells play, too.
    long playing = effort.population() * (map.isPresent() ? 2L : 1L);
    long best =
        map.map(wanted -> (long) wanted.size() * wanted.size()).orElse((long) effort.best());
    return 2
        * field
        * (playing * effort.pairs() * (effort.generations() + 1L) + best * effort.anew());
  }

  @Override
  public String kind() {
    return "search";
  }

  @Override
  public void describe(DescriptionLines lines) {
    lines.add("seed", seed);
    effort.describe(lines);
    lines.add("map", map.map(String::valueOf).orElse("none"));
    lines.add("deck", start);
    lines.add("against", field);
  }

  @Override
  public List<String> players() {
    return List.of(player);
  }

  @Override
  public List<Long> trial() {
    return GoingFirst.trial(game, format, field, player, seed);
  }

  /// How many games are played, at most.
  public long games() {
    return games(effort, field.size(), map);
  }

  /// Searches.
  ///
  /// @param folder where results are kept, and where those are taken from that are there; empty where they are not kept
  /// @param soFar hears of the best of the decks that have played, again and again, by one thread at a time
  /// @throws Refused when a deck cannot be played, no map can be made, it was interrupted, or the folder cannot be used
  public SearchReport run(Optional<ShardFolder> folder, Consumer<? super SearchReport> soFar) {
    ShardStages stages = new ShardStages(new ShardThreads(threads), folder);
    DeckVariation variation = DeckVariation.of(game, format);
    List<List<String>> first = first(variation, start, effort.population(), seed);
    Optional<DeckGrid> grid = map.map(wanted -> grid(wanted, variation, first));
    Course course = new Course(soFar, grid);
    DeckTrials trials =
        new DeckTrials(
            game,
            format,
            new Opposition.Field(field),
            player,
            Seeds.derive(seed, 0, SEARCHED),
            stages,
            course::played);
    List<Deck> known = new ArrayList<>(start);
    known.addAll(field);
    SearchedDecks searched =
        new SearchedDecks(
            variation,
            trials,
            known,
            found ->
                course.found(
                    named(grid.map(each -> elites(found, each)).orElseGet(() -> best(found))),
                    found.looked()));
    int pairs = effort.pairs() * field.size();
    long evolved = Seeds.derive(seed, 0, EVOLVED);
    if (grid.isPresent()) {
      new EliteMap(variation, searched, grid.get(), effort.generations(), pairs)
          .run(first, new SeededChance(evolved));
    } else {
      new Evolution(variation, searched, effort.generations(), pairs).run(first, evolved);
    }
    measure(stages, course);
    return course.report();
  }

  /// The decks of the first generation: those that are given, then by turns one with some cards exchanged and one made by chance.
  static List<List<String>> first(
      DeckVariation variation, List<Deck> start, int population, long seed) {
    Chance chance = new SeededChance(Seeds.derive(seed, 0, MADE));
    Set<List<String>> first = new LinkedHashSet<>();
    start.forEach(deck -> first.add(variation.sorted(deck.cards())));
    List<List<String>> given = List.copyOf(first);
    List<List<String>> all = new ArrayList<>(given);
    while (all.size() < population) {
      boolean exchanged = !given.isEmpty() && all.size() % 2 == 0;
      all.add(
          exchanged
              ? variation.exchanged(
                  given.get(chance.roll(given.size())), Evolution.exchanges(chance), chance)
              : variation.random(chance));
    }
    return all;
  }

  private DeckGrid grid(MapWanted wanted, DeckVariation variation, List<List<String>> first) {
    Chance chance = new SeededChance(Seeds.derive(seed, 0, SAMPLED));
    List<List<String>> sample = new ArrayList<>(first);
    for (int i = 0; i < SAMPLE; i++) {
      sample.add(variation.random(chance));
    }
    return DeckGrid.over(game, wanted.rows(), wanted.columns(), wanted.size(), sample);
  }

  private List<SearchReport.Found> best(SearchedDecks searched) {
    return searched.best().stream()
        .limit(effort.best())
        .map(scored -> found(searched, scored.cards(), Optional.empty()))
        .toList();
  }

  /// The best deck of each cell, row by row.
  private List<SearchReport.Found> elites(SearchedDecks searched, DeckGrid grid) {
    Map<DeckGrid.Cell, SearchReport.Found> elites = new TreeMap<>(EliteMap.PLACE);
    for (SearchedDecks.Scored scored : searched.best()) {
      DeckGrid.Cell cell = grid.cell(scored.cards());
      elites.computeIfAbsent(cell, _ -> found(searched, scored.cards(), Optional.of(cell)));
    }
    return List.copyOf(elites.values());
  }

  private SearchReport.Found found(
      SearchedDecks searched, List<String> cards, Optional<DeckGrid.Cell> cell) {
    return new SearchReport.Found(
        searched.deck(cards),
        cell,
        searched.scores(cards),
        Collections.nCopies(field.size(), Encounter.none(player)));
  }

  /// The decks that were found, each with a name.
  private static List<SearchReport.Found> named(List<SearchReport.Found> found) {
    List<SearchReport.Found> named = new ArrayList<>();
    for (SearchReport.Found each : found) {
      Deck deck = each.deck();
      String name = deck.name().isEmpty() ? "found " + (named.size() + 1) : deck.name();
      named.add(
          new SearchReport.Found(
              new Deck(name, deck.plan(), deck.format(), deck.cards(), deck.side()),
              each.cell(),
              each.searched(),
              each.anew()));
    }
    return named;
  }

  /// Lets the decks that were found play with fresh seeds, all the same ones against each deck of the field.
  private void measure(ShardStages stages, Course course) {
    long fresh = Seeds.derive(seed, 0, ANEW);
    List<Deck> best = course.report().best().stream().map(SearchReport.Found::deck).toList();
    List<Pairs> matches = new ArrayList<>();
    for (Deck deck : best) {
      for (int against = 0; against < field.size(); against++) {
        // Pairs against different decks have deals of their own, so that each tells something of
        // its own.
        long own = Seeds.derive(fresh, against, 0);
        matches.add(new Pairs(game, format, deck, field.get(against), player, own));
      }
    }
    new EncounterShards(WORK, matches, effort.anew())
        .run(
            stages,
            "anew %s, pairs %d, seed %d".formatted(best, effort.anew(), fresh),
            (match, more) -> course.anew(match / field.size(), match % field.size(), more));
  }

  /// How far it has come.
  private static final class Course {
    private final Consumer<? super SearchReport> soFar;
    private SearchReport report;

    Course(Consumer<? super SearchReport> soFar, Optional<DeckGrid> grid) {
      this.soFar = soFar;
      this.report = new SearchReport(List.of(), 0, grid, 0);
    }

    synchronized void played(int games) {
      tell(report.withGames(report.games() + games));
    }

    synchronized void found(List<SearchReport.Found> best, int looked) {
      tell(new SearchReport(best, looked, report.grid(), report.games()));
    }

    synchronized void anew(int number, int against, Encounter games) {
      tell(report.plus(number, against, games).withGames(report.games() + games.games()));
    }

    private void tell(SearchReport next) {
      report = next;
      soFar.accept(next);
    }

    synchronized SearchReport report() {
      return report;
    }
  }
}
