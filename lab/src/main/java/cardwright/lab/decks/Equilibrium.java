package cardwright.lab.decks;

import java.util.ArrayList;
import java.util.List;
import org.ojalgo.optimisation.Expression;
import org.ojalgo.optimisation.ExpressionsBasedModel;
import org.ojalgo.optimisation.Optimisation;
import org.ojalgo.optimisation.Variable;

/// How decks are mixed so that no deck has an edge over the mix: the equilibrium of the game in which two players pick a deck each.
///
/// @param shares how often each deck is picked, from 0 to 1; together 1
public record Equilibrium(List<Double> shares) {
  /// Shares below this are what is left of rounding.
  private static final double NOTHING = 1e-9;

  /// Keeps its own list.
  public Equilibrium {
    shares = List.copyOf(shares);
  }

  /// The equilibrium, by linear programming (von Neumann 1928, Dantzig 1951). Where there are several, one of them.
  ///
  /// @param lead what the deck of a row has more than one half against that of a column; that of the column has as much less
  static Equilibrium of(double[][] lead) {
    int decks = lead.length;
    ExpressionsBasedModel model = new ExpressionsBasedModel();
    List<Variable> shares = new ArrayList<>();
    Expression all = model.newExpression("all").level(1);
    for (int deck = 0; deck < decks; deck++) {
      Variable share = model.newVariable("deck " + deck).lower(0);
      shares.add(share);
      all.set(share, 1);
    }
    Variable least = model.newVariable("least").weight(1);
    for (int against = 0; against < decks; against++) {
      Expression more = model.newExpression("against " + against).lower(0).set(least, -1);
      for (int deck = 0; deck < decks; deck++) {
        more.set(shares.get(deck), lead[deck][against]);
      }
    }
    Optimisation.Result result = model.maximise();
    if (!result.getState().isOptimal()) {
      throw new IllegalStateException("no equilibrium was found: " + result.getState());
    }
    List<Double> found = new ArrayList<>();
    for (int deck = 0; deck < decks; deck++) {
      double share = result.doubleValue(deck);
      found.add(share < NOTHING ? 0 : share);
    }
    return new Equilibrium(found);
  }
}
