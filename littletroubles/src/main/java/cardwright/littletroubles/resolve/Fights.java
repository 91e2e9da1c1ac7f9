package cardwright.littletroubles.resolve;

import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.GameEvent;
import cardwright.littletroubles.board.Layers;
import cardwright.littletroubles.board.Prohibitions;
import cardwright.littletroubles.board.Stage;
import cardwright.littletroubles.board.TableCounter;
import cardwright.littletroubles.event.PublicEvent;
import cardwright.littletroubles.vocabulary.Ability;
import cardwright.littletroubles.vocabulary.Face;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.Stat;
import java.util.ArrayList;
import java.util.List;

/// Fights: whether they go on, how they compare, and what comes of them.
public final class Fights {
  private static final GameEvent[] NOTHING = {};

  private Fights() {}

  /// Whether two Characters are Fighting.
  public static boolean goesOn(Board board) {
    return board.get(TableCounter.ATTACKER) != CardRef.NONE;
  }

  /// Two Characters are Fighting from now on.
  @Rule("LT 2.2.2c")
  public static void begin(Board board, int attacker, int defender) {
    board.set(TableCounter.ATTACKER, board.ref(attacker));
    board.set(TableCounter.DEFENDER, board.ref(defender));
    board.change();
  }

  /// The fight is over, or is stopped.
  @Rule({"LT 2.2.2e", "LT B17"})
  public static void end(Board board) {
    if (!goesOn(board)) {
      return;
    }
    board.set(TableCounter.ATTACKER, CardRef.NONE);
    board.set(TableCounter.DEFENDER, CardRef.NONE);
    board.set(TableCounter.ATTACKER_WINS, 0);
    board.set(TableCounter.DEFENDER_WINS, 0);
    board.set(TableCounter.ATTACKER_FACE, 0);
    board.set(TableCounter.DEFENDER_FACE, 0);
    board.change();
  }

  /// A fight stops when one of the two is no Character on the Playground any more, or when both are one player's.
  @Rule({"LT 2.2.2e", "LT B18", "LT B19"})
  static void check(Board board) {
    if (!goesOn(board) || board.stage() != Stage.FIGHT) {
      return;
    }
    int attacker = board.get(TableCounter.ATTACKER);
    int defender = board.get(TableCounter.DEFENDER);
    if (!isCharacter(board, attacker)
        || !isCharacter(board, defender)
        || board.controller(CardRef.card(attacker)) == board.controller(CardRef.card(defender))) {
      end(board);
      if (board.heard()) {
        board.tell(new PublicEvent.FightStopped());
      }
    }
  }

  private static boolean isCharacter(Board board, int ref) {
    int card = CardRef.card(ref);
    return board.holds(ref) && board.inPlay(card) && board.face(card).is(Kind.CHARACTER);
  }

  /// Compares the two Characters.
  @Rule({"LT 2.2.3b", "LT B21"})
  public static void compare(Board board) {
    int attacker = CardRef.card(board.get(TableCounter.ATTACKER));
    int defender = CardRef.card(board.get(TableCounter.DEFENDER));
    board.set(TableCounter.ATTACKER_WINS, beats(board, attacker, defender) ? 1 : 0);
    board.set(TableCounter.DEFENDER_WINS, beats(board, defender, attacker) ? 1 : 0);
    board.set(TableCounter.ATTACKER_FACE, board.turned(attacker) ? 1 : 0);
    board.set(TableCounter.DEFENDER_FACE, board.turned(defender) ? 1 : 0);
    if (board.heard() && goesOn(board)) {
      board.tell(
          new PublicEvent.Compared(
              board.told(attacker),
              Layers.stat(board, attacker, Stat.CONFIDENCE),
              Layers.stat(board, attacker, Stat.MATURITY),
              board.told(defender),
              Layers.stat(board, defender, Stat.CONFIDENCE),
              Layers.stat(board, defender, Stat.MATURITY)));
    }
  }

  private static boolean beats(Board board, int one, int other) {
    return Layers.stat(board, one, Stat.CONFIDENCE) >= Layers.stat(board, other, Stat.MATURITY);
  }

  /// What comes of the fight, in one moment: the turn player's side first.
  @Rule({
    "LT 2.2.3c",
    "LT 2.2.3d",
    "LT 2.2.3e",
    "LT 2.2.3f",
    "LT 2.2.3g",
    "LT B22",
    "LT C45",
    "LT C56"
  })
  public static GameEvent[] outcome(Board board) {
    int attacker = board.get(TableCounter.ATTACKER);
    int defender = board.get(TableCounter.DEFENDER);
    boolean first = board.is(TableCounter.ATTACKER_WINS);
    boolean second = board.is(TableCounter.DEFENDER_WINS);
    if (!goesOn(board)) {
      return NOTHING;
    }
    // Whoever controls them by now, they were compared for these.
    Seat mine = board.active();
    Seat others = mine.other();
    List<GameEvent> events = new ArrayList<>();
    if (!first && !second) {
      events.add(new GameEvent.Tie(attacker, mine));
      events.add(new GameEvent.Tie(defender, others));
    }
    if (first) {
      won(events, board, attacker, mine, defender, board.is(TableCounter.DEFENDER_FACE));
    }
    if (second) {
      won(events, board, defender, others, attacker, board.is(TableCounter.ATTACKER_FACE));
    }
    if (first) {
      lost(events, board, defender, others);
    }
    if (second) {
      lost(events, board, attacker, mine);
    }
    return events.toArray(GameEvent[]::new);
  }

  private static void won(
      List<GameEvent> events, Board board, int winner, Seat seat, int loser, boolean back) {
    events.add(new GameEvent.Win(winner, seat));
    int card = CardRef.card(loser);
    // A token that was a copy is blank again once it has left, and has one side.
    Face turned = back ? board.card(card).back() : null;
    Face face = turned == null ? board.card(card).front() : turned;
    int cookies = Layers.statOf(board, card, face, Stat.REWARD);
    int cards = Layers.statOf(board, card, face, Stat.DRAW_REWARD);
    if (cookies + cards > 0) {
      events.add(new GameEvent.Reward(seat));
    }
    if (cookies > 0) {
      events.add(new GameEvent.Gain(seat, cookies));
    }
    if (cards > 0) {
      events.add(new GameEvent.Draw(seat, cards));
    }
  }

  /// A loser is regressed or sent to Timeout, whichever can be: one that cannot be regressed, for lack of a back or because a card says so, goes to Timeout, and one that cannot go there either stays. Only what is done to it is a Fight Loss. One that has left, or is no Character any more, has none.
  @Rule({"LT 2.2.3f", "LT 2.2.3i", "LT C46", "LT C57"})
  private static void lost(List<GameEvent> events, Board board, int loser, Seat seat) {
    int card = CardRef.card(loser);
    if (!board.holds(loser) || !board.face(card).is(Kind.CHARACTER)) {
      return;
    }
    boolean turns = Turning.canRegress(board, card);
    if (turns || Prohibitions.allow(board, card, Ability.Forbidden.TO_TIMEOUT, null)) {
      events.add(turns ? new GameEvent.Regress(loser, null) : new GameEvent.ToTimeout(loser, null));
      events.add(new GameEvent.Lose(loser, seat));
    }
  }
}
