package cardwright.littletroubles.resolve;

import cardwright.cardgame.event.PendingEvents;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// A moment that is about to come: everything that happens in it, and the OTTA texts that go before and behind it.
///
/// @param kind what kind of moment it is
/// @param moment what happens
/// @param replaced what was to happen and does not, because a text took its place
/// @param before texts that come ahead of it, or take the place of an event
/// @param after texts that come behind it
/// @param then what is done as soon as it has happened, ahead of the texts behind it; may be null
/// @param stage 0 while the turn player adds texts, 1 while the other player does, 2 when all are added
@Rule({"LT B20", "LT B50", "LT B51", "LT C5", "LT C7"})
// Its arrays are shared and never written to.
@SuppressWarnings("ArrayRecordComponent")
public record EventGate(
    Kind kind,
    PendingEvents<GameEvent> moment,
    GameEvent[] replaced,
    TriggeredText[] before,
    TriggeredText[] after,
    @Nullable ResolutionStep then,
    int stage)
    implements ResolutionStep {
  /// No texts.
  static final TriggeredText[] NONE = {};

  private static final GameEvent[] NOTHING = {};

  /// The kinds of moments.
  public enum Kind {
    PLAIN,
    /// Costs are paid: nothing comes before them or takes their place.
    @Rule("LT C4")
    COST,
    /// A point of the turn or a Pick: what it sets off is resolved one ability after the other, and each is followed by the check for a win.
    @Rule("LT C9")
    MOMENT,
    /// The outcome of a fight, worked out when it comes.
    FIGHT,
    /// The resources of the turn, worked out when they come.
    RESOURCES
  }

  static EventGate of(Kind kind, PendingEvents<GameEvent> moment, @Nullable ResolutionStep then) {
    return new EventGate(kind, moment, NOTHING, NONE, NONE, then, 0);
  }

  /// What happens.
  GameEvent[] events() {
    return moment.events();
  }

  EventGate at(int next) {
    return new EventGate(kind, moment, replaced, before, after, then, next);
  }

  EventGate with(TriggeredText splice) {
    return switch (splice.text().otta().edit()) {
      case AFTER -> new EventGate(kind, moment, replaced, before, more(after, splice), then, stage);
      case BEFORE ->
          new EventGate(kind, moment, replaced, more(before, splice), after, then, stage);
      case INSTEAD ->
          new EventGate(
              kind,
              moment.leaving(without(splice.on())),
              more(replaced, splice.on()),
              more(before, splice),
              after,
              then,
              stage);
    };
  }

  EventGate begun() {
    return new EventGate(kind, moment, replaced, NONE, after, then, stage);
  }

  // Two events of one moment may be equal; only the very one is replaced.
  @SuppressWarnings("ReferenceEquality")
  private GameEvent[] without(GameEvent replaced) {
    return Arrays.stream(events())
        .filter(each -> each != replaced && (each.isLike(replaced) || !takesAlong(replaced, each)))
        .filter(each -> !isLossBy(each, replaced))
        .toArray(GameEvent[]::new);
  }

  /// Whether a Fight Loss was to come of what was replaced: nothing waits for it any more, and if the loser goes all the same it has lost.
  @Rule("LT 2.2.3i")
  private static boolean isLossBy(GameEvent each, GameEvent replaced) {
    return each instanceof GameEvent.Lose lost && replaced.isFateOf(lost.ref());
  }

  private static <T> T[] more(T[] all, T one) {
    T[] more = Arrays.copyOf(all, all.length + 1);
    more[all.length] = one;
    return more;
  }

  /// What happens now: worked out anew for what depends on figures that texts before it may have changed.
  GameEvent[] now(GameEvent[] worked) {
    return Arrays.stream(worked)
        .filter(each -> Arrays.stream(replaced).noneMatch(gone -> takesAlong(gone, each)))
        .toArray(GameEvent[]::new);
  }

  /// Whatever was replaced, the free card of the turn is drawn.
  @Rule({"LT D9", "LT C58"})
  GameEvent[] withFreeCard(GameEvent[] left, GameEvent[] freeCard) {
    boolean isReplaced =
        freeCard.length > 0
            && Arrays.stream(replaced).anyMatch(gone -> takesAlong(gone, freeCard[0]));
    if (!isReplaced) {
      return left;
    }
    return more(left, freeCard[0]);
  }

  /// Whether what replaces an event replaces another with it: the reward and the resources are cookies and cards, and a Fight Loss is what is done to the loser.
  @Rule({"LT C46", "LT C58"})
  private static boolean takesAlong(GameEvent gone, GameEvent each) {
    return each.isLike(gone)
        || (gone instanceof GameEvent.Proceeds sum && isPartOf(sum, each))
        || (gone instanceof GameEvent.Lose lost && each.isFateOf(lost.ref()));
  }

  private static boolean isPartOf(GameEvent.Proceeds sum, GameEvent each) {
    return (each instanceof GameEvent.Gain gain && gain.seat() == sum.seat())
        || (each instanceof GameEvent.Draw draw && draw.seat() == sum.seat());
  }

  @Override
  public void write(Fingerprint out) {
    out.add(2).add(kind.ordinal()).add(moment.full() ? 1 : 0);
    out.add(moment.caller()).add(stage).add(events().length);
    for (GameEvent event : events()) {
      event.write(out);
    }
    out.add(replaced.length);
    for (GameEvent event : replaced) {
      event.write(out);
    }
    out.add(before.length).add(after.length);
    for (TriggeredText splice : before) {
      splice.write(out);
    }
    for (TriggeredText splice : after) {
      splice.write(out);
    }
    if (then != null) {
      then.write(out);
    }
  }
}
