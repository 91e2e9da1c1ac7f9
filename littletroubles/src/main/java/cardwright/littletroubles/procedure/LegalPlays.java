package cardwright.littletroubles.procedure;

import cardwright.cardgame.choose.MoveList;
import cardwright.cardgame.choose.OpenPicks;
import cardwright.cardgame.state.CardSet;
import cardwright.cardgame.state.Pile;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.DerivedValues;
import cardwright.littletroubles.board.Prohibitions;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.resolve.Announcement;
import cardwright.littletroubles.resolve.AnnouncementPart;
import cardwright.littletroubles.resolve.Announcing;
import cardwright.littletroubles.resolve.HoldingRules;
import cardwright.littletroubles.resolve.Playable;
import cardwright.littletroubles.resolve.TargetPart;
import cardwright.littletroubles.resolve.WayPart;
import cardwright.littletroubles.vocabulary.Card;
import cardwright.littletroubles.vocabulary.Face;
import cardwright.littletroubles.vocabulary.Feature;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.Text;

/// Finds the plays of a player who has priority.
@Rule({"LT 2.1b", "LT 2.1c", "LT 2.1d", "LT 2.2.1", "LT 2.2.2d", "LT 6.1g", "LT A10", "LT B77"})
final class LegalPlays {
  // What is played for its text, and where something has to be settled.
  private static final int ANNOUNCED = Kind.ACTION.bit() | Kind.SCENE.bit();

  private final Board board;
  private final Seat seat;
  private final boolean slow;
  private final MoveList options;

  /// The plays of a player.
  ///
  /// @param slow whether it is the player's own Build Phase, in which plays need not be Quick
  /// @param options takes them
  LegalPlays(Board board, Seat seat, boolean slow, MoveList options) {
    this.board = board;
    this.seat = seat;
    this.slow = slow;
    this.options = options;
  }

  /// Finds them.
  void find() {
    cards(board.pile(Zone.HAND, seat), false);
    if ((board.info().features() & Feature.FROM_TIMEOUT.bit()) != 0) {
      cards(board.pile(Zone.TIMEOUT, seat), true);
    }
    DerivedValues derived = board.derived();
    long abilities = derived.with(slow ? Feature.ACTIVATED : Feature.QUICK_ABILITY);
    long grabs = derived.with(slow ? Feature.GRAB : Feature.QUICK_GRAB);
    if (!CardSet.isEmpty(CardSet.union(abilities, grabs))
        && Prohibitions.onUsing(board, seat) == Board.EMPTY) {
      abilities(derived, abilities);
      grabs(derived, grabs);
    }
  }

  /// Cards that are alike are offered once.
  private void cards(Pile pile, boolean fromTimeout) {
    // A card is compared with those before it only where the code of one shares this bit.
    long seen = 0;
    for (int i = 0; i < pile.size(); i++) {
      int index = pile.get(i);
      Card card = board.card(index);
      Face front = card.front();
      if (!PlayCard.isTimely(board, seat, index, slow)
          || (fromTimeout && !front.has(Feature.FROM_TIMEOUT))) {
        continue;
      }
      long bit = 1L << card.code();
      boolean alike = (seen & bit) != 0 && isAlike(pile, i);
      seen |= bit;
      // Most cards cannot be paid, which is soonest found out.
      if (alike
          || PlayCard.isTooDear(board, seat, index, Announcement.NO_X)
          || Playable.objection(board, index, seat, Announcement.NO_X) != Playable.Objection.NONE) {
        continue;
      }
      boolean settled =
          (!front.isOneOf(ANNOUNCED)
                  && !front.effect().picksForCosts()
                  && front.effect().ways().length == 0)
              || (card.cost() != Card.X
                  && !front.is(Kind.SCENE)
                  && front.effect().costsOnlyCookies()
                  && front.effect().cookies() == 0);
      if (settled) {
        // Nothing has to be settled for other permanents, and they always do something.
        options.add(PlayOption.of(PlayOption.Action.PLAY, index, 0));
      } else {
        announced(PlayOption.Action.PLAY, Announcement.card(board, index, seat));
      }
    }
  }

  private boolean isAlike(Pile pile, int at) {
    for (int i = 0; i < at; i++) {
      if (board.card(pile.get(i)) == board.card(pile.get(at))) {
        return true;
      }
    }
    return false;
  }

  @Rule({"LT 6.1g", "LT B48"})
  private void abilities(DerivedValues derived, long speakers) {
    boolean shared = derived.has(Feature.FOR_OPPONENT);
    for (long rest = speakers; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int at = CardSet.first(rest);
      int card = derived.speaker(at);
      if (!shared && board.controller(card) != seat) {
        continue;
      }
      Text[] texts = board.face(card).activated();
      for (int line = 0; line < texts.length; line++) {
        if (UseAbility.objection(board, seat, card, texts[line], slow)
            == UseAbility.Objection.NONE) {
          if (texts[line].costsOnlyCookies()) {
            options.add(PlayOption.of(PlayOption.Action.USE, card, line));
            continue;
          }
          announced(PlayOption.Action.USE, Announcement.ability(board, card, line, seat));
        }
      }
    }
  }

  @Rule({"LT 5.5a", "LT D17", "LT B71"})
  private void grabs(DerivedValues derived, long toys) {
    for (long rest = toys; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int at = CardSet.first(rest);
      int toy = derived.speaker(at);
      if (GrabToy.objection(board, seat, toy, slow) == GrabToy.Objection.NONE) {
        for (int zones = derived.characters(seat); zones != 0; zones &= zones - 1) {
          int holder = board.slot(seat, Integer.numberOfTrailingZeros(zones));
          if (HoldingRules.mayGrab(board, toy, holder)) {
            options.add(
                PlayOption.of(PlayOption.Action.GRAB, toy, 0, PlayOption.Detail.TARGET, holder));
          }
        }
      }
    }
  }

  /// Adds a play with each first thing that can be settled for it, or the play alone.
  @Rule({"LT B57", "LT 6.7a"})
  private void announced(PlayOption.Action action, Announcement now) {
    int alone = PlayOption.of(action, now.card(), now.line());
    Announcing rules = new Announcing(board);
    AnnouncementPart part = rules.next(now);
    if (part == null || part instanceof WayPart) {
      if (rules.canFinish(now)) {
        options.add(alone);
      }
      return;
    }
    int[] first = rules.offered(part);
    if (part instanceof TargetPart
        && first.length > 0
        && first[first.length - 1] == OpenPicks.DONE) {
      options.add(alone);
      return;
    }
    PlayOption.Detail detail = PlayOption.Detail.of(part);
    for (int settled : first) {
      int option = PlayOption.of(action, now.card(), now.line(), detail, settled);
      options.addPick(option, rules.isAscending(part, settled));
    }
  }
}
