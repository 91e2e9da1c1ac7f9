package cardwright.ggltcg.board;

import static cardwright.engine.Message.number;

import cardwright.cardgame.state.CardPool;
import cardwright.cardgame.state.CardSet;
import cardwright.cardgame.text.MadeTokens;
import cardwright.engine.Refused;
import cardwright.engine.Rule;
import cardwright.engine.Seat;
import cardwright.ggltcg.message.Messages;
import cardwright.ggltcg.vocabulary.Card;
import cardwright.ggltcg.vocabulary.Feature;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// What never changes in a play: its cards, and which kinds of text they have. Each deck stands in alphabetical order.
///
/// @param features the kinds of text, as bits of [Feature]
@Rule("GG 13.1")
public record PlayInfo(CardPool<Card> pool, int features) {
  /// The most cards that a play can have: as many as a [CardSet].
  public static final int MOST = CardSet.MOST;

  /// The cards of both seats, each list in the order of its indices.
  ///
  /// @throws Refused when there are more than [#MOST]
  public static PlayInfo of(Card[] a, Card[] b) {
    return of(a, b, List.of());
  }

  /// The cards of both seats, and cards of which copies lie in play from the start.
  ///
  /// @throws Refused when there are more than [#MOST]
  public static PlayInfo of(Card[] a, Card[] b, List<Card> copied) {
    if (a.length + b.length > MOST) {
      throw new Refused(
          Messages.of("set-up.too-many-cards", number(MOST), number(a.length + b.length)));
    }
    CardPool<Card> pool = new CardPool<>(a, b, tokens(a, b, copied), MOST);
    int features = 0;
    for (int card = 0; card < pool.size(); card++) {
      features |= pool.card(card).features() | pool.card(card).givenFeatures();
    }
    for (Card card : copied) {
      features |= card.features() | card.givenFeatures();
    }
    return new PlayInfo(pool, features);
  }

  /// What the cards of a play can make, and what that can make, each once.
  @Rule("GG Q75")
  private static Card[] tokens(Card[] a, Card[] b, List<Card> copied) {
    List<Card> makers = new ArrayList<>(a.length + b.length + copied.size());
    Collections.addAll(makers, a);
    Collections.addAll(makers, b);
    makers.addAll(copied);
    return MadeTokens.<Card, Card>of(makers, Card::tokens, Card::isSameAs, token -> token)
        .toArray(Card[]::new);
  }

  /// All cards and tokens of a seat.
  long owned(Seat seat) {
    return CardSet.union(
        range(pool.first(seat), pool.owned(seat)), range(pool.firstToken(seat), pool.tokens(seat)));
  }

  private static long range(int first, int number) {
    return CardSet.range(first, first + number);
  }

  /// Whether any card of the play has a text of that kind.
  public boolean has(Feature feature) {
    return (features & feature.bit()) != 0;
  }
}
