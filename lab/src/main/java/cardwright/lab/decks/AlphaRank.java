package cardwright.lab.decks;

import java.util.ArrayList;
import java.util.List;
import org.ojalgo.matrix.decomposition.LU;
import org.ojalgo.matrix.store.MatrixStore;
import org.ojalgo.matrix.store.R064Store;

/// How decks fare where players copy what wins: α-rank (Omidshafiei et al. 2019) of the game in which two players pick a deck each.
///
/// A population plays one deck until another one appears in it and takes it over. What is told is the share of the time that each deck is
/// the one that is played, in the limit in which selection is strong (α without bound): a deck that scores more than one half always takes over, one that
/// scores less does so with a probability of [#PERTURBATION] alone, and one that scores one half does so half of the time.
///
/// @param shares of the time, from 0 to 1; together 1
public record AlphaRank(List<Double> shares) {
  /// How often a deck takes over that scores less: so rarely that it decides nothing but between decks of which none beats another.
  static final double PERTURBATION = 1e-6;

  /// What is left of the perturbation and of rounding lies below this.
  private static final double NOTHING = 1e-4;

  /// Scores that differ by less are alike.
  private static final double ALIKE = 1e-12;

  /// Keeps its own list.
  public AlphaRank {
    shares = List.copyOf(shares);
  }

  /// The stationary distribution of the Markov chain of decks that take each other over.
  ///
  /// @param lead what the deck of a row has more than one half against that of a column; that of the column has as much less
  static AlphaRank of(double[][] lead) {
    int decks = lead.length;
    if (decks == 1) {
      return new AlphaRank(List.of(1.0));
    }
    // The shares stay the same after a step: what comes to a deck is what leaves it. One of these
    // equations follows from the others, and gives its place to the sum of all shares.
    R064Store flow = R064Store.FACTORY.make(decks, decks);
    for (int from = 0; from < decks; from++) {
      double leaves = 0;
      for (int to = 0; to < decks; to++) {
        if (to != from) {
          double takesOver = takesOver(lead[to][from]) / (decks - 1);
          flow.set(to, from, takesOver);
          leaves += takesOver;
        }
      }
      flow.set(from, from, -leaves);
    }
    R064Store comes = R064Store.FACTORY.make(decks, 1);
    for (int deck = 0; deck < decks; deck++) {
      flow.set(decks - 1, deck, 1.0);
    }
    comes.set(decks - 1, 0, 1.0);
    LU<Double> solver = LU.R064.make(decks, decks);
    if (!solver.decompose(flow) || !solver.isSolvable()) {
      throw new IllegalStateException("the chain of decks has no stationary distribution");
    }
    return new AlphaRank(clean(solver.getSolution(comes), decks));
  }

  private static double takesOver(double lead) {
    if (Math.abs(lead) < ALIKE) {
      return 0.5;
    }
    return lead > 0 ? 1 - PERTURBATION : PERTURBATION;
  }

  private static List<Double> clean(MatrixStore<Double> solved, int decks) {
    List<Double> shares = new ArrayList<>();
    for (int deck = 0; deck < decks; deck++) {
      double share = solved.doubleValue(deck, 0);
      shares.add(share < NOTHING ? 0 : share);
    }
    double sum = shares.stream().mapToDouble(Double::doubleValue).sum();
    shares.replaceAll(share -> share / sum);
    return shares;
  }
}
