package cardwright.littletroubles.resolve;

import cardwright.cardgame.event.PendingEvents;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.littletroubles.board.GameEvent;
import cardwright.littletroubles.board.TriggeredText;
import cardwright.littletroubles.vocabulary.Ability;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// A moment that is about to come: everything that happens in it, and the OTTA texts that go before and behind it.
///
/// @param kind what kind of moment it is
/// @param plan what happens in it, and what does not any more
/// @param added the texts that were added to it
/// @param then what is done as soon as it has happened, ahead of the texts behind it; may be null
/// @param adding who adds texts now
@Rule({"LT B20", "LT B50", "LT B51", "LT C5", "LT C7"})
public record EventGate(
    Kind kind, Plan plan, Added added, @Nullable ResolutionStep then, Adding adding)
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

  /// Who can add texts to a moment: first the turn player, then the other.
  enum Adding {
    TURN_PLAYER,
    OTHER_PLAYER,
    /// All texts are added.
    NOBODY;

    private static final Adding[] ADDING = values();

    private Adding next() {
      return ADDING[ordinal() + 1];
    }
  }

  /// What is to happen.
  ///
  /// @param moment what happens
  /// @param replaced what was to happen and does not, because a text took its place
  // Its array is shared and never written to.
  @SuppressWarnings("ArrayRecordComponent")
  record Plan(PendingEvents<GameEvent> moment, GameEvent[] replaced) {
    Plan replacing(GameEvent event) {
      return new Plan(moment.leaving(left(event)), more(replaced, event));
    }

    // Two events of one moment may be equal; only the very one is replaced.
    @SuppressWarnings("ReferenceEquality")
    private GameEvent[] left(GameEvent gone) {
      return Arrays.stream(moment.events())
          .filter(each -> each != gone && (each.isLike(gone) || !takesAlong(gone, each)))
          .filter(each -> !isLossBy(each, gone))
          .toArray(GameEvent[]::new);
    }
  }

  /// Texts that were added to a moment.
  ///
  /// @param before those that come ahead of it, or take the place of an event
  /// @param after those that come behind it
  // Its arrays are shared and never written to.
  @SuppressWarnings("ArrayRecordComponent")
  record Added(TriggeredText[] before, TriggeredText[] after) {
    Added with(TriggeredText text) {
      return switch (text.text().otta().edit()) {
        case AFTER -> new Added(before, more(after, text));
        case BEFORE, INSTEAD -> new Added(more(before, text), after);
      };
    }
  }

  static EventGate of(Kind kind, PendingEvents<GameEvent> moment, @Nullable ResolutionStep then) {
    return new EventGate(
        kind, new Plan(moment, NOTHING), new Added(NONE, NONE), then, Adding.TURN_PLAYER);
  }

  /// What happens, and who asked for it.
  PendingEvents<GameEvent> moment() {
    return plan.moment;
  }

  /// What happens.
  GameEvent[] events() {
    return plan.moment.events();
  }

  /// Whether a text took the place of something.
  boolean isEdited() {
    return plan.replaced.length > 0;
  }

  /// Texts that come ahead of it, or take the place of an event.
  TriggeredText[] before() {
    return added.before;
  }

  /// Texts that come behind it.
  TriggeredText[] after() {
    return added.after;
  }

  /// Whether all texts are added.
  boolean isComplete() {
    return adding == Adding.NOBODY;
  }

  /// The same moment once a player adds no more texts.
  EventGate passed() {
    return new EventGate(kind, plan, added, then, adding.next());
  }

  EventGate with(TriggeredText text) {
    boolean instead = text.text().otta().edit() == Ability.Edit.INSTEAD;
    Plan left = instead ? plan.replacing(text.on()) : plan;
    return new EventGate(kind, left, added.with(text), then, adding);
  }

  /// The same moment while the texts ahead of it are carried out.
  EventGate begun() {
    return new EventGate(kind, plan, new Added(NONE, added.after), then, adding);
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
    if (!isEdited()) {
      return worked;
    }
    return Arrays.stream(worked)
        .filter(each -> Arrays.stream(plan.replaced).noneMatch(gone -> takesAlong(gone, each)))
        .toArray(GameEvent[]::new);
  }

  /// Whatever was replaced, the free card of the turn is drawn.
  @Rule({"LT D9", "LT C58"})
  GameEvent[] withFreeCard(GameEvent[] left, GameEvent[] freeCard) {
    boolean isReplaced =
        freeCard.length > 0
            && Arrays.stream(plan.replaced).anyMatch(gone -> takesAlong(gone, freeCard[0]));
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
    out.add(2).add(kind.ordinal()).add(moment().full() ? 1 : 0);
    out.add(moment().caller()).add(adding.ordinal()).add(events().length);
    for (GameEvent event : events()) {
      event.write(out);
    }
    out.add(plan.replaced.length);
    for (GameEvent event : plan.replaced) {
      event.write(out);
    }
    out.add(before().length).add(after().length);
    for (TriggeredText text : before()) {
      text.write(out);
    }
    for (TriggeredText text : after()) {
      text.write(out);
    }
    if (then != null) {
      then.write(out);
    }
  }
}
