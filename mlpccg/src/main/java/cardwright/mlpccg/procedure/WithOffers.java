package cardwright.mlpccg.procedure;

import cardwright.cardgame.choose.Decision;

/// A decision in which a player can start Events, Resources and abilities.
interface WithOffers extends Decision.Own {
  /// What the player can start.
  StartOptions offers();

  /// Whether that decision offers to start something with a card, or with one that comes to the same.
  static boolean offer(Decision asked, int card) {
    return asked instanceof WithOffers with && with.offers().has(card);
  }
}
