package cardwright.littletroubles.resolve;

import cardwright.cardgame.event.SteppingIn;
import cardwright.cardgame.run.CarriedOut;
import cardwright.cardgame.state.CardSet;
import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.Duration;
import cardwright.cardgame.text.Expiry;
import cardwright.cardgame.text.Nth;
import cardwright.engine.Agenda;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.DerivedValues;
import cardwright.littletroubles.board.GameEvent;
import cardwright.littletroubles.board.GameStep;
import cardwright.littletroubles.board.LastingEffect;
import cardwright.littletroubles.board.Resolution;
import cardwright.littletroubles.board.SeatCounter;
import cardwright.littletroubles.board.TextContext;
import cardwright.littletroubles.board.TriggeredText;
import cardwright.littletroubles.board.Values;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.EventKind;
import cardwright.littletroubles.vocabulary.Face;
import cardwright.littletroubles.vocabulary.Feature;
import cardwright.littletroubles.vocabulary.Text;
import cardwright.littletroubles.vocabulary.Trigger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Adds OTTA texts to a moment, asks their players where it matters, and then lets it happen.
@Rule({"LT 6.2a", "LT 6.2e", "LT 6.2f", "LT B50", "LT B52", "LT C1"})
public final class EventGates {
  // Mostly no text or one waits.
  private static final int FEW = 2;

  private EventGates() {}

  /// Goes on with a moment; answers false when a player has to decide.
  public static boolean goOn(Board board, Chance chance, EventGate gate) {
    Agenda<GameStep> agenda = board.agenda();
    EventGate now = gate;
    while (!now.isComplete()) {
      List<TriggeredText> candidates = candidates(board, now);
      switch (steppingIn(board, now, candidates)) {
        case NONE -> now = now.passed();
        case FORCED -> now = added(board, now, candidates.getFirst());
        case ASKED -> {
          return false;
        }
      }
      // Whether a text may be held for later is read off what the agenda has.
      agenda.replace(now);
    }
    if (now.before().length > 0) {
      agenda.replace(now.begun());
      for (int i = now.before().length - 1; i >= 0; i--) {
        push(agenda, now, now.before()[i]);
      }
      return true;
    }
    agenda.pop();
    happen(board, chance, now);
    return true;
  }

  private static void happen(Board board, Chance chance, EventGate gate) {
    Agenda<GameStep> agenda = board.agenda();
    int bottom = agenda.size();
    // What was replaced takes along what it would have led to.
    ResolutionStep then = gate.isEdited() ? null : gate.then();
    if (then != null) {
      agenda.push(then);
    }
    GameEvent[] events = events(board, gate);
    GameEvent[] happened = Apply.all(board, chance, events);
    boolean full = gate.moment().full() && happened.length == events.length;
    // What comes of it is what comes of the step that it leads to.
    CarriedOut came = then == null ? CarriedOut.of(full) : CarriedOut.PENDING;
    TextFrame.report(board, gate.moment().caller(), came);
    if (gate.after().length == 0) {
      return;
    }
    // The texts behind belong below what the moment itself has put on the agenda.
    List<GameStep> above = new ArrayList<>();
    while (agenda.size() > bottom) {
      above.add(agenda.top());
      agenda.pop();
    }
    for (int i = gate.after().length - 1; i >= 0; i--) {
      TriggeredText added = gate.after()[i];
      if (hasHappened(happened, added.on()) && isReached(board, added)) {
        push(agenda, gate, added);
      } else if (added.text().isNext()) {
        await(board, added.text(), added.face(), added.ref(), added.you());
      }
    }
    for (int i = above.size() - 1; i >= 0; i--) {
      agenda.push(above.get(i));
    }
  }

  /// An added text comes next. At a point of the turn it is an ability by itself.
  @Rule({"LT 3i", "LT C9"})
  private static void push(Agenda<GameStep> agenda, EventGate gate, TriggeredText splice) {
    if (gate.kind() == EventGate.Kind.MOMENT) {
      agenda.push(new EndOfResolution(false));
    }
    agenda.push(TextFrame.of(splice));
  }

  private static GameEvent[] events(Board board, EventGate gate) {
    return switch (gate.kind()) {
      case PLAIN, COST, MOMENT -> gate.events();
      case FIGHT -> gate.now(Fights.outcome(board));
      case RESOURCES -> gate.withFreeCard(gate.now(Income.of(board)), Income.freeCard(board));
    };
  }

  /// What an added text waited for may not have happened after all; then it does nothing (LT C10).
  private static boolean hasHappened(GameEvent[] happened, GameEvent awaited) {
    for (GameEvent each : happened) {
      if (each.isLike(awaited)) {
        return true;
      }
    }
    return false;
  }

  /// Whether as many cards were drawn as the text waits for: a text ahead of the draw may have made it smaller.
  @Rule({"LT C10", "LT C71"})
  private static boolean isReached(Board board, TriggeredText added) {
    return !(added.text().otta().trigger() instanceof Trigger.Draws(var _, Nth.EachTurn nth))
        || !(added.on() instanceof GameEvent.Draw draw)
        || board.get(SeatCounter.DRAWN, draw.seat()) >= nth.number();
  }

  /// Who adds texts now.
  public static Seat seat(Board board, EventGate gate) {
    return gate.adding() == EventGate.Adding.TURN_PLAYER ? board.active() : board.active().other();
  }

  /// Nothing is asked where every text has to be added here and now, and where their order does not matter.
  @Rule({"LT 6.2f", "LT C5"})
  private static SteppingIn steppingIn(
      Board board, EventGate gate, List<TriggeredText> candidates) {
    return SteppingIn.of(
        candidates, each -> mayPass(board, gate, each), EventGates::doesOrderMatter);
  }

  /// Texts at one place are read in the order in which they were added, and one text may set off what could be held for it.
  private static boolean doesOrderMatter(TriggeredText one, TriggeredText other) {
    Ability.Edit edit = one.text().otta().edit();
    if (edit == Ability.Edit.INSTEAD || (one.text() == other.text() && one.ref() == other.ref())) {
      return true;
    }
    boolean samePlace = edit == other.text().otta().edit();
    return (samePlace && !(isCalm(one) && isCalm(other)))
        || (one.text().mayCause() & EventKind.bits(other.text().otta().trigger())) != 0;
  }

  private static boolean isCalm(TriggeredText splice) {
    return splice.text().calm() && splice.text().otta().edit() != Ability.Edit.INSTEAD;
  }

  /// A player adds a text.
  public static void add(Board board, EventGate gate, TriggeredText splice) {
    board.agenda().replace(added(board, gate, splice));
  }

  private static EventGate added(Board board, EventGate gate, TriggeredText splice) {
    if (splice.text().isNext()) {
      endOnce(board, splice);
    } else {
      board.setResolution(board.resolution().use(splice.ref(), line(splice.text())));
      setOff(board, splice);
    }
    return gate.with(splice);
  }

  /// A player adds no more texts here: optional ones are declined, others held for a later place.
  public static void pass(Board board, EventGate gate) {
    for (TriggeredText each : candidates(board, gate)) {
      if (each.text().optional()) {
        setOff(board, each);
      }
    }
    board.agenda().replace(gate.passed());
  }

  /// Notes that a text for the first time each turn was set off, also where its player declines it.
  @Rule("LT C82")
  private static void setOff(Board board, TriggeredText splice) {
    Optional<Condition> condition = splice.text().otta().condition();
    if (condition.isPresent()
        && condition.get() instanceof Condition.FirstTime first
        && Values.holds(board, first, TextFrame.of(splice))) {
      Expiry expiry = new Expiry(Duration.Shared.END_OF_TURN, splice.you());
      board
          .lasting()
          .add(
              new LastingEffect.SetOff(
                  splice.ref(), TextFrame.of(splice).code(), expiry, splice.face().name()));
    }
  }

  /// Whether the player may add no more texts here.
  public static boolean mayPass(Board board, EventGate gate, List<TriggeredText> candidates) {
    for (TriggeredText each : candidates) {
      if (!mayPass(board, gate, each)) {
        return false;
      }
    }
    return true;
  }

  private static boolean mayPass(Board board, EventGate gate, TriggeredText splice) {
    return splice.text().optional() || MatchingInstructions.fits(board, gate, splice);
  }

  private static int line(Text text) {
    return (int) text.code();
  }

  /// The OTTA abilities of the player at hand that something in this moment sets off and that have not happened yet.
  public static List<TriggeredText> candidates(Board board, EventGate gate) {
    Seat seat = seat(board, gate);
    DerivedValues derived = board.derived();
    int mask = 0;
    for (GameEvent event : gate.events()) {
      mask |= event.kind().bit();
    }
    List<TriggeredText> found = new ArrayList<>(FEW);
    long waiting = derived.with(Feature.OTTA);
    for (long rest = waiting; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int at = CardSet.first(rest);
      int card = derived.speaker(at);
      if (board.controller(card) == seat && (board.face(card).awaited() & mask) != 0) {
        add(board, gate, card, seat, found);
      }
    }
    for (GameEvent event : gate.events()) {
      if (event instanceof GameEvent.Arrival arrival
          && arrival.seat() == seat
          && !board.inPlay(CardRef.card(arrival.ref()))) {
        add(board, gate, CardRef.card(arrival.ref()), seat, found);
      }
    }
    for (LastingEffect each : board.lasting().all()) {
      if (each instanceof LastingEffect.Next next && next.you() == seat && !isAdded(next, found)) {
        add(board, gate, next, found);
      }
    }
    return found;
  }

  /// A text waits for the next time that something happens, or would.
  @Rule({"LT C93", "LT C130"})
  static void await(Board board, Text text, Face face, int self, Seat you) {
    Expiry expiry = new Expiry(Duration.Shared.END_OF_TURN, you);
    board.lasting().add(new LastingEffect.Next(text, face, self, you, expiry, face.name()));
  }

  /// Whether one that says the same for the same card is among the candidates: the other one comes when it is added.
  private static boolean isAdded(LastingEffect.Next next, List<TriggeredText> found) {
    for (TriggeredText each : found) {
      if (each.text().isNext()
          && each.text().code() == next.text().code()
          && each.ref() == next.self()) {
        return true;
      }
    }
    return false;
  }

  /// What waits for the next time of something, once for each such event; of costs nothing takes the place.
  @Rule({"LT C4", "LT C93", "LT C130"})
  private static void add(
      Board board, EventGate gate, LastingEffect.Next next, List<TriggeredText> found) {
    TextContext context = new TextContext.Still(next.self(), next.you());
    boolean possible =
        gate.kind() != EventGate.Kind.COST || next.text().otta().edit() == Ability.Edit.AFTER;
    for (GameEvent event : gate.events()) {
      if (possible && Matches.fits(board, next.text().otta().trigger(), event, context)) {
        found.add(new TriggeredText(next.self(), next.text(), next.face(), next.you(), event));
        if (!(event instanceof GameEvent.OnCard)) {
          break;
        }
      }
    }
  }

  /// What texts wait for the next time, as bits of [EventKind].
  @Rule({"LT C93", "LT C130"})
  static int awaitedOnce(Board board) {
    int bits = 0;
    for (LastingEffect each : board.lasting().all()) {
      if (each instanceof LastingEffect.Next next) {
        bits |= EventKind.bits(next.text().otta().trigger());
      }
    }
    return bits;
  }

  /// A text has waited for the next time of something, and this is it.
  private static void endOnce(Board board, TriggeredText splice) {
    for (LastingEffect each : board.lasting().all()) {
      if (each instanceof LastingEffect.Next next
          && next.text().code() == splice.text().code()
          && next.self() == splice.ref()) {
        board.lasting().end(next);
        return;
      }
    }
  }

  private static void add(
      Board board, EventGate gate, int card, Seat seat, List<TriggeredText> found) {
    Face face = board.face(card);
    if (!face.has(Feature.OTTA)) {
      return;
    }
    int ref = board.ref(card);
    TextContext context = new TextContext.Still(ref, seat);
    Resolution resolution = board.resolution();
    for (Text text : face.ottas()) {
      Ability.Otta otta = text.otta();
      if (resolution.used(ref, line(text))
          || (gate.kind() == EventGate.Kind.COST && otta.edit() != Ability.Edit.AFTER)) {
        continue;
      }
      for (GameEvent event : gate.events()) {
        if (Matches.fits(board, otta.trigger(), event, context)) {
          TriggeredText splice = new TriggeredText(ref, text, face, seat, event);
          if (isWanted(board, splice, otta)) {
            found.add(splice);
          }
          // Of several like events about no card one is as good as another.
          if (!(event instanceof GameEvent.OnCard)) {
            break;
          }
        }
      }
    }
  }

  private static boolean isWanted(Board board, TriggeredText splice, Ability.Otta otta) {
    return (otta.condition().isEmpty()
            || Values.holds(board, otta.condition().get(), TextFrame.of(splice)))
        && (!splice.text().optional() || Possible.splice(board, splice));
  }
}
