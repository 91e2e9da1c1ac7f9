package cardwright.mlpccg.resolve;

import cardwright.cardgame.event.EventPipe;
import cardwright.cardgame.event.EventRules;
import cardwright.cardgame.event.PendingEvents;
import cardwright.cardgame.run.CarriedOut;
import cardwright.cardgame.run.Frame;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.ActiveLaws;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.LastingEffect;
import cardwright.mlpccg.board.Occurrence;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.vocabulary.EventKind;
import cardwright.mlpccg.vocabulary.Kind;
import cardwright.mlpccg.vocabulary.Law;
import cardwright.mlpccg.vocabulary.Span;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// The way in which everything happens that texts can speak of: forbidden, replaced, carried out, and then answered.
@Rule({"MLP B2", "MLP B8", "MLP B41", "MLP 61"})
public final class GameEvents {
  /// What laws can forbid where it would happen; plays, challenges and confrontations are not offered at all.
  private static final Map<EventKind, Law.Done> FORBIDDEN_AS =
      new EnumMap<>(
          Map.of(
              EventKind.DISMISS, Law.Done.DISMISSED,
              EventKind.FRIGHTEN, Law.Done.FRIGHTENED,
              EventKind.UNFRIGHTEN, Law.Done.UNFRIGHTENED,
              EventKind.EXHAUST, Law.Done.EXHAUSTED,
              EventKind.READY, Law.Done.READIED,
              EventKind.MOVE, Law.Done.MOVED,
              EventKind.TO_HAND, Law.Done.RETURNED,
              EventKind.UNCOVER, Law.Done.UNCOVERED));

  private static final EventRules<Board, GameEvent> RULES = new Rules();

  private GameEvents() {}

  /// What the pipe of events asks of this game.
  private record Rules() implements EventRules<Board, GameEvent> {
    @Override
    public void report(Board board, int caller, CarriedOut came) {
      TextFrame.report(board, caller, came);
    }

    @Override
    public boolean isForbidden(Board board, GameEvent event) {
      return GameEvents.isForbidden(board, event);
    }

    @Override
    public boolean isAwaited(Board board, GameEvent[] events) {
      return EventGates.isAwaited(board, events);
    }

    @Override
    public CarriedOut await(Board board, PendingEvents<GameEvent> moment) {
      board.agenda().push(EventGate.of(moment));
      return CarriedOut.PENDING;
    }

    @Override
    public boolean apply(Board board, Chance chance, GameEvent[] events) {
      return GameEvents.apply(board, chance, events);
    }
  }

  /// Lets things happen in one moment, because the rules say so.
  public static void happen(Board board, Chance chance, GameEvent... events) {
    EventPipe.happen(RULES, board, chance, true, Frame.NO_CALLER, events);
  }

  /// Lets things happen in one moment, because a text says so.
  ///
  /// @param caller the address of the text: a gate tells it what came of it
  /// @return whether all of it happened
  static CarriedOut happen(Board board, Chance chance, int caller, GameEvent... events) {
    return EventPipe.happen(RULES, board, chance, true, caller, events);
  }

  /// Goes on with a moment in which texts step in; answers false when a player has to decide. What is left of it in the end happens.
  public static boolean goOn(Board board, Chance chance, EventGate gate) {
    if (gate.isThrough()) {
      board.agenda().pop();
      EventPipe.apply(RULES, board, chance, gate.moment());
      return true;
    }
    return EventGates.goOn(board, gate);
  }

  /// A point of time comes; where no text speaks of it, nothing else happens.
  public static void time(Board board, Chance chance, GameEvent.AtTime time) {
    if (isSpokenOf(board, time.kind(), false) || EventGates.areOpen(board, time.kind())) {
      happen(board, chance, time);
    }
  }

  private static boolean isForbidden(Board board, GameEvent event) {
    return switch (event) {
      case GameEvent.Score score -> ActiveLaws.forbidScoring(board, score.seat());
      case GameEvent.ToCard toCard -> {
        Law.Done done = FORBIDDEN_AS.get(toCard.kind());
        yield done != null
            && board.holds(toCard.ref())
            && board.inPlay(toCard.card())
            && ActiveLaws.forbid(board, done, toCard.card(), toCard.seat(), toCard.to());
      }
      case GameEvent.ToPlayer _, GameEvent.AtTime _ -> false;
    };
  }

  /// Carries out what is neither forbidden nor replaced. Answers whether all of it happened.
  static boolean apply(Board board, Chance chance, GameEvent... events) {
    if (events.length == 1
        && !isSpokenOf(board, events[0].kind(), events[0].ref() != CardRef.NONE)) {
      return Apply.one(board, chance, events[0]);
    }
    boolean all = true;
    List<TextFrame> found = new ArrayList<>();
    Occurrence[] now = new Occurrence[events.length];
    boolean anyLeaves = false;
    for (int i = 0; i < events.length; i++) {
      now[i] = board.occurrence(events[i]);
      anyLeaves |= isLeaving(board, now[i]);
    }
    List<List<TextFrame>> before = anyLeaves ? leaving(board, now) : List.of();
    for (int i = 0; i < events.length && board.outcome() == null; i++) {
      boolean leaving = isLeaving(board, now[i]);
      boolean happened = Apply.one(board, chance, events[i]);
      all &= happened;
      if (happened && board.outcome() == null) {
        now[i] = Matches.numbered(board, now[i], 0);
        if (anyLeaves) {
          found.addAll(before.get(i));
        }
        if (!leaving) {
          TriggeredTexts.setOff(board, now[i], found);
        }
        TriggeredTexts.setOffInDiscard(board, now[i], found);
        TriggeredTexts.setOffFaceDown(board, now[i], found);
        note(board, now[i]);
      }
    }
    if (board.outcome() == null) {
      found.forEach(board.news().pending()::add);
    }
    return all;
  }

  /// What leaves speaks of it while it is still there: the texts that each of the events sets off so.
  @Rule("MLP Q40")
  private static List<List<TextFrame>> leaving(Board board, Occurrence[] events) {
    List<List<TextFrame>> all = new ArrayList<>(events.length);
    for (Occurrence event : events) {
      List<TextFrame> found = new ArrayList<>();
      if (isLeaving(board, event)) {
        TriggeredTexts.setOff(board, event, found);
      }
      all.add(found);
    }
    return all;
  }

  /// Whether some text of this play may speak of such a thing, now or later.
  ///
  /// @param card whether it happens to a card: what happens to none brings no new one into play
  private static boolean isSpokenOf(Board board, EventKind what, boolean card) {
    var awaited = board.info().awaited();
    return (awaited.reacted() & what.bit()) != 0
        || ((awaited.triggered() & what.bit()) != 0 && (card || mayHear(board, what)))
        || what == EventKind.PLAY
        || what == EventKind.SCORE;
  }

  private static boolean mayHear(Board board, EventKind what) {
    return (board.derived().triggers() & what.bit()) != 0
        || board.lasting().any(LastingEffect.Owed.class::isInstance);
  }

  private static boolean isLeaving(Board board, Occurrence event) {
    return (EventKind.LEAVING & event.kind().bit()) != 0
        && event.ref() != CardRef.NONE
        && board.holds(event.ref())
        && board.inPlay(event.card());
  }

  /// What has happened is kept for reactions, and for what asks for it later.
  private static void note(Board board, Occurrence event) {
    if ((board.info().awaited().reacted() & event.kind().bit()) != 0) {
      board.news().events().add(event);
    }
    if (event.what() instanceof GameEvent.Play play) {
      visit(board, play);
    } else if (event.what() instanceof GameEvent.Score score) {
      credit(board, score);
    }
  }

  /// A Friend that is played to a Problem is no longer the first one there.
  private static void visit(Board board, GameEvent.Play play) {
    if (Area.isProblem(play.to()) && board.card(play.card()).is(Kind.FRIEND)) {
      int problem = board.derived().problemAt(play.to());
      if (problem != Board.EMPTY) {
        board.put(problem, CardFlag.VISITED, true);
      }
    }
  }

  /// Points count for the card that scored them, or, by confronting, for all characters of their player there.
  @Rule("MLP Q43")
  private static void credit(Board board, GameEvent.Score score) {
    Seat seat = score.seat();
    LastingEffect.Origin origin =
        new LastingEffect.Origin(Span.END_OF_PHASE, seat, CardRef.NONE, "");
    if (score.source() != CardRef.NONE && board.holds(score.source())) {
      board.lasting().add(new LastingEffect.Scored(score.source(), score.points(), origin));
    } else if (score.problem() != CardRef.NONE
        && board.zone(CardRef.card(score.problem())) == Zone.PLAY) {
      int area = board.area(CardRef.card(score.problem()));
      int card = board.derived().firstCharacter(area, seat);
      while (card != Board.EMPTY) {
        if (board.face(card).triggered().length > 0 && board.info().awaited().states()) {
          board.lasting().add(new LastingEffect.Scored(board.ref(card), score.points(), origin));
        }
        card = board.derived().next(card);
      }
    }
  }
}
