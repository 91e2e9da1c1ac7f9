package cardwright.server.play;

import cardwright.engine.Choice;
import cardwright.engine.Game;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.fairness.JointShuffle;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

/// What happens at a play without a person's doing: passes that make themselves, the moves of computer players, and what they do between
/// two games. It is called by whoever owns the play.
final class ByItself {
  private final LivePlay play;
  private int thinkingAt = -1;
  private int restingAt = -1;
  private int restedAt = -1;

  ByItself(LivePlay play) {
    this.play = play;
  }

  /// Lets it happen, until a person is to decide or somebody thinks.
  void advance(Progress now) {
    while (!now.over()) {
      if (now.between()) {
        if (!betweenGames(now)) {
          return;
        }
        continue;
      }
      Position position = now.position();
      Choice choice = position.choice();
      Seat seat = choice.seat();
      Manner manner = play.manner(seat).orElse(null);
      if (manner == null && !Progress.passes(position)) {
        think(now, seat);
        return;
      }
      if (manner != null && !manner.passes(position)) {
        restingAt = -1;
        manner.asked(position);
        return;
      }
      if (manner != null && hasToRest(now, seat)) {
        return;
      }
      play.write(now, "auto-" + (now.seq() + 1), Kind.AUTO, seat.name(), "pass");
    }
  }

  /// A pass that came at once would tell another person that there was nothing else to do. Where nothing is hidden, there is nothing to tell.
  private boolean hasToRest(Progress now, Seat seat) {
    long rest = play.house().times().rest();
    boolean tells = now.terms().isPerson(seat.other()) && !now.terms().game().revealsDecks();
    int at = now.seq();
    if (rest == 0 || !tells || restedAt == at) {
      return false;
    }
    if (restingAt != at) {
      restingAt = at;
      long delay = ThreadLocalRandom.current().nextLong(rest / 3, rest + 1);
      play.house().later(delay, () -> play.rested(at));
    }
    return true;
  }

  /// The pass after that line of the log need wait no more.
  void rested(int at) {
    restedAt = at;
  }

  /// Whether a pass after that line of the log makes itself, and only waits.
  boolean rests(int at) {
    return restingAt == at && restedAt != at;
  }

  /// What was thought about has come to an end, whatever becomes of it.
  void thought() {
    thinkingAt = -1;
  }

  private boolean betweenGames(Progress now) {
    for (Seat seat : Seat.values()) {
      if (!now.terms().isPerson(seat) && !now.isReady(seat)) {
        play.write(now, "keep-" + seat + now.seq(), Kind.EXCHANGE, seat.name(), "");
        return true;
      }
    }
    Optional<Seat> chooser = now.course().chooser();
    boolean ready = now.isReady(Seat.A) && now.isReady(Seat.B);
    if (ready && chooser.isPresent() && !now.terms().isPerson(chooser.get())) {
      String first = chooser.get().name();
      play.write(now, "first-" + now.seq(), Kind.FIRST, first, first);
      for (Seat seat : Seat.values()) {
        play.manner(seat).ifPresent(Manner::begin);
      }
      return true;
    }
    return false;
  }

  private void think(Progress now, Seat seat) {
    int at = now.seq();
    if (thinkingAt == at) {
      return;
    }
    thinkingAt = at;
    Position copy = now.position().copy();
    String level = now.terms().computers().getOrDefault(seat, "easy");
    long seed = JointShuffle.number(now.seed(), "thinking at " + at);
    Game game = now.terms().game();
    play.house().ponder(game, level, seed, copy, move -> play.thought(at, seat, move));
  }
}
