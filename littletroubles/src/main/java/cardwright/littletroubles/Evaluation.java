package cardwright.littletroubles;

import cardwright.cardgame.value.PlacedInputs;
import cardwright.cardgame.value.ValueNetwork;
import cardwright.engine.EvaluationFeature;
import cardwright.engine.Seat;
import cardwright.engine.ValueInput;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.vocabulary.Card;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How good a position looks, as learned from plays: by its terms, and by which cards each side has where.
final class Evaluation {
  private static final EvaluationFeature.Kind CARDS =
      new EvaluationFeature.Kind(Messages.of("value.what-these-cards-are-worth-here"), 1);

  private final ValueNetwork network;
  private final PlacedInputs<Place> inputs;

  /// Where a card lies, as far as it matters for what it is worth.
  private enum Place {
    HAND,
    PLAY,
    /// In play with its back up.
    TURNED,
    TIMEOUT;

    static @Nullable Place of(Board board, int card) {
      return switch (board.zone(card)) {
        case HAND -> HAND;
        case TIMEOUT -> TIMEOUT;
        case MAIN, FIELD, GOAL, SCENE -> board.turned(card) ? TURNED : PLAY;
        case DECK, RESOLVING, OUTSIDE -> null;
      };
    }
  }

  /// @param cards all that can be in a deck
  Evaluation(ValueNetwork network, List<Card> cards) {
    this.network = network;
    this.inputs =
        new PlacedInputs<>(
            network,
            List.of(Place.values()),
            cards.stream().map(Card::title).toList(),
            EvaluationTerms.TERMS.stream().map(Evaluation::name).toList());
  }

  private static String name(EvaluationFeature.Kind term) {
    return term.name().words();
  }

  /// The value for a seat, from -1 to 1.
  double value(Board board, Seat seat) {
    return StrictMath.tanh(lead(board, seat) / 2);
  }

  /// How likely a seat is to win, as a logarithm of odds.
  private double lead(Board board, Seat seat) {
    float[] a = side(EvaluationTerms.amounts(board, Seat.A));
    float[] b = side(EvaluationTerms.amounts(board, Seat.B));
    for (int card = 0; card < board.pool().size(); card++) {
      Place place = Place.of(board, card);
      if (place != null) {
        inputs.add(board.controller(card) == Seat.A ? a : b, place, board.card(card).title());
      }
    }
    Seat active = board.active();
    double lead = active == Seat.A ? network.lead(a, b) : network.lead(b, a);
    return seat == active ? lead : -lead;
  }

  private float[] side(double[] amounts) {
    float[] side = network.side();
    for (int term = 0; term < amounts.length; term++) {
      inputs.add(side, term, amounts[term]);
    }
    return side;
  }

  /// What a seat's side is made of: the terms, and what is learned beyond their points.
  List<EvaluationFeature> terms(Board board, Seat seat) {
    double[] own = EvaluationTerms.amounts(board, seat);
    double[] other = EvaluationTerms.amounts(board, seat.other());
    List<EvaluationFeature> terms = new ArrayList<>();
    double lead = 0;
    for (int term = 0; term < own.length; term++) {
      EvaluationFeature.Kind kind = EvaluationTerms.TERMS.get(term);
      terms.add(kind.of(own[term]));
      lead += kind.points(own[term] - other[term]);
    }
    terms.add(CARDS.of((lead(board, seat) - lead) / 2));
    return terms;
  }

  /// What is learned from on a seat's side.
  List<ValueInput> inputs(Board board, Seat seat) {
    List<ValueInput> all = new ArrayList<>();
    double[] amounts = EvaluationTerms.amounts(board, seat);
    for (int term = 0; term < amounts.length; term++) {
      all.add(new ValueInput(name(EvaluationTerms.TERMS.get(term)), amounts[term]));
    }
    for (int card = 0; card < board.pool().size(); card++) {
      Place place = Place.of(board, card);
      if (place != null && board.controller(card) == seat) {
        all.add(new ValueInput(PlacedInputs.name(place, board.card(card).title()), 1));
      }
    }
    return all;
  }
}
