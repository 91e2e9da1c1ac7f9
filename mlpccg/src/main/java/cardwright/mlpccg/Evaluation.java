package cardwright.mlpccg;

import cardwright.cardgame.state.Pile;
import cardwright.cardgame.value.LearnedEvaluation;
import cardwright.cardgame.value.ValueNetwork;
import cardwright.engine.EvaluationFeature;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Confronting;
import cardwright.mlpccg.board.DerivedValues;
import cardwright.mlpccg.board.SeatCounter;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.vocabulary.Card;
import cardwright.mlpccg.vocabulary.Figures;
import cardwright.mlpccg.vocabulary.Kind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How good a position looks: the game is a race to 15 points, so points count most, then what is
/// missing to confront, then what a side has to play with.
///
/// The points of a term are logarithms of odds, fitted to plays of `greedy` against itself.
final class Evaluation {
  private static final EvaluationFeature.Kind POINTS =
      new EvaluationFeature.Kind(Messages.of("value.points"), 0.38);
  private static final EvaluationFeature.Kind LATE =
      new EvaluationFeature.Kind(Messages.of("value.points-beyond-eight"), 0.36);
  private static final EvaluationFeature.Kind OWN =
      new EvaluationFeature.Kind(
          Messages.of("value.points-of-power-missing-at-the-own-problem"), -0.135);
  private static final EvaluationFeature.Kind OTHER =
      new EvaluationFeature.Kind(
          Messages.of("value.points-of-power-missing-at-the-opponent-problem"), -0.13);
  private static final EvaluationFeature.Kind POWER =
      new EvaluationFeature.Kind(Messages.of("value.points-of-power-in-play-up-to-ten"), 0.105);
  private static final EvaluationFeature.Kind TOKEN =
      new EvaluationFeature.Kind(Messages.of("value.action-tokens"), 0.115);
  private static final EvaluationFeature.Kind HELD =
      new EvaluationFeature.Kind(Messages.of("value.points-of-power-of-friends-in-hand"), 0.05);

  private static final int EARLY = 8;

  /// What a Problem asks for beyond this is as far away.
  private static final int FAR = 8;

  /// More power in play than this tells little.
  private static final int STRONG = 10;

  /// More tokens than this are of no use.
  private static final int PLENTY = 8;

  private static final EvaluationFeature.Kind CARDS =
      new EvaluationFeature.Kind(Messages.of("value.what-these-cards-are-worth-here"), 1);

  /// All terms.
  static final List<EvaluationFeature.Kind> TERMS =
      List.of(POINTS, LATE, OWN, OTHER, POWER, TOKEN, HELD);

  /// Where a card lies, as far as it matters for what it is worth.
  enum Place {
    HAND,
    HOME,
    /// At the Problem of its controller.
    OWN,
    OTHER
  }

  private Evaluation() {}

  /// What a seat has.
  ///
  /// @param points scored
  /// @param own power that its own Problem still asks of it
  /// @param other power that the other Problem still asks of it
  /// @param power in play, up to what tells much
  /// @param tokens action tokens
  /// @param held power of Friends in hand
  private record Side(int points, int own, int other, int power, int tokens, int held) {
    static Side of(Board board, Seat seat) {
      return new Side(
          board.get(SeatCounter.POINTS, seat),
          lack(board, seat, Area.problem(seat)),
          lack(board, seat, Area.problem(seat.other())),
          power(board, seat),
          Math.min(PLENTY, board.get(SeatCounter.TOKENS, seat)),
          held(board, seat));
    }

    private static int lack(Board board, Seat seat, int area) {
      if (board.derived().problemAt(area) == Board.EMPTY) {
        return FAR;
      }
      Confronting.Lack lack = Confronting.lack(board, seat, area);
      return Math.min(FAR, lack.first() + lack.second() + lack.more());
    }

    private static int power(Board board, Seat seat) {
      DerivedValues derived = board.derived();
      int power = 0;
      for (int area = 0; area < Area.COUNT; area++) {
        int card = derived.firstCharacter(area, seat);
        while (card != Board.EMPTY) {
          power += derived.power(board, card);
          card = derived.next(card);
        }
      }
      return Math.min(STRONG, power);
    }

    private static int held(Board board, Seat seat) {
      Pile hand = board.pile(Zone.HAND, seat);
      int power = 0;
      for (int i = 0; i < hand.size(); i++) {
        Figures figures = board.card(hand.get(i)).front().figures();
        power += figures.is(Kind.FRIEND) ? figures.power() : 0;
      }
      return power;
    }

    private int late() {
      return Math.max(0, points - EARLY);
    }

    double[] amounts() {
      return new double[] {points, late(), own, other, power, tokens, held};
    }
  }

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

  private static final class BoardSides implements LearnedEvaluation.Sides<Board, Place> {
    @Override
    public double[] amounts(Board board, Seat seat) {
      return Side.of(board, seat).amounts();
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
