package cardwright.mlpccg.resolve;

import cardwright.cardgame.state.Pile;
import cardwright.cardgame.text.Condition;
import cardwright.cardgame.text.Duration;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.CardFlag;
import cardwright.mlpccg.board.DerivedValues;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.LastingEffect;
import cardwright.mlpccg.board.Occurrence;
import cardwright.mlpccg.board.TextContext;
import cardwright.mlpccg.board.Values;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.event.PublicEvent;
import cardwright.mlpccg.vocabulary.Ability;
import cardwright.mlpccg.vocabulary.By;
import cardwright.mlpccg.vocabulary.Effect;
import cardwright.mlpccg.vocabulary.EventKind;
import cardwright.mlpccg.vocabulary.Face;
import cardwright.mlpccg.vocabulary.Keyword;
import cardwright.mlpccg.vocabulary.Text;
import cardwright.mlpccg.vocabulary.Trigger;
import cardwright.mlpccg.vocabulary.Which;
import java.util.ArrayList;
import java.util.List;

/// What sets texts off.
@Rule({"MLP 61", "MLP B9", "MLP Q38"})
final class TriggeredTexts {
  private TriggeredTexts() {}

  /// Finds the texts that something sets off.
  static void setOff(Board board, Occurrence event, List<TextFrame> found) {
    EventKind kind = event.kind();
    if ((board.info().awaited().triggered() & kind.bit()) == 0) {
      return;
    }
    DerivedValues derived = board.derived();
    if ((derived.triggers() & kind.bit()) != 0) {
      Pile listeners = derived.listeners(board);
      boolean lent = board.info().has(Keyword.TEAMWORK);
      for (int i = 0; i < listeners.size(); i++) {
        int card = listeners.get(i);
        // Who speaks and who has lost its text is asked only where it matters.
        if (lent && derived.speaks(board, card, kind)) {
          setOff(board, card, event, found);
        } else if (!lent && derived.hears(board, card, kind)) {
          setOff(board, board.face(card), card, event, found);
        }
      }
    }
    owed(board, event, found);
  }

  private static void setOff(Board board, int card, Occurrence event, List<TextFrame> found) {
    int faces = board.derived().faces(board, card);
    for (int line = 0; line < faces; line++) {
      setOff(board, board.derived().face(board, card, line), card, event, found);
    }
  }

  private static void setOff(
      Board board, Face face, int card, Occurrence event, List<TextFrame> found) {
    for (Text text : face.triggered()) {
      if (text.ability() instanceof Ability.Triggered(By by, Trigger trigger, var _)) {
        add(board, text, by, trigger, board.ref(card), event, found);
      }
    }
  }

  /// What a card in a discard pile says of its own going there.
  static void setOffInDiscard(Board board, Occurrence event, List<TextFrame> found) {
    if (event.ref() == CardRef.NONE
        || (board.info().awaited().triggered() & event.kind().bit()) == 0
        || board.zone(event.card()) != Zone.DISCARD) {
      return;
    }
    Face face = board.card(event.card()).front();
    for (Text text : face.triggered()) {
      if (text.ability()
              instanceof
              Ability.Triggered(By _, Trigger.Happens(Target<Which> target, var verb), var _)
          && target instanceof Target.This
          && verb == Trigger.Event.INTO_DISCARD) {
        Seat owner = board.pool().owner(event.card());
        TextFrame frame = TextFrame.of(text, board.ref(event.card()), owner, event);
        if (isMet(board, frame)) {
          found.add(frame);
        }
      }
    }
  }

  /// What a Troublemaker says of its own being played it says face-down.
  @Rule("MLP Q75")
  static void setOffFaceDown(Board board, Occurrence event, List<TextFrame> found) {
    if (!(event.what() instanceof GameEvent.Play play)
        || !board.inPlay(play.card())
        || !board.is(play.card(), CardFlag.FACE_DOWN)) {
      return;
    }
    for (Text text : board.card(play.card()).front().triggered()) {
      if (text.ability()
              instanceof
              Ability.Triggered(
                  By _,
                  Trigger.Enters(Target<Which> target, boolean played, var _),
                  _)
          && target instanceof Target.This
          && played) {
        TextFrame frame = TextFrame.of(text, board.ref(play.card()), play.seat(), event);
        if (isMet(board, frame)) {
          found.add(frame);
        }
      }
    }
  }

  private static void add(
      Board board,
      Text text,
      By by,
      Trigger trigger,
      int ref,
      Occurrence event,
      List<TextFrame> found) {
    if (trigger instanceof Trigger.Happens(var _, var verb)
        && verb == Trigger.Event.INTO_DISCARD
        && event.ref() == ref) {
      // It speaks in the discard pile.
      return;
    }
    Seat controller = board.controller(CardRef.card(ref));
    for (int i = 0; i < (by == By.ANY_PLAYER ? 2 : 1); i++) {
      Seat you = i == 0 ? controller : controller.other();
      if (Matches.fits(board, trigger, event, new TextContext.Still(ref, you))
          && !board.derived().lost(board, CardRef.card(ref))) {
        TextFrame frame = TextFrame.of(text, ref, you, event);
        if (isMet(board, frame)) {
          found.add(frame);
          noteFirst(board, frame);
        }
      }
    }
  }

  /// Notes that a text for the first time each turn was set off.
  @Rule("MLP Q93")
  private static void noteFirst(Board board, TextFrame frame) {
    var condition = frame.text().body().condition();
    if (condition.isPresent() && condition.get() instanceof Condition.FirstTime) {
      String name = board.card(CardRef.card(frame.self())).name();
      LastingEffect.Origin origin =
          new LastingEffect.Origin(Duration.Shared.END_OF_TURN, frame.you(), frame.self(), name);
      board.lasting().add(new LastingEffect.SetOff(frame.self(), frame.code(), origin));
    }
  }

  @Rule("MLP Q37")
  private static boolean isMet(Board board, TextFrame frame) {
    var condition = frame.text().body().condition();
    return condition.isEmpty() || Values.holds(board, condition.get(), frame);
  }

  @Rule("MLP Q63")
  private static void owed(Board board, Occurrence event, List<TextFrame> found) {
    for (LastingEffect each : board.lasting().all()) {
      if (each
              instanceof
              LastingEffect.Owed(
                  Trigger when,
                  var effects,
                  boolean instead,
                  TextContext context,
                  var _)
          && !instead
          && Matches.fits(board, when, event, context)) {
        found.add(later(effects, context, event));
        board.lasting().end(each);
      }
    }
  }

  /// The text of something to come.
  static TextFrame later(List<Effect> effects, TextContext context, Occurrence event) {
    TextContext root = context;
    while (root instanceof TextContext.Other(TextContext inner, Seat _)) {
      root = inner;
    }
    if (root instanceof TextFrame from) {
      Text text = from.text().later(effects);
      return TextFrame.of(text, context.self(), context.you(), event).behind(context);
    }
    throw new IllegalStateException("only a text brings something about for later");
  }

  static void told(Board board, TextFrame frame) {
    if (board.heard()) {
      String name = board.card(CardRef.card(frame.self())).name();
      board.tell(new PublicEvent.SetOff(frame.you(), board.toldSince(frame.self(), name), false));
    }
  }

  /// A text that waits for a state is set off once when the state begins.
  @Rule("MLP Q39")
  static void states(Board board) {
    if (!board.info().awaited().states()) {
      return;
    }
    DerivedValues derived = board.derived();
    boolean printed = derived.waits();
    Pile waiters = derived.waiters(board);
    for (int i = 0; i < waiters.size(); i++) {
      int card = waiters.get(i);
      List<TextFrame> found =
          printed && derived.waits(board, card) ? inState(board, card) : List.of();
      boolean holds = !found.isEmpty();
      if (holds != board.is(card, CardFlag.ROUSED)) {
        board.put(card, CardFlag.ROUSED, holds);
        found.forEach(board.news().pending()::add);
      }
    }
  }

  /// The texts that speak for a card and wait for a state which is there.
  private static List<TextFrame> inState(Board board, int card) {
    List<TextFrame> found = List.of();
    for (int line = 0; line < board.derived().faces(board, card); line++) {
      for (Text text : board.derived().face(board, card, line).triggered()) {
        if (text.ability()
            instanceof Ability.Triggered(By _, Trigger.State(var condition), var _)) {
          TextFrame frame = TextFrame.of(text, board.ref(card), board.controller(card), null);
          if (Values.holds(board, condition, frame)) {
            found = with(found, frame);
          }
        }
      }
    }
    return found;
  }

  /// Texts with one more; the list is made with the first, as mostly there is none.
  static List<TextFrame> with(List<TextFrame> texts, TextFrame more) {
    List<TextFrame> all = texts.isEmpty() ? new ArrayList<>() : texts;
    all.add(more);
    return all;
  }
}
