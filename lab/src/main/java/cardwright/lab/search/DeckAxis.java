package cardwright.lab.search;

import cardwright.engine.CardFace;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// A number by which the decks of a game differ, read from the lines of kind and figures of their cards.
public sealed interface DeckAxis {
  /// How many different cards there are.
  DeckAxis DIFFERENT = new Different();

  /// The share of the cards of the commonest kind.
  DeckAxis COMMONEST = new Commonest();

  /// The cards of a deck whose faces the game knows.
  ///
  /// @param faces by the names of the cards
  double of(List<String> deck, Map<String, CardFace> faces);

  /// What it is called: `cost`, `Toy`.
  String name();

  /// Whether it is a share, from 0 to 1.
  boolean isShare();

  /// The mean of a figure over those cards that have it; 0 where none has.
  ///
  /// @param name the word before the number: `cost`
  record Figure(String name) implements DeckAxis {
    /// A word and the number behind it: `cost 3`, and `3` of `reward 3/0`.
    private static final Pattern FIGURE = Pattern.compile("(?:^|, )([a-z]+) (\\d{1,6})(?!\\d)");

    @Override
    public double of(List<String> deck, Map<String, CardFace> faces) {
      OptionalDouble mean =
          known(deck, faces)
              .map(this::figure)
              .filter(OptionalInt::isPresent)
              .mapToInt(OptionalInt::getAsInt)
              .average();
      return mean.orElse(0);
    }

    private OptionalInt figure(CardFace face) {
      Matcher figure = FIGURE.matcher(face.kind());
      while (figure.find()) {
        if (figure.group(1).equals(name)) {
          return OptionalInt.of(Integer.parseInt(figure.group(2)));
        }
      }
      return OptionalInt.empty();
    }

    @Override
    public boolean isShare() {
      return false;
    }
  }

  /// The share of the cards of a kind.
  ///
  /// @param name the kind: `Toy`
  record Kind(String name) implements DeckAxis {
    @Override
    public double of(List<String> deck, Map<String, CardFace> faces) {
      return (double) known(deck, faces).filter(face -> face.is(name)).count() / deck.size();
    }

    @Override
    public boolean isShare() {
      return true;
    }
  }

  /// How many different cards there are.
  record Different() implements DeckAxis {
    @Override
    public double of(List<String> deck, Map<String, CardFace> faces) {
      return deck.stream().distinct().count();
    }

    @Override
    public String name() {
      return "different";
    }

    @Override
    public boolean isShare() {
      return false;
    }
  }

  /// The share of the cards of the kind that most are of.
  record Commonest() implements DeckAxis {
    @Override
    public double of(List<String> deck, Map<String, CardFace> faces) {
      Map<String, Integer> kinds = new LinkedHashMap<>();
      known(deck, faces).forEach(face -> kinds.merge(kind(face), 1, Integer::sum));
      return kinds.isEmpty() ? 0 : (double) Collections.max(kinds.values()) / deck.size();
    }

    @Override
    public String name() {
      return "commonest";
    }

    @Override
    public boolean isShare() {
      return true;
    }
  }

  private static Stream<CardFace> known(List<String> deck, Map<String, CardFace> faces) {
    return deck.stream().filter(faces::containsKey).map(faces::get);
  }

  /// The last word before the figures: `Character` of `Common Character, cost 3`.
  private static String kind(CardFace face) {
    int end = face.kind().indexOf(',');
    String words = end < 0 ? face.kind() : face.kind().substring(0, end);
    return words.substring(words.lastIndexOf(' ') + 1);
  }

  /// The one of that name, regardless of case: `different`, `commonest`, a figure that cards of the game have, or a kind of theirs.
  ///
  /// @throws Refused when there is none; the message names those that there are
  static DeckAxis named(String name, Game game) {
    Map<String, DeckAxis> axes = new LinkedHashMap<>();
    Set<String> figures = new LinkedHashSet<>();
    Set<String> kinds = new LinkedHashSet<>();
    for (CardFace face : game.cards()) {
      kinds.add(kind(face));
      Matcher figure = Figure.FIGURE.matcher(face.kind());
      while (figure.find()) {
        figures.add(figure.group(1));
      }
    }
    Stream.of(DIFFERENT, COMMONEST).forEach(axis -> axes.put(axis.name(), axis));
    figures.forEach(figure -> axes.putIfAbsent(figure, new Figure(figure)));
    kinds.forEach(kind -> axes.putIfAbsent(kind.toLowerCase(Locale.ROOT), new Kind(kind)));
    DeckAxis axis = axes.get(name.strip().toLowerCase(Locale.ROOT));
    if (axis == null) {
      throw new Refused(
          "decks of %s are not laid out by '%s'; there is %s"
              .formatted(
                  game.title(), name.strip(), String.join(", ", axes.keySet().stream().toList())));
    }
    return axis;
  }
}
