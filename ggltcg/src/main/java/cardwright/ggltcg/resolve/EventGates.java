package cardwright.ggltcg.resolve;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.player;

import cardwright.cardgame.event.PendingEvents;
import cardwright.cardgame.event.SteppingIn;
import cardwright.cardgame.run.CarriedOut;
import cardwright.cardgame.run.Script;
import cardwright.cardgame.state.CardSet;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.GameEvent;
import cardwright.ggltcg.board.LastingEffect;
import cardwright.ggltcg.board.Layers;
import cardwright.ggltcg.board.Selection;
import cardwright.ggltcg.board.TriggeredText;
import cardwright.ggltcg.event.PublicEvent;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.vocabulary.Ability;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Effect;
import cardwright.ggltcg.vocabulary.Event;
import cardwright.ggltcg.vocabulary.Feature;
import cardwright.ggltcg.vocabulary.Text;
import cardwright.ggltcg.vocabulary.Which;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Texts that take the place of what would happen: `If this card would be sleeped, … instead.`
///
/// Where no card of the play has such a text, nothing here is reached.
@Rule({"GG Q59", "GG Q60", "GG Q61"})
public final class EventGates {
  private EventGates() {}

  /// Whether a text could take the place of any of these.
  static boolean isAwaited(Board board, GameEvent[] events) {
    for (GameEvent event : events) {
      if (!texts(board, event).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /// Puts a gate on the agenda for each event whose place a text could take.
  ///
  /// What affects the active player comes first; of one player's cards, the order is that of their indices, which is that of the deck lists.
  ///
  /// @param moment its events are in the order of the indices of their cards
  /// @return the others: no text steps in for them
  static GameEvent[] open(Board board, PendingEvents<GameEvent> moment) {
    GameEvent[] events = moment.events();
    List<GameEvent> others = new ArrayList<>();
    for (Seat seat : List.of(board.active().other(), board.active())) {
      // What is pushed last comes first.
      for (int i = events.length - 1; i >= 0; i--) {
        if (affected(board, events[i]) == seat) {
          List<TriggeredText> texts = texts(board, events[i]);
          if (texts.isEmpty()) {
            others.add(events[i]);
          } else {
            board.agenda().push(EventGate.of(events[i], texts, moment.caller()));
          }
        }
      }
    }
    return others.toArray(GameEvent[]::new);
  }

  /// Whose card it is that would be sleeped, or who would gain CC.
  private static Seat affected(Board board, GameEvent event) {
    return switch (event) {
      case GameEvent.Sleep(int ref) -> board.side(CardRef.card(ref));
      case GameEvent.Gain(Seat seat, int _) -> seat;
    };
  }

  /// Who is asked: who is affected, which of several texts it is; then the player of that text, whether.
  public static Seat seat(Board board, EventGate gate) {
    return gate.isOpen() ? affected(board, gate.event()) : gate.text().you();
  }

  /// The cards for which a text is stepping in.
  static long spared(Board board) {
    long spared = CardSet.NONE;
    for (int i = 0; i < board.agenda().size(); i++) {
      if (board.agenda().get(i) instanceof EventGate gate
          && gate.event() instanceof GameEvent.Sleep(int ref)
          && board.holds(ref)) {
        spared = CardSet.with(spared, CardRef.card(ref));
      }
    }
    return spared;
  }

  private static List<TriggeredText> texts(Board board, GameEvent event) {
    List<TriggeredText> texts = new ArrayList<>();
    if (isNothing(board, event)) {
      return texts;
    }
    long inPlay = board.inPlay();
    for (long rest = inPlay; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int card = CardSet.first(rest);
      Card face = board.face(card);
      if (face.has(Feature.INSTEAD)) {
        for (Text text : face.texts()) {
          if (text.ability() instanceof Ability.Instead instead
              && means(board, instead.event(), card, board.side(card), event)
              && !isBusy(board, text, board.ref(card))
              && canBegin(board, text, face, card)) {
            texts.add(new TriggeredText(text, face, board.ref(card), board.side(card)));
          }
        }
      }
    }
    for (LastingEffect each : board.lasting().all()) {
      if (each instanceof LastingEffect.Next next
          && next.text().ability() instanceof Ability.Instead instead
          && means(board, instead.event(), CardRef.card(next.self()), next.you(), event)) {
        texts.add(new TriggeredText(next.text(), next.card(), next.self(), next.you()));
      }
    }
    return texts;
  }

  /// What takes the place once of what would happen, or null where it has done so.
  @Rule("GG Q93")
  static LastingEffect.@Nullable Next next(Board board, TriggeredText text) {
    for (LastingEffect each : board.lasting().all()) {
      if (each instanceof LastingEffect.Next next
          && next.text().code() == text.text().code()
          && next.self() == text.self()) {
        return next;
      }
    }
    return null;
  }

  /// Whether a text is stepping in for the very card already, or the cap leaves nothing of a gain.
  @Rule({"GG Q60", "GG Q61"})
  private static boolean isNothing(Board board, GameEvent event) {
    return switch (event) {
      case GameEvent.Sleep(int ref) -> CardSet.has(spared(board), CardRef.card(ref));
      case GameEvent.Gain(Seat seat, int cc) -> Math.min(cc, Apply.room(board, seat)) <= 0;
    };
  }

  /// A text that may be left is not offered when what it chooses first is not there.
  @Rule({"GG 10.5", "GG Q59"})
  private static boolean canBegin(Board board, Text text, Card face, int card) {
    if (!text.mayStepIn()
        || !(text.script().at(0) instanceof Script.Choose<Effect>(var _, int choice))) {
      return true;
    }
    Target.Choose<Which> choose = text.choice(choice);
    long candidates = Candidates.of(board, choose, face, card, board.side(card));
    return CardSet.size(candidates) >= choose.least();
  }

  private static boolean means(Board board, Event awaited, int source, Seat you, GameEvent event) {
    return switch (awaited) {
      case Event.IsSleeped(Optional<Which> which) ->
          event instanceof GameEvent.Sleep(int ref)
              && (which.isEmpty()
                  ? CardRef.card(ref) == source
                  : CardSet.has(Selection.of(board, which.get(), source, you), CardRef.card(ref)));
      case Event.GainsCc(boolean opponent) ->
          event instanceof GameEvent.Gain(Seat seat, int _) && (seat != you) == opponent;
    };
  }

  /// Whether a text is stepping in for something already.
  private static boolean isBusy(Board board, Text text, int self) {
    for (int i = 0; i < board.agenda().size(); i++) {
      if (board.agenda().get(i) instanceof EventGate gate
          && gate.begun()
          && gate.text().text().code() == text.code()
          && gate.text().self() == self) {
        return true;
      }
    }
    return false;
  }

  /// Goes on with what would happen; answers false when a player has to decide.
  public static boolean goOn(Board board, Chance chance, EventGate gate) {
    if (gate.begun()) {
      done(board, chance, gate);
      return true;
    }
    EventGate standing = gate.standing(board);
    if (!standing.equals(gate)) {
      board.agenda().replace(standing);
      return true;
    }
    List<TriggeredText> texts = isGone(board, gate.event()) ? List.of() : gate.texts();
    return switch (SteppingIn.of(texts, each -> each.text().mayStepIn())) {
      case NONE -> {
        happen(board, chance, gate);
        yield true;
      }
      case FORCED -> {
        begin(board, gate);
        yield true;
      }
      case ASKED -> false;
    };
  }

  /// Whether the card that would be sleeped has left play.
  private static boolean isGone(Board board, GameEvent event) {
    return event instanceof GameEvent.Sleep(int ref) && !board.holds(ref);
  }

  /// A player picks which text steps in.
  ///
  /// @param index from 0 to `gate.texts().size() - 1`
  public static void pick(Board board, EventGate gate, int index) {
    if (gate.texts().get(index).text().mayStepIn()) {
      board.agenda().replace(gate.picking(index));
    } else {
      begin(board, gate.picking(index));
    }
  }

  /// The picked text takes the place of what would happen.
  public static void begin(Board board, EventGate gate) {
    TriggeredText text = gate.text();
    board.countAction();
    if (board.heard()) {
      Message.Argument.Card source = board.toldSince(text.self(), text.source().name());
      board.tell(new PublicEvent.Replaced(text.you(), source, message(board, gate.event())));
    }
    int it = gate.event() instanceof GameEvent.Sleep(int ref) ? ref : CardRef.NONE;
    TextFrame.report(board, gate.caller(), CarriedOut.NOT_DONE);
    LastingEffect.Next next = text.text().isNext() ? next(board, text) : null;
    if (next != null) {
      board.lasting().end(next);
    }
    board.agenda().replace(gate.beginning());
    board.agenda().push(TextFrame.about(text.text(), text.source(), text.self(), text.you(), it));
  }

  /// The player of the picked text leaves it.
  public static void decline(Board board, EventGate gate) {
    board.agenda().replace(gate.without());
  }

  /// What would happen, as a part of a sentence.
  public static Message message(Board board, GameEvent event) {
    return switch (event) {
      case GameEvent.Sleep(int ref) ->
          Messages.of("would-be-sleeped", card(board.face(CardRef.card(ref)).name()));
      case GameEvent.Gain(Seat seat, int cc) -> Messages.of("would-gain", player(seat), number(cc));
    };
  }

  private static void happen(Board board, Chance chance, EventGate gate) {
    board.agenda().pop();
    if (isGone(board, gate.event())) {
      TextFrame.report(board, gate.caller(), CarriedOut.NOT_DONE);
    } else {
      GameEvents.happen(board, chance, gate);
    }
    GameEvents.settle(board, chance);
  }

  /// A text has taken the place of what would happen. A Toy that still lacks stamina then sleeps after all.
  @Rule({"GG 12.1", "GG Q60"})
  private static void done(Board board, Chance chance, EventGate gate) {
    board.agenda().pop();
    if (gate.event() instanceof GameEvent.Sleep(int ref)
        && board.holds(ref)
        && Layers.stamina(board, CardRef.card(ref)) <= 0) {
      Apply.all(board, gate.event());
    }
    GameEvents.settle(board, chance);
  }
}
