package cardwright.ggltcg.board;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.number;

import cardwright.cardgame.layers.FigureChanges;
import cardwright.cardgame.state.CardSet;
import cardwright.engine.Message;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.vocabulary.Ability;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Feature;
import cardwright.ggltcg.vocabulary.Value;
import java.util.ArrayList;
import java.util.List;

/// What playing and tussling cost.
public final class Costs {
  /// The cost of a card that has none: a `?` without a card chosen that has one.
  public static final int NONE = Card.NO_COST;

  private Costs() {}

  /// What a card costs its own player now: in play its controller, elsewhere its owner.
  ///
  /// @param chosen the card chosen for its text, or below 0
  /// @return CC, at least 0, or [#NONE]
  public static int of(Board board, int card, int chosen) {
    return of(board, card, chosen, 0);
  }

  /// What a card costs its own player now: in play its controller, elsewhere its owner.
  ///
  /// @param chosen the card chosen for its text, or below 0
  /// @param x what X is for a card that costs X, or 0 where nobody has said so
  /// @return CC, at least 0, or [#NONE]
  public static int of(Board board, int card, int chosen, int x) {
    return of(board, card, board.side(card), chosen, x);
  }

  /// What a card costs now.
  ///
  /// @param you its own player: in play its controller, elsewhere its owner
  /// @param chosen the card chosen for its text, or below 0
  /// @param x what X is for a card that costs X, or 0 where nobody has said so
  /// @return CC, at least 0, or [#NONE]
  @Rule({"GG 5.2", "GG Q33", "GG Q41", "GG Q57", "GG Q62"})
  public static int of(Board board, int card, Seat you, int chosen, int x) {
    Card face = board.face(card);
    int cost = base(board, face, chosen, x);
    if (cost == NONE) {
      return NONE;
    }
    return Math.max(0, cost + more(board, card, you, face, FigureChanges.UNASKED));
  }

  /// What texts add to what stands on a card, below 0 for less.
  private static int more(Board board, int card, Seat you, Card face, FigureChanges asked) {
    int more = 0;
    if (face.has(Feature.COST_FOR_SLEEPING)) {
      more += forSleeping(face, CardSet.size(board.cards(Zone.SLEEP, you)), asked);
    }
    if (face.has(Feature.COST_FOR)) {
      more += forEach(board, card, you, face, asked);
    }
    if (board.info().has(Feature.OPPONENTS_COST)) {
      more += opponents(board, card, you, asked);
    }
    if (board.info().has(Feature.NEXT_COSTS)) {
      more -= next(board, face, you, asked);
    }
    return more;
  }

  private static int next(Board board, Card face, Seat you, FigureChanges asked) {
    int less = 0;
    for (LastingEffect lasting : board.lasting().all()) {
      if (lasting instanceof LastingEffect.Cheaper cheaper && isNext(cheaper, face, you)) {
        less += cheaper.less();
        if (asked.isAsked()) {
          asked.add(added(-cheaper.less(), cheaper.source()));
        }
      }
    }
    return less;
  }

  private static boolean isNext(LastingEffect.Cheaper cheaper, Card face, Seat you) {
    return cheaper.expiry().you() == you && Selection.fits(face, cheaper.which());
  }

  /// A card is played: what made it cheaper is used up.
  @Rule("GG Q62")
  public static void played(Board board, int card, Seat you) {
    if (board.info().has(Feature.NEXT_COSTS)) {
      Card face = board.face(card);
      board
          .lasting()
          .end(lasting ->
              lasting instanceof LastingEffect.Cheaper cheaper && isNext(cheaper, face, you));
    }
  }

  private static int forSleeping(Card face, int asleep, FigureChanges asked) {
    int more = 0;
    for (Ability.Standing ability : face.standing()) {
      if (ability instanceof Ability.CostForSleeping(int by)) {
        more += by * asleep;
        if (asleep > 0 && asked.isAsked()) {
          asked.add(
              Messages.of("explain.for-sleeping", number((long) by * asleep), number(asleep)));
        }
      }
    }
    return more;
  }

  @Rule("GG Q82")
  private static int forEach(Board board, int card, Seat you, Card face, FigureChanges asked) {
    int more = 0;
    for (Ability.Standing ability : face.standing()) {
      if (ability instanceof Ability.CostFor(int by, Value each)) {
        int number = Values.of(board, each, new TextContext.Still(board.ref(card), you));
        more += by * number;
        if (number > 0 && asked.isAsked()) {
          asked.add(added(by * number, face.name()));
        }
      }
    }
    return more;
  }

  /// What stands on the card, or what it takes from the chosen one.
  @Rule({"GG 5.8", "GG Q15", "GG Q16"})
  private static int base(Board board, Card face, int chosen, int x) {
    if (face.cost() == Card.X) {
      return x == 0 ? NONE : x;
    }
    if (face.cost() != NONE) {
      return face.cost();
    }
    if (chosen < 0 || !face.has(Feature.COST_OF_CHOSEN)) {
      return NONE;
    }
    for (Ability.Standing ability : face.standing()) {
      if (ability instanceof Ability.CostOfChosen(boolean printed)) {
        return printed ? Math.max(NONE, board.face(chosen).cost()) : of(board, chosen, -1);
      }
    }
    return NONE;
  }

  private static int opponents(Board board, int card, Seat you, FigureChanges asked) {
    int change = 0;
    long sources =
        CardSet.common(Layers.of(board).opponentsCosts(), board.cards(Zone.PLAY, you.other()));
    for (long rest = sources; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int each = CardSet.first(rest);
      Card source = board.face(each);
      if (Protection.touches(board, source, you.other(), card)) {
        change += opponents(source);
        if (asked.isAsked()) {
          asked.add(added(opponents(source), source.name()));
        }
      }
    }
    return change;
  }

  private static int opponents(Card source) {
    int change = 0;
    for (Ability.Standing ability : source.standing()) {
      if (ability instanceof Ability.OpponentsCost(int by)) {
        change += by;
      }
    }
    return change;
  }

  /// What a tussle or a direct attack of a Toy in play costs: the lowest that any card says, else 2.
  @Rule({"GG 7.2", "GG 7.3", "GG 8.3", "GG Q41"})
  public static int tussle(Board board, int attacker) {
    return board.info().has(Feature.TUSSLE_COST)
        ? Layers.of(board).tussleCost(attacker)
        : Layers.TUSSLE;
  }

  private static Message added(int by, String source) {
    return Messages.of("explain.added", number(by), card(source));
  }

  /// Each change of a card's cost, with its source.
  public static List<Message> changes(Board board, int card) {
    FigureChanges changes = FigureChanges.ofOne();
    more(board, card, board.side(card), board.face(card), changes);
    return changes.all();
  }

  /// The cards that say what a tussle of a Toy costs.
  public static List<Message> tussleChanges(Board board, int attacker) {
    List<Message> changes = new ArrayList<>();
    long yours = board.cards(Zone.PLAY, board.side(attacker));
    for (long rest = yours; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int source = CardSet.first(rest);
      for (Ability.Standing ability : board.face(source).standing()) {
        if (ability instanceof Ability.TussleCost(boolean thisOnly, int cc)
            && (!thisOnly || source == attacker)) {
          changes.add(Messages.of("explain.said", number(cc), card(board.face(source).name())));
        }
      }
    }
    return changes;
  }
}
