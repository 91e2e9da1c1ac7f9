package cardwright.littletroubles.board;

import cardwright.cardgame.state.CardPool;
import cardwright.cardgame.text.MadeTokens;
import cardwright.engine.Rule;
import cardwright.littletroubles.vocabulary.Card;
import cardwright.littletroubles.vocabulary.Face;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// What never changes in a play: its cards, each seat's by title, and what was agreed on.
///
/// @param options what was agreed on
/// @param features the kinds of text on all cards, as bits
/// @param changesFaces whether a card gives cards texts, or makes them copies for a time
public record PlayInfo(
    CardPool<Card> pool, FormatSettings options, int features, boolean changesFaces) {
  /// How many cards both players may have together: the slots of Playgrounds keep them in bytes.
  public static final int MOST = Byte.MAX_VALUE;

  /// The cards of both seats, each list in the order of its indices, and what was agreed on.
  public static PlayInfo of(Card[] a, Card[] b, FormatSettings options) {
    CardPool<Card> pool = new CardPool<>(a, b, tokens(a, b), MOST);
    int features = 0;
    boolean changesFaces = false;
    for (int card = 0; card < pool.size(); card++) {
      features |= features(pool.card(card).front());
      Face back = pool.card(card).back();
      features |= back == null ? 0 : features(back);
      changesFaces |= pool.card(card).changesFaces();
    }
    return new PlayInfo(pool, options, features, changesFaces);
  }

  /// The kinds of text that a side has, may give cards or lets wait.
  private static int features(Face face) {
    return face.features() | face.givenFeatures();
  }

  /// What the cards of a play can make, and what that can make, each once.
  @Rule("LT C80")
  private static Card[] tokens(Card[] a, Card[] b) {
    List<Card> makers = new ArrayList<>(a.length + b.length);
    Collections.addAll(makers, a);
    Collections.addAll(makers, b);
    return MadeTokens.of(makers, Card::tokens, Card::isSameAs, Card::of).toArray(Card[]::new);
  }
}
