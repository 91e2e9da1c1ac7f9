package cardwright.littletroubles;

import cardwright.cardgame.value.LearnedEvaluation;
import cardwright.cardgame.value.ValueNetwork;
import cardwright.engine.EvaluationFeature;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.vocabulary.Card;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How good a position looks: by the terms, and by what is learned of each card at each place.
final class Evaluation {
  private static final EvaluationFeature.Kind CARDS =
      new EvaluationFeature.Kind(Messages.of("value.what-these-cards-are-worth-here"), 1);

  /// Where a card lies, as far as it matters for what it is worth.
  enum Place {
    HAND,
    PLAY,
    /// In play with its back up.
    TURNED,
    TIMEOUT
  }

  private Evaluation() {}

  /// The evaluation by a network.
  ///
  /// @param cards all that can be in a deck
  static LearnedEvaluation<Board, Place> of(ValueNetwork network, List<Card> cards) {
    return new LearnedEvaluation<>(
        network,
        new BoardSides(),
        List.of(Place.values()),
        cards.stream().map(Card::title).toList(),
        EvaluationTerms.TERMS,
        CARDS);
  }

  /// Reads another value of this game.
  ///
  /// @throws cardwright.engine.Refused when it is not understood or of another game
  static ValueNetwork read(String learned) {
    return LearnedEvaluation.read(
        learned,
        List.of(Place.values()),
        EvaluationTerms.TERMS.stream().map(EvaluationFeature.Kind::name).toList());
  }

  private static final class BoardSides implements LearnedEvaluation.Sides<Board, Place> {
    @Override
    public double[] amounts(Board board, Seat seat) {
      return EvaluationTerms.amounts(board, seat);
    }

    @Override
    public int cards(Board board) {
      return board.pool().size();
    }

    @Override
    public @Nullable Place place(Board board, int card) {
      return switch (board.zone(card)) {
        case HAND -> Place.HAND;
        case TIMEOUT -> Place.TIMEOUT;
        case MAIN, FIELD, GOAL, SCENE -> board.turned(card) ? Place.TURNED : Place.PLAY;
        case DECK, RESOLVING, OUTSIDE -> null;
      };
    }

    @Override
    public Seat side(Board board, int card) {
      return board.controller(card);
    }

    @Override
    public String title(Board board, int card) {
      return board.card(card).title();
    }

    @Override
    public Seat active(Board board) {
      return board.active();
    }
  }
}
