package cardwright.contract;

import cardwright.engine.Seat;
import cardwright.engine.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Titles of cards: `Front // Back`, of which some viewers may know the front only.
final class Titles {
  private Titles() {}

  /// The titles of a seat's cards as they stand on a table, without tokens.
  static List<String> seen(Table table, Seat owner) {
    List<String> titles = new ArrayList<>();
    for (Table.Side side : table.sides()) {
      for (Table.Zone zone : side.zones()) {
        for (Table.Card card : zone.cards()) {
          if (card.owner() == owner && !card.madeByText()) {
            titles.add(card.card());
          }
        }
      }
    }
    return titles;
  }

  /// A title that was seen more often than a deck has it. Whole titles are looked for first, then
  /// those of which only the front was seen.
  static Optional<String> beyond(List<String> seen, List<String> deck) {
    List<String> missing = new ArrayList<>(deck);
    List<String> rest = new ArrayList<>();
    for (String title : seen) {
      if (!missing.remove(title)) {
        rest.add(title);
      }
    }
    List<String> fronts = new ArrayList<>(missing.stream().map(Table.Card::front).toList());
    return rest.stream().filter(title -> !fronts.remove(title)).findFirst();
  }

  /// Whether a text, in small letters, names the card by its front or its back.
  static boolean named(String title, String text) {
    return Arrays.stream(title.toLowerCase(Locale.ROOT).split(" // ", -1)).anyMatch(text::contains);
  }
}
