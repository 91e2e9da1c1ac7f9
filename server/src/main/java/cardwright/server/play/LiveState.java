package cardwright.server.play;

import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.server.wire.ToPage;
import cardwright.store.Entry;
import cardwright.store.PlayRow;
import cardwright.store.ShufflePart;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What is in memory of a play: how far it has come, what the store knows of it, its clocks and who looks. Whoever owns the play ([PlayOwner]) changes it.
final class LiveState {
  private static final Logger LOG = LoggerFactory.getLogger(LiveState.class);

  private final String id;
  private final PlayServices services;
  private final Audience audience;
  private final Map<Seat, AutoPassSettings> autoPasses = new EnumMap<>(Seat.class);
  private volatile PlayRow row;
  private List<ShufflePart> parts = List.of();
  private @Nullable Progress progress;
  private volatile @Nullable Clocks clocks;
  private Optional<Seat> asked = Optional.empty();
  private Optional<ToPage.Again> again = Optional.empty();
  private volatile boolean outOfStep;
  private volatile boolean aside;

  LiveState(PlayRow row, PlayServices services) {
    this.id = row.id();
    this.row = row;
    this.services = services;
    this.audience = new Audience(row.id(), services);
  }

  String id() {
    return id;
  }

  PlayServices services() {
    return services;
  }

  Audience audience() {
    return audience;
  }

  PlayRow row() {
    return row;
  }

  /// Whether no computer plays.
  boolean isBetweenPeople() {
    return row.seats().stream().allMatch(seat -> seat.level().isEmpty());
  }

  /// Takes what the store knows of the play now.
  void reread() {
    services.store().plays().find(id).ifPresent(now -> row = now);
  }

  /// What has been brought to the shuffle.
  List<ShufflePart> parts() {
    return parts;
  }

  /// Takes what the store knows of the shuffle now.
  void rereadParts() {
    parts = services.store().shuffles().of(id);
  }

  /// What is offered when the play is over: the same again.
  Optional<ToPage.Again> offered() {
    return again;
  }

  /// Takes what the store knows of such an offer now.
  void rereadOffer() {
    again = RematchOffer.of(row, services.store());
  }

  /// Rebuilds how far the play has come from its log.
  Progress rebuild() {
    PlayTerms terms = PlayTerms.of(row, services.games());
    Progress rebuilt = new Progress(terms);
    List<Entry> lines = services.store().plays().log(id, 0);
    rebuilt.replay(lines);
    progress = rebuilt;
    for (Seat seat : Seat.values()) {
      if (terms.isPerson(seat)) {
        autoPasses.put(seat, AutoPassSettings.read(terms.seat(seat).orElseThrow().habits()));
      }
    }
    if (row.bank() >= 0) {
      Clocks made = new Clocks(row.bank(), row.pace(), services.millis());
      if (!lines.isEmpty()) {
        made.set(lines.getLast().bankA(), lines.getLast().bankB());
      }
      made.turn(rebuilt.decider(), true);
      clocks = made;
    }
    return rebuilt;
  }

  /// How far the play has come; empty before its first decision.
  Optional<Progress> progress() {
    return Optional.ofNullable(progress);
  }

  /// How far the play has come.
  ///
  /// @throws Declined when it has not begun, or cannot go on
  Progress begun() {
    if (aside) {
      throw new Declined("not-now", aside());
    }
    if (progress == null) {
      throw new Declined("not-now", Messages.of("declined.not-begun"));
    }
    return progress;
  }

  Optional<Clocks> clocks() {
    return Optional.ofNullable(clocks);
  }

  Optional<AutoPassSettings> autoPass(Seat seat) {
    return Optional.ofNullable(autoPasses.get(seat));
  }

  /// The player who asks to take a decision back.
  Optional<Seat> asked() {
    return asked;
  }

  /// A player asks to take a decision back, or nobody does any more.
  void asked(Optional<Seat> who) {
    asked = who;
    audience.nudge();
  }

  /// Nobody is asked for anything any more: the play has gone on.
  void forgetAsked() {
    asked = Optional.empty();
  }

  /// Whether it is not known what the store took.
  boolean isOutOfStep() {
    return outOfStep;
  }

  /// It is not known what the store took, or it is known again.
  void outOfStep(boolean now) {
    outOfStep = now;
  }

  /// Gives up on a play that cannot go on by a fault of ours: it stands still, says so to who looks, and is tried again when it comes into
  /// memory the next time.
  void putAside(RuntimeException why) {
    if (!aside) {
      aside = true;
      LOG.error("play {} is put aside: it cannot go on", id, why);
      services.metrics().failed();
      audience.leave(new CloseReason("fault", aside()));
    }
  }

  /// What is said of a play that was put aside.
  static Message aside() {
    return Messages.of("bye.put-aside");
  }

  /// Whether it cannot go on by a fault of ours.
  boolean isAside() {
    return aside;
  }

  /// Whether a clock runs.
  boolean isClocked() {
    Clocks now = clocks;
    return now != null && now.isRunning();
  }

  /// Whether somebody waits for what happens next: a person looks, or a clock runs.
  boolean isWaitedFor() {
    return !aside && (!audience.isEmpty() || isClocked());
  }
}
