package cardwright.cardgame.text;

/// What a token is: a text that makes one says all of it. A game has its own record of name, face and lines.
public interface Token {
  /// What it is called.
  String name();
}
