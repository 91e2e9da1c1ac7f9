package cardwright.mlpccg;

import cardwright.cardgame.value.LearnedEvaluation;
import cardwright.cardgame.value.ValueNetwork;
import cardwright.engine.EvaluationFeature;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.vocabulary.Card;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How good a position looks: by its terms, and by which cards each side has where.
final class Evaluation {
  private static final EvaluationFeature.Kind CARDS =
      new EvaluationFeature.Kind(Messages.of("value.what-these-cards-are-worth-here"), 1);

  /// Where a card lies, as far as it matters for what it is worth.
  enum Place {
    HAND,
    HOME,
    /// At the Problem of its controller.
    OWN,
    OTHER
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
        cards.stream().map(Card::name).toList(),
        EvaluationTerms.NAMES.stream().map(network::term).toList(),
        CARDS);
  }

  /// Reads another value of this game.
  ///
  /// @throws cardwright.engine.Refused when it is not understood or of another game
  static ValueNetwork read(String learned) {
    return LearnedEvaluation.read(learned, List.of(Place.values()), EvaluationTerms.NAMES);
  }

  private static final class BoardSides implements LearnedEvaluation.Sides<Board, Place> {
    @Override
    public double[] amounts(Board board, Seat seat) {
      return EvaluationTerms.of(board, seat).amounts();
    }

    @Override
    public int cards(Board board) {
      return board.info().pool().size();
    }

    @Override
    public @Nullable Place place(Board board, int card) {
      return switch (board.zone(card)) {
        case HAND -> Place.HAND;
        case PLAY, ATTACHED -> inPlay(board, card);
        case DECK, DISCARD, PROBLEM_DECK, FLIPPED, BANISHED, BENEATH, RESOLVING, OUTSIDE -> null;
      };
    }

    private static Place inPlay(Board board, int card) {
      int area = board.area(card);
      if (Area.isHome(area)) {
        return Place.HOME;
      }
      return Area.seat(area) == board.controller(card) ? Place.OWN : Place.OTHER;
    }

    @Override
    public Seat side(Board board, int card) {
      return board.controller(card);
    }

    @Override
    public String title(Board board, int card) {
      return board.card(card).name();
    }

    @Override
    public Seat active(Board board) {
      return board.active();
    }
  }
}
