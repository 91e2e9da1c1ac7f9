package cardwright.server.play;

import cardwright.engine.Deck;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.lab.statistics.Interval;
import cardwright.store.PlayRow;
import cardwright.store.SeatRow;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// What a person's plays of a game that are over come to, against whom, and by the deck and the cards they were played with.
public final class PlayHistory {
  private final Games games;
  private final String person;
  private final Locale language;

  /// @param person whose plays they are
  /// @param language in which a deck without a name is told of
  public PlayHistory(Games games, String person, Locale language) {
    this.games = games;
    this.person = person;
    this.language = language;
  }

  /// A play that is over.
  ///
  /// @param opponent the level of a computer player; else the name of the other person
  /// @param points what it brought: 1 for a win, a half for a draw, 0 for a loss
  public record Played(PlayRow row, Seat seat, String opponent, String deck, double points) {}

  /// What plays that have something in common brought.
  ///
  /// @param name what they have in common
  /// @param interval where the share of points lies, with a confidence of 95 %
  public record Tally(String name, int plays, double points, Interval interval) {
    private static Tally of(String name, List<Double> points) {
      double sum = points.stream().mapToDouble(Double::doubleValue).sum();
      return new Tally(
          name, points.size(), sum, Interval.wilson(sum / points.size(), points.size()));
    }
  }

  /// The plays of a person that count: two sides with a deck each, played to an end here.
  ///
  /// @param rows plays that are over
  public List<Played> played(List<PlayRow> rows) {
    return rows.stream().flatMap(row -> played(row).stream()).toList();
  }

  private Optional<Played> played(PlayRow row) {
    boolean counts = row.position().isEmpty() && !Replays.isOpened(row) && row.seats().size() == 2;
    Optional<SeatRow> own =
        row.seats().stream().filter(seat -> seat.person().equals(person)).findFirst();
    Optional<Ending> ending = Ending.read(row.outcome());
    if (!counts || own.isEmpty() || ending.isEmpty()) {
      return Optional.empty();
    }
    Seat seat = Seat.valueOf(own.get().seat());
    SeatRow other =
        row.seats().stream()
            .filter(each -> !each.seat().equals(seat.name()))
            .findFirst()
            .orElseThrow();
    return Optional.of(
        new Played(
            row,
            seat,
            other.level().isEmpty() ? other.name() : other.level(),
            Seats.deckName(own.get().deck(), language),
            ending.get().outcome().score(seat)));
  }

  /// What the plays brought by what they have in common, the most played first.
  ///
  /// @param by what a play has, each of which counts it
  private static List<Tally> tallies(List<Played> plays, By by) {
    Map<String, List<Double>> points = new LinkedHashMap<>();
    for (Played play : plays) {
      for (String name : new LinkedHashSet<>(by.of(play))) {
        points.computeIfAbsent(name, each -> new ArrayList<>()).add(play.points());
      }
    }
    return points.entrySet().stream()
        .map(each -> Tally.of(each.getKey(), each.getValue()))
        .sorted(Comparator.comparingInt(Tally::plays).reversed().thenComparing(Tally::name))
        .toList();
  }

  @FunctionalInterface
  private interface By {
    List<String> of(Played play);
  }

  /// What the plays brought by the deck they were played with.
  public List<Tally> byDeck(List<Played> plays) {
    return tallies(plays, play -> List.of(play.deck()));
  }

  /// What the plays brought by who sat opposite.
  public List<Tally> byOpponent(List<Played> plays) {
    return tallies(plays, play -> List.of(play.opponent()));
  }

  /// What the plays brought by the cards of one's own deck.
  public List<Tally> byCard(List<Played> plays) {
    return tallies(plays, this::cards);
  }

  private List<String> cards(Played play) {
    String text =
        play.row().seats().stream()
            .filter(each -> each.person().equals(person))
            .map(SeatRow::deck)
            .findFirst()
            .orElse("");
    try {
      Deck deck = games.names(play.row()).deck(text, "deck");
      return deck.cards();
    } catch (Refused _) {
      // A card of it is no more.
      return List.of();
    }
  }
}
