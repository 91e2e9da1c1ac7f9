package cardwright.cardgame.text;

import static cardwright.language.Phrases.phrase;

import cardwright.language.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// What is paid in one of two ways: `2 cookies or discard a card`. Who pays says in which when it is announced.
///
/// @param one what is paid in the first way, all of it
/// @param other what is paid in the second way, all of it
/// @param <C> the costs of the game
public record EitherCost<C>(List<C> one, List<C> other) {
  /// Keeps the lists from changing.
  public EitherCost {
    one = List.copyOf(one);
    other = List.copyOf(other);
  }

  /// `COSTS or COSTS`.
  ///
  /// @param type the cost of the game that holds the two ways
  /// @param costs all that is paid in one of them
  public static <C, T> Phrase<T> words(
      Class<T> type,
      Phrase<List<C>> costs,
      Function<EitherCost<C>, T> make,
      Function<T, EitherCost<C>> ways) {
    return phrase(
        type,
        "{} or {}",
        costs,
        costs,
        (one, other) -> make.apply(new EitherCost<>(one, other)),
        cost -> ways.apply(cost).one,
        cost -> ways.apply(cost).other);
  }

  /// All that is paid in each of the ways in which a whole can be paid, in the order of the text; the whole itself where there is only one.
  ///
  /// @param either the two ways of a cost that has them
  public static <C> List<List<C>> ways(List<C> costs, Function<C, Optional<EitherCost<C>>> either) {
    List<List<C>> ways = List.of(List.of());
    for (C cost : costs) {
      List<List<C>> longer = new ArrayList<>();
      for (List<C> way : ways) {
        List<List<C>> parts =
            either.apply(cost).map(EitherCost::both).orElse(List.of(List.of(cost)));
        for (List<C> more : parts) {
          List<C> all = new ArrayList<>(way);
          all.addAll(more);
          longer.add(List.copyOf(all));
        }
      }
      ways = longer;
    }
    return ways;
  }

  private List<List<C>> both() {
    return List.of(one, other);
  }

  /// All that may have to be paid, in whatever way.
  ///
  /// @param either the two ways of a cost that has them
  public static <C> List<C> parts(List<C> costs, Function<C, Optional<EitherCost<C>>> either) {
    return costs.stream()
        .flatMap(cost ->
            either.apply(cost).stream()
                .flatMap(ways -> ways.both().stream())
                .reduce(EitherCost::joined)
                .orElse(List.of(cost))
                .stream())
        .toList();
  }

  private static <C> List<C> joined(List<C> one, List<C> other) {
    List<C> all = new ArrayList<>(one);
    all.addAll(other);
    return all;
  }
}
