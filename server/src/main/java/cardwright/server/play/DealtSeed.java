package cardwright.server.play;

import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Opening;
import cardwright.engine.Position;
import cardwright.engine.Seat;
import cardwright.engine.Viewer;
import cardwright.fairness.JointShuffle;

/// Finds a shuffle after which a player begins with a card in view, for plays in which a card is tried out.
public final class DealtSeed {
  private static final int TRIES = 400;

  /// So many decisions may come before a player has a hand.
  private static final int BEFORE_A_HAND = 10;

  private DealtSeed() {}

  /// A seed of a play with these decks in which player A has the card in view as soon as the hands are there, if nobody decides otherwise than for what is offered first; after many that did not, the last one that was tried.
  ///
  /// @throws cardwright.engine.Refused when a deck cannot be played
  public static String of(Game game, String format, Deck a, Deck b, String card) {
    String seed = JointShuffle.newPart();
    for (int i = 0; i < TRIES && !shows(start(game, format, a, b, seed), card); i++) {
      seed = JointShuffle.newPart();
    }
    return seed;
  }

  private static Position start(Game game, String format, Deck a, Deck b, String seed) {
    PlayChance chance = PlayChance.of(seed);
    Position position = game.start(Opening.of(format, a, b), chance, null);
    for (int i = 0; i < BEFORE_A_HAND && !hasHand(position); i++) {
      position.play(0, chance);
    }
    return position;
  }

  private static boolean hasHand(Position position) {
    return position.outcome().isPresent()
        || position.table(Viewer.A).side(Seat.A).zone("hand").stream()
            .anyMatch(hand -> hand.size() > 0);
  }

  private static boolean shows(Position position, String card) {
    return position.table(Viewer.A).side(Seat.A).zones().stream()
        .flatMap(zone -> zone.cards().stream())
        .anyMatch(each -> each.card().equals(card));
  }
}
