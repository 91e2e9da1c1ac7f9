package cardwright.littletroubles.vocabulary;

import cardwright.engine.Fingerprint;
import cardwright.engine.Rule;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A card as it is printed.
public final class Card {
  /// The cost of a card that costs X.
  @Rule("LT 6.4c")
  public static final int X = -1;

  private final String title;
  private final Rarity rarity;
  private final boolean chainLink;
  private final boolean global;
  private final Face front;
  private final @Nullable Face back;
  private final int cost;
  private final List<Token> tokens;
  private final long code;

  /// Makes a card.
  ///
  /// @param title its name in deck lists: the name of its front, or `Front // Back`
  public Card(
      String title,
      Rarity rarity,
      boolean chainLink,
      boolean global,
      Face front,
      @Nullable Face back) {
    this.title = title;
    this.rarity = rarity;
    this.chainLink = chainLink;
    this.global = global;
    this.front = front;
    this.back = back;
    this.cost = front.figures().cost();
    this.tokens =
        back == null
            ? front.tokens()
            : Stream.concat(front.tokens().stream(), back.tokens().stream()).toList();
    this.code = new Fingerprint(ref -> true).add(title).value();
  }

  /// Makes the card that a token is.
  @Rule("LT C79")
  public static Card of(Token token) {
    Face face = new Face(token.name(), token.figures(), token.abilities());
    return new Card(token.name(), Rarity.COMMON, false, false, face, null);
  }

  /// Its name in deck lists: the name of its front, or `Front // Back`.
  public String title() {
    return title;
  }

  /// The name by which its copies are counted: that of its front.
  @Rule("LT 5b")
  public String name() {
    return front.name();
  }

  /// How rare it is.
  public Rarity rarity() {
    return rarity;
  }

  /// Whether its back is secret while it is not on top.
  @Rule("LT B63")
  public boolean chainLink() {
    return chainLink;
  }

  /// Whether it is a Global Field: a mark without rules of its own.
  @Rule("LT B44")
  public boolean global() {
    return global;
  }

  /// Whether a deck may have one copy only.
  @Rule("LT 5b")
  public boolean unique() {
    return front.figures().unique();
  }

  /// Its front.
  public Face front() {
    return front;
  }

  /// Its back, or null.
  public @Nullable Face back() {
    return back;
  }

  /// The printed cost, or [#X].
  @Rule("LT 6.4b")
  public int cost() {
    return cost;
  }

  /// What its lines say of the tokens that they make.
  @Rule("LT C79")
  public List<Token> tokens() {
    return tokens;
  }

  /// Whether a line of it gives cards texts, or makes them copies for a time.
  @Rule("LT C92")
  public boolean changesFaces() {
    return front.changesFaces() || (back != null && back.changesFaces());
  }

  /// Whether it is a token that becomes a copy as it is made.
  @Rule("LT C81")
  public boolean isCopy() {
    return title.isEmpty();
  }

  /// Whether it is the token of which a text says so.
  public boolean isSameAs(Token token) {
    return back == null
        && title.equals(token.name())
        && front.figures().equals(token.figures())
        && front.abilities().equals(token.abilities());
  }

  /// A number for fingerprints, the same on every machine.
  public long code() {
    return code;
  }

  @Override
  public String toString() {
    return title;
  }
}
