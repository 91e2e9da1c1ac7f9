package cardwright.mlpccg.resolve;

import cardwright.cardgame.event.SteppingIn;
import cardwright.cardgame.state.Pile;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.GameEvent;
import cardwright.mlpccg.board.LastingEffect;
import cardwright.mlpccg.board.Occurrence;
import cardwright.mlpccg.board.TextContext;
import cardwright.mlpccg.board.Values;
import cardwright.mlpccg.vocabulary.Ability;
import cardwright.mlpccg.vocabulary.By;
import cardwright.mlpccg.vocabulary.EventKind;
import cardwright.mlpccg.vocabulary.Text;
import cardwright.mlpccg.vocabulary.Trigger;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// How texts take the place of what would happen: each once for one event, and the controller of the card that is affected chooses among several.
@Rule({"MLP B41", "MLP 61"})
public final class EventGates {
  /// Stands for: nothing takes its place.
  public static final int NOTHING = -1;

  private EventGates() {}

  /// A text that could take the place of something.
  ///
  /// @param frame the text
  /// @param optional whether it may be left
  /// @param owed what was to come once, or null
  record Substitute(TextFrame frame, boolean optional, @Nullable LastingEffect owed) {}

  /// Whether texts of this play could take the place of such a thing.
  static boolean areOpen(Board board, EventKind what) {
    return (board.info().awaited().replaced() & what.bit()) != 0;
  }

  /// Whether a text could take the place of any of these, or a card asks as what it enters play.
  static boolean isAwaited(Board board, GameEvent[] events) {
    for (int at = 0; at < events.length; at++) {
      if (EnteringCopies.asked(board, events[at]) != null) {
        return true;
      }
      if (areOpen(board, events[at].kind())
          && !substitutes(board, now(board, events, at)).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /// One of the events of a moment as it is about to happen.
  private static Occurrence now(Board board, GameEvent[] events, int at) {
    int draws = 0;
    for (int i = 0; i <= at; i++) {
      draws +=
          events[i] instanceof GameEvent.Draw(Seat seat, int _, boolean _)
                  && seat == events[at].seat()
              ? 1
              : 0;
    }
    return Matches.numbered(board, board.occurrence(events[at]), draws);
  }

  /// Goes on with an event of a moment; answers false when a player has to decide.
  static boolean goOn(Board board, EventGate gate) {
    GameEvent event = gate.event();
    Text asked = gate.settled() ? null : EnteringCopies.asked(board, event);
    if (asked != null) {
      EnteringCopies.settle(board, gate, asked);
      return true;
    }
    boolean gone = event.ref() != CardRef.NONE && !board.holds(event.ref());
    List<Substitute> found = gone ? List.of() : now(board, gate);
    return switch (SteppingIn.of(found, Substitute::optional)) {
      case NONE -> {
        board.agenda().replace(gate.next());
        yield true;
      }
      case FORCED -> {
        take(board, gate, 0);
        yield true;
      }
      case ASKED -> false;
    };
  }

  private static List<Substitute> now(Board board, EventGate gate) {
    return substitutes(board, now(board, gate.moment().events(), gate.at()));
  }

  /// Who decides.
  public static Seat seat(Board board, EventGate gate) {
    return affected(board, board.occurrence(gate.event()));
  }

  private static Seat affected(Board board, Occurrence event) {
    if (event.controller() != null) {
      return event.controller();
    }
    return Objects.requireNonNullElse(event.seat(), board.active());
  }

  /// What may take the place: texts by their number, and [#NOTHING] where all of them may be left.
  public static int[] options(Board board, EventGate gate) {
    List<Substitute> found = now(board, gate);
    boolean free = found.stream().allMatch(Substitute::optional);
    int[] options = new int[found.size() + (free ? 1 : 0)];
    for (int i = 0; i < options.length; i++) {
      options[i] = i < found.size() ? i : NOTHING;
    }
    return options;
  }

  /// The cards whose texts may take the place, with lives, by the number of the text.
  public static int[] cards(Board board, EventGate gate) {
    return now(board, gate).stream().mapToInt(each -> each.frame().self()).toArray();
  }

  /// The card to which it would happen, with its life, or [CardRef#NONE].
  public static int about(EventGate gate) {
    return gate.event().ref();
  }

  /// The player lets a text take the place, or [#NOTHING].
  public static void take(Board board, EventGate gate, int option) {
    if (option == NOTHING) {
      board.agenda().replace(gate.next());
      return;
    }
    Substitute chosen = now(board, gate).get(option);
    board.agenda().replace(gate.without());
    if (chosen.owed() != null) {
      board.lasting().end(chosen.owed());
    }
    TriggeredTexts.told(board, chosen.frame());
    if (chosen.frame().text().costs().length > 0) {
      board.agenda().push(Announcement.triggered(chosen.frame()).agree());
    } else {
      board.agenda().push(chosen.frame().agreed());
    }
  }

  private static List<Substitute> substitutes(Board board, Occurrence event) {
    List<Substitute> found = new ArrayList<>();
    Pile table = board.table();
    for (int i = 0; i < table.size(); i++) {
      int card = table.get(i);
      // A text does not apply again to what it has brought about, nor to what came of that.
      if (board.ref(card) == event.what().source() || takesPlace(board, board.ref(card))) {
        continue;
      }
      for (int line = 0; line < board.derived().faces(board, card); line++) {
        for (Text text : board.derived().face(board, card, line).instead()) {
          add(board, text, card, event, found);
        }
      }
    }
    if (event.kind() == EventKind.DISCARD) {
      // What a card says of its own being discarded it says in the hand.
      for (Text text : board.card(event.card()).front().instead()) {
        if (text.ability()
                instanceof Ability.Instead(var _, Trigger.Happens(var target, var _), var _)
            && target instanceof Target.This) {
          add(board, text, event.card(), event, found);
        }
      }
    }
    for (LastingEffect each : board.lasting().all()) {
      if (each
              instanceof
              LastingEffect.Owed(var when, var effects, boolean instead, TextContext context, var _)
          && instead
          && Matches.fits(board, when, event, context)
          && Possible.canBegin(board, TriggeredTexts.later(effects, context, event))) {
        found.add(new Substitute(TriggeredTexts.later(effects, context, event), false, each));
      } else if (each
              instanceof LastingEffect.Replaced(var would, var effects, TextContext context, var _)
          && event.what().source() != context.self()
          && Matches.fits(board, would, event, context)) {
        TextFrame frame = TriggeredTexts.later(effects, context, event);
        if (Possible.canBegin(board, frame)) {
          found.add(new Substitute(frame, false, null));
        }
      }
    }
    return found;
  }

  /// Whether a text of a card is being carried out in the place of something.
  private static boolean takesPlace(Board board, int ref) {
    for (int at = 0; at < board.agenda().size(); at++) {
      if (board.agenda().get(at) instanceof TextFrame now
          && now.self() == ref
          && now.text().ability() instanceof Ability.Instead) {
        return true;
      }
    }
    return false;
  }

  private static void add(
      Board board, Text text, int card, Occurrence event, List<Substitute> found) {
    if (!(text.ability() instanceof Ability.Instead(By by, Trigger trigger, var body))) {
      return;
    }
    for (int i = 0; i < (by == By.ANY_PLAYER ? 2 : 1); i++) {
      Seat controller = board.controller(card);
      Seat you = i == 0 ? controller : controller.other();
      int ref = board.ref(card);
      if (!Matches.fits(board, trigger, event, new TextContext.Still(ref, you))) {
        continue;
      }
      TextFrame frame = TextFrame.of(text, ref, you, event);
      boolean optional = text.optional();
      boolean mine = you == affected(board, event);
      if ((mine || !optional)
          && (body.condition().isEmpty() || Values.holds(board, body.condition().get(), frame))
          && isPossible(board, frame, optional)) {
        found.add(new Substitute(frame, optional, null));
      }
    }
  }

  private static boolean isPossible(Board board, TextFrame frame, boolean optional) {
    if (frame.text().costs().length > 0) {
      return new Affordable(board).canFinish(Announcement.triggered(frame).agree());
    }
    return !optional || Possible.canBegin(board, frame);
  }
}
