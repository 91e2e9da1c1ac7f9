package cardwright.engine;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// How far a match has come, whoever plays its games: live ones, or those of a record.
final class Course {
  private final Game game;
  private final Format format;
  private final int games;
  private final List<String> agreed;
  private final Map<Seat, Deck> registered = new EnumMap<>(Seat.class);
  private final Map<Seat, Deck> decks = new EnumMap<>(Seat.class);
  private final List<Outcome> outcomes = new ArrayList<>();
  private List<String> carried = List.of();
  private Optional<Seat> first = Optional.empty();
  private Optional<Seat> lastChooser = Optional.empty();
  private boolean underWay;

  Course(Game game, Format format, int games, Deck a, Deck b, List<String> agreed) {
    if (games != 1 && games != 3) {
      throw new Refused("a match has 1 game or is the best of 3, not of " + games);
    }
    this.game = game;
    this.format = format;
    this.games = games;
    this.agreed = List.copyOf(agreed);
    registered.put(Seat.A, a);
    registered.put(Seat.B, b);
    decks.putAll(registered);
    registered.forEach(
        (seat, deck) -> refuse("the deck of " + seat, game.objections(deck, format)));
  }

  Deck registered(Seat seat) {
    return deck(registered, seat);
  }

  Deck deck(Seat seat) {
    return deck(decks, seat);
  }

  private static Deck deck(Map<Seat, Deck> decks, Seat seat) {
    Deck deck = decks.get(seat);
    if (deck == null) {
      throw new IllegalStateException("no deck of " + seat);
    }
    return deck;
  }

  int games() {
    return games;
  }

  int over() {
    return outcomes.size();
  }

  int wins(Seat seat) {
    Optional<Seat> won = Optional.of(seat);
    return (int) outcomes.stream().filter(outcome -> outcome.winner().equals(won)).count();
  }

  Optional<Outcome> outcome() {
    int ofA = wins(Seat.A);
    int ofB = wins(Seat.B);
    if (over() < games && 2 * Math.max(ofA, ofB) <= games) {
      return Optional.empty();
    }
    int tied = over() - ofA - ofB;
    String score = Math.max(ofA, ofB) + " to " + Math.min(ofA, ofB) + " games";
    String reason = tied == 0 ? score : score + ", " + tied + " tied";
    if (ofA == ofB) {
      return Optional.of(Outcome.draw(reason));
    }
    return Optional.of(Outcome.win(ofA > ofB ? Seat.A : Seat.B, reason));
  }

  boolean between() {
    return !underWay && over() > 0 && outcome().isEmpty();
  }

  Optional<Seat> chooser() {
    if (!between()) {
      return Optional.empty();
    }
    Optional<Seat> loser = outcomes.getLast().winner().map(Seat::other);
    return loser.or(() -> lastChooser);
  }

  void exchange(Seat seat, Deck now) {
    if (!between()) {
      throw new Refused("cards are exchanged between the games of a match");
    }
    refuse("the exchange of " + seat, game.objections(registered(seat), now, format));
    decks.put(seat, now);
  }

  void choose(Seat seat) {
    if (!between()) {
      throw new Refused("who goes first is chosen between the games of a match");
    }
    first = Optional.of(seat);
  }

  /// Chance has said who goes first in the first game.
  void draw(Seat seat) {
    first = Optional.of(seat);
    lastChooser = first;
  }

  /// How the next game begins.
  Opening opening() {
    if (underWay || outcome().isPresent()) {
      throw new Refused("no game can begin: one is under way, or the match is over");
    }
    if (first.isEmpty()) {
      String who = chooser().map(Seat::name).orElse("chance");
      throw new Refused("it is not settled who goes first; " + who + " chooses");
    }
    return new Opening(format.name(), deck(Seat.A), deck(Seat.B), first, carried, agreedNow());
  }

  /// What holds for the next game of what was agreed on.
  private List<String> agreedNow() {
    return outcomes.isEmpty() ? agreed : lasting(game, agreed);
  }

  /// Agreements without those for the first game of a match alone.
  private static List<String> lasting(Game game, List<String> agreed) {
    return agreed.stream()
        .filter(words ->
            game.agreements().stream().noneMatch(each -> each.once() && each.matches(words)))
        .toList();
  }

  void begun() {
    lastChooser = chooser().or(() -> lastChooser);
    first = Optional.empty();
    underWay = true;
  }

  /// The game under way has ended.
  void ended(Outcome outcome, List<String> carriedOn) {
    outcomes.add(outcome);
    carried = carriedOn;
    underWay = false;
  }

  private static void refuse(String what, List<String> objections) {
    if (!objections.isEmpty()) {
      throw new Refused(what + " is not legal: " + String.join("; ", objections));
    }
  }
}
