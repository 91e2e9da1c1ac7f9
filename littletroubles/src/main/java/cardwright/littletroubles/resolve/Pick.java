package cardwright.littletroubles.resolve;

import cardwright.cardgame.choose.PickedSet;
import cardwright.cardgame.run.Frame;
import cardwright.cardgame.state.Pile;
import cardwright.engine.CardRef;
import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.board.Board;
import cardwright.littletroubles.board.PrivateCards;
import cardwright.littletroubles.board.Selection;
import cardwright.littletroubles.board.TextContext;
import cardwright.littletroubles.board.Zone;
import cardwright.littletroubles.vocabulary.Card;
import cardwright.littletroubles.vocabulary.Effect;
import cardwright.littletroubles.vocabulary.Which;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Cards that a player picks from a hand or a deck, one after another. Those of a hand are a set: they are picked in any order, and picks can be taken back until the last.
///
/// @param purpose what they are picked for
/// @param seat who picks
/// @param progress how far that player has come
/// @param other what the other player has to do with it
/// @param asker the text that asks for it, or null for a rule
@Rule({"LT C19", "LT C20", "LT C21"})
public record Pick(
    Purpose purpose, Seat seat, Progress progress, Other other, @Nullable Asker asker)
    implements ResolutionStep {
  private static final int[] NOTHING = {};

  /// What cards are picked for.
  public enum Purpose {
    /// To discard them, as a text says.
    DISCARD,
    /// To discard down to the hand limit.
    HAND_LIMIT,
    /// To shuffle them back before the game.
    PUT_BACK,
    /// From the hand of the other player, after a look at it.
    LOOK,
    /// From the own deck.
    SEARCH
  }

  /// How far a player has come.
  ///
  /// @param left how many are still to be picked
  /// @param picked what was picked so far, in the order of cards
  // Its array is shared and never written to.
  @SuppressWarnings("ArrayRecordComponent")
  record Progress(int left, int[] picked) {
    static Progress start(int number) {
      return new Progress(number, NOTHING);
    }

    Progress with(int ref) {
      return new Progress(left - 1, PickedSet.with(picked, ref));
    }

    Progress without(int ref) {
      return new Progress(left + 1, PickedSet.without(picked, ref));
    }

    Progress enough() {
      return new Progress(0, picked);
    }
  }

  /// What the other player has to do with a pick.
  ///
  /// @param earlier what that player has picked for the same instruction
  /// @param follows whether that player picks after this one
  // Its array is shared and never written to.
  @SuppressWarnings("ArrayRecordComponent")
  record Other(int[] earlier, boolean follows) {
    private static final Other NONE = new Other(NOTHING, false);
    private static final Other FOLLOWS = new Other(NOTHING, true);

    static Other of(boolean follows) {
      return follows ? FOLLOWS : NONE;
    }

    static Other was(int[] picked) {
      return new Other(picked, false);
    }
  }

  /// The text that asks for a pick.
  ///
  /// @param frame the text
  /// @param effect its instruction
  /// @param caller its address
  record Asker(TextFrame frame, Effect effect, int caller) {}

  /// A pick for a rule.
  public static Pick byRule(Purpose purpose, Seat seat, int number) {
    return new Pick(purpose, seat, Progress.start(number), Other.NONE, null);
  }

  /// The cards that go back before the game, of the second player together with those of the first.
  ///
  /// @param earlier what the first player has picked; empty for the first
  public static Pick putBack(Seat seat, int number, int[] earlier) {
    Other other = earlier.length == 0 ? Other.FOLLOWS : Other.was(earlier);
    return new Pick(Purpose.PUT_BACK, seat, Progress.start(number), other, null);
  }

  static Pick byText(Purpose purpose, Seat seat, int number, boolean otherFollows, Asker asker) {
    return new Pick(purpose, seat, Progress.start(number), Other.of(otherFollows), asker);
  }

  private Pick with(Progress next) {
    return new Pick(purpose, seat, next, other, asker);
  }

  /// One card more was picked.
  public Pick with(int ref) {
    return with(progress.with(ref));
  }

  /// A pick was taken back.
  public Pick without(int ref) {
    return with(progress.without(ref));
  }

  /// Nothing more is picked.
  public Pick enough() {
    return with(progress.enough());
  }

  /// The same for the other player.
  Pick forOther(int number) {
    return new Pick(purpose, seat.other(), Progress.start(number), Other.was(picked()), asker);
  }

  /// How many are still to be picked.
  public int left() {
    return progress.left;
  }

  /// What was picked so far, in the order of cards.
  public int[] picked() {
    return progress.picked;
  }

  /// What the other player has picked for the same instruction.
  int[] earlier() {
    return other.earlier;
  }

  /// Whether the other player picks after this one.
  public boolean otherFollows() {
    return other.follows;
  }

  /// The instruction that asks for it, or null for a rule.
  @Nullable Effect effect() {
    return asker == null ? null : asker.effect;
  }

  /// The address of the text that asks for it, or [Frame#NO_CALLER].
  int caller() {
    return asker == null ? Frame.NO_CALLER : asker.caller;
  }

  /// The cards that can be picked next; cards that are alike once.
  public int[] candidates(Board board) {
    return switch (purpose) {
      case DISCARD, HAND_LIMIT, PUT_BACK -> ownHand(board);
      case LOOK -> fitting(board, board.pile(Zone.HAND, seat.other()));
      case SEARCH -> fitting(board, board.pile(Zone.DECK, seat));
    };
  }

  /// Whether one more card has to be picked: a search is asked even if it finds nothing.
  boolean isAsked(Board board) {
    return switch (purpose) {
      case DISCARD, HAND_LIMIT, PUT_BACK -> unpickedCount(board) >= left();
      case LOOK -> candidates(board).length > 0;
      case SEARCH -> true;
    };
  }

  /// Whether a candidate is one that players that search try: those of a hand come behind what is picked, and enough come behind them.
  ///
  /// @param unpicked what [#unpicked] is now
  public boolean isAscending(int card, int[] unpicked) {
    return switch (purpose) {
      case DISCARD, HAND_LIMIT, PUT_BACK ->
          PickedSet.isAscending(card, PickedSet.highest(picked()), unpicked, left());
      case LOOK, SEARCH -> true;
    };
  }

  /// The picks that can be taken back, with their lives: of those that are alike one, and none where every way of picking comes to the same.
  @Rule("LT C19")
  public int[] takeBacks(Board board) {
    if (picked().length == 0 || isWhole(board)) {
      return NOTHING;
    }
    int[] backs = PickedSet.last(picked(), PrivateCards.interchangeable(board, seat));
    int[] next = ownHand(board);
    boolean alike =
        backs.length == 1
            && next.length == 1
            && board.card(next[0]) == board.card(CardRef.card(backs[0]));
    return alike ? NOTHING : backs;
  }

  /// Whether all cards that there are have to be picked.
  private boolean isWhole(Board board) {
    return unpickedCount(board) <= left();
  }

  /// What is picked of a hand stays there until all is.
  private int unpickedCount(Board board) {
    return board.pile(Zone.HAND, seat).size() - picked().length;
  }

  /// The cards of the own hand that are not picked yet, with all that are alike.
  public int[] unpicked(Board board) {
    Pile hand = board.pile(Zone.HAND, seat);
    int[] found = new int[hand.size()];
    int count = 0;
    for (int i = 0; i < found.length; i++) {
      int card = hand.get(i);
      if (!PickedSet.hasCard(picked(), card)) {
        found[count++] = card;
      }
    }
    return Arrays.copyOf(found, count);
  }

  /// Where all have to be picked only the first is offered.
  private int[] ownHand(Board board) {
    int[] found = unpicked(board);
    if (found.length <= left()) {
      return PickedSet.first(found);
    }
    int count = 0;
    for (int card : found) {
      boolean alike = count > 0 && board.card(found[count - 1]) == board.card(card);
      if (!alike) {
        found[count++] = card;
      }
    }
    return Arrays.copyOf(found, count);
  }

  private int[] fitting(Board board, Pile pile) {
    int[] cards = new int[pile.size()];
    int fitting = 0;
    for (int i = 0; i < cards.length; i++) {
      int card = pile.get(i);
      if (fits(board, card)) {
        int at = fitting++;
        while (at > 0 && comesBefore(board, card, cards[at - 1])) {
          cards[at] = cards[at - 1];
          at--;
        }
        cards[at] = card;
      }
    }
    int count = 0;
    for (int i = 0; i < fitting; i++) {
      if (isNew(board, cards, count, cards[i])) {
        cards[count++] = cards[i];
      }
    }
    return Arrays.copyOf(cards, count);
  }

  /// By title, not in the order of the deck, which nobody knows; of equal cards a public one comes first.
  private static boolean comesBefore(Board board, int card, int other) {
    int order = byTitle(board, card, other);
    if (order == 0) {
      order = Boolean.compare(board.knowledge().isPublic(other), board.knowledge().isPublic(card));
    }
    return order < 0 || (order == 0 && card < other);
  }

  @SuppressWarnings("ReferenceEquality")
  private static int byTitle(Board board, int card, int other) {
    Card one = board.card(card);
    Card two = board.card(other);
    if (one == two) {
      return 0;
    }
    // As they are in a deck list they are in order already; those dealt anew need not be.
    return one == board.pool().card(card) && two == board.pool().card(other)
        ? card - other
        : one.title().compareTo(two.title());
  }

  private boolean isNew(Board board, int[] found, int count, int card) {
    for (int i = 0; i < count; i++) {
      if (PrivateCards.alike(board, found[i], card, seat)) {
        return false;
      }
    }
    return true;
  }

  private boolean fits(Board board, int card) {
    TextContext context = asker == null ? new TextContext.Still(CardRef.NONE, seat) : asker.frame;
    return switch (effect()) {
      case Effect.LookAndDiscard(Which which) -> Selection.describes(board, which, card, context);
      case Effect.Search(Which which, Effect.Found then) ->
          Selection.describes(board, which, card, context) && isUsable(board, card, then);
      case Effect.OnCards _, Effect.Untargeted _ -> true;
      case null -> true;
    };
  }

  private boolean isUsable(Board board, int card, Effect.Found then) {
    return switch (then) {
      case TAKE, TO_TIMEOUT -> true;
      case PUT_INTO_PLAY -> Entry.hasRoom(board, card, seat);
      case PLAY_FREE -> Playable.byEffect(board, card, seat, true);
    };
  }

  /// Whether the player may find nothing, though something fits: not when a fitting card is public.
  @Rule({"LT 6.7d", "LT B65"})
  public boolean mayFindNothing(Board board) {
    if (purpose != Purpose.SEARCH) {
      return false;
    }
    Pile deck = board.pile(Zone.DECK, seat);
    for (int i = 0; i < deck.size(); i++) {
      if (board.knowledge().isPublic(deck.get(i)) && fits(board, deck.get(i))) {
        return false;
      }
    }
    return true;
  }

  @Override
  public void write(Fingerprint out) {
    out.add(6).add(purpose.ordinal()).add(seat.ordinal()).add(left()).add(otherFollows() ? 1 : 0);
    out.add(picked().length).add(earlier().length);
    for (int ref : picked()) {
      out.ref(ref);
    }
    for (int ref : earlier()) {
      out.ref(ref);
    }
    if (asker != null) {
      asker.frame.write(out);
    }
  }
}
