package cardwright.lab.shard;

import cardwright.engine.CardFace;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// The lines of a text that describes an experiment, one after the other: a word and its value each. [DescriptionReader] reads them.
public final class DescriptionLines {
  private final List<String> lines = new ArrayList<>();

  /// Adds a line.
  ///
  /// @param word one word
  /// @param value any text
  public void add(String word, String value) {
    lines.add(word + " " + value.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r"));
  }

  /// Adds a line with a number.
  public void add(String word, long number) {
    add(word, String.valueOf(number));
  }

  /// Adds some lines for each deck: the word with its name, and all that makes it another deck.
  public void add(String word, List<Deck> decks) {
    for (Deck deck : decks) {
      add(word, deck.name());
      add("plan", deck.plan());
      add("made-for", deck.format());
      deck.cards().forEach(card -> add("card", card));
      deck.side().forEach(card -> add("side", card));
    }
  }

  /// What tells the cards of a game from others.
  public static String digest(Game game) {
    return Sha256.hex(
        game.cards().stream().map(CardFace::toString).collect(Collectors.joining("\n")));
  }

  /// All lines, each with an end.
  public String text() {
    return String.join("\n", lines) + "\n";
  }
}
