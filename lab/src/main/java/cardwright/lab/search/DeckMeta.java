package cardwright.lab.search;

import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.engine.SeededChance;
import cardwright.lab.decks.DeckMatrix;
import cardwright.lab.decks.Equilibrium;
import cardwright.lab.decks.GoingFirst;
import cardwright.lab.decks.MatrixReport;
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
import cardwright.lab.statistics.PairScores;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// Looks for a mix of decks that no deck of a format has an edge over, with the same computer player on both sides: double oracle (McMahan, Gordon and Blum 2003).
///
/// It begins with the matrix of some decks. The best answer to their mix is looked for and comes to the decks, until the best answer that is found scores no more than one half
/// for certain. Where all decks of the format can be listed, all of them are compared for each best answer ([Halving]); elsewhere best answers are evolved ([Evolution]),
/// and a better one may be missed. The same numbers give the same report, whatever the number of threads.
///
/// @param decks those to begin with, from 2 to 200 together with the rounds
/// @param player who plays both sides
/// @param seed any number
/// @param threads how many shards are played at a time, from 1 to 1024
public record DeckMeta(
    Game game,
    Format format,
    List<Deck> decks,
    String player,
    MetaEffort effort,
    long seed,
    int threads)
    implements KeptExperiment {
  /// So many decks can be listed and compared.
  private static final int MOST_LISTED = 50_000;

  private static final int MOST_DECKS = 200;
  private static final long MOST_GAMES = 1_000_000_000;

  /// The games for a best answer when no number is given: for each deck where all are compared, and in all elsewhere.
  private static final long EACH = 10;

  private static final long EVOLVED = 5_000;

  /// Decks of a generation, where best answers are evolved.
  private static final int POPULATION = 24;

  /// Of these so many are decks of the matrix, at most.
  private static final int KNOWN = 12;

  /// Pairs that each of them plays in a generation.
  private static final int GENERATION_PAIRS = 8;

  private static final String WORK = "the search";
  private static final int ANSWER = 0;
  private static final int CHECKED = 1;
  private static final int MADE = 2;

  /// Checks the numbers.
  ///
  /// @throws Refused when they are too small or too large, or nobody has that name
  public DeckMeta {
    decks = decks.stream().map(Deck::main).toList();
    int all = decks.size() + effort.rounds();
    if (decks.size() < 2 || all > MOST_DECKS) {
      throw new Refused(
          "a search for a mix needs from 2 to %d decks together with its rounds, not %d"
              .formatted(MOST_DECKS, decks.size() < 2 ? decks.size() : all));
    }
    Limits.threads(threads, "a search for a mix");
    player = Entrant.named(player, game).name();
  }

  @Override
  public String kind() {
    return "meta";
  }

  @Override
  public void describe(DescriptionLines lines) {
    lines.add("seed", seed);
    effort.describe(lines);
    lines.add("deck", decks);
  }

  @Override
  public List<String> players() {
    return List.of(player);
  }

  @Override
  public List<Long> trial() {
    return GoingFirst.trial(game, format, decks, player, seed);
  }

  /// How many games are played, at most.
  ///
  /// @throws Refused when that is more than a billion
  public long games() {
    return games(listed());
  }

  private long games(Optional<List<List<String>>> listed) {
    long all = (long) decks.size() + effort.rounds();
    long answer =
        listed
            .map(every -> Halving.most(every.size(), games(every.size())))
            .orElseGet(() -> 2L * POPULATION * GENERATION_PAIRS * (generations() + 1L));
    long games =
        all * (all - 1) * effort.pairs() + (effort.rounds() + 1L) * (answer + 2L * effort.check());
    if (games > MOST_GAMES) {
      throw new Refused("a search for a mix with such numbers has more than a billion games");
    }
    return games;
  }

  /// How many games compare all decks for a best answer.
  private long games(int all) {
    return effort.games() == 0 ? EACH * all : effort.games();
  }

  private int generations() {
    long games = effort.games() == 0 ? EVOLVED : effort.games();
    return (int) Math.max(1, games / (2L * POPULATION * GENERATION_PAIRS) - 1);
  }

  private Optional<List<List<String>>> listed() {
    return AllDecks.of(DeckVariation.of(game, format), decks.getFirst().cards(), MOST_LISTED);
  }

  /// Looks for the mix.
  ///
  /// @param folder where results are kept, and where those are taken from that are there; empty where they are not kept
  /// @param soFar hears of the games that are over, again and again, by one thread at a time
  /// @throws Refused when a deck cannot be played, there would be more than a billion games, it was interrupted, or the folder cannot be used
  public MetaReport run(Optional<ShardFolder> folder, Consumer<? super MetaReport> soFar) {
    Optional<List<List<String>>> listed = listed();
    games(listed);
    MatrixReport none = MatrixReport.none(decks, player);
    OptionalInt number =
        listed.map(all -> OptionalInt.of(all.size())).orElseGet(OptionalInt::empty);
    ShardStages stages = new ShardStages(new ShardThreads(threads), folder);
    Course course = new Course(stages, soFar, new MetaReport(none, List.of(), number, 0));
    DeckMatrix matrix = new DeckMatrix(game, format, decks, player, effort.pairs(), seed, threads);
    course.matrix(matrix.run(stages, "as printed", sums -> course.began(sums.games())).report());
    for (int round = 0; round <= effort.rounds(); round++) {
      MetaReport.Answer answer = answer(course, listed, round);
      course.answer(answer);
      if (answer.gain() <= effort.tolerance() || round == effort.rounds()) {
        break;
      }
      add(course, answer.deck());
    }
    return course.report();
  }

  private MetaReport.Answer answer(Course course, Optional<List<List<String>>> listed, int round) {
    List<Deck> known = course.report().matrix().decks();
    Equilibrium mix = course.report().matrix().equilibrium();
    Opposition opposition = Opposition.Mix.of(known, mix);
    DeckVariation variation = DeckVariation.of(game, format);
    SearchedDecks searched =
        new SearchedDecks(
            variation,
            trials(opposition, Seeds.derive(seed, round, ANSWER), course),
            List.of(),
            _ -> {});
    Set<List<String>> there = new HashSet<>();
    known.forEach(deck -> there.add(variation.sorted(deck.cards())));
    List<String> best =
        listed
            .map(all -> compared(searched, all, there, round))
            .orElseGet(() -> evolved(searched, variation, likeliest(known, mix), there, round));
    Deck deck = variation.deck(best, "answer " + (round + 1));
    PairScores scores =
        trials(opposition, Seeds.derive(seed, round, CHECKED), course).score(deck, effort.check());
    return new MetaReport.Answer(deck, searched.looked(), known, mix, scores);
  }

  private DeckTrials trials(Opposition opposition, long fresh, Course course) {
    return new DeckTrials(game, format, opposition, player, fresh, course.stages, course::played);
  }

  private List<String> compared(
      SearchedDecks searched, List<List<String>> all, Set<List<String>> there, int round) {
    List<List<String>> others = new ArrayList<>(all);
    others.removeAll(there);
    // Decks that score alike stay in their order: it shall prefer none.
    Chance chance = new SeededChance(Seeds.derive(seed, round, MADE));
    for (int i = others.size() - 1; i > 0; i--) {
      Collections.swap(others, i, chance.roll(i + 1));
    }
    if (others.isEmpty()) {
      throw new Refused("there are no decks of " + format.name() + " beside those it begins with");
    }
    return new Halving(searched, games(all.size())).best(others);
  }

  private List<String> evolved(
      SearchedDecks searched,
      DeckVariation variation,
      List<Deck> start,
      Set<List<String>> there,
      int round) {
    long made = Seeds.derive(seed, round, MADE);
    new Evolution(variation, searched, generations(), GENERATION_PAIRS)
        .run(DeckSearch.first(variation, start, POPULATION, made), made);
    return searched.best().stream()
        .map(SearchedDecks.Scored::cards)
        .filter(deck -> !there.contains(deck))
        .findFirst()
        .orElseGet(() -> variation.random(new SeededChance(made)));
  }

  /// The decks that are mixed most, those first.
  private static List<Deck> likeliest(List<Deck> known, Equilibrium mix) {
    List<Integer> numbers = new ArrayList<>(IntStream.range(0, known.size()).boxed().toList());
    numbers.sort((one, other) -> Double.compare(mix.shares().get(other), mix.shares().get(one)));
    return numbers.stream().limit(KNOWN).map(known::get).toList();
  }

  /// Lets a further deck play all that are there.
  private void add(Course course, Deck deck) {
    MatrixReport before = course.report().matrix();
    int number = before.decks().size();
    course.matrix(before.plus(deck, player));
    List<Pairs> matches = new ArrayList<>();
    for (Deck other : before.decks()) {
      matches.add(new Pairs(game, format, other, deck, player, seed));
    }
    new EncounterShards(WORK, matches, effort.pairs())
        .run(
            course.stages,
            "further %s, pairs %d, seed %d".formatted(deck, effort.pairs(), seed),
            (row, more) -> course.met(row, number, more));
  }

  /// How far it has come.
  private static final class Course {
    private final ShardStages stages;
    private final Consumer<? super MetaReport> soFar;
    private MetaReport report;

    Course(ShardStages stages, Consumer<? super MetaReport> soFar, MetaReport report) {
      this.stages = stages;
      this.soFar = soFar;
      this.report = report;
    }

    /// Tells how many games of the first matrix are over; what they come to is added when all are.
    synchronized void began(long games) {
      soFar.accept(report.withGames(games));
    }

    synchronized void matrix(MatrixReport matrix) {
      tell(report.with(matrix));
    }

    synchronized void met(int row, int column, Encounter more) {
      tell(report.with(report.matrix().plus(row, column, more)));
    }

    synchronized void played(int games) {
      tell(report.withGames(games));
    }

    synchronized void answer(MetaReport.Answer answer) {
      tell(report.with(answer));
    }

    private void tell(MetaReport next) {
      report = next;
      soFar.accept(next);
    }

    synchronized MetaReport report() {
      return report;
    }
  }
}
