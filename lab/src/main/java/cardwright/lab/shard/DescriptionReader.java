package cardwright.lab.shard;

import cardwright.engine.Deck;
import cardwright.engine.Refused;
import java.util.ArrayList;
import java.util.List;

/// Reads a text that describes an experiment, line by line: what [DescriptionLines] writes.
public final class DescriptionReader {
  private final List<String> lines;
  private int at;

  /// Begins with the first line.
  public DescriptionReader(String text) {
    this.lines = text.lines().toList();
  }

  /// Whether the next line has that word.
  public boolean isNext(String word) {
    return at < lines.size() && lines.get(at).startsWith(word + " ");
  }

  /// The value of the next line.
  ///
  /// @throws Refused when it has another word, or is none
  public String next(String word) {
    if (!isNext(word)) {
      throw new Refused("line %d of the experiment should begin with %s".formatted(at + 1, word));
    }
    try {
      return lines.get(at++).substring(word.length() + 1).translateEscapes();
    } catch (IllegalArgumentException e) {
      throw new Refused("line %d of the experiment: %s".formatted(at, e.getMessage()), e);
    }
  }

  /// The values of the next lines, as long as they have that word.
  ///
  /// @throws Refused when one of them is none
  public List<String> all(String word) {
    List<String> all = new ArrayList<>();
    while (isNext(word)) {
      all.add(next(word));
    }
    return all;
  }

  /// The number of the next line.
  ///
  /// @throws Refused when it has another word, no number, or one that is greater than `most`
  public long number(String word, long most) {
    try {
      long number = Long.parseLong(next(word));
      Refused.unless(number <= most, word + " is too large: " + number);
      return number;
    } catch (NumberFormatException e) {
      throw new Refused("line %d of the experiment: no number".formatted(at), e);
    }
  }

  /// The decks of the next lines, as many as there are.
  ///
  /// @throws Refused when one of them is none
  public List<Deck> decks(String word) {
    List<Deck> decks = new ArrayList<>();
    while (isNext(word)) {
      decks.add(deck(word));
    }
    return decks;
  }

  /// The deck of the next lines.
  ///
  /// @throws Refused when they are none
  public Deck deck(String word) {
    String name = next(word);
    String plan = next("plan");
    String format = next("made-for");
    return new Deck(name, plan, format, all("card"), all("side"));
  }

  /// Reads a line that should say what this program says.
  ///
  /// @param here what that is
  /// @throws Refused when it says something else
  public void expect(String word, String here) {
    same(word, next(word), here);
  }

  /// Compares a value that stood there with what this program says.
  ///
  /// @throws Refused when they differ
  public static void same(String word, String there, String here) {
    if (!there.equals(here)) {
      throw new Refused(
          "the experiment was begun by another program: it says '%s %s', and here it is '%s %s'"
              .formatted(word, there, word, here));
    }
  }
}
