package cardwright.engine;

import java.util.List;
import java.util.Optional;

/// What a position of a game can be made of, for whoever sets one up: places, counters, phases and marks, by the names that [PositionSpec] has for them.
///
/// It need not have all that a scenario can say; what it has, [Game#position] takes.
///
/// @param places the places of one side, as people look for them
/// @param counters the counters of one side
/// @param phases the phases that a turn can stand in, as the fact `turn` names them, the usual one first; none where there is no choice
/// @param marks what a card can carry
/// @param further the names of what else holds for the table or what a card can carry, as a [Table] shows it; `counters` for counters of all names. A moment of a play is written with it; who sets one up is not asked for it, because it does not fit everywhere
public record PositionForm(
    List<Place> places,
    List<Counter> counters,
    List<String> phases,
    List<Mark> marks,
    List<String> further) {
  /// A form that has words for all that a card carries.
  public PositionForm(
      List<Place> places, List<Counter> counters, List<String> phases, List<Mark> marks) {
    this(places, counters, phases, marks, List.of());
  }

  /// A place for cards.
  ///
  /// @param name as the side of a [PositionSpec] names it: `hand`
  /// @param label what people call it
  /// @param kinds the kinds of cards that can lie there, as the first line of a card ends its kind with: `Toy`
  /// @param most how many cards lie there at most
  public record Place(String name, Message label, List<String> kinds, int most) {
    /// Keeps the list from changing.
    public Place {
      kinds = List.copyOf(kinds);
    }

    /// Whether a card can lie there.
    public boolean takes(CardFace face) {
      return kinds.stream().anyMatch(kind -> face.is(kind));
    }
  }

  /// A number of a side.
  ///
  /// @param name as the side of a [PositionSpec] names it: `points`
  /// @param label what people call it
  /// @param usual what it is when it is not given
  public record Counter(String name, Message label, int least, int most, int usual) {}

  /// What a card in a place can carry: a flag, a number, one of some words, or other cards.
  ///
  /// @param name as the card of a [PositionSpec] names it: `damage`
  /// @param label what people call it
  /// @param places the places in which a card can have it
  /// @param kinds the kinds of cards that can have it; all when empty
  /// @param value what it can be
  public record Mark(
      String name, Message label, List<String> places, List<String> kinds, Value value) {
    /// Keeps the lists from changing.
    public Mark {
      places = List.copyOf(places);
      kinds = List.copyOf(kinds);
    }

    /// Whether a card in a place can have it.
    public boolean fits(CardFace face, Place place) {
      return places.contains(place.name())
          && (kinds.isEmpty() || kinds.stream().anyMatch(face::is));
    }
  }

  /// What a mark can be.
  public sealed interface Value {
    /// It is there or not.
    record Flag() implements Value {}

    /// A number up to some other; without it, it is 0.
    record Amount(int most) implements Value {}

    /// One of some words; without it, it is the first.
    record Words(List<String> words) implements Value {
      /// Keeps the list from changing.
      public Words {
        words = List.copyOf(words);
      }
    }

    /// Other cards of some kinds, such as those that are played on it.
    record Cards(List<String> kinds) implements Value {
      /// Keeps the list from changing.
      public Cards {
        kinds = List.copyOf(kinds);
      }
    }
  }

  /// Keeps the lists from changing.
  public PositionForm {
    places = List.copyOf(places);
    counters = List.copyOf(counters);
    phases = List.copyOf(phases);
    marks = List.copyOf(marks);
    further = List.copyOf(further);
  }

  /// The place of that name; empty when there is none.
  public Optional<Place> place(String name) {
    return places.stream().filter(each -> each.name().equals(name)).findFirst();
  }
}
