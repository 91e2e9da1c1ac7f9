package cardwright.ggltcg.procedure;

import cardwright.cardgame.choose.CardLabels;
import cardwright.cardgame.state.CardSet;
import cardwright.engine.CardLabel;
import cardwright.engine.CardRef;
import cardwright.engine.MoveKey;
import cardwright.engine.Seat;
import cardwright.ggltcg.board.Board;
import cardwright.ggltcg.board.Zone;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// What cards are called in moves, and which card somebody means.
///
/// @param board where the cards are
record Labels(Board board) implements CardLabels {
  private static final int NOBODY = -1;

  /// A card's name; where names clash, with a number on its side and with its side.
  ///
  /// @param scope the cards among which it has to be told apart
  String of(int card, long scope) {
    return CardLabel.of(name(card).toLowerCase(Locale.ROOT), behind(card, scope));
  }

  /// A number that stands for [#of].
  long key(int card, long scope) {
    return MoveKey.with(board.face(card).code(), behind(card, scope));
  }

  /// What stands behind a card's name, as [CardLabel#behind] numbers it.
  private int behind(int card, long scope) {
    Seat side = board.side(card);
    boolean across = false;
    long elsewhere = CardSet.minus(scope, board.cards(board.zone(card), side));
    for (long rest = elsewhere; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int each = CardSet.first(rest);
      across |= board.side(each) != side && isNamesake(each, card);
    }
    return CardLabel.behind(number(card, scope), across, side);
  }

  /// What a chosen card is called: among all in play, or among all in its zone.
  @Override
  public String of(int card) {
    return of(card, around(card));
  }

  /// A number that stands for [#of(int)].
  long key(int card) {
    return key(card, around(card));
  }

  /// The card that is chosen together with a play or a use, if there is one.
  ///
  /// @param chosen the card, or below 0
  String on(int chosen) {
    return chosen < 0 ? "" : " on " + of(chosen);
  }

  /// The key of a play or a use with what stands for [#on].
  long keyOn(long key, int chosen) {
    return chosen < 0 ? key : MoveKey.with(key, key(chosen));
  }

  private long around(int card) {
    Zone zone = board.zone(card);
    return zone == Zone.PLAY ? board.inPlay() : board.cards(zone, board.side(card));
  }

  /// The number of a card among those of its name on its side; 0 for a card alone.
  private int number(int card, long scope) {
    int same = 0;
    int number = 0;
    for (long rest = scope; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int each = CardSet.first(rest);
      if (isNamesake(each, card) && board.side(each) == board.side(card)) {
        same++;
        number = each == card ? same : number;
      }
    }
    return same > 1 ? number : 0;
  }

  /// The card of that label among some cards, or -1. A number or a side that is given has to be its own.
  ///
  /// @param label a label in lower case
  /// @param cards the cards that may be meant
  int find(String label, long cards) {
    for (long rest = cards; !CardSet.isEmpty(rest); rest = CardSet.withoutFirst(rest)) {
      int card = CardSet.first(rest);
      if (named(label, card) == label.length()) {
        return card;
      }
    }
    return NOBODY;
  }

  /// How many characters at the start of some words in lower case name a card; 0 when they do not mean it.
  int named(String said, int card) {
    Seat side = board.side(card);
    int number = number(card, board.cards(board.zone(card), side));
    return CardLabel.named(said, name(card).toLowerCase(Locale.ROOT), number, side);
  }

  /// The card of that label among some that are referred to, or -1: the first one in the order of cards.
  int find(String label, int[] refs) {
    long cards = CardSet.NONE;
    for (int ref : refs) {
      cards = CardSet.with(cards, CardRef.card(ref));
    }
    return find(label, cards);
  }

  private boolean isNamesake(int one, int other) {
    return board.face(one).code() == board.face(other).code();
  }

  /// The names of some cards.
  ///
  /// @param refs references to the cards
  List<String> names(int[] refs) {
    return Arrays.stream(refs).mapToObj(ref -> name(CardRef.card(ref))).toList();
  }

  @Override
  public String name(int card) {
    return board.face(card).name();
  }
}
