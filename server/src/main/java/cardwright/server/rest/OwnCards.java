package cardwright.server.rest;

import static cardwright.engine.Message.card;
import static cardwright.engine.Message.number;

import cardwright.engine.CardFace;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.store.KeptCardSet;
import cardwright.store.PlayTexts;
import cardwright.store.Store;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// Reads the cards that people write: bounded before any work is done, and never in the place of a card of the game.
final class OwnCards {
  /// So many characters the cards of a set may have.
  static final int MOST_TEXT = 24_000;

  /// So many cards a set may have in a play.
  private static final int MOST_CARDS = 100;

  private OwnCards() {}

  /// A game with cards of somebody's own.
  ///
  /// @throws Problem when a card is not understood or has the name of a card of the game, or there are none or too many
  static Game with(Game game, String text) {
    Game extended;
    try {
      extended = game.with(text, "cards");
    } catch (Refused refused) {
      throw Problem.refused(Messages.of("cards.mistakes", number(refused.diagnostics().size())));
    }
    if (check(game, extended).isEmpty()) {
      throw Problem.refused(Messages.of("cards.none"));
    }
    return extended;
  }

  /// The cards that a game has more than the printed one, if they may be played with.
  ///
  /// @throws Problem when there are too many, or one has the name of a card of the game
  static List<CardFace> check(Game game, Game extended) {
    List<CardFace> added = added(game, extended);
    if (added.size() > MOST_CARDS) {
      throw Problem.refused(Messages.of("cards.too-many", number(MOST_CARDS)));
    }
    refuseTaken(game, added);
    return added;
  }

  /// The cards that a game has more than another one.
  static List<CardFace> added(Game game, Game extended) {
    Set<CardFace> printed = new HashSet<>(game.cards());
    return extended.cards().stream().filter(face -> !printed.contains(face)).toList();
  }

  /// The tokens that the cards of a game make more than those of another one.
  static List<CardFace> addedTokens(Game game, Game extended) {
    Set<CardFace> known = new HashSet<>(game.tokens());
    return extended.tokens().stream().filter(face -> !known.contains(face)).toList();
  }

  /// Nobody shall take a card for the one of the game.
  private static void refuseTaken(Game game, List<CardFace> added) {
    Set<String> taken = new HashSet<>();
    game.cards().forEach(face -> taken.add(face.name().toLowerCase(Locale.ROOT)));
    game.tokens().forEach(face -> taken.add(face.name().toLowerCase(Locale.ROOT)));
    for (CardFace face : added) {
      if (taken.contains(face.name().toLowerCase(Locale.ROOT))) {
        throw Problem.refused(Messages.of("cards.name-taken", card(face.name())));
      }
    }
  }

  /// The set with that id.
  ///
  /// @throws Problem when there is none of that game
  static KeptCardSet kept(Store store, Game game, String id) {
    return store
        .cardSets()
        .find(id)
        .filter(set -> set.game().equals(game.name()))
        .orElseThrow(() -> Problem.notFound(Messages.of("missing.card-set")));
  }

  /// Keeps the cards of a play, which stay as they are whatever becomes of the set.
  ///
  /// @return their digest
  static String keep(Store store, String name, String text) {
    String digest = Digest.of(name + "\n" + text);
    store.playTexts().keep(new PlayTexts.PlayText(digest, name, text));
    return digest;
  }
}
