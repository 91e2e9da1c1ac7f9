package cardwright.lab.decks;

import cardwright.engine.Deck;
import cardwright.lab.games.Encounter;
import cardwright.lab.games.Report;
import cardwright.lab.statistics.PairScores;
import java.util.ArrayList;
import java.util.List;

/// What every deck came to against every other.
///
/// @param decks in the order of rows and columns
/// @param encounters those of the first deck with the second, with the third and so on, then those of the second with the third
public record MatrixReport(List<Deck> decks, List<Encounter> encounters) {
  /// Keeps its own lists.
  public MatrixReport {
    decks = List.copyOf(decks);
    encounters = List.copyOf(encounters);
  }

  /// No games.
  public static MatrixReport none(List<Deck> decks, String player) {
    List<Encounter> none = new ArrayList<>();
    for (int i = 0; i < decks.size() * (decks.size() - 1) / 2; i++) {
      none.add(Encounter.none(player));
    }
    return new MatrixReport(decks, none);
  }

  /// The report with more games of two decks.
  public MatrixReport plus(int row, int column, Encounter more) {
    List<Encounter> all = new ArrayList<>(encounters);
    all.set(at(row, column), encounters.get(at(row, column)).plus(more));
    return new MatrixReport(decks, all);
  }

  /// The report with a further deck, which has played none of the others yet.
  public MatrixReport plus(Deck deck, String player) {
    List<Deck> all = new ArrayList<>(decks);
    all.add(deck);
    List<Encounter> met = new ArrayList<>();
    for (int row = 0; row < decks.size(); row++) {
      for (int column = row + 1; column < decks.size(); column++) {
        met.add(encounter(row, column));
      }
      met.add(Encounter.none(player));
    }
    return new MatrixReport(all, met);
  }

  /// Where the encounter of two decks stands.
  private int at(int row, int column) {
    return row * (2 * decks.size() - row - 1) / 2 + column - row - 1;
  }

  /// The encounter of two decks, as the one with the lower number saw it.
  ///
  /// @param row a number of a deck, from 0
  /// @param column that of another one
  public Encounter encounter(int row, int column) {
    return encounters.get(at(Math.min(row, column), Math.max(row, column)));
  }

  /// What a deck scored against another, pair by pair.
  public PairScores scores(int row, int column) {
    PairScores scores = encounter(row, column).scores();
    return row < column ? scores : scores.reversed();
  }

  /// The share of the points that a deck scored against another; one half against itself.
  public double score(int row, int column) {
    return row == column ? 0.5 : scores(row, column).score();
  }

  /// How many games there were.
  public long games() {
    return encounters.stream().mapToLong(Encounter::games).sum();
  }

  /// How many pairs of games every two decks have played at least.
  public long pairs() {
    return encounters.stream().mapToLong(each -> each.scores().pairs()).min().orElse(0);
  }

  /// How far the widest range of a score of two decks reaches from the score.
  public double widest() {
    return encounters.stream().mapToDouble(each -> each.scores().reach()).max().orElse(0);
  }

  /// Whether every two decks have met: a matrix that was cut short may lack some.
  public boolean isWhole() {
    return encounters.stream().allMatch(each -> each.games() > 0);
  }

  /// What a deck scored on average over the others, each counting alike.
  public double average(int row) {
    double sum = 0;
    for (int column = 0; column < decks.size(); column++) {
      sum += column == row ? 0 : score(row, column);
    }
    return sum / (decks.size() - 1);
  }

  /// What a deck scored over all others, pair by pair.
  public PairScores overField(int row) {
    PairScores sum = PairScores.NONE;
    for (int column = 0; column < decks.size(); column++) {
      sum = column == row ? sum : sum.plus(scores(row, column));
    }
    return sum;
  }

  /// All games, as if one player had met another: how they ended, how long they were.
  public Report all() {
    return encounters.stream().map(Encounter::report).reduce(Report::plus).orElseThrow();
  }

  /// What who went first scored in all games, by the pairs in which each deck did so once.
  public PairScores first() {
    return encounters.stream().map(Encounter::first).reduce(PairScores.NONE, PairScores::plus);
  }

  /// How many of all games were different ones.
  public long distinct() {
    return encounters.stream().mapToLong(Encounter::distinct).sum();
  }

  /// The decks that another one dominates: it scores as much against every deck, and more against one. As the scores were observed.
  ///
  /// @return numbers of decks, ascending
  public List<Integer> dominated() {
    List<Integer> dominated = new ArrayList<>();
    for (int deck = 0; deck < decks.size(); deck++) {
      for (int other = 0; other < decks.size(); other++) {
        if (other != deck && dominates(other, deck)) {
          dominated.add(deck);
          break;
        }
      }
    }
    return dominated;
  }

  private boolean dominates(int one, int other) {
    boolean more = false;
    for (int column = 0; column < decks.size(); column++) {
      double lead = score(one, column) - score(other, column);
      if (lead < 0) {
        return false;
      }
      more |= lead > 0;
    }
    return more;
  }

  /// The mix of decks against which no deck scores more than one half.
  public Equilibrium equilibrium() {
    return Equilibrium.of(lead());
  }

  /// How the decks fare where players copy what wins.
  public AlphaRank alphaRank() {
    return AlphaRank.of(lead());
  }

  private double[][] lead() {
    int size = decks.size();
    double[][] lead = new double[size][size];
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        lead[row][column] = score(row, column) - 0.5;
      }
    }
    return lead;
  }

  /// What the best answer to a mix of decks may score at most, by the upper ends of the intervals.
  public double bestAnswer(Equilibrium mix) {
    double best = 0.5;
    for (int row = 0; row < decks.size(); row++) {
      double score = 0;
      for (int column = 0; column < decks.size(); column++) {
        double high = row == column ? 0.5 : scores(row, column).interval().high();
        score += mix.shares().get(column) * high;
      }
      best = Math.max(best, score);
    }
    return best;
  }
}
