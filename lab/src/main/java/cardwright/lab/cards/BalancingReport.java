package cardwright.lab.cards;

import cardwright.lab.decks.MatrixReport;
import java.util.List;
import java.util.Optional;

/// What was found to make decks even.
///
/// @param before every deck against every other as the cards are printed; without games while they are played
/// @param steps what was done, in order
/// @param changes what is changed in the end, by the order in which it was found
/// @param check what came of the changes; empty while it has not ended
/// @param games how many games were played in all
public record BalancingReport(
    MatrixReport before,
    List<Step> steps,
    List<FigureChange> changes,
    Optional<Check> check,
    long games) {
  /// A step: a figure that was changed, or changed back.
  ///
  /// @param figure what is printed
  /// @param from the value before
  /// @param to the value after it
  /// @param distance how far from even the decks were after it, by the games of the search: the root of the mean square of what each scores beyond one half
  public record Step(CardFigure figure, int from, int to, double distance) {}

  /// Why the search ended.
  public enum End {
    /// By its own games the decks were even enough.
    EVEN,
    /// No change of a figure by one was found that brings them nearer.
    NONE_FOUND,
    /// It had made as many steps as it may.
    MOST_STEPS
  }

  /// What came of the changes.
  ///
  /// @param after the same games as before, with the changes
  public record Check(MatrixReport after, End end) {}

  /// Every deck against every other with the changes; empty while it has not ended.
  public Optional<MatrixReport> after() {
    return check.map(Check::after);
  }

  /// Keeps its own lists.
  public BalancingReport {
    steps = List.copyOf(steps);
    changes = List.copyOf(changes);
  }

  /// How far from even the decks were: the root of the mean square of what each scores beyond one half.
  public static double distance(MatrixReport report) {
    return Standing.of(report).distance();
  }

  /// Whether no deck scores on average farther from one half.
  public static boolean isWithin(MatrixReport report, double within) {
    return Standing.of(report).isWithin(within);
  }
}
