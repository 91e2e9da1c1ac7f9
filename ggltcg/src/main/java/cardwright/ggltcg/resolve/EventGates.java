package cardwright.ggltcg.resolve;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.number;
import static cardwright.engine.Message.player;

import cardwright.cardgame.run.Frame;
import cardwright.cardgame.run.Script;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
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

/// Texts that take the place of what would happen: `If this card would be sleeped, … instead.`
///
/// Where no card of the play has such a text, nothing here is reached.
@Rule({"GG Q59", "GG Q60", "GG Q61"})
public final class EventGates {
  private EventGates() {}

  /// Lets texts step in for cards that would be sleeped.
  ///
  /// The active player's cards come first; of one player, in the order of their indices, which is that of the deck lists.
  ///
  /// @return those that are sleeped now: no text steps in for them
  static long divert(Board board, long cards) {
    long now = cards;
    for (Seat seat : List.of(board.active().other(), board.active())) {
      // What is pushed last comes first.
      long rest = cards;
      while (rest != 0) {
        int card = 63 - Long.numberOfLeadingZeros(rest);
        rest &= ~(1L << card);
        if (board.side(card) == seat && divert(board, card)) {
          now &= ~(1L << card);
        }
      }
    }
    return now;
  }

  private static boolean divert(Board board, int card) {
    if ((spared(board) >> card & 1) != 0) {
      return false;
    }
    GameEvent event = new GameEvent.Sleep(board.ref(card));
    List<TriggeredText> texts = texts(board, event);
    if (!texts.isEmpty()) {
      board.agenda().push(EventGate.of(event, texts, Frame.NO_CALLER));
    }
    return !texts.isEmpty();
  }

  /// Lets a text step in for a gain of CC.
  ///
  /// @return whether one does
  static boolean divertGain(Board board, Seat seat, int cc) {
    GameEvent event = new GameEvent.Gain(seat, cc);
    List<TriggeredText> texts = texts(board, event);
    if (!texts.isEmpty()) {
      board.agenda().push(EventGate.of(event, texts, Frame.NO_CALLER));
    }
    return !texts.isEmpty();
  }

  /// The cards for which a text is stepping in, as bits.
  static long spared(Board board) {
    long spared = 0;
    for (int i = 0; i < board.agenda().size(); i++) {
      if (board.agenda().get(i) instanceof EventGate gate
          && gate.event() instanceof GameEvent.Sleep(int ref)
          && board.holds(ref)) {
        spared |= 1L << CardRef.card(ref);
      }
    }
    return spared;
  }

  private static List<TriggeredText> texts(Board board, GameEvent event) {
    List<TriggeredText> texts = new ArrayList<>();
    for (long rest = board.inPlay(); rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      Card face = board.face(card);
      if (face.has(Feature.INSTEAD)) {
        for (Text text : face.texts()) {
          if (text.ability() instanceof Ability.Instead instead
              && means(board, instead.event(), card, event)
              && !isBusy(board, text, board.ref(card))
              && canBegin(board, text, face, card)) {
            texts.add(new TriggeredText(text, face, board.ref(card), board.side(card)));
          }
        }
      }
    }
    return texts;
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
    return Long.bitCount(candidates) >= choose.least();
  }

  private static boolean means(Board board, Event awaited, int source, GameEvent event) {
    Seat you = board.side(source);
    return switch (awaited) {
      case Event.IsSleeped(Optional<Which> which) ->
          event instanceof GameEvent.Sleep(int ref)
              && (which.isEmpty()
                  ? CardRef.card(ref) == source
                  : (Selection.of(board, which.get(), source, you) >> CardRef.card(ref) & 1) != 0);
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
  public static boolean goOn(Board board, EventGate now) {
    if (now.begun()) {
      done(board, now.event());
      return true;
    }
    EventGate standing = now.standing(board);
    if (!standing.equals(now)) {
      board.agenda().replace(standing);
      return true;
    }
    if (now.texts().isEmpty() || isGone(board, now.event())) {
      happen(board, now.event());
      return true;
    }
    if (now.isOpen() || now.text().text().mayStepIn()) {
      return false;
    }
    begin(board, now);
    return true;
  }

  /// Whether the card that would be sleeped has left play.
  private static boolean isGone(Board board, GameEvent event) {
    return event instanceof GameEvent.Sleep(int ref) && !board.holds(ref);
  }

  /// What waits since a text was carried out was asked for by that text: it is told when something else takes the place of that.
  ///
  /// @param from how many steps lay on the agenda before
  /// @param caller where the text lies
  @Rule({"GG Q54", "GG Q59"})
  public static void askedBy(Board board, int from, int caller) {
    for (int i = from; i < board.agenda().size(); i++) {
      if (board.agenda().get(i) instanceof EventGate gate && !gate.begun()) {
        board.agenda().set(i, gate.askedBy(caller));
      }
    }
  }

  /// A player picks which text steps in.
  ///
  /// @param index from 0 to `now.texts().size() - 1`
  public static void pick(Board board, EventGate now, int index) {
    if (now.texts().get(index).text().mayStepIn()) {
      board.agenda().replace(now.picking(index));
    } else {
      begin(board, now.picking(index));
    }
  }

  /// The picked text takes the place of what would happen.
  public static void begin(Board board, EventGate now) {
    TriggeredText text = now.text();
    board.countAction();
    if (board.heard()) {
      board.tell(
          new PublicEvent.Replaced(text.you(), text.source().name(), message(board, now.event())));
    }
    int it = now.event() instanceof GameEvent.Sleep(int ref) ? ref : CardRef.NONE;
    Frame.report(board.agenda(), now.caller(), false);
    board.agenda().replace(now.beginning());
    board.agenda().push(TextFrame.about(text.text(), text.source(), text.self(), text.you(), it));
  }

  /// The player of the picked text leaves it.
  public static void decline(Board board, EventGate now) {
    board.agenda().replace(now.without());
  }

  /// What would happen, as a part of a sentence.
  public static Message message(Board board, GameEvent event) {
    return switch (event) {
      case GameEvent.Sleep(int ref) ->
          Messages.of("would-be-sleeped", card(board.face(CardRef.card(ref)).name()));
      case GameEvent.Gain(Seat seat, int cc) -> Messages.of("would-gain", player(seat), number(cc));
    };
  }

  private static void happen(Board board, GameEvent event) {
    board.agenda().pop();
    switch (event) {
      case GameEvent.Sleep(int ref) -> {
        if (board.holds(ref)) {
          GameEvents.sleepAtOnce(board, 1L << CardRef.card(ref));
        }
      }
      case GameEvent.Gain(Seat seat, int cc) -> GameEvents.gainAtOnce(board, seat, cc);
    }
    GameEvents.settle(board);
  }

  /// A text has taken the place of what would happen. A Toy that still lacks stamina then sleeps after all.
  @Rule({"GG 12.1", "GG Q60"})
  private static void done(Board board, GameEvent event) {
    board.agenda().pop();
    if (event instanceof GameEvent.Sleep(int ref)
        && board.holds(ref)
        && board.stamina(CardRef.card(ref)) <= 0) {
      GameEvents.sleepAtOnce(board, 1L << CardRef.card(ref));
    }
    GameEvents.settle(board);
  }
}
