package cardwright.server.play;

import cardwright.engine.Refused;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import cardwright.store.Entry;
import cardwright.store.Written;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The log of a play in memory: adds lines to the store and does what they say, and does what lines
/// say that other servers have added. Only who holds the lock of the play uses it.
final class PlayLog {
  private final LiveState state;
  private final String id;
  private final PlayServices services;

  PlayLog(LiveState state) {
    this.state = state;
    this.id = state.id();
    this.services = state.services();
  }

  /// Does what lines say that other servers have added.
  void catchUp(Progress now) {
    List<Entry> missed = services.store().plays().log(id, now.seq());
    for (Entry entry : missed) {
      Optional<Seat> before = now.decider();
      try {
        now.apply(entry);
      } catch (RuntimeException e) {
        state.putAside(e);
        throw new Declined("not-now", LiveState.aside());
      }
      @Nullable Clocks running = state.clocks().orElse(null);
      if (running != null) {
        running.set(entry.bankA(), entry.bankB());
        running.turn(now.decider(), !before.equals(now.decider()));
      }
      state.forgetAsked();
    }
    if (!missed.isEmpty()) {
      settle(now);
      state.audience().wake();
    }
  }

  /// Adds a line of the server's own to the log, and then does what it says.
  ///
  /// @param seat the seat that the line is about
  /// @throws Declined when another owner was quicker
  /// @throws IllegalStateException when nothing has come of it: doing the same again would not help
  void writeOwn(Progress now, Kind kind, Seat seat, String words) {
    int before = now.seq();
    String command = CommandIds.own(before + 1);
    try {
      write(now, command, kind, seat.name(), words);
    } catch (Declined declined) {
      if (now.seq() > before) {
        throw declined;
      }
      throw new IllegalStateException("line " + command + " cannot be", declined);
    }
    if (now.seq() == before) {
      throw new IllegalStateException("line " + command + " is there, and nothing came of it");
    }
  }

  /// Adds a line to the log, and then does what it says.
  ///
  /// @return its place in the log, or that of the same command earlier
  /// @throws Declined when another owner was quicker, or the line says what cannot be done
  int write(Progress now, String command, Kind kind, String seat, String words) {
    Optional<Seat> before = now.decider();
    @Nullable Clocks running = state.clocks().orElse(null);
    long banksA = running == null ? 0 : Math.max(0, running.bank(Seat.A));
    long banksB = running == null ? 0 : Math.max(0, running.bank(Seat.B));
    Entry entry =
        new Entry(
            id,
            now.seq() + 1,
            command,
            kind.words(),
            seat,
            words,
            banksA,
            banksB,
            services.now(),
            kind.decides() ? now.offered(words) : -1);
    Runnable deed;
    try {
      deed = now.prepare(entry);
    } catch (Refused refused) {
      throw new Declined("not-now", refused.message());
    }
    long begun = System.nanoTime();
    Written written = services.store().plays().append(entry, services.news("move", id, ""));
    services.metrics().moved(System.nanoTime() - begun);
    switch (written) {
      case Written.Done _ -> {
        int others = now.version(Viewer.of(otherOf(seat)));
        deed.run();
        if (running != null) {
          boolean open = now.version(Viewer.of(otherOf(seat))) != others;
          running.turn(now.decider(), open || !before.equals(now.decider()));
        }
        state.forgetAsked();
        settle(now);
        state.audience().wake();
        return entry.seq();
      }
      case Written.Repeated(Entry earlier) -> {
        catchUp(now);
        return earlier.seq();
      }
      case Written.Fenced _ -> {
        catchUp(now);
        throw new Declined("stale", Messages.of("declined.gone-on"));
      }
    }
  }

  private static Seat otherOf(String seat) {
    return seat.isEmpty() ? Seat.A : Seat.valueOf(seat).other();
  }

  /// Keeps that the play is over.
  void settle(Progress now) {
    score(now);
    now.allEnding()
        .filter(each -> now.over())
        .ifPresent(end -> {
          if (!state.row().state().equals("over")) {
            services.store().plays().turn(id, "playing", "over", end.write(), services.now());
            state.reread();
          }
        });
  }

  private void score(Progress now) {
    int a = now.wins(Seat.A);
    int b = now.wins(Seat.B);
    if (now.ending().isPresent() && (a != state.row().winsA() || b != state.row().winsB())) {
      services.store().plays().score(id, a, b);
      state.reread();
    }
  }
}
