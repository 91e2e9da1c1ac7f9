package cardwright.cardgame.value;

import cardwright.engine.EvaluationFeature;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.ValueInput;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How good a position looks, as learned from plays: by its terms, and by which cards each side has where.
///
/// @param <B> the board of the game
/// @param <P> the places that are told apart: a zone, or a zone and how a card lies there
public final class LearnedEvaluation<B, P extends Enum<P>> {
  private final ValueNetwork network;
  private final Sides<B, P> sides;
  private final List<EvaluationFeature.Kind> terms;
  private final EvaluationFeature.Kind beyond;
  private final PlacedInputs<P> inputs;

  /// What a game has on the sides of a board.
  ///
  /// @param <B> the board
  /// @param <P> the places
  public interface Sides<B, P> {
    /// How much of each term a seat has.
    double[] amounts(B board, Seat seat);

    /// How many cards there are; they are called 0 to one less.
    int cards(B board);

    /// Where a card lies, or null where that does not matter for what it is worth.
    @Nullable P place(B board, int card);

    /// On whose side it lies.
    Seat side(B board, int card);

    /// What it is called in deck lists.
    String title(B board, int card);

    /// Whose turn it is.
    Seat active(B board);
  }

  /// The evaluation by a network.
  ///
  /// @param places all places
  /// @param titles what all cards that can be in a deck are called in deck lists
  /// @param terms all terms, in the order of their amounts
  /// @param beyond what the network knows beyond the points of the terms, as it is told to players; a point for each
  public LearnedEvaluation(
      ValueNetwork network,
      Sides<B, P> sides,
      List<P> places,
      Collection<String> titles,
      List<EvaluationFeature.Kind> terms,
      EvaluationFeature.Kind beyond) {
    this.network = network;
    this.sides = sides;
    this.terms = List.copyOf(terms);
    this.beyond = beyond;
    this.inputs =
        new PlacedInputs<>(
            network, places, titles, terms.stream().map(LearnedEvaluation::name).toList());
  }

  /// Reads another value of the same game.
  ///
  /// @param text the file of a value network
  /// @param places all places of the game
  /// @param terms what all terms of the game are called
  /// @throws Refused when it is not understood, or has an input that is neither a term of the game nor a card at one of its places: it is of another game
  public static ValueNetwork read(
      String text, List<? extends Enum<?>> places, List<Message> terms) {
    ValueNetwork network = ValueNetwork.read(text, "the value");
    List<String> known = terms.stream().map(Message::words).toList();
    for (String name : network.names()) {
      if (!known.contains(name) && places.stream().noneMatch(each -> PlacedInputs.at(each, name))) {
        throw new Refused(
            "the value knows '%s', which is no term of this game and no card at a place of it"
                .formatted(name));
      }
    }
    return network;
  }

  private static String name(EvaluationFeature.Kind term) {
    return term.name().words();
  }

  /// The value for a seat, from -1 to 1.
  public double value(B board, Seat seat) {
    return StrictMath.tanh(lead(board, seat) / 2);
  }

  /// How likely a seat is to win, as a logarithm of odds.
  private double lead(B board, Seat seat) {
    float[] a = side(sides.amounts(board, Seat.A));
    float[] b = side(sides.amounts(board, Seat.B));
    // A value of terms alone need not look at the cards.
    int cards = inputs.hasCards() ? sides.cards(board) : 0;
    for (int card = 0; card < cards; card++) {
      P place = sides.place(board, card);
      if (place != null) {
        inputs.add(sides.side(board, card) == Seat.A ? a : b, place, sides.title(board, card));
      }
    }
    Seat active = sides.active(board);
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
  public List<EvaluationFeature> terms(B board, Seat seat) {
    double[] own = sides.amounts(board, seat);
    double[] other = sides.amounts(board, seat.other());
    List<EvaluationFeature> all = new ArrayList<>();
    double lead = 0;
    for (int term = 0; term < own.length; term++) {
      EvaluationFeature.Kind kind = terms.get(term);
      all.add(kind.of(own[term]));
      lead += kind.points(own[term] - other[term]);
    }
    all.add(beyond.of((lead(board, seat) - lead) / 2));
    return all;
  }

  /// What is learned from on a seat's side.
  public List<ValueInput> inputs(B board, Seat seat) {
    List<ValueInput> all = new ArrayList<>();
    double[] amounts = sides.amounts(board, seat);
    for (int term = 0; term < amounts.length; term++) {
      all.add(ValueInput.term(name(terms.get(term)), amounts[term]));
    }
    for (int card = 0; card < sides.cards(board); card++) {
      P place = sides.place(board, card);
      if (place != null && sides.side(board, card) == seat) {
        all.add(ValueInput.card(PlacedInputs.name(place, sides.title(board, card))));
      }
    }
    return all;
  }
}
