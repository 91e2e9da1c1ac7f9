package cardwright.cli;

import cardwright.engine.CardRef;
import cardwright.engine.Message;
import cardwright.engine.Seat;
import cardwright.engine.Table;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// Tells cards of one name apart in what is told, as moves do: by the number and the side that they have on a table.
///
/// @param behind what stands behind the name of a card, by its reference; cards that no other one has the name of are missing
record CardNumbers(Map<Integer, String> behind) {
  /// No table was seen: no card is told apart.
  static final CardNumbers NONE = new CardNumbers(Map.of());

  /// Keeps the map from changing.
  CardNumbers {
    behind = Map.copyOf(behind);
  }

  /// The numbers that cards have on a table, as the lines of a language name them.
  static CardNumbers on(Table table, Locale language) {
    Map<Integer, String> behind = new HashMap<>();
    for (Table.Side side : table.sides()) {
      Set<String> across =
          inPlay(table.side(side.seat().other())).stream()
              .map(Table.Card::name)
              .collect(Collectors.toCollection(HashSet::new));
      for (Table.Card card : inPlay(side)) {
        String number = CardText.number(card).map(each -> " " + each).orElse("");
        String words = number + (across.contains(card.name()) ? of(side.seat(), language) : "");
        if (!words.isEmpty()) {
          behind.put(card.ref(), words);
        }
      }
    }
    return new CardNumbers(behind);
  }

  private static String of(Seat seat, Locale language) {
    return " " + Messages.of("card.of", Message.player(seat)).words(null, language);
  }

  /// The cards that lie open before both players. Where a zone is only for the cards of its owner, moves do not number them across.
  private static List<Table.Card> inPlay(Table.Side side) {
    return side.zones().stream()
        .filter(zone -> !zone.ownersOnly())
        .flatMap(zone -> zone.cards().stream())
        .filter(card -> card.ref() != CardRef.NONE)
        .toList();
  }

  /// A message in words of a language.
  String words(Message message, Locale language) {
    return message.parts(null, language).stream().map(this::words).collect(Collectors.joining());
  }

  private String words(Message.Part part) {
    return switch (part) {
      case Message.Part.Card(String name, int ref) -> name + behind.getOrDefault(ref, "");
      case Message.Part.Player player -> player.words();
      case Message.Part.Text text -> text.words();
    };
  }
}
