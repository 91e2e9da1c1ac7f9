package cardwright.mlpccg.resolve;

import cardwright.engine.CardRef;
import cardwright.engine.Chance;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.mlpccg.board.Area;
import cardwright.mlpccg.board.Board;
import cardwright.mlpccg.board.Count;
import cardwright.mlpccg.board.Knowledge;
import cardwright.mlpccg.board.Pile;
import cardwright.mlpccg.board.Zone;
import cardwright.mlpccg.event.Glimpse;
import cardwright.mlpccg.event.Happening;
import java.util.ArrayList;
import java.util.List;

/// How cards go between deck and hand.
public final class Moves {
  /// Names a draw from the bottom of the deck.
  static final String BOTTOM = "bottom";

  /// Names what comes into play because it is played.
  static final String PLAYED = "played";

  /// Names what comes into play frightened.
  static final String FRIGHTENED = "frightened";

  /// Names the move of a character that goes home for losing a challenge.
  public static final String LOST = "lost";

  private Moves() {}

  /// The text that is being carried out has named an area.
  static void name(Board board, int area) {
    int at = text(board);
    if (at >= 0 && board.agenda().get(at) instanceof Passage now) {
      board.agenda().set(at, now.keeping(now.memory().withPlace(area)));
    }
  }

  /// The text that is being carried out has put cards into play: new objects.
  static void entered(Board board, int... cards) {
    int at = text(board);
    if (at >= 0 && board.agenda().get(at) instanceof Passage now) {
      int[] refs = new int[cards.length];
      for (int i = 0; i < refs.length; i++) {
        refs[i] = board.ref(cards[i]);
      }
      board.agenda().set(at, now.actedOn(refs));
    }
  }

  /// The area that the text that is being carried out has named, or [Area#NONE].
  static int named(Board board) {
    int at = text(board);
    return at >= 0 && board.agenda().get(at) instanceof Passage now
        ? now.memory().place()
        : Area.NONE;
  }

  /// The card whose text is being carried out, with its life, or [CardRef#NONE].
  static int source(Board board) {
    int at = text(board);
    return at >= 0 && board.agenda().get(at) instanceof Passage now ? now.self() : CardRef.NONE;
  }

  /// Where on the agenda the text lies that is being carried out, or -1: beneath what it still asks.
  private static int text(Board board) {
    for (int at = board.agenda().size() - 1; at >= 0; at--) {
      if (board.agenda().get(at) instanceof Passage) {
        return at;
      }
      if (!(board.agenda().get(at) instanceof Wanted)) {
        return -1;
      }
    }
    return -1;
  }

  /// Draws cards; an empty deck loses nothing.
  ///
  /// @return how many were drawn
  @Rule({"MLP 29", "MLP 72", "MLP B60"})
  public static int draw(Board board, Seat seat, int number) {
    return draw(board, seat, number, false);
  }

  /// Draws cards from the top or from the bottom of the deck.
  ///
  /// @return how many were drawn
  static int draw(Board board, Seat seat, int number, boolean bottom) {
    Pile deck = board.pile(Zone.DECK, seat);
    int drawn = Math.min(number, deck.size());
    List<String> names = board.heard() ? new ArrayList<>() : List.of();
    for (int i = 0; i < drawn; i++) {
      int card = bottom ? deck.get(0) : deck.top();
      board.moveToPile(card, Zone.HAND, false);
      if (board.heard()) {
        names.add(board.card(card).name());
      }
    }
    board.add(Count.DRAWN, seat, drawn);
    if (drawn > 0 && board.heard()) {
      names.sort(null);
      board.tell(new Glimpse.Drew(seat, names));
    }
    return drawn;
  }

  /// Shuffles a deck or Problem deck.
  @Rule("MLP 7")
  public static void shuffle(Board board, Zone zone, Seat seat, Chance chance) {
    Knowledge.shuffle(board, zone, seat, chance);
    if (board.heard()) {
      board.tell(new Happening.Shuffled(seat, zone == Zone.PROBLEM_DECK));
    }
  }
}
