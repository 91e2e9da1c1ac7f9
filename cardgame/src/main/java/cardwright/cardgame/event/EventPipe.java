package cardwright.cardgame.event;

import cardwright.cardgame.run.CarriedOut;
import cardwright.engine.Chance;
import java.util.Arrays;

/// The one way in which everything happens that card text can speak of, in an order that is the same in every game.
public final class EventPipe {
  private EventPipe() {}

  /// Lets events happen in one moment: what is forbidden falls away, texts step in where any waits, and the rest is applied.
  ///
  /// @param full whether they are all that was asked for
  /// @param caller the address of the text that asked for them, or [cardwright.cardgame.run.Frame#NO_CALLER]: a gate tells it what came of them
  /// @param events not to be written to afterwards
  /// @return whether all that was asked for happened; [CarriedOut#PENDING] where a gate lets texts step in first
  public static <B, E> CarriedOut happen(
      EventRules<B, E> rules, B board, Chance chance, boolean full, int caller, E[] events) {
    E[] allowed = allowed(rules, board, events);
    boolean all = full && allowed.length == events.length;
    return rules.isAwaited(board, allowed)
        ? rules.await(board, new PendingEvents<>(allowed, all, caller))
        : CarriedOut.of(all).and(CarriedOut.of(rules.apply(board, chance, allowed)));
  }

  /// Applies what texts have left of a moment, and tells the text that asked for it.
  public static <B, E> void apply(
      EventRules<B, E> rules, B board, Chance chance, PendingEvents<E> left) {
    boolean happened = rules.apply(board, chance, left.events());
    rules.report(board, left.caller(), CarriedOut.of(left.full() && happened));
  }

  /// The very array where nothing is forbidden, which is nearly always.
  private static <B, E> E[] allowed(EventRules<B, E> rules, B board, E[] events) {
    for (int i = 0; i < events.length; i++) {
      if (rules.isForbidden(board, events[i])) {
        E[] allowed = Arrays.copyOf(events, events.length - 1);
        int count = i;
        for (int j = i + 1; j < events.length; j++) {
          if (!rules.isForbidden(board, events[j])) {
            allowed[count++] = events[j];
          }
        }
        return Arrays.copyOf(allowed, count);
      }
    }
    return events;
  }
}
