package cardwright.language;

import cardwright.engine.Deck;
import cardwright.engine.Refused;
import cardwright.record.DeckText;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.SequencedMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The files that come with a game: its cards in `cards/`, its ready-made decks in `decks/`, its lessons in `lessons/`, its puzzles in `puzzles/`, and what positions are worth in `learned.value`. They are read when the game is loaded, never during play.
public final class Resources {
  private final Function<String, @Nullable InputStream> files;

  /// The files of a game, whose module shows them to nobody but itself.
  ///
  /// @param files opens the file of that path, or answers null when there is none:
  ///     `Ggltcg.class::getResourceAsStream`
  public Resources(Function<String, @Nullable InputStream> files) {
    this.files = files;
  }

  /// The cards of some card files, one file after the other.
  ///
  /// @param names what the files are called, without folder and ending: `first-bell/toys` for
  ///     `cards/first-bell/toys.cards`
  /// @param reader reads a file, given its content and what to call it in messages
  /// @throws Refused when the reader refuses a card
  /// @throws IllegalArgumentException when there is no such file
  public <C> List<C> cards(List<String> names, BiFunction<String, String, List<C>> reader) {
    List<C> cards = new ArrayList<>();
    for (String name : names) {
      String file = name + ".cards";
      cards.addAll(reader.apply(text("cards/" + file), file));
    }
    return List.copyOf(cards);
  }

  /// The ready-made decks, in the order of the names.
  ///
  /// @param names what the files are called, without folder and ending: `twins` for
  ///     `decks/twins.deck`
  /// @param card the printed name of the card that is meant; refuses what is no card
  /// @throws Refused when a card is refused or a deck has none
  /// @throws IllegalArgumentException when there is no such file
  public List<Deck> decks(List<String> names, UnaryOperator<String> card) {
    return names.stream()
        .map(name -> DeckText.read(text("decks/" + name + ".deck"), name + ".deck", card))
        .toList();
  }

  /// The lessons, in the order of the names.
  ///
  /// @param names what the files are called, without folder and ending: `first-toy` for
  ///     `lessons/first-toy.yaml`
  /// @throws IllegalArgumentException when there is no such file
  public List<String> lessons(List<String> names) {
    return names.stream().map(name -> text("lessons/" + name + ".yaml")).toList();
  }

  /// The puzzles by what they are about, in the order of the names.
  ///
  /// @param names what the files are called, without folder and ending: `tussles` for
  ///     `puzzles/tussles.yaml`
  /// @throws IllegalArgumentException when there is no such file
  public SequencedMap<String, String> puzzles(List<String> names) {
    SequencedMap<String, String> puzzles = new LinkedHashMap<>();
    names.forEach(name -> puzzles.put(name, text("puzzles/" + name + ".yaml")));
    return Collections.unmodifiableSequencedMap(puzzles);
  }

  /// What the phrases of a game mean, by the type that they are read as: the file `phrases.properties`.
  ///
  /// @throws IllegalArgumentException when there is no such file
  public Map<String, String> meanings() {
    Properties properties = new Properties();
    try {
      properties.load(new StringReader(text("phrases.properties")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties.stringPropertyNames().stream()
        .collect(Collectors.toUnmodifiableMap(name -> name, properties::getProperty));
  }

  /// What was learned of the worth of positions: the file `learned.value`.
  ///
  /// @throws IllegalArgumentException when there is no such file
  public String value() {
    return text("learned.value");
  }

  private String text(String path) {
    try (InputStream in = files.apply(path)) {
      if (in == null) {
        throw new IllegalArgumentException(
            "there is no file " + path + " beside the game's class, among its resources");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
