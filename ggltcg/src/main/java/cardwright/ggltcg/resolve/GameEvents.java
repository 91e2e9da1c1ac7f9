package cardwright.ggltcg.resolve;

import static cardwright.engine.Message.player;

import cardwright.cardgame.event.EventPipe;
import cardwright.cardgame.event.EventRules;
import cardwright.cardgame.event.PendingEvents;
import cardwright.cardgame.run.CarriedOut;
import cardwright.cardgame.run.Frame;
import cardwright.cardgame.state.CardSet;
import cardwright.cardgame.text.Duration;
import cardwright.cardgame.text.Expiry;
import cardwright.cardgame.text.Nth;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Outcome;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.DerivedValues;
import cardwright.ggltcg.board.GameEvent;
import cardwright.ggltcg.board.LastingEffect;
import cardwright.ggltcg.board.Layers;
import cardwright.ggltcg.board.Selection;
import cardwright.ggltcg.board.TriggeredText;
import cardwright.ggltcg.board.Values;
import cardwright.ggltcg.board.Zone;
import cardwright.ggltcg.event.PublicEvent;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.vocabulary.Ability;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Feature;
import cardwright.ggltcg.vocabulary.Kind;
import cardwright.ggltcg.vocabulary.PastEvent;
import cardwright.ggltcg.vocabulary.Text;
import cardwright.ggltcg.vocabulary.Trigger;
import cardwright.ggltcg.vocabulary.Who;
import java.util.ArrayList;
import java.util.List;

/// Every change that card text can speak of, whoever makes it: a card or the rules. Each tells its event and sets triggers off.
///
/// What a text can take the place of is a [GameEvent], and goes through the pipe of events.
public final class GameEvents {
  /// The most CC that a player can have.
  @Rule("GG 6.2")
  public static final int CC_CAP = 7;

  private static final Outcome BOTH_ASLEEP = Outcome.draw(Messages.of("end.both-asleep"));
  private static final Outcome A_ASLEEP = asleep(Seat.A);
  private static final Outcome B_ASLEEP = asleep(Seat.B);

  private static final EventRules<Board, GameEvent> RULES = new Rules();

  private GameEvents() {}

  private static Outcome asleep(Seat loser) {
    return Outcome.win(loser.other(), Messages.of("end.asleep", player(loser)));
  }

  /// What the pipe of events asks of this game.
  private record Rules() implements EventRules<Board, GameEvent> {
    @Override
    public void report(Board board, int caller, CarriedOut came) {
      TextFrame.report(board, caller, came);
    }

    @Override
    public boolean isAwaited(Board board, GameEvent[] events) {
      return board.info().has(Feature.INSTEAD) && EventGates.isAwaited(board, events);
    }

    /// Those events for which no text waits happen now; each of the others has a gate of its own.
    @Override
    @Rule({"GG Q59", "GG Q60"})
    public CarriedOut await(Board board, PendingEvents<GameEvent> moment) {
      boolean full = moment.full() && Apply.fits(board, moment.events());
      Apply.all(board, EventGates.open(board, moment));
      return CarriedOut.of(full).and(CarriedOut.PENDING);
    }

    @Override
    public boolean apply(Board board, Chance chance, GameEvent[] events) {
      return Apply.all(board, events);
    }
  }

  /// Lets things happen in one moment, because the rules say so.
  public static void happen(Board board, Chance chance, GameEvent... events) {
    EventPipe.happen(RULES, board, chance, true, Frame.NO_CALLER, events);
  }

  /// Lets things happen in one moment, because a text says so.
  ///
  /// @param full whether they are all that was asked for
  /// @param caller the address of the text: gates tell it what came of their events
  /// @return whether all that was asked for happened
  static CarriedOut happen(
      Board board, Chance chance, boolean full, int caller, GameEvent... events) {
    return EventPipe.happen(RULES, board, chance, full, caller, events);
  }

  /// Goes on where no text has stepped in: it happens. What was asked for is done when all events of its moment have happened.
  static void happen(Board board, Chance chance, EventGate gate) {
    GameEvent[] events = {gate.event()};
    EventPipe.apply(RULES, board, chance, new PendingEvents<>(events, true, gate.caller()));
  }

  /// A card in play is sleeped as a price: a price is paid as it is, and no text steps in.
  @Rule("GG Q59")
  static void sleepAsPrice(Board board, int card) {
    Apply.all(board, new GameEvent.Sleep(board.ref(card)));
  }

  /// A card in a hand goes to sleep: nothing is triggered, and both players see it.
  @Rule({"GG 8.4", "GG 8.5", "GG 9.2"})
  public static void sleepFromHand(Board board, int card) {
    Seat owner = board.pool().owner(card);
    board.move(card, Zone.SLEEP, owner);
    if (board.heard()) {
      board.tell(new PublicEvent.SleepedFromHand(owner, board.told(card)));
    }
  }

  /// Cards in play go back to their owners' hands, at one moment. They are not sleeped.
  ///
  /// @return whether there were any
  @Rule("GG 9.3")
  public static boolean returnToHand(Board board, long cards) {
    if (CardSet.isEmpty(cards)) {
      return false;
    }
    if (board.heard()) {
      board.tell(new PublicEvent.Returned(told(board, cards)));
    }
    changing(board, cards, Trigger.Change.LEAVES);
    for (long rest = cards; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int card = CardSet.first(rest);
      board.move(card, Zone.HAND, board.side(card));
    }
    return true;
  }

  /// A card is being played: those that wait for their player to play another are set off.
  @Rule("GG Q35")
  static void played(Board board, int card, Seat you) {
    board.note(PastEvent.PLAYED, card, you);
    if (board.info().has(Feature.ON_NTH_PLAY)) {
      counted(board, card, you);
    }
    if (!board.info().has(Feature.ON_OTHERS_PLAY)) {
      return;
    }
    long yours = board.cards(Zone.PLAY, you);
    for (long rest = yours; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int other = CardSet.first(rest);
      if (other != card) {
        trigger(board, other, Trigger.Each.YOU_PLAY_ANOTHER, Feature.ON_OTHERS_PLAY);
      }
    }
  }

  /// A card is being played: it is counted, and those that wait for that very number are set off.
  @Rule({"GG Q35", "GG Q58"})
  private static void counted(Board board, int card, Seat you) {
    Card played = board.face(card);
    board.countPlayed(you, played.isToy());
    long inPlay = board.inPlay();
    for (long rest = inPlay; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int source = CardSet.first(rest);
      Card face = board.face(source);
      if (face.has(Feature.ON_NTH_PLAY)) {
        for (Text text : face.texts()) {
          if (text.ability() instanceof Ability.Triggered(Trigger.Plays plays, var _, var _)
              && plays.opponent() == (board.side(source) != you)
              && plays.kind().map(kind -> (kind == Kind.TOY) == played.isToy()).orElse(true)
              && isIt(plays.nth(), board.played(you, plays.kind()))) {
            setOff(board, source, text, TriggeredText.NO_X, CardRef.NONE);
          }
        }
      }
    }
    for (LastingEffect each : board.lasting().all()) {
      if (each instanceof LastingEffect.Next next
          && next.text().ability() instanceof Ability.Triggered(Trigger.Plays plays, var _, var _)
          && plays.opponent() == (next.you() != you)
          && plays.kind().map(kind -> (kind == Kind.TOY) == played.isToy()).orElse(true)) {
        setOffOnce(board, next, CardRef.NONE);
      }
    }
  }

  private static boolean isIt(Nth nth, int number) {
    return switch (nth) {
      case Nth.Any _ -> true;
      case Nth.EachTurn(int asked) -> asked == number;
      case Nth.Own _ -> throw new IllegalArgumentException("no card of this game says " + nth);
    };
  }

  /// A Toy has won a tussle: those that wait for it are set off.
  @Rule("GG Q127")
  public static void won(Board board, int card) {
    changing(board, CardSet.of(card), Trigger.Change.WINS);
  }

  /// Toys in play are sleeped, have entered play or are leaving it: those that wait for such Toys are set off.
  @Rule("GG Q77")
  static void changing(Board board, long cards, Trigger.Change change) {
    if (!board.info().has(Feature.ON_CHANGE)) {
      return;
    }
    long inPlay = board.inPlay();
    for (long rest = inPlay; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int source = CardSet.first(rest);
      Card face = board.face(source);
      if (face.has(Feature.ON_CHANGE)) {
        for (Text text : face.texts()) {
          if (text.ability()
                  instanceof
                  Ability.Triggered(Trigger.Happens(var which, Trigger.Change what), var _, var _)
              && what == change) {
            long meant =
                which.isEmpty()
                    ? CardSet.of(source)
                    : Selection.of(board, which.get(), source, board.side(source));
            long they = CardSet.common(cards, meant);
            for (; !CardSet.isEmpty(they); they = CardSet.withoutFirst(they)) {
              int it = board.ref(CardSet.first(they));
              setOff(board, source, text, TriggeredText.NO_X, it);
            }
          }
        }
      }
    }
    changingOnce(board, cards, change);
  }

  /// The same of texts that wait for the next time: of several Toys at one moment the first in their order is meant.
  @Rule("GG Q110")
  private static void changingOnce(Board board, long cards, Trigger.Change change) {
    for (LastingEffect each : board.lasting().all()) {
      if (each instanceof LastingEffect.Next next
          && next.text().ability()
              instanceof
              Ability.Triggered(Trigger.Happens(var which, Trigger.Change what), var _, var _)
          && what == change) {
        int self = CardRef.card(next.self());
        long meant =
            which.isPresent()
                ? Selection.of(board, which.get(), self, next.you())
                : board.holds(next.self()) ? CardSet.of(self) : CardSet.NONE;
        long they = CardSet.common(cards, meant);
        if (!CardSet.isEmpty(they)) {
          setOffOnce(board, next, board.ref(CardSet.first(they)));
        }
      }
    }
  }

  /// What a text has waited for has happened: it waits for its turn among those that were set off, and not for a next time.
  @Rule({"GG 10.4", "GG Q110"})
  private static void setOffOnce(Board board, LastingEffect.Next next, int it) {
    board.lasting().end(next);
    Text text = next.text();
    int asked = text.namesWhatSetItOff() ? it : CardRef.NONE;
    board
        .triggers()
        .add(
            new TriggeredText(
                text, next.card(), next.self(), next.you(), TriggeredText.NO_X, asked));
  }

  /// A text is set off: it waits, unless it is one for the first time each turn and this is not.
  @Rule({"GG 10.4", "GG Q79"})
  private static void setOff(Board board, int card, Text text, int x, int it) {
    Card face = board.face(card);
    int ref = board.ref(card);
    Seat you = board.side(card);
    if (text.ability() instanceof Ability.Triggered(var _, var condition, var _)
        && condition.isPresent()) {
      if (!Values.holds(board, condition.get(), TextFrame.of(text, face, ref, you))) {
        return;
      }
      Expiry expiry = new Expiry(Duration.Shared.END_OF_TURN, you);
      board.lasting().add(new LastingEffect.SetOff(ref, text.code(), expiry, face.name()));
    }
    int asked = text.namesWhatSetItOff() ? it : CardRef.NONE;
    board.triggers().add(new TriggeredText(text, face, ref, you, x, asked));
  }

  /// What lasts until end of turn is over.
  @Rule("GG Q39")
  public static void endOfTurn(Board board) {
    over(board, board.lasting().end(lasting -> lasting.expiry().isAtEndOfTurn()));
  }

  /// What lasts until a player's next turn begins is over.
  @Rule("GG Q55")
  public static void turnBegins(Board board, Chance chance, Seat active) {
    // Behind the end of a turn a text may have been set off once more.
    board.lasting().end(LastingEffect.SetOff.class::isInstance);
    over(board, board.lasting().end(lasting -> lasting.expiry().isAtStartOfTurn(active)));
    settle(board, chance);
  }

  private static void over(Board board, LastingEffect[] ended) {
    Copies.turnBack(board, ended);
    Loans.giveBack(board, ended);
  }

  /// A card that was played has entered play.
  ///
  /// @param x what X was said to be for it, or [TriggeredText#NO_X]
  @Rule({"GG Q35", "GG Q36", "GG Q63"})
  static void entered(Board board, int card, int x) {
    trigger(board, card, Trigger.Each.THIS_IS_PLAYED, Feature.ON_PLAY, x);
    changing(board, CardSet.of(card), Trigger.Change.ENTERS);
  }

  /// A turn has begun: what its player's cards do then is set off.
  @Rule({"GG 4.2", "GG Q42"})
  public static void turnStarted(Board board, Seat you) {
    if (board.info().has(Feature.ON_TURN_START)) {
      long yours = board.cards(Zone.PLAY, you);
      for (long rest = yours; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
        int card = CardSet.first(rest);
        trigger(board, card, Trigger.Each.YOUR_TURN_STARTS, Feature.ON_TURN_START);
      }
    }
    turn(board, you, true);
  }

  /// A turn ends: what cards do then is set off.
  @Rule("GG Q78")
  public static void turnEnds(Board board, Seat you) {
    turn(board, you, false);
  }

  private static void turn(Board board, Seat active, boolean start) {
    if (!board.info().has(Feature.ON_TURN)) {
      return;
    }
    long inPlay = board.inPlay();
    for (long rest = inPlay; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int card = CardSet.first(rest);
      Card face = board.face(card);
      if (face.has(Feature.ON_TURN)) {
        for (Text text : face.texts()) {
          if (text.ability()
                  instanceof
                  Ability.Triggered(Trigger.Turn(boolean starts, Who whose), var _, var _)
              && starts == start
              && whose.means(board.side(card) == active)) {
            setOff(board, card, text, TriggeredText.NO_X, CardRef.NONE);
          }
        }
      }
    }
  }

  @Rule({"GG 10.4", "GG Q20", "GG Q43"})
  static void trigger(Board board, int card, Trigger.Each trigger, Feature feature) {
    trigger(board, card, trigger, feature, TriggeredText.NO_X);
  }

  private static void trigger(Board board, int card, Trigger.Each trigger, Feature feature, int x) {
    Card face = board.face(card);
    if (!face.has(feature)) {
      return;
    }
    for (Text text : face.texts()) {
      if (text.ability() instanceof Ability.Triggered triggered && triggered.trigger() == trigger) {
        setOff(board, card, text, x, CardRef.NONE);
      }
    }
  }

  /// What is checked at all times: Toys without stamina sleep until there are none, then whoever has all cards asleep loses.
  @Rule({"GG 12.1", "GG 12.2", "GG 12.3", "GG 15.2", "GG Q21", "GG Q22", "GG Q24", "GG Q34"})
  public static void settle(Board board, Chance chance) {
    if (board.outcome() != null) {
      return;
    }
    while (!board.settled()) {
      board.settle();
      long exhausted = exhausted(board);
      if (!CardSet.isEmpty(exhausted)) {
        happen(board, chance, GameEvent.sleep(board, exhausted));
      }
    }
    boolean outA = board.awake(Seat.A) == 0;
    boolean outB = board.awake(Seat.B) == 0;
    if (outA && outB) {
      board.end(BOTH_ASLEEP);
    } else if (outA || outB) {
      board.end(outA ? A_ASLEEP : B_ASLEEP);
    }
  }

  private static long exhausted(Board board) {
    DerivedValues figures = Layers.of(board);
    long out = CardSet.NONE;
    long inPlay = board.inPlay();
    for (long rest = inPlay; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int card = CardSet.first(rest);
      if (figures.stamina(card) <= board.lost(card)) {
        out = CardSet.with(out, card);
      }
    }
    return !CardSet.isEmpty(out) && board.info().has(Feature.INSTEAD)
        ? CardSet.minus(out, EventGates.spared(board))
        : out;
  }

  /// Cards as events speak of them, as they are called now.
  static List<Message.Argument.Card> told(Board board, long cards) {
    List<Message.Argument.Card> told = new ArrayList<>();
    for (long rest = cards; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      told.add(board.told(CardSet.first(rest)));
    }
    return told;
  }
}
