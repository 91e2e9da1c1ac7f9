package cardwright.server.rest;

import cardwright.engine.CardFace;
import cardwright.engine.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Finds the scenarios that name a card, by the words of their files.
///
/// A name counts as it is written; in the moves of a scenario, where all is written small, it counts
/// written small. What stands before the comma of a name is a name where no other card has it, and
/// so is the name of a second face.
final class Mentions {
  private static final String MOVES = "\nmoves:";

  private final List<String> spellings;
  private final Pattern written;
  private final Pattern small;

  private Mentions(List<String> names) {
    List<String> smaller = names.stream().map(each -> each.toLowerCase(Locale.ROOT)).toList();
    this.spellings = Stream.concat(names.stream(), smaller.stream()).toList();
    this.written = pattern(names);
    this.small = pattern(smaller);
  }

  /// Where a card is named, the most telling place first.
  enum Place {
    /// In the sentence that says what the scenario shows.
    NAME,
    /// In a move, or in what is checked between moves or after them.
    MOVES,
    /// In the position alone.
    POSITION
  }

  static Mentions of(CardFace card, Game game) {
    List<String> names = new ArrayList<>(List.of(card.name()));
    String title = title(card);
    if (game.cards().stream().filter(each -> title(each).equals(title)).count() == 1) {
      names.add(title);
    }
    card.reverse()
        .map(back -> back.opening().replaceFirst("^Back: ", ""))
        .filter(back -> !back.endsWith(":"))
        .ifPresent(names::add);
    return new Mentions(names);
  }

  private static String title(CardFace card) {
    return card.name().replaceFirst(", .*", "");
  }

  private static Pattern pattern(List<String> names) {
    return Pattern.compile(
        "(?<![\\p{L}\\d])(?:"
            + String.join("|", names.stream().map(Pattern::quote).toList())
            + ")(?![\\p{L}\\d])");
  }

  /// The most telling place in which the card is named; empty where it is not.
  ///
  /// @param name the sentence that says what the scenario shows
  /// @param text its whole text, that sentence included
  Optional<Place> in(String name, String text) {
    // Most scenarios have none of the letters, which is found out much faster than that none is a
    // name.
    if (spellings.stream().noneMatch(text::contains)) {
      return Optional.empty();
    }
    int moves = text.indexOf(MOVES);
    String after = moves < 0 ? "" : text.substring(moves);
    if (written.matcher(name).find()) {
      return Optional.of(Place.NAME);
    }
    if (written.matcher(after).find() || small.matcher(after).find()) {
      return Optional.of(Place.MOVES);
    }
    return written.matcher(text).find() ? Optional.of(Place.POSITION) : Optional.empty();
  }
}
