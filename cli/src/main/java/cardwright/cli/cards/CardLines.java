package cardwright.cli.cards;

import cardwright.cli.console.Console;
import cardwright.engine.CardFace;
import java.util.List;
import java.util.function.Function;

/// A card as lines: one in a list, or its whole source.
public final class CardLines {
  private static final int NAME_LEAST = 20;
  private static final int NAME_MOST = 36;

  private CardLines() {}

  /// A card on one line: its number if it has one, its name and its kind.
  ///
  /// @param among the cards that are listed with it, below one another
  public static String one(CardFace face, List<CardFace> among) {
    String number = padded(face.number(), longest(among, CardFace::number));
    int name = Math.min(NAME_MOST, Math.max(NAME_LEAST, longest(among, CardFace::name)));
    return number + padded(face.name(), name) + face.kind();
  }

  private static int longest(List<CardFace> cards, Function<CardFace, String> text) {
    return cards.stream().map(text).mapToInt(String::length).max().orElse(0);
  }

  private static String padded(String text, int width) {
    return width == 0 ? "" : text + " ".repeat(Math.max(0, width - text.length())) + " ";
  }

  /// Prints a card whole, as its source; a person sees its lines broken between words.
  static void all(Console console, CardFace face) {
    console.lines(face.source()).forEach(console.out()::println);
  }
}
