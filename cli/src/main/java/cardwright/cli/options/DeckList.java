package cardwright.cli.options;

import cardwright.catalog.CardNames;
import cardwright.catalog.Names;
import cardwright.cli.console.Messages;
import cardwright.cli.console.TextFile;
import cardwright.engine.Chance;
import cardwright.engine.Deck;
import cardwright.engine.Format;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import cardwright.engine.TextLimits;
import cardwright.record.DeckText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/// Reads decks as people write them down.
public final class DeckList {
  private DeckList() {}

  /// A deck by what stands on the command line: `random`, the name of a ready-made deck, the name
  /// of a file, or card names with commas between.
  ///
  /// @param format what a deck made by chance has to be legal in
  /// @throws Refused when there is no such deck or card
  public static Deck of(Game game, String given, Format format, Chance chance) {
    if (isRandom(given)) {
      return game.randomDeck(format, chance);
    }
    List<String> names = game.decks().stream().map(Deck::name).toList();
    if (names.stream().noneMatch(given.strip()::equalsIgnoreCase)) {
      if (TextFile.isFile(given)) {
        return ofFile(game, TextFile.read(given, TextLimits.DECK), given);
      }
      if (given.contains(",") || given.contains(";")) {
        return ofNames(game, given);
      }
    }
    try {
      return game.decks().get(names.indexOf(Names.find("deck", given, names)));
    } catch (Refused refused) {
      throw new Refused(
          Messages.of("deck.will-do-as-well", Message.clause(refused.message())), refused);
    }
  }

  /// Whether a deck is to be made by chance.
  public static boolean isRandom(String given) {
    return given.strip().equalsIgnoreCase("random");
  }

  private static Deck ofNames(Game game, String given) {
    CardNames names = new CardNames(game);
    check("deck.too-long", given.length(), TextLimits.DECK);
    List<String> cards = new ArrayList<>();
    for (String part : given.split(given.contains(";") ? ";" : ",")) {
      if (!part.isBlank()) {
        check("deck.too-many-cards", cards.size() + 1, TextLimits.DECK_CARDS);
        cards.add(names.whole(part.strip()));
      }
    }
    return new Deck("", "", cards);
  }

  private static void check(String id, int is, int most) {
    if (is > most) {
      throw new Refused(Messages.of(id, Message.number(most), Message.number(is)));
    }
  }

  /// A deck from the text of a file.
  ///
  /// @param file what to call it in messages
  /// @throws Refused when a card is not known or there are none; the message names the line
  public static Deck ofFile(Game game, String text, String file) {
    return DeckText.read(text, file, new CardNames(game)::whole);
  }

  /// What a deck is called among others.
  ///
  /// @param number its number among them, from 0, by which it is called where it has no name
  public static String name(Deck deck, int number) {
    return deck.name().isEmpty() ? "deck " + (number + 1) : deck.name();
  }

  /// The names of a deck's cards on one line.
  public static String cards(Deck deck) {
    return counted(deck.cards());
  }

  /// The cards of a deck and those beside it, on one line each.
  ///
  /// @param language the language that is read
  public static List<String> parts(Deck deck, Locale language) {
    String cards = cards(deck);
    return deck.side().isEmpty()
        ? List.of(cards)
        : List.of(
            cards,
            Messages.of("deck.side", Message.word(counted(deck.side()))).words(null, language));
  }

  /// Names on one line, each once: `Ka, 3 Sun`; parted by `;` where a name itself has a comma.
  public static String counted(List<String> names) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    names.forEach(name -> counts.merge(name, 1, Integer::sum));
    return counts.entrySet().stream()
        .map(each -> each.getValue() == 1 ? each.getKey() : each.getValue() + " " + each.getKey())
        .collect(Collectors.joining(Names.between(names)));
  }
}
