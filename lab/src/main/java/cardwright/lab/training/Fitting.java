package cardwright.lab.training;

import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Refused;
import cardwright.engine.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Supplier;

/// Fits the weights of a game's evaluation to the games of a player.
///
/// The same games give the same fit, whatever the number of threads.
///
/// @param games those that they are fitted to
public record Fitting(TrainingGames games) {
  /// One game of so many is held out.
  private static final int HELD = 5;

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
  /// @param folder where games are kept, and where those are taken from that are there; empty where they are not kept
  /// @throws Refused when the game does not name the terms of its evaluation, or the folder cannot be used
  public Fit run(Optional<TrainingFolder> folder, Progress progress) {
    return fit(
        games.run(
            this::seen, folder, (done, parts) -> progress.done(done, () -> fit(parts.get()))));
  }

  private Fit fit(SortedMap<Integer, List<Fit.Seen>> parts) {
    List<Fit.Seen> seen = new ArrayList<>();
    List<Fit.Seen> held = new ArrayList<>();
    int over = parts.size();
    parts.forEach((number, part) -> (number % HELD == 0 ? held : seen).addAll(part));
    TrainingGames.enough(over);
    if (seen.isEmpty() || held.isEmpty() || seen.getFirst().a().isEmpty()) {
      throw new Refused(games.game().title() + " does not name what its evaluation is made of");
    }
    return Fit.of(seen, held, over);
  }

  private Fit.Seen seen(Position at, double score) {
    Game game = games.game();
    return new Fit.Seen(
        game.terms(at, Seat.A),
        game.terms(at, Seat.B),
        game.value(at, Seat.A),
        at.choice().seat(),
        score);
  }
}
