package cardwright.cli;

import cardwright.catalog.Names;
import cardwright.engine.CardFace;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import java.util.ArrayList;
import java.util.List;

/// Reads decks as people write them down.
final class DeckList {
  private DeckList() {}

  /// A deck by what stands on the command line: `random`, the name of a ready-made deck, the name
  /// of a file, or card names with commas between.
  ///
  /// @param format what a deck made by chance has to be legal in
  /// @throws Refused when there is no such deck or card
  static Deck of(Game game, String given, Format format, Chance chance) {
    if (given.strip().equalsIgnoreCase("random")) {
      return game.randomDeck(format, chance);
    }
    List<String> names = game.decks().stream().map(Deck::name).toList();
    if (names.stream().noneMatch(given.strip()::equalsIgnoreCase)) {
      if (TextFile.isFile(given)) {
        return ofFile(game, TextFile.read(given), given);
      }
      if (given.contains(",")) {
        List<String> cards = new ArrayList<>();
        add(game, given, cards);
        return new Deck("", "", cards);
      }
    }
    try {
      return game.decks().get(names.indexOf(Names.find("deck", given, names)));
    } catch (Refused refused) {
      throw new Refused(
          refused.getMessage() + " CARD,CARD,…, a deck file or random will do as well.", refused);
    }
  }

  /// A deck from the text of a file.
  ///
  /// @param file what to call it in messages
  /// @throws Refused when a card is not known or there are none; the message names the line
  static Deck ofFile(Game game, String text, String file) {
    List<String> cards = new ArrayList<>();
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      int comment = line.indexOf('#');
      try {
        add(game, comment < 0 ? line : line.substring(0, comment), cards);
      } catch (Refused refused) {
        throw new Refused(file + ", line " + number + ": " + refused.getMessage(), refused);
      }
    }
    if (cards.isEmpty()) {
      throw new Refused(file + ": there is no card in it; one card name a line is needed");
    }
    return new Deck("", "", cards);
  }

  private static void add(Game game, String line, List<String> cards) {
    List<String> names = game.cards().stream().map(CardFace::name).toList();
    boolean whole = names.stream().anyMatch(name -> name.equalsIgnoreCase(line.strip()));
    for (String part : whole ? List.of(line) : List.of(line.split(","))) {
      if (!part.isBlank()) {
        cards.add(Names.whole("card", part.strip(), names, CardsCommand.listed(game)));
      }
    }
  }

  /// The names of a deck's cards on one line.
  static String cards(Deck deck) {
    return String.join(", ", deck.cards());
  }
}
