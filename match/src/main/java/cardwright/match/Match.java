package cardwright.match;

import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Listener;
import cardwright.engine.Outcome;
import cardwright.engine.Play;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.record.MatchRecord;
import cardwright.record.PlayRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// One game or the best of three, between the same two players with the decks that they registered.
///
/// Chance says who goes first in the first game. After that the loser of the game before chooses; after a tie whoever had the choice the
/// last time, or won the draw, has it again. Between games each player may exchange cards of the deck for as many of the side deck. The
/// match ends when a player has more than half of the games, or after the last game; then more wins take it, and equal wins are a tie.
///
/// Whoever drives a match calls [#begin], drives the play to its end, and between games asks both players for their exchanges
/// ([#exchange]), then the [#chooser] who goes first ([#choose]).
public final class Match {
  private final Game game;
  private final Format format;
  private final MatchProgress progress;
  private final Chance chance;
  private final List<Play> plays = new ArrayList<>();

  /// A match before its first game.
  ///
  /// @param games the most games: 1 or 3
  /// @throws cardwright.engine.Refused when a deck may not be registered in the format
  public Match(Game game, Format format, int games, Deck a, Deck b, Chance chance) {
    this(game, format, games, a, b, List.of(), chance);
  }

  /// A match before its first game, with options beyond the format.
  ///
  /// @param games the most games: 1 or 3
  /// @param agreed what the players agreed on, each as one of [Game#options] is written
  /// @throws cardwright.engine.Refused when a deck may not be registered in the format
  public Match(
      Game game, Format format, int games, Deck a, Deck b, List<String> agreed, Chance chance) {
    this.game = game;
    this.format = format;
    this.progress = new MatchProgress(game, format, games, a, b, agreed);
    this.chance = chance;
  }

  /// The format that its games are played in.
  public Format format() {
    return format;
  }

  /// The deck that a player registered.
  public Deck registered(Seat seat) {
    return progress.registered(seat);
  }

  /// The deck as the player has split it for the game under way or the next one.
  public Deck deck(Seat seat) {
    return progress.deck(seat);
  }

  /// The most games that are played.
  public int games() {
    return progress.games();
  }

  /// The plays so far, the last one perhaps under way.
  public List<Play> plays() {
    return List.copyOf(plays);
  }

  /// How many games a player has won.
  public int wins(Seat seat) {
    return now().wins(seat);
  }

  /// How the match ended; empty while it goes on.
  public Optional<Outcome> outcome() {
    return now().outcome();
  }

  /// Whether a game is over and another is to come.
  public boolean between() {
    return now().between();
  }

  /// Who chooses now who goes first in the next game; empty when nobody does.
  public Optional<Seat> chooser() {
    return now().chooser();
  }

  /// Splits the registered cards of a player anew.
  ///
  /// @param deck the deck to play with from now on, and the side deck that is left
  /// @throws cardwright.engine.Refused when it is not the time, or the exchange is not allowed; nothing has changed then
  public void exchange(Seat seat, Deck deck) {
    now().exchange(seat, deck);
  }

  /// Settles who goes first in the next game.
  ///
  /// @param seat whom the chooser named
  /// @throws cardwright.engine.Refused when there is nothing to choose
  public void choose(Seat seat) {
    now().choose(seat);
  }

  /// Begins the next game. A game that is over stays over from then on.
  ///
  /// @param listener hears the events
  /// @throws cardwright.engine.Refused when a game is under way, the match is over, or nobody has said who goes first
  public Play begin(Listener listener) {
    return begin(listener, at -> false);
  }

  /// Begins the next game, as a play that may wait at moves that could make themselves.
  ///
  /// @param listener hears the events
  /// @param forced says where it waits
  /// @throws cardwright.engine.Refused when a game is under way, the match is over, or nobody has said who goes first
  public Play begin(Listener listener, Play.Forced forced) {
    if (plays.isEmpty()) {
      progress.draw(Seat.of(chance.roll(2)));
    }
    Play play = new Play(game, now().opening(), chance, listener, forced);
    progress.begun();
    plays.add(play);
    return play;
  }

  /// The record of the match so far.
  public MatchRecord record() {
    return new MatchRecord(
        game.name(),
        format.name(),
        games(),
        registered(Seat.A),
        registered(Seat.B),
        plays.stream().map(PlayRecord::of).toList(),
        outcome().map(Outcome::toString).orElse(""));
  }

  /// The course, with the game under way counted as soon as it is over.
  private MatchProgress now() {
    if (progress.over() < plays.size() && plays.getLast().over()) {
      Position end = plays.getLast().position();
      progress.ended(end.outcome().orElseThrow(), end.carried());
    }
    return progress;
  }
}
