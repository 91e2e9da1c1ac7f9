package cardwright.engine;

import java.util.List;

/// A phrase of a game's card language, as a designer of cards looks it up: all ways to say one thing.
///
/// @param group what a designer asks who looks for it
/// @param name what it is called where other phrases hold it, in braces: `cards`
/// @param patterns its words, each time with what stands between them in braces: `draw {amount}`; what may be missing is in brackets
/// @param meaning what it says in one or two sentences, with the ids of its rules; empty when that is not written down
/// @param example the shortest line of a card that uses it; empty when no card does
/// @param exampleFrom the card with that line; empty where it is made up, as no card of the game uses the phrase
/// @param cards the cards that use it, in the order of the game
public record CardPhrase(
    Group group,
    String name,
    List<String> patterns,
    String meaning,
    String example,
    String exampleFrom,
    List<String> cards) {
  /// Keeps the lists from changing.
  public CardPhrase {
    patterns = List.copyOf(patterns);
    cards = List.copyOf(cards);
  }

  /// What a designer of cards asks.
  public enum Group {
    /// What kind of card is it, and what are its figures?
    FACE("Kind and figures"),
    /// When does its text work?
    WHEN("When"),
    /// What does that cost?
    COST("What it costs"),
    /// What happens?
    EFFECT("What happens"),
    /// What holds as long as it lies there?
    STANDING("What holds while it lies there"),
    /// Which cards?
    CARDS("Which cards"),
    /// Who?
    WHO("Who"),
    /// How many?
    NUMBER("How many"),
    /// How long?
    DURATION("How long"),
    /// If what?
    CONDITION("If what"),
    /// In which order, and who chooses?
    ORDER("In which order, and who chooses");

    private final String title;

    Group(String title) {
      this.title = title;
    }

    /// The group as a heading.
    public String title() {
      return title;
    }
  }
}
