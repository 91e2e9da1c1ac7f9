package cardwright.catalog;

import cardwright.engine.CardFace;
import cardwright.engine.Game;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import cardwright.engine.TextLimits;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Finds the card of a game that a person means: by its name, by its number (`CG13`), by both
/// (`Ka (CG13)`), by what stands before the comma in its name, or by one of its two names
/// (`Front // Back`). Case does not count.
///
/// A look-up takes no longer the more cards there are, nor worse than in proportion to what was
/// typed; only what may have been meant instead of an unknown name is searched for, when somebody
/// reads the refusal.
public final class CardNames {
  private final Message listed;
  private final List<CardFace> cards;
  private final List<String> names;
  private final boolean numbered;
  private final Map<String, CardFace> byName = new HashMap<>();
  private final Map<String, CardFace> byNumber = new HashMap<>();
  private final Map<String, List<CardFace>> byTitle = new HashMap<>();

  /// The names of the cards of a game; who finds none is told the command that lists them.
  public CardNames(Game game) {
    this(game, Messages.of("card.listed", Message.word(game.name())));
  }

  /// The names of the cards of a game.
  ///
  /// @param listed the sentence that says where cards are listed, for who finds none
  public CardNames(Game game, Message listed) {
    this.listed = listed;
    this.cards = game.cards();
    this.names = cards.stream().map(CardFace::name).toList();
    this.numbered = cards.stream().anyMatch(face -> !face.number().isEmpty());
    for (CardFace face : cards) {
      String name = Names.plain(face.name());
      byName.putIfAbsent(name, face);
      byNumber.putIfAbsent(code(face), face);
      for (int comma = name.indexOf(','); comma >= 0; comma = name.indexOf(',', comma + 1)) {
        addTitle(name.substring(0, comma), face);
      }
      for (String side : name.split(" // ", -1)) {
        addTitle(side, face);
      }
    }
  }

  private void addTitle(String title, CardFace face) {
    byTitle.computeIfAbsent(title, each -> new ArrayList<>()).add(face);
  }

  /// The card that is meant; the beginning of its name is enough.
  ///
  /// @throws Refused when none or more than one is meant
  public CardFace find(String given) {
    return exact(given)
        .orElseGet(
            () -> cards.get(names.indexOf(Names.find(Messages.of("card"), given, names, listed))));
  }

  /// The card that is meant, where one of them is likelier than the others, such as one that lies on the table.
  ///
  /// @param likely the full name of the card that is meant unless what was typed is the name of another
  /// @throws Refused when none or more than one is meant
  public CardFace find(String given, Optional<String> likely) {
    return exact(given).or(() -> likely.flatMap(this::exact)).orElseGet(() -> find(given));
  }

  /// The full name of the card that is meant; the beginning of a word is not enough.
  ///
  /// @throws Refused when none or more than one is meant
  public String whole(String given) {
    return exact(given)
        .map(CardFace::name)
        .orElseGet(() -> Names.whole(Messages.of("card"), given, names, listed));
  }

  private Optional<CardFace> exact(String given) {
    if (given.length() > TextLimits.NAME) {
      throw new Refused(
          Messages.of(
              "card.too-long", Message.number(TextLimits.NAME), Message.number(given.length())));
    }
    String wanted = Names.plain(given);
    return named(wanted).or(() -> withNumber(wanted)).or(() -> titled(wanted));
  }

  private Optional<CardFace> named(String wanted) {
    return Optional.ofNullable(byName.getOrDefault(wanted, byNumber.get(wanted)));
  }

  /// The card of a name with a number in parentheses behind it. Before the number stands a name or a title, and no second number.
  private Optional<CardFace> withNumber(String wanted) {
    int open = wanted.lastIndexOf('(');
    if (!numbered || open < 1 || open + 2 >= wanted.length() || !wanted.endsWith(")")) {
      return Optional.empty();
    }
    String name = wanted.substring(0, open).strip();
    String number = wanted.substring(open + 1, wanted.length() - 1).strip();
    Optional<CardFace> found = named(name).or(() -> titled(name));
    if (found.isPresent()
        && !number.equals(code(found.get()))
        && !number.equals(Names.plain(found.get().number()))) {
      throw new Refused(
          Messages.of(
              "card.other-number",
              Message.card(found.get().name()),
              Message.word(code(found.get()).toUpperCase(Locale.ROOT)),
              Message.word(Names.escaped(number.toUpperCase(Locale.ROOT)))));
    }
    return found;
  }

  /// The only card whose name begins with these words and a comma, or whose front or back is called so.
  private Optional<CardFace> titled(String wanted) {
    List<CardFace> titled = byTitle.getOrDefault(wanted, List.of());
    return titled.size() == 1 ? Optional.of(titled.getFirst()) : Optional.empty();
  }

  /// The number in the set, without the rarity; empty where cards have none.
  private static String code(CardFace face) {
    String number = Names.plain(face.number());
    int end = number.indexOf(' ');
    return end < 0 ? (number.isEmpty() ? " " : number) : number.substring(0, end);
  }
}
