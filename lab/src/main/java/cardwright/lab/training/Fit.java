package cardwright.lab.training;

import cardwright.engine.EvaluationFeature;
import cardwright.engine.Game;
import cardwright.engine.Seat;
import cardwright.players.Revalued;
import java.util.ArrayList;
import java.util.List;

/// Weights of an evaluation's terms, as they stand and as they fit the plays that were seen.
///
/// @param terms one for each term of the game
/// @param onTurn what it is worth to be the one who decides, as a logarithm of odds
/// @param loss what the forecasts of each evaluation cost on games that were held out
/// @param games how many games were played
/// @param positions how many positions of them were looked at
public record Fit(List<Weight> terms, double onTurn, Losses loss, int games, int positions) {
  /// The weight of a term.
  ///
  /// @param name what the term counts
  /// @param stands the points of one, in the game's own measure, on the average where they differ
  /// @param fitted the points of one that fit, in the same measure
  /// @param odds the same as a logarithm of odds
  public record Weight(String name, double stands, double fitted, double odds) {}

  /// The mean logarithmic loss of forecasts; 0.693 for who knows nothing.
  ///
  /// @param stands of the value as it stands
  /// @param stretched of the value as it stands, made as sure of itself as it should be
  /// @param fitted of the terms with the weights that fit
  public record Losses(double stands, double stretched, double fitted) {}

  /// A position that was seen.
  ///
  /// @param a the terms of seat A
  /// @param b the terms of seat B
  /// @param value for A, from -1 to 1
  /// @param decides who is to decide
  /// @param score what A got in the end
  record Seen(
      List<EvaluationFeature> a,
      List<EvaluationFeature> b,
      double value,
      Seat decides,
      double score) {
    double amount(int term) {
      return a.get(term).amount() - b.get(term).amount();
    }

    double points(int term) {
      return a.get(term).points() - b.get(term).points();
    }

    double onTurn() {
      return decides == Seat.A ? 1 : -1;
    }

    Logistic.Sample amounts() {
      List<Double> figures = new ArrayList<>();
      for (int term = 0; term < a.size(); term++) {
        figures.add(amount(term));
      }
      figures.add(onTurn());
      return new Logistic.Sample(figures, score);
    }

    Logistic.Sample values() {
      double sure = Math.clamp(value, -0.9999, 0.9999);
      double odds = StrictMath.log((1 + sure) / (1 - sure));
      return new Logistic.Sample(List.of(odds, onTurn()), score);
    }
  }

  /// Fits the weights.
  ///
  /// @param seen what they are fitted to
  /// @param held what the losses are measured by
  static Fit of(List<Seen> seen, List<Seen> held, int games) {
    Logistic odds = Logistic.of(seen.stream().map(Seen::amounts).toList());
    Logistic value = Logistic.of(seen.stream().map(Seen::values).toList());
    List<EvaluationFeature> names = seen.getFirst().a();
    double measure = measure(seen, odds.weights());
    List<Weight> terms = new ArrayList<>();
    for (int term = 0; term < names.size(); term++) {
      double weight = odds.weights().get(term);
      String name = names.get(term).name().words();
      terms.add(new Weight(name, stands(seen, term), weight * measure, weight));
    }
    double stands =
        held.stream()
            .mapToDouble(each -> Logistic.loss((1 + each.value()) / 2, each.score()))
            .average()
            .orElse(0);
    Losses losses =
        new Losses(
            stands,
            value.loss(held.stream().map(Seen::values).toList()),
            odds.loss(held.stream().map(Seen::amounts).toList()));
    double onTurn = odds.weights().getLast();
    return new Fit(List.copyOf(terms), onTurn, losses, games, seen.size() + held.size());
  }

  /// What brings odds into the game's own measure: all terms together weigh as much as before.
  private static double measure(List<Seen> seen, List<Double> odds) {
    double before = 0;
    double after = 0;
    for (int term = 0; term < seen.getFirst().a().size(); term++) {
      double square = 0;
      for (Seen each : seen) {
        square += each.amount(term) * each.amount(term);
      }
      before += Math.sqrt(square) * Math.abs(stands(seen, term));
      after += Math.sqrt(square) * Math.abs(odds.get(term));
    }
    return after == 0 ? 0 : before / after;
  }

  /// The points of one, on the average.
  private static double stands(List<Seen> seen, int term) {
    double both = 0;
    double square = 0;
    for (Seen each : seen) {
      both += each.points(term) * each.amount(term);
      square += each.amount(term) * each.amount(term);
    }
    return square == 0 ? 0 : both / square;
  }

  /// The game, with the weights that fit in its evaluation.
  public Game in(Game game) {
    return new Revalued(game, new Weights(game, terms.stream().map(Weight::odds).toList()));
  }
}
