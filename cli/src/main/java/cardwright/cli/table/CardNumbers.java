package cardwright.cli.table;

import cardwright.cli.console.Messages;
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
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Tells cards of one name apart in what is told, as moves do: by the number and the side that they have on a table.
///
/// @param behind what stands behind the name of a card, by its reference; cards that no other one has the name of are missing
record CardNumbers(Map<Integer, Behind> behind) {
  /// What makes an owner of a name, in a language that has such an ending.
  private static final Pattern GENITIVE = Pattern.compile("'s ");

  /// No table was seen: no card is told apart.
  static final CardNumbers NONE = new CardNumbers(Map.of());

  /// What stands behind the name of a card.
  ///
  /// @param number its number among those on its side; empty for the only one
  /// @param side on which side it lies
  /// @param of that side in words, to stand behind the name; empty where the other side has none of that name
  record Behind(String number, Seat side, String of) {}

  /// Keeps the map from changing.
  CardNumbers {
    behind = Map.copyOf(behind);
  }

  /// The numbers that cards have on a table, as the lines of a language name them.
  static CardNumbers on(Table table, Locale language) {
    Map<Integer, Behind> behind = new HashMap<>();
    for (Table.Side side : table.sides()) {
      Set<String> across =
          inPlay(table.side(side.seat().other())).stream()
              .map(Table.Card::name)
              .collect(Collectors.toCollection(HashSet::new));
      for (Table.Card card : inPlay(side)) {
        String number = CardText.number(card).map(each -> " " + each).orElse("");
        String of = across.contains(card.name()) ? of(side.seat(), language) : "";
        if (!number.isEmpty() || !of.isEmpty()) {
          behind.put(card.ref(), new Behind(number, side.seat(), of));
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
    List<Message.Part> parts = message.parts(null, language);
    StringBuilder words = new StringBuilder();
    for (int i = 0; i < parts.size(); i++) {
      switch (parts.get(i)) {
        case Message.Part.Card(String name, int ref) ->
            words.append(name).append(behind(ref, owner(parts, i)));
        case Message.Part.Player player -> words.append(player.words());
        case Message.Part.Text text -> words.append(text.words());
      }
    }
    return words.toString();
  }

  private String behind(int ref, @Nullable Seat owner) {
    Behind found = behind.get(ref);
    if (found == null) {
      return "";
    }
    return found.side() == owner ? found.number() : found.number() + found.of();
  }

  /// Whose the card at that place is called right before it, as in `A's Wizard`; null where nobody is.
  private static @Nullable Seat owner(List<Message.Part> parts, int card) {
    return card >= 2
            && parts.get(card - 1) instanceof Message.Part.Text(String between)
            && GENITIVE.matcher(between).matches()
            && parts.get(card - 2) instanceof Message.Part.Player player
        ? player.seat()
        : null;
  }
}
