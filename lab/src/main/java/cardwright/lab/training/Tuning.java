package cardwright.lab.training;

import cardwright.cardgame.value.ValueNetwork;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.SeededChance;
import cardwright.lab.games.Decks;
import cardwright.lab.games.Entrant;
import cardwright.lab.games.Experiment;
import cardwright.lab.games.Report;
import cardwright.lab.games.Seeds;
import cardwright.players.Players;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Supplier;

/// Tunes by play what each term of a game's value is worth by itself: SPSA, simultaneous perturbation stochastic approximation.
///
/// In each step all terms are changed at once, each a little up or down by chance; a player with these changes plays one with the opposite ones, and all
/// terms move towards the side that scored more (J. C. Spall, IEEE Transactions on Automatic Control 37, 1992; how steps become smaller as advised in IEEE
/// Transactions on Aerospace and Electronic Systems 34, 1998, but for one thing: the move is not divided by the change, so that it fades a little faster).
/// The result is the mean of the second half of the steps.
///
/// Training by plays finds which side wins that has much of something; tuning finds what it brings to have more of it. The two may differ even in their sign.
///
/// After each step the sum of squares of all terms, each by how much sides differ in it, is made what it was at the start, so that values stay as sure of
/// themselves as they were; the mean of steps is a little smaller. Terms that begin smaller than one change are not held. In three of four steps decks are
/// ready-made ones, where the format has two or more, as these are what people play; in the fourth they are made by chance.
///
/// The same numbers give the same result, whatever the number of threads, and the first steps of many are those of a tuning with fewer.
///
/// @param game valued as it is where tuning begins
/// @param begun the option of the command by which the value was given where tuning begins, with a blank before it; empty for the game's own value
/// @param player the name of the player on both sides
/// @param seed where all chance starts
/// @param threads how many games at a time, at least 1
public record Tuning(
    Game game,
    Format format,
    String begun,
    String player,
    TuningSettings settings,
    long seed,
    int threads) {
  /// How many games tell by how much sides differ in a term.
  private static final int SPREAD_GAMES = 40;

  /// In the first step the two sides differ by twice this, as a logarithm of odds, where positions differ in a term as they do as a rule.
  private static final double CHANGE = 0.1;

  private static final double CHANGE_FADES = 0.101;

  /// How far a term moves in the first step, in the same measure, when all games are won by one side.
  private static final double MOVE = 0.03;

  private static final double MOVE_FADES = 0.602;

  /// After so many steps moves begin to fade (the stability constant).
  private static final double STEADY = 200;

  /// One step of so many is played with decks made by chance.
  private static final int RANDOM_DECKS = 4;

  private static final int SIGNS = 0;
  private static final int GAMES = 1;

  /// Hears how far the tuning has come.
  @FunctionalInterface
  public interface Progress {
    /// Called after each step.
    ///
    /// @param done how many steps are made
    /// @param soFar what these come to
    void done(int done, Supplier<Tuned> soFar);
  }

  /// The terms that are tuned, each in a unit of its own: one where sides differ in it as they do as a rule.
  ///
  /// @param network where tuning begins
  /// @param units how much one of the unit is worth, for one of the term
  private record Terms(ValueNetwork network, List<String> names, List<Double> units) {
    static Terms of(ValueNetwork network, SequencedMap<String, Double> spread) {
      return new Terms(
          network,
          List.copyOf(spread.keySet()),
          spread.values().stream().map(each -> 1 / each).toList());
    }

    /// What terms are worth where tuning begins.
    double[] start() {
      double[] at = new double[names.size()];
      for (int term = 0; term < at.length; term++) {
        at[term] = network.worth(names.get(term)) / units.get(term);
      }
      return at;
    }

    /// The network in which terms are worth that.
    ValueNetwork network(double[] at) {
      SequencedMap<String, Double> worth = new LinkedHashMap<>();
      for (int term = 0; term < at.length; term++) {
        worth.put(names.get(term), at[term] * units.get(term));
      }
      return network.with(worth);
    }
  }

  /// Tunes.
  ///
  /// @throws cardwright.engine.Refused when the game does not name the terms of its value
  public Tuned run(Progress progress) {
    ValueNetwork start = ValueNetwork.read(game.learnedValue(), "the value");
    SequencedMap<String, Double> spread =
        TermSpread.of(TrainingGames.ofItself(game, format, player, SPREAD_GAMES, seed, threads));
    Terms terms = Terms.of(start, spread);
    double[] at = terms.start();
    double length = length(at);
    List<double[]> path = new ArrayList<>();
    for (int step = 0; step < settings.steps(); step++) {
      at = moved(at, step, terms);
      if (length >= CHANGE) {
        scale(at, length / length(at));
      }
      synchronized (path) {
        path.add(at);
      }
      progress.done(step + 1, () -> tuned(soFar(path), terms));
    }
    return tuned(path, terms);
  }

  private static List<double[]> soFar(List<double[]> path) {
    synchronized (path) {
      return List.copyOf(path);
    }
  }

  /// Makes a step.
  ///
  /// @param at what terms are worth, each in its own unit
  private double[] moved(double[] at, int step, Terms terms) {
    double change = CHANGE / Math.pow(step + 1.0, CHANGE_FADES);
    double move = MOVE * Math.pow((1 + STEADY) / (step + 1 + STEADY), MOVE_FADES);
    Chance chance = new SeededChance(Seeds.derive(seed, step, SIGNS));
    int[] signs = new int[at.length];
    double[] up = at.clone();
    double[] down = at.clone();
    for (int term = 0; term < at.length; term++) {
      signs[term] = chance.roll(2) == 0 ? 1 : -1;
      up[term] += change * signs[term];
      down[term] -= change * signs[term];
    }
    Report report =
        new Experiment(
                game,
                entrant("up", terms.network(up)),
                entrant("down", terms.network(down)),
                new Decks(format, Optional.empty(), Optional.empty(), pool(step)),
                settings.games(),
                Seeds.derive(seed, step, GAMES),
                threads)
            .run()
            .report();
    double gained = report.scoreA() - report.scoreB();
    double[] next = at.clone();
    for (int term = 0; term < at.length; term++) {
      next[term] += move * gained * signs[term];
    }
    return next;
  }

  private List<Deck> pool(int step) {
    List<Deck> ready = game.decks(format);
    return ready.size() < 2 || step % RANDOM_DECKS == RANDOM_DECKS - 1 ? List.of() : ready;
  }

  private Entrant entrant(String name, ValueNetwork network) {
    Game valued = valued(network);
    return new Entrant(name, (_, own) -> Players.named(player, valued, own));
  }

  private Game valued(ValueNetwork network) {
    return game.valuedBy(network.write(List.of()));
  }

  private Tuned tuned(List<double[]> path, Terms terms) {
    List<double[]> last = path.subList(path.size() / 2, path.size());
    double[] mean = new double[terms.names().size()];
    for (double[] each : last) {
      for (int term = 0; term < mean.length; term++) {
        mean[term] += each[term] / last.size();
      }
    }
    ValueNetwork network = terms.network(mean);
    List<Tuned.Term> told =
        terms.names().stream()
            .map(name -> new Tuned.Term(name, terms.network().worth(name), network.worth(name)))
            .toList();
    return new Tuned(network.write(about(path.size())), told, path.size());
  }

  private List<String> about(int steps) {
    return List.of(
        "What positions of " + game.title() + " are worth, its terms tuned by plays of",
        "./cardwright lab tune %s --format %s --player %s --steps %d --games %d --seed %d%s"
            .formatted(game.name(), format.name(), player, steps, settings.games(), seed, begun));
  }

  private static double length(double[] at) {
    double squares = 0;
    for (double each : at) {
      squares += each * each;
    }
    return Math.sqrt(squares);
  }

  private static void scale(double[] at, double by) {
    for (int term = 0; term < at.length; term++) {
      at[term] *= by;
    }
  }
}
