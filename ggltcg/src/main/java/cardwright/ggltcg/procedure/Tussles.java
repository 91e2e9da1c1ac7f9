package cardwright.ggltcg.procedure;

import cardwright.cardgame.choose.Picks;
import cardwright.cardgame.state.CardSet;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Costs;
import cardwright.ggltcg.board.GameEvent;
import cardwright.ggltcg.board.Layers;
import cardwright.ggltcg.board.Protection;
import cardwright.ggltcg.board.Zone;
import cardwright.ggltcg.event.PublicEvent;
import cardwright.ggltcg.resolve.Announcement;
import cardwright.ggltcg.resolve.GameEvents;
import cardwright.ggltcg.resolve.Playing;
import cardwright.ggltcg.resolve.Possible;
import cardwright.ggltcg.resolve.TextFrame;
import cardwright.ggltcg.vocabulary.Ability;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Feature;
import cardwright.ggltcg.vocabulary.PastEvent;
import cardwright.ggltcg.vocabulary.Text;
import cardwright.ggltcg.vocabulary.Time;

/// Tussles and direct attacks: declare, pay, window, strikes.
final class Tussles {
  /// What a Toy's speed gains on its player's turn.
  @Rule("GG 7.7")
  private static final int TURN_BONUS = 1;

  private Tussles() {}

  /// Declares a tussle and pays for it.
  ///
  /// @param defender a card, or below 0 for a direct attack
  @Rule({"GG 7.1", "GG 7.2", "GG 8.2", "GG 8.3", "GG Q2", "GG Q9", "GG Q10"})
  static void declare(Board board, Chance chance, int attacker, int defender) {
    board.countAction();
    Seat you = board.side(attacker);
    int cost = Costs.tussle(board, attacker);
    board.setCc(you, board.cc(you) - cost);
    if (defender < 0) {
      board.setDirectAttacks(board.directAttacks() + 1);
    }
    board.declare(attacker, defender);
    if (board.heard()) {
      Message.Argument.Card striker = board.told(attacker);
      board.tell(
          defender < 0
              ? new PublicEvent.AttackedDirectly(you, striker, cost)
              : new PublicEvent.Tussled(you, striker, board.told(defender), cost));
    }
    if (board.info().has(Feature.ANSWER)) {
      board.agenda().push(Phase.STRIKES);
      board.agenda().push(new AnswerWindow(you.other()));
    } else {
      strikes(board, chance);
    }
  }

  /// Waits for an answer as long as there is a tussle and something to answer with.
  @Rule({"GG 7.5", "GG Q12"})
  static boolean goOn(Board board, Seat defender) {
    if (board.tussle() == Board.TussleState.DECLARED
        && !CardSet.isEmpty(Possible.answers(board, defender))) {
      return false;
    }
    board.agenda().pop();
    return true;
  }

  /// Plays a card from the hand in answer to the tussle. What the answer says comes before the rest of an Action.
  ///
  /// @param price the card sleeped instead of paying, or -1
  @Rule({"GG 7.5", "GG 7.6", "GG Q47"})
  static void answer(Board board, Chance chance, int card, int price, Seat defender) {
    Card face = board.face(card);
    Playing.play(board, chance, card, defender, price, Picks.NONE, false, Announcement.NO_X);
    if (board.outcome() != null) {
      return;
    }
    for (Text text : face.texts().reversed()) {
      if (text.ability() instanceof Ability.Answer) {
        board.agenda().push(TextFrame.of(text, face, board.ref(card), defender));
      }
    }
  }

  /// The strikes, unless the tussle was called off or has lapsed: a Toy in it is gone or has changed sides.
  @Rule({"GG 14.2", "GG Q46"})
  static boolean strike(Board board, Chance chance) {
    board.agenda().pop();
    strikes(board, chance);
    return true;
  }

  private static void strikes(Board board, Chance chance) {
    Seat attacking = board.active();
    boolean on =
        board.tussle() == Board.TussleState.DECLARED && stands(board, board.attacker(), attacking);
    if (on && board.defender() == CardRef.NONE) {
      direct(board, attacking.other(), chance);
    } else if (on
        && stands(board, board.defender(), attacking.other())
        && !fought(board, chance, CardRef.card(board.attacker()), CardRef.card(board.defender()))
        && board.outcome() == null) {
      return;
    }
    board.endTussle();
  }

  /// The slower Toy strikes if both still stand as they stood.
  @Rule({"GG 7.8", "GG Q46", "GG Q60"})
  static boolean strikeBack(Board board, Chance chance, StrikeBack back) {
    board.agenda().pop();
    if (stands(board, back.striker(), back.side())
        && stands(board, back.struck(), back.side().other())) {
      int striker = CardRef.card(back.striker());
      hit(board, striker, CardRef.card(back.struck()), Layers.of(board).strength(striker));
      GameEvents.settle(board, chance);
    }
    board.endTussle();
    return true;
  }

  /// Fights, and lets the end of it wait behind all that comes of it where a card asks who won.
  private static boolean fought(Board board, Chance chance, int attacker, int defender) {
    if (board.info().has(Feature.ON_WIN)) {
      board
          .agenda()
          .push(new EndOfTussle(board.ref(attacker), board.side(attacker), board.ref(defender)));
    }
    return fight(board, chance, attacker, defender);
  }

  /// A Toy wins when it still stands as it stood and the other one has been sleeped.
  @Rule("GG Q127")
  static boolean end(Board board, EndOfTussle end) {
    board.agenda().pop();
    won(board, end.attacker(), end.side(), end.defender());
    won(board, end.defender(), end.side().other(), end.attacker());
    return true;
  }

  private static void won(Board board, int ref, Seat side, int other) {
    if (stands(board, ref, side)
        && !board.holds(other)
        && board.zone(CardRef.card(other)) != Zone.HAND) {
      GameEvents.won(board, CardRef.card(ref));
    }
  }

  private static boolean stands(Board board, int ref, Seat side) {
    return board.holds(ref) && board.side(CardRef.card(ref)) == side;
  }

  @Rule({"GG 8.4", "GG 8.5"})
  private static void direct(Board board, Seat defender, Chance chance) {
    long hand = board.cards(Zone.HAND, defender);
    if (CardSet.isEmpty(hand)) {
      return;
    }
    GameEvents.sleepFromHand(board, CardSet.get(hand, chance.roll(CardSet.size(hand))));
    GameEvents.settle(board, chance);
  }

  /// Strikes, or a win by text.
  ///
  /// @return whether the tussle is over: a strike back may have to wait
  @Rule({"GG 7.7", "GG 7.8", "GG 7.9", "GG 7.11", "GG Q4", "GG Q13", "GG Q60"})
  private static boolean fight(Board board, Chance chance, int attacker, int defender) {
    boolean attackerWins = winsByText(board, attacker, defender);
    boolean defenderWins = winsByText(board, defender, attacker);
    if (attackerWins != defenderWins) {
      win(board, chance, attackerWins ? attacker : defender, attackerWins ? defender : attacker);
      return true;
    }
    int speed = speed(board, attacker) - speed(board, defender);
    if (speed == 0) {
      int back = Layers.of(board).strength(defender);
      hit(board, attacker, defender, Layers.of(board).strength(attacker));
      hit(board, defender, attacker, back);
      GameEvents.settle(board, chance);
      return true;
    }
    int first = speed > 0 ? attacker : defender;
    int second = speed > 0 ? defender : attacker;
    int firstRef = board.ref(first);
    int secondRef = board.ref(second);
    hit(board, first, second, Layers.of(board).strength(first));
    if (board.info().has(Feature.INSTEAD)) {
      board.agenda().push(new StrikeBack(secondRef, board.side(second), firstRef));
      GameEvents.settle(board, chance);
      return false;
    }
    GameEvents.settle(board, chance);
    if (board.outcome() == null && board.holds(firstRef) && board.holds(secondRef)) {
      hit(board, second, first, Layers.of(board).strength(second));
      GameEvents.settle(board, chance);
    }
    return true;
  }

  private static int speed(Board board, int card) {
    return Layers.of(board).speed(card) + (board.side(card) == board.active() ? TURN_BONUS : 0);
  }

  /// A strike: no effect, so nothing protects from it.
  @Rule({"GG 7.10", "GG 11.3"})
  private static void hit(Board board, int striker, int struck, int strength) {
    int damage = Math.max(0, strength);
    board.lose(struck, damage);
    if (damage > 0) {
      board.note(PastEvent.DAMAGED, struck, board.side(struck));
    }
    if (board.heard()) {
      board.tell(new PublicEvent.Struck(board.told(striker), board.told(struck), damage));
    }
  }

  /// Whether a Toy wins by its text: that is an effect, which has to touch the other Toy.
  @Rule({"GG 7.11", "GG 11.4", "GG Q13", "GG Q14"})
  private static boolean winsByText(Board board, int card, int other) {
    Card face = board.face(card);
    if (!face.has(Feature.WINS)) {
      return false;
    }
    Seat you = board.side(card);
    for (Ability.Standing ability : face.standing()) {
      if (ability instanceof Ability.WinsTussles(Time when) && Possible.holds(board, when, you)) {
        return Protection.touches(board, face, you, other);
      }
    }
    return false;
  }

  private static void win(Board board, Chance chance, int winner, int loser) {
    if (board.heard()) {
      board.tell(new PublicEvent.WonByText(board.told(winner), board.told(loser)));
    }
    GameEvents.happen(board, chance, new GameEvent.Sleep(board.ref(loser)));
    GameEvents.settle(board, chance);
  }
}
