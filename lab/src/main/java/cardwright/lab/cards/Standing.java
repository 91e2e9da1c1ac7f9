package cardwright.lab.cards;

import cardwright.lab.decks.MatrixReport;
import cardwright.lab.statistics.PairDifferences;
import java.util.ArrayList;
import java.util.List;

/// How decks stand that each met every other: what the deck with the lower number scored in each encounter, in the order of [MatrixReport#encounters].
///
/// @param decks how many
record Standing(int decks, List<Double> scores) {
  Standing {
    scores = List.copyOf(scores);
  }

  static Standing of(MatrixReport report) {
    return new Standing(
        report.decks().size(),
        report.encounters().stream().map(each -> each.scores().score()).toList());
  }

  /// Two decks that meet, with their numbers.
  record Match(int one, int other) {}

  /// All encounters of so many decks.
  static List<Match> matches(int decks) {
    List<Match> matches = new ArrayList<>();
    for (int one = 0; one < decks; one++) {
      for (int other = one + 1; other < decks; other++) {
        matches.add(new Match(one, other));
      }
    }
    return matches;
  }

  /// What a deck scores on average over the others.
  double average(int deck) {
    double sum = 0;
    List<Match> matches = matches(decks);
    for (int i = 0; i < matches.size(); i++) {
      if (matches.get(i).one() == deck) {
        sum += scores.get(i);
      } else if (matches.get(i).other() == deck) {
        sum += 1 - scores.get(i);
      }
    }
    return sum / (decks - 1);
  }

  /// How far the decks are from even: the root of the mean square of what each scores beyond one half.
  double distance() {
    double sum = 0;
    for (int deck = 0; deck < decks; deck++) {
      sum += lead(deck) * lead(deck);
    }
    return Math.sqrt(sum / decks);
  }

  private double lead(int deck) {
    return average(deck) - 0.5;
  }

  /// Whether a deck scores as much less or more than one half as is admitted, or is nearer.
  boolean isWithin(int deck, double within) {
    return Math.abs(lead(deck)) <= within;
  }

  /// Whether all of them do.
  boolean isWithin(double within) {
    for (int deck = 0; deck < decks; deck++) {
      if (!isWithin(deck, within)) {
        return false;
      }
    }
    return true;
  }

  /// How the decks stand where the first of each encounter scores so much more.
  Standing plus(List<PairDifferences> gains) {
    List<Double> sums = new ArrayList<>();
    for (int i = 0; i < scores.size(); i++) {
      sums.add(scores.get(i) + gain(gains.get(i)));
    }
    return new Standing(decks, sums);
  }

  private static double gain(PairDifferences gains) {
    return gains.pairs() == 0 ? 0 : gains.difference();
  }

  /// Whether gains bring the decks nearer to even, with a confidence of 95 %: by the slope of [#distance] in each of them, and by how sure each is.
  boolean isNearer(List<PairDifferences> gains) {
    double slope = 0;
    double variance = 0;
    List<Match> matches = matches(decks);
    for (int i = 0; i < matches.size(); i++) {
      PairDifferences gain = gains.get(i);
      if (gain.pairs() > 0) {
        double weight = lead(matches.get(i).one()) - lead(matches.get(i).other());
        double half = (gain.interval().high() - gain.interval().low()) / 2;
        slope += weight * gain.difference();
        variance += weight * weight * half * half;
      }
    }
    return slope + Math.sqrt(variance) < 0 && plus(gains).distance() < distance();
  }
}
