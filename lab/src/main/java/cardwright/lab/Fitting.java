package cardwright.lab;

import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.players.Players;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.function.Supplier;

/// Fits the weights of a game's evaluation to plays of a player against itself.
///
/// The same numbers give the same fit, whatever the number of threads.
///
/// @param format how the game is played
/// @param player the name of the player that plays both sides
/// @param games how many games, at least 10
/// @param seed where all chance starts
/// @param threads how many games at a time, at least 1
public record Fitting(Game game, Format format, String player, int games, long seed, int threads) {
  private static final int FEWEST = 10;

  /// One game of so many is held out.
  private static final int HELD = 5;

  /// Checks what can be checked.
  ///
  /// @throws Refused when there are too few games or no threads, or nobody has that name
  public Fitting {
    if (games < FEWEST) {
      throw new Refused("weights need at least " + FEWEST + " games, not " + games);
    }
    Limits.threads(threads, "a fitting");
    Players.named(player, game, seed);
  }

  /// Hears how far a fitting has come.
  @FunctionalInterface
  public interface Progress {
    /// Called after each game, by one thread at a time.
    ///
    /// @param done how many games are over
    /// @param soFar fits the weights to these games; it is refused where they are too few
    void done(int done, Supplier<Fit> soFar);
  }

  /// Plays and fits.
  ///
  /// @throws Refused when the game does not name the terms of its evaluation
  public Fit run(Progress progress) {
    SelfPlay play = new SelfPlay(game, format, player, seed);
    return fit(
        new SelfPlayGames<>(play, games, threads, this::seen)
            .run((done, parts) -> progress.done(done, () -> fit(parts.get()))));
  }

  private Fit fit(SortedMap<Integer, List<Fit.Seen>> parts) {
    List<Fit.Seen> seen = new ArrayList<>();
    List<Fit.Seen> held = new ArrayList<>();
    int over = parts.size();
    parts.forEach((number, part) -> (number % HELD == 0 ? held : seen).addAll(part));
    if (over < FEWEST) {
      throw new Refused("weights need at least " + FEWEST + " games, not " + over);
    }
    if (seen.isEmpty() || held.isEmpty() || seen.getFirst().a().isEmpty()) {
      throw new Refused(game.title() + " does not name what its evaluation is made of");
    }
    return Fit.of(seen, held, over);
  }

  private Fit.Seen seen(Position at, double score) {
    return new Fit.Seen(
        game.terms(at, Seat.A),
        game.terms(at, Seat.B),
        game.value(at, Seat.A),
        at.choice().seat(),
        score);
  }
}
