package cardwright.cli.table;

import cardwright.cli.console.Messages;
import cardwright.engine.Message;
import cardwright.engine.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// The words for a card on a table: `Umbruh 4/4*/4 (damage 3)`.
///
/// In brief, nothing is told that stands on the card: neither the rest of a title, unless another
/// card has the same beginning, nor what is as it is printed.
final class CardText {
  static final String COST = "cost";
  static final String PLAIN = "\u001b[0m";
  private static final String CHANGED = "\u001b[1;33m";

  /// The mark that tells cards of one name apart.
  private static final String NUMBER = "number";

  /// The mark with a card's place in its zone.
  private static final String PLACE = "zone";

  /// The mark with a card's place in a deck.
  private static final String FROM_TOP = "from top";

  private final boolean brief;
  private final boolean coloured;
  private final Locale language;
  private final Set<String> ambiguous;

  /// The words for the cards of a table.
  CardText(Table table, boolean brief, boolean coloured, Locale language) {
    this.brief = brief;
    this.coloured = coloured;
    this.language = language;
    this.ambiguous = ambiguous(table);
  }

  /// The names that several different cards are called by.
  private static Set<String> ambiguous(Table table) {
    Map<String, String> titles = new HashMap<>();
    Set<String> ambiguous = new HashSet<>();
    table.sides().stream()
        .flatMap(side -> side.zones().stream())
        .flatMap(zone -> zone.cards().stream())
        .forEach(card -> {
          String other = titles.put(card.name(), card.card());
          if (other != null && !other.equals(card.card())) {
            ambiguous.add(card.name());
          }
        });
    return ambiguous;
  }

  Piece piece(Table.Side side, Table.Zone zone, Table.Card card) {
    String name = called(card) + value(card, NUMBER).map(number -> " " + number).orElse("");
    StringBuilder text = new StringBuilder(name);
    StringBuilder shown = new StringBuilder(name);
    String between = value(card, NUMBER).isPresent() ? ": " : " ";
    for (Table.Stat stat : card.stats()) {
      boolean changed = stat.now() != stat.printed();
      String now = stat.text() + (changed ? "*" : "");
      String figure = isCost(stat) ? " [" + now + "]" : between + now;
      text.append(figure);
      shown.append(changed && coloured ? figure.replace(now, CHANGED + now + PLAIN) : figure);
      between = isCost(stat) ? between : "/";
    }
    String marks = marks(side, zone, card);
    return new Piece(text + marks, shown + marks);
  }

  /// What moves call a card: by its whole name where another card has the same beginning.
  private String called(Table.Card card) {
    boolean shortened = card.card().startsWith(card.name() + ", ");
    return shortened && ambiguous.contains(card.name()) ? card.card() : card.name();
  }

  static boolean isCost(Table.Stat stat) {
    return stat.name().equals(COST);
  }

  /// The number of a card among those of its name, where there are several.
  static Optional<String> number(Table.Card card) {
    return value(card, NUMBER);
  }

  static boolean hasPlaceInDeck(Table.Card card) {
    return value(card, FROM_TOP).isPresent();
  }

  private static Optional<String> value(Table.Card card, String mark) {
    return card.marks().stream()
        .filter(each -> each.name().equals(mark))
        .map(Table.Fact::value)
        .findFirst();
  }

  /// Whether a mark is worth showing: a card's place only where another card points at it, and in a
  /// deck only where not all of it is seen.
  private boolean tells(Table.Side side, Table.Zone zone, Table.Fact mark) {
    String place = zone.name() + " " + mark.value();
    return switch (mark.name()) {
      case NUMBER -> false;
      case PLACE ->
          side.zones().stream()
              .flatMap(each -> each.cards().stream())
              .flatMap(each -> each.marks().stream())
              .anyMatch(each -> each.value().equals(place));
      case FROM_TOP -> !brief || zone.cards().size() < zone.size();
      default -> !brief || mark.telling() != Table.Telling.PRINTED;
    };
  }

  private String marks(Table.Side side, Table.Zone zone, Table.Card card) {
    List<String> marks = new ArrayList<>();
    if (isTitleTold(card)) {
      marks.add(card.card());
    }
    if (card.owner() != side.seat()) {
      marks.add(Messages.of("card.of", Message.player(card.owner())).words(null, language));
    }
    card.marks().stream()
        .filter(mark -> !mark.value().equals(card.name()) && tells(side, zone, mark))
        .forEach(mark -> marks.add(words(mark)));
    return marks.isEmpty() ? "" : marks.stream().collect(Collectors.joining(", ", " (", ")"));
  }

  private boolean isTitleTold(Table.Card card) {
    boolean shortened = card.card().startsWith(card.name() + ", ");
    boolean clear = shortened && (brief || ambiguous.contains(card.name()));
    return !card.card().equals(card.name()) && !clear;
  }

  private String words(Table.Fact mark) {
    return mark.telling() == Table.Telling.ALONE
        ? mark.words().words(null, language)
        : (mark.label().words(null, language) + " " + mark.words().words(null, language)).strip();
  }
}
