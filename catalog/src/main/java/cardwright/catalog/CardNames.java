package cardwright.catalog;

import cardwright.engine.CardFace;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Finds the card of a game that a person means: by its name, by its number (`CG13`), by both
/// (`Ka (CG13)`), or by what stands before the comma in its name. Case does not count.
public final class CardNames {
  private static final Pattern BLANKS = Pattern.compile("\\s+");
  private static final Pattern BOTH = Pattern.compile("(.+?)\\s*\\(([^()]+)\\)");

  private final Game game;
  private final List<CardFace> cards;
  private final List<String> names;
  private final Map<String, CardFace> byName = new HashMap<>();
  private final Map<String, CardFace> byNumber = new HashMap<>();

  /// The names of the cards of a game.
  public CardNames(Game game) {
    this.game = game;
    this.cards = game.cards();
    this.names = cards.stream().map(CardFace::name).toList();
    for (CardFace face : cards) {
      byName.putIfAbsent(plain(face.name()), face);
      byNumber.putIfAbsent(code(face), face);
    }
  }

  /// The card that is meant; the beginning of its name is enough.
  ///
  /// @throws Refused when none or more than one is meant
  public CardFace find(String given) {
    return exact(given)
        .orElseGet(() -> cards.get(names.indexOf(Names.find("card", given, names, listed()))));
  }

  /// The full name of the card that is meant; the beginning of a word is not enough.
  ///
  /// @throws Refused when none or more than one is meant
  public String whole(String given) {
    return exact(given)
        .map(CardFace::name)
        .orElseGet(() -> Names.whole("card", given, names, listed()));
  }

  private String listed() {
    return "'cardwright cards " + game.name() + "' lists them.";
  }

  private Optional<CardFace> exact(String given) {
    String wanted = plain(given);
    CardFace found = byName.getOrDefault(wanted, byNumber.get(wanted));
    if (found != null) {
      return Optional.of(found);
    }
    return withNumber(given).or(() -> titled(given));
  }

  private Optional<CardFace> withNumber(String given) {
    Matcher both = BOTH.matcher(given.strip());
    if (!both.matches() || cards.stream().allMatch(face -> face.number().isEmpty())) {
      return Optional.empty();
    }
    Optional<CardFace> named = exact(both.group(1));
    String number = plain(both.group(2));
    if (named.isPresent()
        && !number.equals(code(named.get()))
        && !number.equals(plain(named.get().number()))) {
      throw new Refused(
          "the number of "
              + named.get().name()
              + " is "
              + code(named.get()).toUpperCase(Locale.ROOT)
              + ", not "
              + Names.escaped(both.group(2)));
    }
    return named;
  }

  /// The only card whose name begins with these words and a comma.
  private Optional<CardFace> titled(String given) {
    String title = plain(given) + ",";
    List<CardFace> titled =
        cards.stream().filter(face -> plain(face.name()).startsWith(title)).toList();
    return titled.size() == 1 ? Optional.of(titled.getFirst()) : Optional.empty();
  }

  /// The number in the set, without the rarity; empty where cards have none.
  private static String code(CardFace face) {
    String number = plain(face.number());
    int end = number.indexOf(' ');
    return end < 0 ? (number.isEmpty() ? " " : number) : number.substring(0, end);
  }

  private static String plain(String name) {
    return BLANKS.matcher(name.strip()).replaceAll(" ").toLowerCase(Locale.ROOT);
  }
}
