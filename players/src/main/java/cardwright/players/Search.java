package cardwright.players;

import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.SeededChance;
import cardwright.engine.View;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/// Information-set Monte Carlo tree search: each iteration determinizes the position, selects moves that are legal
/// there by PUCT, expands, plays out a little, evaluates, and updates its path (Cowling,
/// Powley and Whitehouse, "Information set Monte Carlo tree search", 2012).
final class Search {
  /// The exploration constant of PUCT: how much is tried that does not look best.
  private static final double EXPLORATION = 0.4;

  /// The same where priors come from quiet play-outs. These do not see what only two moves together bring, so that more has to be tried against them.
  private static final double QUIET_EXPLORATION = 1.2;

  /// First-play reduction: how much worse than the average of its siblings a move counts that was never tried.
  private static final double FIRST_PLAY_REDUCTION = 0.1;

  /// The temperature of priors, as a share of the span of evaluations: by how much a move has to be evaluated
  /// lower for its prior to be e times smaller. What a move is worth at once says less of it than a quiet play-out does.
  private static final double PRIOR_TEMPERATURE = 0.5;

  private static final double QUIET_PRIOR_TEMPERATURE = 0.25;

  /// How many moves of a choice are evaluated when they are added to the tree; others count as their average.
  private static final int EVALUATION_WIDTH = 48;

  /// How many choices deep the tree is descended at most.
  private static final int MAX_DEPTH = 80;

  /// After how many iterations each it is looked at whether the decision is settled.
  private static final int STOP_CHECK_INTERVAL = 32;

  /// How many determinizations a search has, each for as many iterations: making one costs more than copying it, and moves that are compared in the same ones
  /// differ less by luck.
  private static final int WORLDS = 32;

  private static final int NO_MOVE = -1;

  private final View view;
  private final Seat seat;
  private final Beliefs beliefs;
  private final Playout playout;
  private final Budget budget;
  private final LongSupplier clock;
  private final Node root = new Node();
  private final List<Position> worlds = new ArrayList<>();
  private final ScratchPosition played = new ScratchPosition();
  private final ScratchPosition scratch = new ScratchPosition();
  private final boolean quiet;
  private final int roots;
  private int lastWorld = -1;
  private int iterations;
  private int forcedMove = NO_MOVE;
  private double low = 1;
  private double high = -1;
  private Deadline deadline = Deadline.NEVER;

  /// A search for the decision of a view.
  ///
  /// @param worth the evaluations of the moves that are searched, from -1 to 1: those of the first so many moves
  /// @param quiet whether evaluations are quiet play-outs, because in this game both may pass until a part of the turn is over
  /// @param clock nanoseconds that go by for the thread that searches
  Search(
      View view,
      Beliefs beliefs,
      double[] worth,
      boolean quiet,
      Playout playout,
      Budget budget,
      LongSupplier clock) {
    this.view = view;
    this.seat = view.seat();
    this.beliefs = beliefs;
    this.quiet = quiet;
    this.roots = worth.length;
    this.playout = playout;
    this.budget = budget;
    this.clock = clock;
    for (int i = 0; i < worth.length; i++) {
      root.add(view.choice().key(i), worth[i]);
    }
  }

  /// Thinks until the budget is spent or nothing could change the decision any more.
  void run(long seed) {
    deadline = Deadline.of(budget, clock);
    boolean on = true;
    while (on) {
      iterate(new SeededChance(seed + iterations));
      iterations++;
      on = iterations < budget.iterations() && !deadline.passed();
      if (on && iterations % STOP_CHECK_INTERVAL == 0) {
        on = !settled(iterationsLeft());
      }
    }
    deadline = Deadline.NEVER;
  }

  /// Searches on below one move of the decision, whatever its score.
  ///
  /// @param times how often it is made
  void explore(int move, int times, long seed) {
    forcedMove = move;
    for (int i = 0; i < times; i++) {
      iterate(new SeededChance(~seed - i));
    }
    forcedMove = NO_MOVE;
  }

  /// How many iterations the budget still has room for.
  private double iterationsLeft() {
    double byTime = iterations * deadline.left() / Math.max(1e-3, deadline.spent());
    return Math.min(budget.iterations() - iterations, byTime);
  }

  /// Whether the second best move cannot catch up.
  private boolean settled(double iterationsLeft) {
    int most = 0;
    int second = 0;
    for (Node.Edge edge : edges()) {
      second = Math.max(second, Math.min(most, edge.visits()));
      most = Math.max(most, edge.visits());
    }
    return most - second > iterationsLeft;
  }

  private List<Node.Edge> edges() {
    List<Node.Edge> edges = new ArrayList<>();
    Choice choice = view.choice();
    for (int i = 0; i < roots; i++) {
      Node.Edge edge = root.find(choice.key(i));
      if (edge != null) {
        edges.add(edge);
      }
    }
    return edges;
  }

  /// How many iterations there were.
  int iterations() {
    return iterations;
  }

  /// The edge of a move of the decision, or null when the move is not in the tree.
  ///
  /// @param move its [Choice#key]
  Node.@Nullable Edge edge(long move) {
    return root.find(move);
  }

  /// The next determinization, to be played on.
  private Position world(Chance chance) {
    if (worlds.size() < WORLDS) {
      worlds.add(view.determinize(beliefs, chance));
    }
    lastWorld = (lastWorld + 1) % WORLDS;
    return played.from(worlds.get(lastWorld));
  }

  private void iterate(Chance chance) {
    Position world = world(chance);
    List<Node.Edge> path = new ArrayList<>();
    List<Seat> seats = new ArrayList<>();
    Node node = root;
    boolean on = true;
    int last = playout.horizon(world);
    for (int depth = 0; on && depth < MAX_DEPTH && goesOn(world, last); depth++) {
      Choice choice = world.choice();
      if (choice.searched() == 1 && node != root) {
        world.play(0, chance);
        continue;
      }
      on = node.visits() > 0 || node == root;
      node.visit();
      if (on) {
        Seat decides = choice.seat();
        int move = select(world, choice, node, path, chance);
        seats.add(decides);
        world.play(move, chance);
        node = path.getLast().child();
      }
    }
    double value = playout.value(world, seat, last, chance);
    for (int i = 0; i < path.size(); i++) {
      int sign = seats.get(i) == seat ? 1 : -1;
      path.get(i).update(sign * value);
      low = Math.min(low, sign * path.get(i).mean());
      high = Math.max(high, sign * path.get(i).mean());
    }
  }

  private static boolean goesOn(Position world, int last) {
    return world.outcome().isEmpty() && !Playout.isBeyond(world, last);
  }

  /// What a move is worth to whoever makes it, from 0 for the worst that was seen to 1 for the best:
  /// values of games differ in how far they lie apart.
  private double normalized(double mean, Seat decides) {
    if (high - low < 1e-9) {
      return 0.5;
    }
    double share = ((decides == seat ? mean : -mean) - low) / (high - low);
    return decides == seat ? share : 1 - share;
  }

  /// Selects the move with the highest PUCT score, and adds its edge to the path.
  private int select(
      Position world, Choice choice, Node node, List<Node.Edge> path, Chance chance) {
    int count = node == root ? Math.min(roots, choice.count()) : choice.searched();
    Node.Edge[] edges = new Node.Edge[count];
    long[] keys = new long[count];
    boolean unseen = false;
    double sum = 0;
    int visits = 0;
    for (int i = 0; i < count; i++) {
      keys[i] = choice.key(i);
      Node.Edge known = node.find(keys[i]);
      if (known == null) {
        unseen = true;
      } else {
        edges[i] = known;
        sum += known.sum();
        visits += known.visits();
      }
    }
    if (unseen) {
      expand(world, choice.seat(), keys, edges, node, chance);
    }
    if (node == root && forcedMove != NO_MOVE) {
      path.add(edges[forcedMove]);
      return forcedMove;
    }
    double firstPlay =
        visits == 0
            ? 0.5
            : Math.max(0, normalized(sum / visits, choice.seat()) - FIRST_PLAY_REDUCTION);
    double[] priors = priors(edges);
    double exploration = quiet ? QUIET_EXPLORATION : EXPLORATION;
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      edges[i].countAvailable();
      double worth =
          edges[i].visits() == 0 ? firstPlay : normalized(edges[i].mean(), choice.seat());
      double puct = edges[i].puct(worth, exploration * priors[i]);
      if (puct > most) {
        most = puct;
        best = i;
      }
    }
    path.add(edges[best]);
    return best;
  }

  /// Adds edges for the moves that were not offered before, with their evaluations.
  private void expand(
      Position world,
      Seat decides,
      long[] keys,
      Node.@Nullable Edge[] edges,
      Node node,
      Chance chance) {
    double sum = 0;
    int seen = 0;
    for (int i = 0; i < keys.length; i++) {
      if (edges[i] == null) {
        boolean evaluated = seen == 0 || (seen < EVALUATION_WIDTH && !deadline.passed());
        double worth = evaluated ? evaluate(world, i, decides, chance) : sum / seen;
        sum += evaluated ? worth : 0;
        seen += evaluated ? 1 : 0;
        edges[i] = node.add(keys[i], worth);
      }
    }
  }

  /// The evaluation of a move: what the position after it is worth to whoever makes it, from -1 to 1.
  private double evaluate(Position world, int move, Seat decides, Chance chance) {
    Position after = scratch.from(world);
    after.play(move, chance);
    return quiet ? playout.quietValue(after, decides, chance) : playout.worth(after, decides);
  }

  /// Prior probabilities of moves: the softmax of their evaluations.
  private double[] priors(Node.Edge[] edges) {
    double most = Double.NEGATIVE_INFINITY;
    double least = Double.POSITIVE_INFINITY;
    for (Node.Edge each : edges) {
      most = Math.max(most, each.evaluation());
      least = Math.min(least, each.evaluation());
    }
    double share = quiet ? QUIET_PRIOR_TEMPERATURE : PRIOR_TEMPERATURE;
    double temperature = Math.max(1e-6, share * (most - least));
    double sum = 0;
    double[] priors = new double[edges.length];
    for (int i = 0; i < priors.length; i++) {
      priors[i] = Math.exp((edges[i].evaluation() - most) / temperature);
      sum += priors[i];
    }
    for (int i = 0; i < priors.length; i++) {
      priors[i] /= sum;
    }
    return priors;
  }
}
