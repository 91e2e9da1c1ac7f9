package cardwright.littletroubles.resolve;

import cardwright.cardgame.event.EventPipe;
import cardwright.cardgame.event.EventRules;
import cardwright.cardgame.event.PendingEvents;
import cardwright.cardgame.run.CarriedOut;
import cardwright.cardgame.run.Frame;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.GameEvent;
import org.jspecify.annotations.Nullable;

/// The way in which everything happens that texts can speak of: through the gate, and at once where no text waits for it.
@Rule({"LT B20", "LT B51"})
public final class GameEvents {
  private static final Moment PLAIN = new Moment(EventGate.Kind.PLAIN, null);

  private GameEvents() {}

  /// Lets things happen in one moment, because the rules say so.
  public static void happen(Board board, Chance chance, GameEvent... events) {
    happen(board, chance, EventGate.Kind.PLAIN, events, null);
  }

  /// Lets things happen in one moment because the rules say so, and something be done as soon as they have.
  public static void happen(
      Board board,
      Chance chance,
      EventGate.Kind kind,
      GameEvent[] events,
      @Nullable ResolutionStep then) {
    happen(board, chance, kind, true, Frame.NO_CALLER, events, then);
  }

  /// Lets things happen in one moment, because a text says so.
  ///
  /// @param full whether they are all that was asked for
  /// @param caller the address of the text: a gate tells it what came of it
  /// @return whether all that was asked for happened
  static CarriedOut happen(
      Board board, Chance chance, boolean full, int caller, GameEvent... events) {
    return happen(board, chance, EventGate.Kind.PLAIN, full, caller, events, null);
  }

  /// Lets things happen in one moment because a text says so, and something be done as soon as they have.
  ///
  /// @param full whether they are all that was asked for
  /// @param caller the address of the text: a gate tells it what came of it
  /// @param then tells the text what comes of it; may be null
  /// @return whether all that was asked for happened
  static CarriedOut happen(
      Board board,
      Chance chance,
      EventGate.Kind kind,
      boolean full,
      int caller,
      GameEvent[] events,
      @Nullable ResolutionStep then) {
    if (events.length == 0) {
      if (then != null) {
        board.agenda().push(then);
      }
      return then == null ? CarriedOut.of(full) : CarriedOut.PENDING;
    }
    CarriedOut came =
        EventPipe.happen(
            kind == EventGate.Kind.PLAIN && then == null ? PLAIN : new Moment(kind, then),
            board,
            chance,
            full,
            caller,
            events);
    return then == null ? came : CarriedOut.PENDING;
  }

  /// One moment, as the pipe of events asks of it.
  ///
  /// @param kind what kind of moment it is
  /// @param then what is done as soon as it has happened; may be null
  private record Moment(EventGate.Kind kind, @Nullable ResolutionStep then)
      implements EventRules<Board, GameEvent> {
    @Override
    public void report(Board board, int caller, CarriedOut came) {
      TextFrame.report(board, caller, came);
    }

    /// Whether a text in play waits for any of these. A card that is played or enters counts for that as if it were there (LT C8).
    @Rule({"LT C8", "LT C15"})
    @Override
    public boolean isAwaited(Board board, GameEvent[] events) {
      if (board.resolution().isTrial()) {
        return false;
      }
      int mask = 0;
      int awaited = board.derived().awaited() | EventGates.awaitedOnce(board);
      for (GameEvent event : events) {
        mask |= event.kind().bit();
        if (event instanceof GameEvent.Arrival arrival) {
          awaited |= board.face(CardRef.card(arrival.ref())).awaited();
        }
      }
      return (awaited & mask) != 0;
    }

    @Override
    public CarriedOut await(Board board, PendingEvents<GameEvent> moment) {
      board.agenda().push(EventGate.of(kind, moment, then));
      return CarriedOut.PENDING;
    }

    @Override
    public boolean apply(Board board, Chance chance, GameEvent[] events) {
      if (then != null) {
        board.agenda().push(then);
      }
      return Apply.all(board, chance, events).length == events.length;
    }
  }
}
