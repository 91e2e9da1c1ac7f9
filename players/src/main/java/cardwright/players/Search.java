package cardwright.players;

import cardwright.engine.Beliefs;
import cardwright.engine.Chance;
import cardwright.engine.Choice;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.View;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/// Information-set Monte Carlo tree search: imagine what is hidden, descend by what is legal there,
/// play on a little, value, learn (Cowling, Powley and Whitehouse, "Information set Monte Carlo tree
/// search", 2012).
final class Search {
  /// How much is tried that does not look best.
  private static final double CURIOSITY = 0.8;

  /// How much worse than the average a move is thought to be that was never tried.
  private static final double DOUBT = 0.1;

  /// By how much a move has to look worse at once to be tried e times less.
  private static final double WARMTH = 0.25;

  /// How many moves of a choice are looked at before they are tried.
  private static final int WIDTH = 48;

  /// How many choices deep a search goes.
  private static final int DEPTH = 80;

  /// After so many iterations it is asked anew whether the decision is settled.
  private static final int PACE = 32;

  private static final int ANY = -1;

  private final View view;
  private final Seat seat;
  private final Beliefs beliefs;
  private final Playout playout;
  private final Budget budget;
  private final LongSupplier clock;
  private final Node root = new Node();
  private final Twin twin = new Twin();
  private final boolean rests;
  private final int roots;
  private int iterations;
  private int only = ANY;
  private double low = 1;
  private double high = -1;
  private Deadline deadline = Deadline.NEVER;

  /// A search for the decision of a view.
  ///
  /// @param worth what each move that is thought about looks like at once, from -1 to 1: the first so many
  /// @param rests whether in this game both may pass until a part of the turn is over
  /// @param clock nanoseconds that go by for the thread that searches
  Search(
      View view,
      Beliefs beliefs,
      double[] worth,
      boolean rests,
      Playout playout,
      Budget budget,
      LongSupplier clock) {
    this.view = view;
    this.seat = view.seat();
    this.beliefs = beliefs;
    this.rests = rests;
    this.roots = worth.length;
    this.playout = playout;
    this.budget = budget;
    this.clock = clock;
    for (int i = 0; i < worth.length; i++) {
      root.add(view.choice().move(i).notation(), worth[i]);
    }
  }

  /// Thinks until the budget is spent or nothing could change the decision any more.
  void run(long seed) {
    deadline = Deadline.of(budget, clock);
    boolean on = true;
    while (on) {
      iterate(Chance.seeded(seed + iterations));
      iterations++;
      on = iterations < budget.iterations() && !deadline.passed();
      if (on && iterations % PACE == 0) {
        on = !settled(left());
      }
    }
    deadline = Deadline.NEVER;
  }

  /// Goes on with one move of the decision, however it looks.
  ///
  /// @param times how often it is made
  void look(int move, int times, long seed) {
    only = move;
    for (int i = 0; i < times; i++) {
      iterate(Chance.seeded(~seed - i));
    }
    only = ANY;
  }

  /// How many iterations the budget still has room for.
  private double left() {
    double byTime = iterations * deadline.left() / Math.max(1e-3, deadline.spent());
    return Math.min(budget.iterations() - iterations, byTime);
  }

  /// Whether the second best move cannot catch up.
  private boolean settled(double left) {
    int most = 0;
    int second = 0;
    for (Node.Edge edge : edges()) {
      second = Math.max(second, Math.min(most, edge.visits()));
      most = Math.max(most, edge.visits());
    }
    return most - second > left;
  }

  private List<Node.Edge> edges() {
    List<Node.Edge> edges = new ArrayList<>();
    Choice choice = view.choice();
    for (int i = 0; i < roots; i++) {
      Node.Edge edge = root.find(choice.move(i).notation());
      if (edge != null) {
        edges.add(edge);
      }
    }
    return edges;
  }

  /// How many imagined plays there were.
  int iterations() {
    return iterations;
  }

  /// What is known of a move of the decision, or null when nothing is.
  Node.@Nullable Edge known(String move) {
    return root.find(move);
  }

  private void iterate(Chance chance) {
    Position world = view.imagine(beliefs, chance);
    List<Node.Edge> path = new ArrayList<>();
    List<Seat> seats = new ArrayList<>();
    Node node = root;
    boolean on = true;
    int last = playout.horizon(world);
    for (int depth = 0; on && depth < DEPTH && goesOn(world, last); depth++) {
      Choice choice = world.choice();
      if (choice.searched() == 1 && node != root) {
        world.play(0, chance);
        continue;
      }
      on = node.visits() > 0 || node == root;
      node.visit();
      if (on) {
        Seat decides = choice.seat();
        int move = descend(world, choice, node, path, chance);
        seats.add(decides);
        world.play(move, chance);
        node = path.getLast().child();
      }
    }
    double value = playout.value(world, seat, last, chance);
    for (int i = 0; i < path.size(); i++) {
      int sign = seats.get(i) == seat ? 1 : -1;
      path.get(i).learn(sign * value);
      low = Math.min(low, sign * path.get(i).mean());
      high = Math.max(high, sign * path.get(i).mean());
    }
  }

  private static boolean goesOn(Position world, int last) {
    return world.outcome().isEmpty() && !Playout.isBeyond(world, last);
  }

  /// What a move is worth to whoever makes it, from 0 for the worst that was seen to 1 for the best:
  /// values of games differ in how far they lie apart.
  private double scaled(double mean, Seat decides) {
    if (high - low < 1e-9) {
      return 0.5;
    }
    double share = ((decides == seat ? mean : -mean) - low) / (high - low);
    return decides == seat ? share : 1 - share;
  }

  /// Picks the move that deserves it most, and adds it to the path.
  private int descend(
      Position world, Choice choice, Node node, List<Node.Edge> path, Chance chance) {
    int count = node == root ? Math.min(roots, choice.count()) : choice.searched();
    Node.Edge[] edges = new Node.Edge[count];
    List<String> names = choice.notations().subList(0, count);
    boolean unseen = false;
    double sum = 0;
    int visits = 0;
    for (int i = 0; i < count; i++) {
      Node.Edge known = node.find(names.get(i));
      if (known == null) {
        unseen = true;
      } else {
        edges[i] = known;
        sum += known.sum();
        visits += known.visits();
      }
    }
    if (unseen) {
      weigh(world, choice.seat(), names, edges, node, chance);
    }
    if (node == root && only != ANY) {
      path.add(edges[only]);
      return only;
    }
    double unknown = visits == 0 ? 0.5 : Math.max(0, scaled(sum / visits, choice.seat()) - DOUBT);
    double[] shares = shares(edges);
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      edges[i].offered();
      double worth = edges[i].visits() == 0 ? unknown : scaled(edges[i].mean(), choice.seat());
      double urge = edges[i].urge(worth, CURIOSITY * shares[i]);
      if (urge > most) {
        most = urge;
        best = i;
      }
    }
    path.add(edges[best]);
    return best;
  }

  /// Weighs the moves that were not offered before by what they come to at once.
  private void weigh(
      Position world,
      Seat decides,
      List<String> names,
      Node.@Nullable Edge[] edges,
      Node node,
      Chance chance) {
    double sum = 0;
    int seen = 0;
    for (int i = 0; i < names.size(); i++) {
      if (edges[i] == null) {
        boolean looks = seen == 0 || (seen < WIDTH && !deadline.passed());
        double worth = looks ? glance(world, i, decides, chance) : sum / seen;
        sum += looks ? worth : 0;
        seen += looks ? 1 : 0;
        edges[i] = node.add(names.get(i), worth);
      }
    }
  }

  /// What a move comes to at once.
  private double glance(Position world, int move, Seat decides, Chance chance) {
    Position after = twin.from(world);
    after.play(move, chance);
    return rests ? playout.rest(after, decides, chance) : playout.worth(after, decides);
  }

  /// Shares that are together 1: the better a move looks at once the larger is its share.
  private static double[] shares(Node.Edge[] edges) {
    double most = Double.NEGATIVE_INFINITY;
    double least = Double.POSITIVE_INFINITY;
    for (Node.Edge each : edges) {
      most = Math.max(most, each.looks());
      least = Math.min(least, each.looks());
    }
    double warmth = Math.max(1e-6, WARMTH * (most - least));
    double sum = 0;
    double[] shares = new double[edges.length];
    for (int i = 0; i < shares.length; i++) {
      shares[i] = Math.exp((edges[i].looks() - most) / warmth);
      sum += shares[i];
    }
    for (int i = 0; i < shares.length; i++) {
      shares[i] /= sum;
    }
    return shares;
  }
}
