package cardwright.server.play;

import cardwright.catalog.CardNames;
import cardwright.engine.CardFace;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import cardwright.record.DeckText;
import java.util.HashMap;
import java.util.Map;

/// Reads decks that were written down with the full names of cards. Plays are brought back by it many at a time, so it looks for a name
/// before it searches for what could be meant.
final class KeptNames {
  private final CardNames all;
  private final Map<String, String> full = new HashMap<>();

  KeptNames(Game game) {
    this.all = new CardNames(game);
    for (CardFace face : game.cards()) {
      full.putIfAbsent(face.name(), face.name());
    }
  }

  /// A deck from its text.
  ///
  /// @throws Refused when a card is no more
  Deck deck(String text, String place) {
    return DeckText.read(text, place, this::card);
  }

  private String card(String given) {
    String known = full.get(given);
    if (known != null) {
      return known;
    }
    int blank = given.indexOf(' ');
    boolean counted =
        blank > 0 && given.chars().limit(blank).allMatch(each -> each >= '0' && each <= '9');
    if (counted && full.containsKey(given.substring(blank + 1))) {
      throw new Refused(Messages.of("deck.number-of-cards", Message.word(given)));
    }
    return all.whole(given);
  }
}
