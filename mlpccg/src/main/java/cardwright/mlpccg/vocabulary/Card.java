package cardwright.mlpccg.vocabulary;

import cardwright.engine.Fingerprint;
import cardwright.engine.MoveKey;
import cardwright.engine.Rule;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A card as it is printed. Cards are in order by name.
public final class Card implements Comparable<Card> {
  // So many letters of the name, side by side in a number, tell most cards apart.
  private static final int LETTERS = 4;

  private static final String SUBTITLE = ", ";
  private static final String TWO = "/";

  private final String name;
  private final List<String> titles;
  private final String nameInMoves;
  private final String titleInMoves;
  private final long nameKey;
  private final long titleKey;
  private final String number;
  private final Rarity rarity;
  private final Face front;
  private final Kind kind;
  private final @Nullable Face back;
  private final List<Token> tokens;
  private final long code;
  private final long order;

  /// Makes a card.
  ///
  /// @param name its full name: title and subtitle
  /// @param number its set and number: `CG13`
  /// @param back the Boosted side of a Mane Character, else null
  public Card(String name, String number, Rarity rarity, Face front, @Nullable Face back) {
    this.name = name;
    this.titles = titles(name, front.figures().is(Kind.EVENT) || front.figures().is(Kind.PROBLEM));
    this.nameInMoves = name.toLowerCase(Locale.ROOT);
    this.titleInMoves = String.join(TWO, titles).toLowerCase(Locale.ROOT);
    this.nameKey = MoveKey.of(nameInMoves);
    this.titleKey = MoveKey.of(titleInMoves);
    this.number = number;
    this.rarity = rarity;
    this.front = front;
    this.kind = front.figures().kind();
    this.back = back;
    this.tokens =
        back == null
            ? front.tokens()
            : Stream.concat(front.tokens().stream(), back.tokens().stream()).toList();
    this.order = order(name);
    this.code = new Fingerprint(ref -> true).add(number).add(name).value();
  }

  /// Makes the card that a token is.
  @Rule("MLP Q90")
  public static Card of(Token token) {
    Face face = new Face(token.name(), false, token.figures(), token.abilities());
    return new Card(token.name(), token.name(), Rarity.C, face, null);
  }

  /// Titles are those of characters and things; Events and Problems have no subtitle. Two characters on one card share its title.
  ///
  /// @param name a full name
  /// @param whole whether it is that of an Event or a Problem
  public static List<String> titles(String name, boolean whole) {
    int comma = name.indexOf(SUBTITLE);
    if (comma < 0 || whole) {
      return List.of(name);
    }
    return List.of(name.substring(0, comma).split(TWO));
  }

  private static long order(String name) {
    long order = 0;
    for (int i = 0; i < LETTERS; i++) {
      order = order << Character.SIZE | (i < name.length() ? name.charAt(i) : 0);
    }
    return order;
  }

  @Override
  public int compareTo(Card other) {
    int by = Long.compareUnsigned(order, other.order);
    return by != 0 || this == other ? by : name.compareTo(other.name);
  }

  /// Its full name, by which its copies are counted: title and subtitle.
  @Rule({"MLP 2", "MLP 74", "MLP B29"})
  public String name() {
    return name;
  }

  /// Its titles, by which texts name it: one, or two.
  @Rule("MLP B30")
  public List<String> titles() {
    return titles;
  }

  /// Its full name as moves write it: in lower case.
  public String nameInMoves() {
    return nameInMoves;
  }

  /// Its titles as moves write them: both in one, in lower case.
  public String titleInMoves() {
    return titleInMoves;
  }

  /// A number that stands for [#nameInMoves].
  public long nameKey() {
    return nameKey;
  }

  /// A number that stands for [#titleInMoves].
  public long titleKey() {
    return titleKey;
  }

  /// Its set and number: `CG13`.
  public String number() {
    return number;
  }

  /// How rare it is.
  public Rarity rarity() {
    return rarity;
  }

  /// Its front: of a Mane Character the Start side.
  public Face front() {
    return front;
  }

  /// The Boosted side of a Mane Character, else null.
  public @Nullable Face back() {
    return back;
  }

  /// Its type.
  public Kind kind() {
    return kind;
  }

  /// Whether it is of that type.
  public boolean is(Kind asked) {
    return kind == asked;
  }

  /// What its lines say of the tokens that they make.
  @Rule("MLP Q90")
  public List<Token> tokens() {
    return tokens;
  }

  /// Whether it is a token that becomes a copy as it is made.
  @Rule("MLP Q92")
  public boolean isCopy() {
    return name.isEmpty();
  }

  /// Whether it is the token of which a text says so.
  public boolean isSameAs(Token token) {
    return back == null
        && name.equals(token.name())
        && front.figures().equals(token.figures())
        && front.abilities().equals(token.abilities());
  }

  /// A number for fingerprints, the same on every machine.
  public long code() {
    return code;
  }

  @Override
  public String toString() {
    return name;
  }
}
