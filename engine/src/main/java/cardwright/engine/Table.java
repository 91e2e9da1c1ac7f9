package cardwright.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/// What one viewer may see of a position, and nothing else.
///
/// @param viewer who sees it
/// @param turn whose turn it is; empty where the game has no turns
/// @param facts what holds for the whole table, in a fixed order, the turn in words among them
/// @param pending texts that are being carried out, the one that comes next first, where several can wait for each other
/// @param sides the two sides, seat A first
public record Table(
    Viewer viewer,
    Optional<Turn> turn,
    List<Fact> facts,
    List<PendingText> pending,
    List<Side> sides) {
  /// A table at some point of a turn, on which no text waits.
  public Table(Viewer viewer, Optional<Turn> turn, List<Fact> facts, List<Side> sides) {
    this(viewer, turn, facts, List.of(), sides);
  }

  /// A table of a game without turns.
  public Table(Viewer viewer, List<Fact> facts, List<Side> sides) {
    this(viewer, Optional.empty(), facts, sides);
  }

  /// A table at some point of a turn, which becomes the first facts: `turn`, `player`, `phase`.
  ///
  /// @param others what else holds for the whole table
  public Table(Viewer viewer, Turn turn, List<Fact> others, List<Side> sides) {
    this(viewer, Optional.of(turn), turn.with(others), sides);
  }

  /// A point of a play.
  ///
  /// @param number how many turns have begun, those of both players counted together
  /// @param player whose turn it is
  /// @param phase which part of the turn it is: `fight`; empty where turns have no parts
  public record Turn(int number, Seat player, String phase) {
    /// A turn without parts.
    public Turn(int number, Seat player) {
      this(number, player, "");
    }

    private List<Fact> with(List<Fact> others) {
      List<Fact> facts = new ArrayList<>();
      facts.add(new Fact("turn", String.valueOf(number)));
      facts.add(new Fact("player", player.name()));
      if (!phase.isEmpty()) {
        facts.add(new Fact("phase", phase));
      }
      facts.addAll(others);
      return List.copyOf(facts);
    }
  }

  /// A named fact: `direct attacks` is `2`.
  ///
  /// Scenarios and programs know it by its name and value, which are the same in every language; people read its label and words.
  ///
  /// @param value empty for a mark that only is there or not
  /// @param telling how it is told where there is little room
  /// @param label the name as people read it
  /// @param words the value as people read it
  public record Fact(String name, String value, Telling telling, Message label, Message words) {
    /// The name of the mark of a token: a card that a text has made and that is of no deck.
    public static final String TOKEN = "token";

    /// A fact of a game without a catalogue, told with its name.
    public Fact(String name, String value) {
      this(name, value, Telling.NAMED);
    }

    /// A fact of a game without a catalogue.
    public Fact(String name, String value, Telling telling) {
      this(name, value, telling, Message.plain(name), Message.plain(value));
    }

    /// A fact whose value is the same in every language: a number, a name, or nothing.
    public Fact(String name, String value, Message label) {
      this(name, value, label, Message.plain(value));
    }

    /// A fact that is told with its name.
    public Fact(String name, String value, Message label, Message words) {
      this(name, value, Telling.NAMED, label, words);
    }
  }

  /// How a fact is told where there is little room.
  public enum Telling {
    /// With its name: `damage 3`.
    NAMED,
    /// By its value alone, which says enough: `white`.
    ALONE,
    /// Not at all, because it is as the card has it printed.
    PRINTED
  }

  /// A text that is being carried out, or waits until it is. Two are equal that look the same.
  ///
  /// @param card the name of the face that says it
  /// @param seat who carries it out
  /// @param line which of its lines it is, from 0; empty for all of them
  /// @param begun whether a part of it is done
  /// @param ref which card it is ([CardRef]), while that lies open; [CardRef#NONE] otherwise. It is not shown to anybody
  public record PendingText(String card, Seat seat, OptionalInt line, boolean begun, int ref) {
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof PendingText that
          && card.equals(that.card)
          && seat == that.seat
          && line.equals(that.line)
          && begun == that.begun;
    }

    @Override
    public int hashCode() {
      return Objects.hash(card, seat, line, begun);
    }
  }

  /// A named number of a seat: `cc` is 4.
  public record Counter(String name, int value) {}

  /// A seat's half of the table.
  ///
  /// @param deckList the titles of the cards with which the seat began, in the order of their names; empty where the rules do not show them to everybody
  public record Side(Seat seat, List<Counter> counters, List<Zone> zones, List<String> deckList) {
    /// A half of a game in which decks are secret.
    public Side(Seat seat, List<Counter> counters, List<Zone> zones) {
      this(seat, counters, zones, List.of());
    }

    /// The zone of that name.
    public Optional<Zone> zone(String name) {
      return zones.stream().filter(zone -> zone.name().equals(name)).findFirst();
    }

    /// The counter of that name.
    public Optional<Counter> counter(String name) {
      return counters.stream().filter(counter -> counter.name().equals(name)).findFirst();
    }
  }

  /// A zone of a seat.
  ///
  /// @param name the zone's name in scenarios and on the table
  /// @param size how many cards lie there
  /// @param cards those that the viewer may see; fewer than `size` where some are hidden
  /// @param ownersOnly whether cards lie there only with their owner, out of play: in hand, in the
  ///     deck, among what is used up
  /// @param passing whether cards only pass through it and are not in play there: while they are
  ///     being played, or flipped for a comparison
  /// @param limit how full it is, where the rules let only so many stay there
  public record Zone(
      String name,
      int size,
      List<Card> cards,
      boolean ownersOnly,
      boolean passing,
      Optional<Limit> limit) {
    /// A zone that has no limit.
    public Zone(String name, int size, List<Card> cards, boolean ownersOnly) {
      this(name, size, cards, ownersOnly, false, Optional.empty());
    }

    /// A zone in play: cards of both owners may lie there.
    public Zone(String name, int size, List<Card> cards) {
      this(name, size, cards, false);
    }

    /// A zone before both players through which cards only pass.
    public static Zone passing(String name, List<Card> cards) {
      return new Zone(name, cards.size(), cards, false, true, Optional.empty());
    }

    /// The same zone with a limit.
    public Zone with(Limit limit) {
      return new Zone(name, size, cards, ownersOnly, passing, Optional.of(limit));
    }
  }

  /// How many cards of a zone count against its limit. There may be more for a while: `4` of `3`.
  ///
  /// @param counted how many of the cards there count
  /// @param most how many may stay
  public record Limit(int counted, int most) {}

  /// A card that the viewer may see.
  ///
  /// A mark may have parts: two counters named shelf are the mark `shelf counters` with `2`. A mark
  /// that only is there or not has an empty value: `back`. Two cards are equal that look the same.
  ///
  /// @param card its title as in deck lists; of one with two names, `Front // Back`, only the
  ///     front's where the viewer may not know the back
  /// @param name what it is called now; differs from `card` while it is a copy of another or shows
  ///     another face
  /// @param owner whose card it is
  /// @param stats its figures, in a fixed order
  /// @param marks all else that can be seen on it: `damage` is `3`
  /// @param ref which card it is ([CardRef]), where it lies open for everybody: what is told names it by that, too.
  ///     [CardRef#NONE] for a card in a hand, in a deck or face-down. It is not shown to anybody
  public record Card(
      String card, String name, Seat owner, List<Stat> stats, List<Fact> marks, int ref) {
    private static final String FACES = " // ";

    /// A card that is known by its looks alone.
    public Card(String card, String name, Seat owner, List<Stat> stats, List<Fact> marks) {
      this(card, name, owner, stats, marks, CardRef.NONE);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Card that
          && card.equals(that.card)
          && name.equals(that.name)
          && owner == that.owner
          && stats.equals(that.stats)
          && marks.equals(that.marks);
    }

    @Override
    public int hashCode() {
      return Objects.hash(card, name, owner, stats, marks);
    }

    /// Whether a text has made it: it is of no deck.
    public boolean madeByText() {
      return marks.stream().anyMatch(mark -> mark.name().equals(Fact.TOKEN));
    }

    /// The name on its front.
    public String front() {
      return front(card);
    }

    /// The front's name in a title: `Front` of `Front // Back`, and the whole title of a card with
    /// one name.
    public static String front(String title) {
      int end = title.indexOf(FACES);
      return end < 0 ? title : title.substring(0, end);
    }
  }

  /// A figure of a card.
  ///
  /// @param printed as it is printed
  /// @param now as it counts
  /// @param reckoned as it would be if nothing held it up or down: -1 where 1 is the least
  public record Stat(String name, int printed, int now, int reckoned) {
    /// A figure that counts as it is reckoned.
    public Stat(String name, int printed, int now) {
      this(name, printed, now, now);
    }

    /// The figure as people write it: `3`, or `1(-1)` where it is reckoned otherwise than it counts.
    public String text() {
      return reckoned == now ? String.valueOf(now) : now + "(" + reckoned + ")";
    }
  }

  /// One side of the table.
  public Side side(Seat seat) {
    return sides.get(seat.ordinal());
  }

  /// The value of a fact, when the table has it.
  public Optional<String> fact(String name) {
    return facts.stream().filter(fact -> fact.name().equals(name)).map(Fact::value).findFirst();
  }
}
