package cardwright.lab.cards;

import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.lab.decks.DeckMatrix;
import cardwright.lab.decks.MatrixReport;
import cardwright.lab.games.PlayedPair;
import cardwright.lab.games.Seeds;
import cardwright.lab.pairs.PairedResult;
import cardwright.lab.pairs.PairedShards;
import cardwright.lab.pairs.Pairs;
import cardwright.lab.shard.ShardFolder;
import cardwright.lab.shard.ShardStages;
import cardwright.lab.shard.ShardThreads;
import cardwright.lab.statistics.PairDifferences;
import cardwright.lab.statistics.PairScores;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// Looks for the changes of a [Balancing], once: what is changed so far, and how the decks stand with it.
public final class BalancingRun {
  private static final String WORK = "the balancing";

  private final Balancing task;
  private final ShardStages stages;
  private final Consumer<? super BalancingReport> soFar;
  private final List<Standing.Match> matches;
  private final Map<CardFigure, Integer> values = new LinkedHashMap<>();
  private final List<BalancingReport.Step> steps = new ArrayList<>();
  private MatrixReport before;
  private long games;
  private int seeds;

  /// Nothing is changed yet.
  ///
  /// @param folder where results are kept, and where those are taken from that are there; empty where they are not kept
  /// @param soFar hears of what was found until now, which is not checked before the end, again and again, by one thread at a time
  /// @throws Refused when the folder cannot be read
  public BalancingRun(
      Balancing task, Optional<ShardFolder> folder, Consumer<? super BalancingReport> soFar) {
    this.task = task;
    this.stages = new ShardStages(new ShardThreads(task.threads()), folder);
    this.soFar = soFar;
    this.matches = Standing.matches(task.decks().size());
    this.before = MatrixReport.none(task.decks(), task.player());
  }

  /// Looks for the changes.
  ///
  /// @throws Refused when a deck cannot be played, it was interrupted, or the folder cannot be used
  public BalancingReport run() {
    before = matrix(task.game());
    Sum first = new Sum();
    play(task.game(), List.of(), first, nextSeed(), 0, task.pairs());
    Standing now = first.standing();
    BalancingReport.End end = BalancingReport.End.MOST_STEPS;
    for (int step = 0; step < task.bounds().most() && !isEnough(now); step++) {
      Optional<Standing> nearer = step(now);
      if (nearer.isEmpty()) {
        end = BalancingReport.End.NONE_FOUND;
        break;
      }
      now = nearer.get();
    }
    if (isEnough(now)) {
      end = BalancingReport.End.EVEN;
    }
    undo(isEnough(now));
    MatrixReport after = values.isEmpty() ? before : matrix(game(values));
    return report(Optional.of(new BalancingReport.Check(after, end)));
  }

  private boolean isEnough(Standing standing) {
    return standing.isWithin(task.bounds().within());
  }

  private BalancingReport report(Optional<BalancingReport.Check> check) {
    return new BalancingReport(before, steps, changes(values), check, games);
  }

  private static List<FigureChange> changes(Map<CardFigure, Integer> values) {
    return values.entrySet().stream()
        .map(entry -> new FigureChange(entry.getKey(), entry.getValue()))
        .toList();
  }

  private Game game(Map<CardFigure, Integer> values) {
    return FigureChange.all(task.game(), changes(values));
  }

  /// Every deck against every other, both times with the same seed, which the search has not.
  private MatrixReport matrix(Game game) {
    DeckMatrix matrix =
        new DeckMatrix(
            game,
            task.format(),
            task.decks(),
            task.player(),
            task.pairs(),
            task.seed(),
            task.threads());
    long already = games;
    MatrixReport report =
        matrix
            .run(
                stages,
                String.valueOf(changes(values)),
                sums -> {
                  games = already + sums.games();
                  soFar.accept(report(Optional.empty()));
                })
            .report();
    games = already + report.games();
    return report;
  }

  /// A change that may be made.
  ///
  /// @param concerns the matches in which a deck has the card
  private record Candidate(
      CardFigure figure,
      int value,
      Game game,
      List<Boolean> concerns,
      List<PairDifferences> gains) {
    Candidate with(List<PairDifferences> more) {
      List<PairDifferences> sums = new ArrayList<>();
      for (int i = 0; i < gains.size(); i++) {
        sums.add(gains.get(i).plus(more.get(i)));
      }
      return new Candidate(figure, value, game, concerns, sums);
    }

    FigureChange change() {
      return new FigureChange(figure, value);
    }

    Candidate anew() {
      return new Candidate(figure, value, game, concerns, none(gains.size()));
    }
  }

  private static List<PairDifferences> none(int matches) {
    return Collections.nCopies(matches, PairDifferences.NONE);
  }

  /// The candidate with a value in the place of a figure; empty where the card is not understood with it, or a deck is not legal.
  private Optional<Candidate> candidate(CardFigure figure, int value) {
    Map<CardFigure, Integer> all = new LinkedHashMap<>(values);
    if (value == figure.value()) {
      all.remove(figure);
    } else {
      all.put(figure, value);
    }
    try {
      Game game = game(all);
      for (Deck deck : task.decks()) {
        if (!game.objections(deck, task.format()).isEmpty()) {
          return Optional.empty();
        }
      }
      List<Boolean> concerns =
          matches.stream()
              .map(match -> has(match.one(), figure) || has(match.other(), figure))
              .toList();
      return Optional.of(new Candidate(figure, value, game, concerns, none(matches.size())));
    } catch (Refused refused) {
      return Optional.empty();
    }
  }

  private boolean has(int deck, CardFigure figure) {
    return task.decks().get(deck).cards().contains(figure.card());
  }

  /// All changes by one of figures in decks that are not even.
  private List<Candidate> candidates(Standing now) {
    List<Deck> off = new ArrayList<>();
    for (int deck = 0; deck < task.decks().size(); deck++) {
      if (!now.isWithin(deck, task.bounds().within())) {
        off.add(task.decks().get(deck));
      }
    }
    List<Candidate> candidates = new ArrayList<>();
    for (CardFigure figure : Balancing.figures(task.game(), off, task.bounds())) {
      int value = values.getOrDefault(figure, figure.value());
      if (value > 0) {
        candidate(figure, value - 1).ifPresent(candidates::add);
      }
      candidate(figure, value + 1).ifPresent(candidates::add);
    }
    return candidates;
  }

  /// Makes the change that seems best, where it holds with seeds of its own.
  ///
  /// @return how the decks stand with it; empty where none holds
  private Optional<Standing> step(Standing now) {
    List<Candidate> alive = candidates(now);
    if (alive.isEmpty()) {
      return Optional.empty();
    }
    Game game = game(values);
    Sum base = new Sum();
    long seed = nextSeed();
    int played = 0;
    for (int round = 0; alive.size() > 1; round++) {
      int end = played + Balancing.roundPairs(task.pairs(), round);
      alive = half(play(game, alive, base, seed, played, end), base.standing());
      played = end;
    }
    Sum fresh = new Sum();
    Candidate best =
        play(game, List.of(alive.getFirst().anew()), fresh, nextSeed(), 0, task.pairs()).getFirst();
    Standing without = fresh.standing();
    if (!without.isNearer(best.gains())) {
      return Optional.empty();
    }
    Standing with = without.plus(best.gains());
    make(best, with);
    return Optional.of(with);
  }

  /// Those with which the decks are nearer to even.
  private static List<Candidate> half(List<Candidate> played, Standing standing) {
    return played.stream()
        .sorted(Comparator.comparingDouble(each -> standing.plus(each.gains()).distance()))
        .limit((played.size() + 1) / 2)
        .toList();
  }

  private void make(Candidate made, Standing standing) {
    CardFigure figure = made.figure();
    int from = values.getOrDefault(figure, figure.value());
    if (made.value() == figure.value()) {
      values.remove(figure);
    } else {
      values.put(figure, made.value());
    }
    steps.add(new BalancingReport.Step(figure, from, made.value(), standing.distance()));
  }

  /// Takes back one change after the other that is not needed.
  ///
  /// @param isEnough whether the decks are even enough, and are to stay so; otherwise they are not to become less even
  private void undo(boolean isEnough) {
    while (values.size() > 1) {
      List<Candidate> back = new ArrayList<>();
      for (CardFigure figure : values.keySet()) {
        candidate(figure, figure.value()).ifPresent(back::add);
      }
      Sum base = new Sum();
      List<Candidate> played = play(game(values), back, base, nextSeed(), 0, task.pairs());
      Standing now = base.standing();
      Optional<Candidate> least =
          played.stream()
              .filter(each -> {
                Standing without = now.plus(each.gains());
                return isEnough ? isEnough(without) : without.distance() <= now.distance();
              })
              .min(Comparator.comparingDouble(each -> now.plus(each.gains()).distance()));
      if (least.isEmpty()) {
        return;
      }
      make(least.get(), now.plus(least.get().gains()));
    }
  }

  private long nextSeed() {
    seeds++;
    return Seeds.derive(task.seed(), seeds, 1);
  }

  /// Plays pairs as things are and with each candidate.
  ///
  /// @return the candidates with what they gained, in their order
  private List<Candidate> play(
      Game game, List<Candidate> candidates, Sum base, long seed, int from, int end) {
    Gains gains = new Gains(base, candidates.size());
    new PairedShards(
            WORK,
            matches.size(),
            candidates.size(),
            end - from,
            task.player(),
            List.of(),
            new Games(game, candidates, seed, from))
        .run(
            stages,
            "changes %s besides %s, pairs %d to %d, seed %d"
                .formatted(
                    candidates.stream().map(Candidate::change).toList(),
                    changes(values),
                    from,
                    end,
                    seed),
            gains);
    List<Candidate> played = new ArrayList<>();
    for (int i = 0; i < candidates.size(); i++) {
      played.add(candidates.get(i).with(gains.of(i)));
    }
    return played;
  }

  /// The games as things are and with each candidate.
  private final class Games implements PairedShards.Games {
    private final Game game;
    private final List<Candidate> candidates;
    private final long seed;

    /// The number of the first pair of each match.
    private final int from;

    Games(Game game, List<Candidate> candidates, long seed, int from) {
      this.game = game;
      this.candidates = List.copyOf(candidates);
      this.seed = seed;
      this.from = from;
    }

    @Override
    public PlayedPair asItIs(int match, int pair) {
      return pair(game, match, pair);
    }

    @Override
    public boolean concerns(int change, int match) {
      return candidates.get(change).concerns().get(match);
    }

    @Override
    public PlayedPair changed(int change, int match, int pair) {
      return pair(candidates.get(change).game(), match, pair);
    }

    private PlayedPair pair(Game played, int match, int pair) {
      Deck one = task.decks().get(matches.get(match).one());
      Deck other = task.decks().get(matches.get(match).other());
      long own = Seeds.derive(seed, match, 0);
      return new Pairs(played, task.format(), one, other, task.player(), own).pair(from + pair);
    }
  }

  /// What the decks scored as things are, match by match.
  private final class Sum {
    private final List<PairScores> scores =
        new ArrayList<>(Collections.nCopies(matches.size(), PairScores.NONE));

    void add(int match, PairScores more) {
      scores.set(match, scores.get(match).plus(more));
    }

    Standing standing() {
      return new Standing(task.decks().size(), scores.stream().map(PairScores::score).toList());
    }
  }

  /// Adds up what was played.
  private final class Gains implements PairedShards.Results {
    private final Sum base;
    private final List<List<PairDifferences>> gains = new ArrayList<>();

    Gains(Sum base, int candidates) {
      this.base = base;
      for (int i = 0; i < candidates; i++) {
        gains.add(new ArrayList<>(none(matches.size())));
      }
    }

    @Override
    public void add(int match, PairedResult result) {
      base.add(match, result.asItIs().scores());
      for (int change = 0; change < gains.size(); change++) {
        List<PairDifferences> all = gains.get(change);
        all.set(match, all.get(match).plus(result.changes().get(change).gains()));
      }
      games += result.games();
      soFar.accept(report(Optional.empty()));
    }

    List<PairDifferences> of(int change) {
      return gains.get(change);
    }
  }
}
