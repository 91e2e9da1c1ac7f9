package cardwright.littletroubles.board;

import cardwright.cardgame.state.CardBoard;
import cardwright.cardgame.state.Pile;
import cardwright.cardgame.text.Amount;
import cardwright.cardgame.text.Quality;
import cardwright.cardgame.text.Target;
import cardwright.engine.CardRef;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.littletroubles.vocabulary.Card;
import cardwright.littletroubles.vocabulary.Face;
import cardwright.littletroubles.vocabulary.Kind;
import cardwright.littletroubles.vocabulary.OwnQuality;
import cardwright.littletroubles.vocabulary.OwnStat;
import cardwright.littletroubles.vocabulary.Place;
import cardwright.littletroubles.vocabulary.Side;
import cardwright.littletroubles.vocabulary.Stat;
import cardwright.littletroubles.vocabulary.Which;
import cardwright.littletroubles.vocabulary.Who;
import java.util.Arrays;
import java.util.List;

/// Finds the cards that a selector means.
public final class Selection {
  private Selection() {}

  /// The cards meant, by index: those in play A's side first, those elsewhere in the order in which they lie.
  public static int[] of(Board board, Which which, TextContext context) {
    int[] all = inPlace(board, which, context);
    boolean inPlay = which.place() == Place.PLAY || which.place() == Place.HERE;
    int most = inPlay ? board.derived().inPlayCount() : all.length;
    int[] found = new int[most];
    int count = 0;
    for (int i = 0; i < most; i++) {
      int card = all[i];
      if (isWhose(board, which, card, context)
          && describes(board, which, card, context)
          && (which.place() != Place.HERE || isHere(board, card, context))) {
        found[count++] = card;
      }
    }
    return count == found.length ? found : Arrays.copyOf(found, count);
  }

  /// Whether a reference still means its card, which may have gone to a place that everyone sees since.
  public static boolean follows(Board board, int ref) {
    if (ref == CardRef.NONE || board.holds(ref)) {
      return ref != CardRef.NONE;
    }
    int card = CardRef.card(ref);
    boolean open = board.inPlay(card) || board.zone(card) == Zone.TIMEOUT;
    return open && board.columns().isLastLife(ref);
  }

  /// Whether a selector means that card.
  public static boolean fits(Board board, Which which, int card, TextContext context) {
    return isInPlace(board, which, card, context)
        && isWhose(board, which, card, context)
        && describes(board, which, card, context);
  }

  /// Whether the subject of a standing text includes a card.
  static boolean isSubject(
      Board board, Target<Which> subject, int card, TextContext.Still context) {
    return switch (subject) {
      case Target.All<Which> all -> fits(board, all.which(), card, context);
      case Target.This<Which> _ -> CardRef.card(context.self()) == card;
      case Target.Pronoun<Which> _,
          Target.Own<Which> _,
          Target.Choose<Which> _,
          Target.Random<Which> _ -> {
        int[] named = context.named(board, subject);
        yield named.length > 0 && CardRef.card(named[0]) == card;
      }
    };
  }

  private static boolean isInPlace(Board board, Which which, int card, TextContext context) {
    Zone zone = board.zone(card);
    return switch (which.place()) {
      case PLAY -> zone.inPlay();
      case HERE -> isHere(board, card, context);
      case HAND -> zone == Zone.HAND;
      case TIMEOUT -> zone == Zone.TIMEOUT;
      case DECK -> zone == Zone.DECK;
      case AMONG -> zone == Zone.DECK && isAmong(board, card, context);
    };
  }

  private static boolean isAmong(Board board, int card, TextContext context) {
    int ref = board.ref(card);
    return Arrays.stream(context.among()).anyMatch(each -> each == ref);
  }

  private static boolean isHere(Board board, int card, TextContext context) {
    int scene = CardRef.card(context.self());
    return board.inPlay(card)
        && board.inPlay(scene)
        && board.side(card) == board.side(scene)
        && board.slot(card) == board.slot(scene);
  }

  /// The cards to look at, not to be written to; of those in play only the first so many count.
  private static int[] inPlace(Board board, Which which, TextContext context) {
    return switch (which.place()) {
      case PLAY, HERE -> board.derived().inPlay();
      case HAND -> piles(board, Zone.HAND, which.whose(), context.you());
      case TIMEOUT -> piles(board, Zone.TIMEOUT, which.whose(), context.you());
      case DECK -> piles(board, Zone.DECK, which.whose(), context.you());
      case AMONG -> CardBoard.cards(context.among(), board::holds);
    };
  }

  private static int[] piles(Board board, Zone zone, Who whose, Seat you) {
    Pile first = board.pile(zone, whose == Who.OPPONENT ? you.other() : you);
    Pile second = whose == Who.ANYONE ? board.pile(zone, you.other()) : null;
    int[] cards = new int[first.size() + (second == null ? 0 : second.size())];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = i < first.size() || second == null ? first.get(i) : second.get(i - first.size());
    }
    return cards;
  }

  private static boolean isWhose(Board board, Which which, int card, TextContext context) {
    return which.whose().means(board.controller(card) == context.you());
  }

  /// Whether a card is of the sort meant, wherever it is and whoever has it.
  public static boolean describes(Board board, Which which, int card, TextContext context) {
    return describes(board, which, card, context, board.card(card).cost());
  }

  /// Whether a selector means a card that is being played.
  ///
  /// @param cost its printed cost, or what X is
  @Rule("LT C62")
  public static boolean describes(
      Board board, Which which, int card, TextContext context, int cost) {
    if (which.other() && card == CardRef.card(context.self())) {
      return false;
    }
    Face face = board.face(card);
    if (!face.isOneOf(which.kinds())) {
      return false;
    }
    List<Quality> qualities = which.qualities();
    for (int i = 0; i < qualities.size(); i++) {
      if (!has(board, qualities.get(i), card, face, context, cost)) {
        return false;
      }
    }
    return true;
  }

  /// Whether that side of a Character is up.
  public static boolean isSide(Face face, Side side) {
    return side == Side.ANY
        || (face.is(Kind.CHARACTER) && face.figures().regressed() == (side == Side.REGRESSED));
  }

  @Rule({"LT 6.4a", "LT 6.4b", "LT 6.4c"})
  private static boolean has(
      Board board, Quality quality, int card, Face face, TextContext context, int printed) {
    if (quality instanceof OwnQuality.Facing(Side side)) {
      // Most of what is asked is the face, and a class is told sooner than a door.
      return isSide(face, side);
    }
    return switch (quality) {
      case Quality.Named(List<String> names) -> names.contains(face.name());
      case Quality.Except(int kinds) -> !face.isOneOf(kinds);
      case Quality.Counter(String name) -> board.counters().number(card, name) > 0;
      case Quality.Figure(var stat, var relation, Amount number) ->
          switch (OwnStat.of(stat)) {
            case Stat figure ->
                relation.holds(Layers.stat(board, card, figure), Values.of(board, number, context));
            case OwnStat.Printed _ ->
                printed != Card.X && relation.holds(printed, Values.of(board, number, context));
          };
      case Quality.Own own -> has(board, OwnQuality.of(own), card, face);
    };
  }

  private static boolean has(Board board, OwnQuality quality, int card, Face face) {
    return switch (quality) {
      case OwnQuality.Facing(Side side) -> isSide(face, side);
      case OwnQuality.Unique _ -> face.figures().unique();
      case OwnQuality.State state ->
          switch (state) {
            case FIGHTING -> isFighting(board, card);
            case QUICK -> face.figures().quick();
            case HOLDS_TOY ->
                board.heldToys().link(card) != Board.EMPTY && !board.heldToys().isHeld(card);
            case IS_HELD -> board.heldToys().isHeld(card);
            case NOT_REGRESSED_BY_THIS_TEXT -> !board.resolution().regressed(board.ref(card));
            case BRIBE -> face.bribe() > 0;
          };
    };
  }

  /// Whether a card is one of the two Characters that are Fighting.
  public static boolean isFighting(Board board, int card) {
    int ref = board.ref(card);
    return ref == board.get(TableCounter.ATTACKER) || ref == board.get(TableCounter.DEFENDER);
  }
}
