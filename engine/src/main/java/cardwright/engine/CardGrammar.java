package cardwright.engine;

import java.util.List;

/// The grammar of a game's card language, for programs that complete or colour card text.
///
/// It allows more than is read: what does not go together, such as a text and the kind of its card, is found by reading.
///
/// @param rules the rules by which a line of a card can be made; `face` is the line of kind and figures, `text` a line of text
public record CardGrammar(List<Rule> rules) {
  /// Keeps the list from changing.
  public CardGrammar {
    rules = List.copyOf(rules);
  }

  /// A rule.
  ///
  /// @param name what other rules call it: `cards-3`
  /// @param ways the ways to say it, each a row of symbols without anything between them
  public record Rule(String name, List<List<Symbol>> ways) {
    /// Keeps the lists from changing.
    public Rule {
      ways = ways.stream().map(List::copyOf).toList();
    }
  }

  /// What stands in a row.
  ///
  /// @param kind how `text` is meant
  /// @param text the words, the name of a rule, or what is made up there: `a number from 0 to 999`
  public record Symbol(Kind kind, String text) {}

  /// How the text of a symbol is meant.
  public enum Kind {
    /// The very words, spaces and all.
    WORDS,
    /// What another rule says.
    RULE,
    /// What the writer of a card counts or makes up.
    OPEN
  }
}
