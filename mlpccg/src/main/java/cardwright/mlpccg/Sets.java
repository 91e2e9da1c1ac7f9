package cardwright.mlpccg;

import static cardwright.engine.Message.word;

import cardwright.cardgame.message.Refusals;
import cardwright.cardgame.text.MadeTokens;
import cardwright.engine.CardFace;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import cardwright.engine.Rule;
import cardwright.engine.TextLimits;
import cardwright.language.CardSets;
import cardwright.language.Resources;
import cardwright.mlpccg.message.Messages;
import cardwright.mlpccg.vocabulary.Card;
import cardwright.mlpccg.wording.CardFiles;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// The sets of cards, each from its card files.
final class Sets {
  private static final List<String> COLORS =
      List.of("blue", "orange", "pink", "purple", "white", "yellow");

  /// The sets that were there at the time of the rules document, of which the formats of that time deal their random decks.
  static final List<String> OF_THE_RULEBOOK =
      List.of("premiere", "crystal-games", "rock-n-rave", "celestial-solstice");

  /// The numbers of cards that were printed again, with those that they have here.
  @Rule("MLP Q88")
  private static final Map<String, String> AGAIN = Map.of("cn77", "prpf5");

  private final CardSets<Card> cards;
  private final Map<String, Card> byNumber = new HashMap<>();

  private Sets(CardSets<Card> cards) {
    this.cards = cards;
    cards.all().forEach(card -> byNumber.put(card.number().toLowerCase(Locale.ROOT), card));
    AGAIN.forEach((again, number) -> {
      Card card = byNumber.get(number);
      if (card != null) {
        byNumber.put(again, card);
      }
    });
  }

  /// The sets of the game itself.
  static Sets load(Resources files) {
    CardSets<Card> all = new CardSets<>(Card::name, CardFiles::write);
    all = all.with("premiere", read(files, "premiere", true, true, true));
    all = all.with("crystal-games", read(files, "crystal-games", true, true, true));
    all = all.with("rock-n-rave", read(files, "rock-n-rave", false, false, true));
    all = all.with("celestial-solstice", read(files, "celestial-solstice", false, true, false));
    all = all.with("canterlot-nights", read(files, "canterlot-nights", true, true, true));
    // Promotional cards of no set of their own.
    all = all.with("generic-fixed", files.cards(List.of("generic-fixed/friends"), CardFiles::read));
    return new Sets(all);
  }

  private static List<Card> read(
      Resources files, String set, boolean byColor, boolean resources, boolean problems) {
    List<String> names = new ArrayList<>(List.of(set + "/manes"));
    if (byColor) {
      COLORS.forEach(color -> names.add(set + "/friends-" + color));
    } else {
      names.add(set + "/friends");
    }
    names.add(set + "/events");
    if (resources) {
      names.add(set + "/resources");
    }
    names.add(set + "/troublemakers");
    if (problems) {
      names.add(set + "/problems");
    }
    return files.cards(names, CardFiles::read);
  }

  /// These sets and the cards of a further file; a card whose name is there already takes its place, and its number when it has none of its own.
  Sets with(String source, String file) {
    List<Card> further = CardFiles.read(source, file).stream().map(this::numbered).toList();
    return new Sets(cards.with(file, further));
  }

  /// Cards of a further file as they can be read once they stand among these.
  List<CardFace> faces(String file, List<Card> further) {
    return cards.faces(file, further.stream().map(this::numbered).toList());
  }

  private Card numbered(Card card) {
    Card before = cards.find(card.name());
    boolean without = card.number().equals(card.name());
    return before == null || !without
        ? card
        : new Card(card.name(), before.number(), before.rarity(), card.front(), card.back());
  }

  /// The names of the sets.
  List<String> names() {
    return cards.names();
  }

  /// Every card, set by set.
  List<Card> all() {
    return cards.all();
  }

  /// The cards of a set.
  List<Card> of(String set) {
    return cards.of(set);
  }

  /// Every card as it can be read, called by its full name.
  List<CardFace> faces() {
    return cards.faces();
  }

  /// Every token that they make as it can be read, by name.
  List<CardFace> tokens() {
    List<Card> tokens = MadeTokens.of(cards.all(), Card::tokens, Card::isSameAs, Card::of);
    Map<String, CardFace> faces = new TreeMap<>();
    tokens.stream()
        .filter(token -> !token.isCopy())
        .forEach(token -> faces.putIfAbsent(token.name(), CardFiles.writeToken(token, "tokens")));
    return List.copyOf(faces.values());
  }

  /// The card of exactly that full name, or null when there is none.
  @Nullable Card exact(String name) {
    return cards.exact(name);
  }

  /// The card that is meant by a full name, a number, both (`Noteworthy, Humdinger (PR76)`), or a title that no other card has. Case does not count.
  ///
  /// @throws Refused when there is none, or more than one
  @Rule("MLP B30")
  Card card(String written) {
    if (written.length() > TextLimits.NAME) {
      throw new Refused(
          Messages.of(
              "refusal.name-too-long",
              Message.number(TextLimits.NAME),
              Message.number(written.length())));
    }
    Card found = cards.find(written);
    if (found == null) {
      found = byNumber.get(written.toLowerCase(Locale.ROOT));
    }
    int open = written.lastIndexOf('(');
    if (found == null && open > 0 && isNumber(written, open + 1)) {
      return numbered(
          written.substring(0, open), written.substring(open + 1, written.length() - 1));
    }
    return found == null ? titled(written) : found;
  }

  /// Whether letters, then digits, then a closing parenthesis are the rest of a text.
  private static boolean isNumber(String written, int from) {
    int letters = from;
    while (letters < written.length() && isIn(written.charAt(letters), 'a', 'z')) {
      letters++;
    }
    int digits = letters;
    while (digits < written.length() && isIn(written.charAt(digits), '0', '9')) {
      digits++;
    }
    return letters > from
        && digits > letters
        && digits == written.length() - 1
        && written.charAt(digits) == ')';
  }

  private static boolean isIn(char each, char first, char last) {
    char lower = Character.toLowerCase(each);
    return lower >= first && lower <= last;
  }

  /// Before the number stands a name or a title, and no second number.
  private Card numbered(String before, String number) {
    String name = before.endsWith(" ") ? before.substring(0, before.length() - 1) : before;
    Card found = cards.find(name);
    Card card = found == null ? titled(name) : found;
    Card meant = byNumber.get(number.toLowerCase(Locale.ROOT));
    if (!card.equals(meant)) {
      throw new Refused(
          Messages.of(
              "refusal.other-number",
              Message.card(card.name()),
              word(String.valueOf(card.number())),
              word(number)));
    }
    return card;
  }

  private Card titled(String title) {
    List<Card> titled =
        cards.all().stream()
            .filter(card -> String.join("/", card.titles()).equalsIgnoreCase(title))
            .toList();
    if (titled.size() > 1) {
      throw Refusals.severalCards(title, titled.stream().map(Card::name).toList());
    }
    if (titled.isEmpty()) {
      throw cards.unknown(title);
    }
    return titled.getFirst();
  }
}
