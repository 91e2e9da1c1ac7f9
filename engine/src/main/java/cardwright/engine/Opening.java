package cardwright.engine;

import java.util.List;
import java.util.Optional;

/// How one play begins: all that is settled before the first card is touched.
///
/// @param format the name of the format; one of [Game#formats]
/// @param a the deck of seat A
/// @param b the deck of seat B
/// @param first who goes first; chance decides when it is empty
/// @param carried what earlier games of the match carry over, in the words of [Position#carried]
/// @param agreed what the players agreed on beyond the format, each as one of [Game#options] is written
/// @param setUp the position that the play begins at in place of two decks that are dealt; empty for the usual beginning
public record Opening(
    String format,
    Deck a,
    Deck b,
    Optional<Seat> first,
    List<String> carried,
    List<String> agreed,
    Optional<PositionSpec> setUp) {
  /// An opening with decks that are dealt.
  public Opening(
      String format,
      Deck a,
      Deck b,
      Optional<Seat> first,
      List<String> carried,
      List<String> agreed) {
    this(format, a, b, first, carried, agreed, Optional.empty());
  }

  /// An opening at a position that was set up, which needs no decks.
  public static Opening at(String format, PositionSpec setUp) {
    Deck none = Deck.of();
    return new Opening(
        format, none, none, Optional.empty(), List.of(), List.of(), Optional.of(setUp));
  }

  /// An opening with nothing agreed on beyond the format.
  public Opening(String format, Deck a, Deck b, Optional<Seat> first, List<String> carried) {
    this(format, a, b, first, carried, List.of());
  }

  /// An opening in which chance decides who goes first, and nothing is carried over.
  public static Opening of(String format, Deck a, Deck b) {
    return new Opening(format, a, b, Optional.empty(), List.of());
  }

  /// Keeps the lists from changing.
  public Opening {
    carried = List.copyOf(carried);
    agreed = List.copyOf(agreed);
  }

  /// This opening with other options.
  public Opening agreed(List<String> now) {
    return new Opening(format, a, b, first, carried, now, setUp);
  }

  /// The deck of a seat.
  public Deck deck(Seat seat) {
    return seat == Seat.A ? a : b;
  }
}
