package cardwright.lab.search;

import cardwright.engine.Deck;
import cardwright.lab.decks.Equilibrium;
import cardwright.lab.decks.MatrixReport;
import cardwright.lab.statistics.PairScores;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/// What came of looking for a mix of decks that no deck has an edge over.
///
/// @param matrix what all decks score against each other: those it began with, and the best answers that came to them
/// @param answers the best answers in their order; the last one is to the mix of this matrix, once all is done
/// @param listed how many legal decks there are, where all of them were compared; empty where best answers were evolved
/// @param games how many games were played
public record MetaReport(
    MatrixReport matrix, List<Answer> answers, OptionalInt listed, long games) {
  /// The best answer to a mix of decks that was found.
  ///
  /// @param among how many decks were looked at for it
  /// @param decks the decks that were mixed
  /// @param mix how
  /// @param scores what the answer scored against the mix, with fresh seeds
  public record Answer(Deck deck, int among, List<Deck> decks, Equilibrium mix, PairScores scores) {
    /// Keeps its own list.
    public Answer {
      decks = List.copyOf(decks);
    }

    /// What it scores beyond one half for certain; less than 0 where it may score less than one half.
    public double gain() {
      return scores.interval().low() - 0.5;
    }
  }

  /// Keeps its own list.
  public MetaReport {
    answers = List.copyOf(answers);
  }

  MetaReport with(MatrixReport other) {
    return new MetaReport(other, answers, listed, games + other.games() - matrix.games());
  }

  MetaReport with(Answer answer) {
    List<Answer> all = new ArrayList<>(answers);
    all.add(answer);
    return new MetaReport(matrix, all, listed, games);
  }

  MetaReport withGames(long more) {
    return new MetaReport(matrix, answers, listed, games + more);
  }

  /// Whether the last answer is one to the mix of this matrix: not so while it is looked for.
  public boolean isAnswered() {
    return !answers.isEmpty() && answers.getLast().decks().size() == matrix.decks().size();
  }
}
