package cardwright.match;

import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.player;

import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Opening;
import cardwright.engine.Outcome;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// How far a match has come, whoever plays its games: live ones, or those of a record.
public final class MatchProgress {
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

  /// A match before its first game.
  ///
  /// @throws Refused when a deck may not be registered in the format
  public MatchProgress(Game game, Format format, int games, Deck a, Deck b, List<String> agreed) {
    if (games != 1 && games != 3) {
      throw new Refused(Messages.of("match.games", number(games)));
    }
    this.game = game;
    this.format = format;
    this.games = games;
    this.agreed = List.copyOf(agreed);
    registered.put(Seat.A, a);
    registered.put(Seat.B, b);
    decks.putAll(registered);
    registered.forEach(
        (seat, deck) -> refuse("match.bad-deck", seat, game.objections(deck, format)));
  }

  /// The deck that a player registered.
  public Deck registered(Seat seat) {
    return deck(registered, seat);
  }

  /// The deck as the player has split it now.
  public Deck deck(Seat seat) {
    return deck(decks, seat);
  }

  private static Deck deck(Map<Seat, Deck> decks, Seat seat) {
    Deck deck = decks.get(seat);
    if (deck == null) {
      throw new IllegalStateException("no deck of " + seat);
    }
    return deck;
  }

  /// The most games that are played.
  public int games() {
    return games;
  }

  /// How many games are over.
  public int over() {
    return outcomes.size();
  }

  /// How many games a player has won.
  public int wins(Seat seat) {
    Optional<Seat> won = Optional.of(seat);
    return (int) outcomes.stream().filter(outcome -> outcome.winner().equals(won)).count();
  }

  /// How the match ended; empty while it goes on.
  public Optional<Outcome> outcome() {
    int ofA = wins(Seat.A);
    int ofB = wins(Seat.B);
    if (over() < games && 2 * Math.max(ofA, ofB) <= games) {
      return Optional.empty();
    }
    int tied = over() - ofA - ofB;
    Message score =
        Messages.of(
            "match.score", number(Math.max(ofA, ofB)), number(Math.min(ofA, ofB)), number(tied));
    if (ofA == ofB) {
      return Optional.of(Outcome.draw(score));
    }
    return Optional.of(Outcome.win(ofA > ofB ? Seat.A : Seat.B, score));
  }

  /// Whether a game is over and another is to come.
  public boolean between() {
    return !underWay && over() > 0 && outcome().isEmpty();
  }

  /// Who chooses now who goes first; empty when nobody does.
  public Optional<Seat> chooser() {
    if (!between()) {
      return Optional.empty();
    }
    Optional<Seat> loser = outcomes.getLast().winner().map(Seat::other);
    return loser.or(() -> lastChooser);
  }

  /// What speaks against a new split of the cards that a player registered; empty when it is allowed.
  public List<Message> objections(Seat seat, Deck now) {
    return Exchange.objections(game, format, registered(seat), now);
  }

  /// Checks a new split of the cards that a player registered.
  ///
  /// @throws Refused when it is not allowed, with all that speaks against it
  public void check(Seat seat, Deck now) {
    refuse("match.bad-exchange", seat, objections(seat, now));
  }

  /// Splits the registered cards of a player anew.
  public void exchange(Seat seat, Deck now) {
    if (!between()) {
      throw new Refused(Messages.of("match.exchange-between-games"));
    }
    check(seat, now);
    decks.put(seat, now);
  }

  /// Settles who goes first in the next game.
  public void choose(Seat seat) {
    if (!between()) {
      throw new Refused(Messages.of("match.first-between-games"));
    }
    first = Optional.of(seat);
  }

  /// Chance has said who goes first in the first game.
  public void draw(Seat seat) {
    first = Optional.of(seat);
    lastChooser = first;
  }

  /// How the next game begins.
  public Opening opening() {
    if (underWay || outcome().isPresent()) {
      throw new Refused(Messages.of("match.no-game-begins"));
    }
    if (first.isEmpty()) {
      throw new Refused(
          chooser()
              .map(seat -> Messages.of("match.player-chooses-first", player(seat)))
              .orElse(Messages.of("match.chance-chooses-first")));
    }
    return new Opening(format.name(), deck(Seat.A), deck(Seat.B), first, carried, agreedNow());
  }

  /// What holds for the next game of what was agreed on.
  private List<String> agreedNow() {
    return outcomes.isEmpty() ? agreed : lasting(game, agreed);
  }

  /// Options without those for the first game of a match alone.
  private static List<String> lasting(Game game, List<String> agreed) {
    return agreed.stream()
        .filter(
            words -> game.options().stream().noneMatch(each -> each.once() && each.matches(words)))
        .toList();
  }

  /// The next game begins.
  public void begun() {
    lastChooser = chooser().or(() -> lastChooser);
    first = Optional.empty();
    underWay = true;
  }

  /// The game under way has ended.
  public void ended(Outcome outcome, List<String> carriedOn) {
    outcomes.add(outcome);
    carried = carriedOn;
    underWay = false;
  }

  private static void refuse(String id, Seat seat, List<Message> objections) {
    if (!objections.isEmpty()) {
      Message all = objections.stream().reduce(MatchProgress::both).orElseThrow();
      throw new Refused(Messages.of(id, player(seat), clause(all)));
    }
  }

  private static Message both(Message first, Message second) {
    return Messages.of("match.two-objections", clause(first), clause(second));
  }
}
