package cardwright.ggltcg.resolve;

import static cardwright.ggltcg.resolve.Announcement.NO_PRICE;
import static cardwright.ggltcg.resolve.Announcement.NO_X;

import cardwright.cardgame.choose.Picks;
import cardwright.cardgame.state.CardSet;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Costs;
import cardwright.ggltcg.board.Zone;
import cardwright.ggltcg.event.PublicEvent;
import cardwright.ggltcg.vocabulary.Ability;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Feature;
import cardwright.ggltcg.vocabulary.Text;
import cardwright.ggltcg.vocabulary.Which;

/// Playing cards and using abilities: announce, choose, pay, carry out.
public final class Playing {
  private Playing() {}

  /// Announces a card from the hand for which another is sleeped: what it needs is chosen later.
  ///
  /// @param price the card that is sleeped
  public static void announceBySleeping(
      Board board, Chance chance, int card, Text text, int price) {
    announce(board, chance, new Announcement(card, text, price, Picks.NONE, 0, NO_X), 0);
  }

  /// Announces a card from the hand, or an ability in play, with the first card that is chosen for it.
  public static void announceOn(Board board, Chance chance, int card, Text text, int pick) {
    Picks picks = Picks.NONE.with(0, board.ref(pick));
    int chosen = text.choice(0).several() ? 0 : 1;
    announce(board, chance, new Announcement(card, text, NO_PRICE, picks, 0, NO_X), chosen);
  }

  /// Announces a card from the hand, or an ability in play, with no card: the first choice, where there is one, is declined.
  public static void announceAlone(Board board, Chance chance, int card, Text text) {
    int choice = text.announced() > 0 ? 1 : 0;
    announce(board, chance, new Announcement(card, text, NO_PRICE, Picks.NONE, choice, NO_X), 1);
  }

  /// Mostly everything is chosen with the move.
  ///
  /// @param chosen how many choices are made
  private static void announce(Board board, Chance chance, Announcement now, int chosen) {
    board.countAction();
    if (now.text().announced() <= chosen && !Announcing.costsX(board, now.card(), now.text())) {
      complete(board, chance, now);
    } else {
      board.agenda().push(now);
    }
  }

  /// Asks what has to be settled next, or completes the announcement when nothing has.
  public static boolean goOn(Board board, Chance chance, Announcement now) {
    return switch (new Announcing(board).next(now)) {
      case XPart _ -> false;
      case TargetPart part -> goOn(board, now, part);
      case null -> {
        board.agenda().pop();
        complete(board, chance, now);
        yield true;
      }
    };
  }

  private static boolean goOn(Board board, Announcement now, TargetPart part) {
    if (part.isWhole()) {
      Announcement whole = part.now();
      for (int card : part.unpicked()) {
        whole = whole.with(board.ref(card));
      }
      board.agenda().replace(whole);
      return true;
    }
    if (part.now().choice() != now.choice()) {
      board.agenda().replace(part.now());
    }
    return false;
  }

  /// What can be picked first for a card or an ability that nobody has announced yet.
  ///
  /// @param text what will be carried out; it chooses
  /// @param you who chooses
  public static long candidates(Board board, int card, Text text, Seat you) {
    Target.Choose<Which> choose = text.choice(0);
    long all = Candidates.of(board, choose, board.face(card), card, you);
    return CardSet.size(all) < choose.least() ? CardSet.NONE : all;
  }

  private static void complete(Board board, Chance chance, Announcement now) {
    int card = now.card();
    Seat you = board.side(card);
    if (now.text().ability() instanceof Ability.Activated activated) {
      Card face = board.face(card);
      int cc = Possible.cc(activated, now.x());
      board.setCc(you, board.cc(you) - cc);
      if (board.heard()) {
        board.tell(new PublicEvent.Used(you, board.told(card), cc));
      }
      int self = board.ref(card);
      push(board, TextFrame.announced(now.text(), face, self, you, now.picks(), said(now.x())));
    } else {
      play(board, chance, card, you, now.price(), now.picks(), true, now.x());
    }
  }

  /// What is paid for X is never 0, and what is counted for it may be.
  private static int said(int x) {
    return x == NO_X ? TextFrame.UNKNOWN : x;
  }

  private static void push(Board board, TextFrame text) {
    if (text.text().script().length() > 0) {
      board.agenda().push(text);
    }
  }

  /// Pays for a card and plays it: a Toy enters play, an Action is carried out.
  ///
  /// @param price the card sleeped for it, or -1
  /// @param announced whether everything was chosen before
  /// @param x what X is, or [Announcement#NO_X]
  @Rule({"GG 5.1", "GG 5.3", "GG 5.4", "GG 5.6", "GG Q18", "GG Q23", "GG Q35", "GG Q59", "GG Q121"})
  public static void play(
      Board board,
      Chance chance,
      int card,
      Seat you,
      int price,
      Picks picks,
      boolean announced,
      int x) {
    Card face = board.face(card);
    boolean paid = price < 0 || face.has(Feature.ALSO_SLEEPS);
    int cost = paid ? Costs.of(board, card, picks.first(), x) : 0;
    Costs.played(board, card, you);
    board.setCc(you, board.cc(you) - cost);
    if (board.heard()) {
      board.tell(new PublicEvent.Played(you, board.laidOpen(card, face.name()), cost));
    }
    if (price >= 0) {
      board.move(card, Zone.RESOLVING, you);
      GameEvents.sleepAsPrice(board, price);
      GameEvents.settle(board, chance);
      if (board.outcome() != null) {
        return;
      }
    }
    if (face.isToy()) {
      board.move(card, Zone.PLAY, you);
      GameEvents.played(board, card, you);
      GameEvents.entered(board, card, x);
      GameEvents.settle(board, chance);
    } else {
      if (price < 0) {
        board.move(card, Zone.RESOLVING, you);
      }
      GameEvents.played(board, card, you);
      board.agenda().push(new Finish(board.ref(card)));
      int self = board.ref(card);
      push(
          board,
          announced
              ? TextFrame.announced(face.effect(), face, self, you, picks, said(x))
              : TextFrame.of(face.effect(), face, self, you));
    }
  }

  /// An Action that has not become something else goes to sleep; it was not in play, so nothing is set off.
  @Rule({"GG 5.4", "GG 9.1", "GG Q23"})
  public static boolean finish(Board board, Chance chance, int ref) {
    board.agenda().pop();
    if (board.holds(ref)) {
      int card = CardRef.card(ref);
      Seat owner = board.pool().owner(card);
      board.move(card, Zone.SLEEP, owner);
      if (board.heard()) {
        board.tell(new PublicEvent.ActionDone(owner, board.told(card)));
      }
    }
    GameEvents.settle(board, chance);
    return true;
  }
}
