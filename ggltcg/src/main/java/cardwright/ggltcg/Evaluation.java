package cardwright.ggltcg;

import cardwright.cardgame.state.CardSet;
import cardwright.cardgame.value.LearnedEvaluation;
import cardwright.cardgame.value.ValueNetwork;
import cardwright.engine.EvaluationFeature;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Layers;
import cardwright.ggltcg.board.Zone;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.vocabulary.Card;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How good a position looks: by cards awake, Toys and their figures in play and CC, and by what is learned of each card at each place.
///
/// The points of a term are logarithms of odds, set by hand; the network goes by how much of each term there is.
final class Evaluation {
  private static final EvaluationFeature.Kind AWAKE =
      new EvaluationFeature.Kind(Messages.of("value.cards-awake"), 0.67);
  private static final EvaluationFeature.Kind CC =
      new EvaluationFeature.Kind(Messages.of("value.cc"), 0.053);
  private static final EvaluationFeature.Kind IN_PLAY =
      new EvaluationFeature.Kind(Messages.of("value.toys-in-play"), 0.17);
  private static final EvaluationFeature.Kind SPEED =
      new EvaluationFeature.Kind(Messages.of("value.points-of-speed-in-play"), 0.02);
  private static final EvaluationFeature.Kind STRENGTH =
      new EvaluationFeature.Kind(Messages.of("value.points-of-strength-in-play"), 0.027);
  private static final EvaluationFeature.Kind STAMINA =
      new EvaluationFeature.Kind(Messages.of("value.points-of-stamina-in-play"), 0.04);

  /// More strength of one Toy than this is of no use.
  private static final int STRONG = 8;

  private static final EvaluationFeature.Kind CARDS =
      new EvaluationFeature.Kind(Messages.of("value.what-these-cards-are-worth-here"), 1);

  /// All terms.
  static final List<EvaluationFeature.Kind> TERMS =
      List.of(AWAKE, CC, IN_PLAY, SPEED, STRENGTH, STAMINA);

  /// Where a card lies, as far as it matters for what it is worth.
  enum Place {
    HAND,
    PLAY,
    SLEEP
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
        TERMS,
        CARDS);
  }

  /// Reads another value of this game.
  ///
  /// @throws cardwright.engine.Refused when it is not understood or of another game
  static ValueNetwork read(String learned) {
    return LearnedEvaluation.read(
        learned,
        List.of(Place.values()),
        TERMS.stream().map(EvaluationFeature.Kind::name).toList());
  }

  private static final class BoardSides implements LearnedEvaluation.Sides<Board, Place> {
    @Override
    public double[] amounts(Board board, Seat seat) {
      int toys = 0;
      int speed = 0;
      int strength = 0;
      int stamina = 0;
      long mine = board.cards(Zone.PLAY, seat);
      for (long rest = mine; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
        int card = CardSet.first(rest);
        toys++;
        speed += Layers.of(board).speed(card);
        strength += Math.min(STRONG, Layers.of(board).strength(card));
        stamina += Layers.stamina(board, card);
      }
      return new double[] {board.awake(seat), board.cc(seat), toys, speed, strength, stamina};
    }

    @Override
    public int cards(Board board) {
      return board.info().pool().size();
    }

    @Override
    public @Nullable Place place(Board board, int card) {
      return switch (board.zone(card)) {
        case HAND -> Place.HAND;
        case PLAY -> Place.PLAY;
        // An Action that is being played goes to sleep.
        case SLEEP, RESOLVING -> Place.SLEEP;
        case OUTSIDE -> null;
      };
    }

    @Override
    public Seat side(Board board, int card) {
      return board.side(card);
    }

    @Override
    public String title(Board board, int card) {
      return board.face(card).name();
    }

    @Override
    public Seat active(Board board) {
      return board.active();
    }
  }
}
