package cardwright.engine;

import java.util.List;
import java.util.function.UnaryOperator;

/// A list of cards by name, as a player brings it.
///
/// @param name what the deck is called; empty when it has no name
/// @param plan how it means to win, in a sentence; empty when nobody wrote one
/// @param format the name of the format it is made for; empty when it is made for none
/// @param cards the names of its cards; a name stands as often as the card is in the deck
/// @param side the names of the cards beside it, for exchanges between the games of a match
public record Deck(String name, String plan, String format, List<String> cards, List<String> side) {
  /// A deck made for no format and without a side deck.
  public Deck(String name, String plan, List<String> cards) {
    this(name, plan, "", cards, List.of());
  }

  /// A deck without name or plan.
  public static Deck of(String... cards) {
    return new Deck("", "", List.of(cards));
  }

  /// Reads a deck file:
  ///
  /// ```
  /// # Knight's Watch
  /// Knight wins every tussle on its turn.
  /// Format: later
  ///
  /// Knight
  /// 2 Wizard
  /// Side:
  /// Copy
  /// ```
  ///
  /// All lines but those of cards may be missing. The line under the name is the plan, unless it is
  /// a card. Several cards on a line have commas between, or semicolons where names have commas;
  /// after the first line, `#` begins a comment.
  ///
  /// @param text the file's content
  /// @param file what to call it in messages
  /// @param card the printed name of the card that is meant; refuses what is no card
  /// @throws Refused when a card is refused or there is none; the message names the line
  public static Deck read(String text, String file, UnaryOperator<String> card) {
    return new DeckText(file, card).read(text);
  }

  /// Keeps the lists from changing.
  public Deck {
    cards = List.copyOf(cards);
    side = List.copyOf(side);
  }

  /// This deck without its side deck.
  public Deck main() {
    return side.isEmpty() ? this : new Deck(name, plan, format, cards, List.of());
  }
}
