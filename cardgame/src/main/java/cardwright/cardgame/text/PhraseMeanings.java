package cardwright.cardgame.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/// What phrases mean, in one or two sentences each, by the type that they are read as. Those of the kit are written once for all games.
public final class PhraseMeanings {
  private static final String FILE = "phrases.properties";

  private PhraseMeanings() {}

  /// The meanings of a game: its own, and of those that it does not word itself those of the kit.
  ///
  /// @param wording the class beside whose code the file `phrases.properties` of the game lies; it opens it, as no other module can:
  ///     `PhraseList.class::getResourceAsStream`
  public static Map<String, String> of(Files wording) {
    Map<String, String> all = new HashMap<>(read(PhraseMeanings.class::getResourceAsStream));
    all.putAll(read(wording));
    return Map.copyOf(all);
  }

  /// Opens the files beside the code of a game.
  @FunctionalInterface
  public interface Files {
    /// The file of that name, or null when there is none.
    @Nullable InputStream open(String name);
  }

  private static Map<String, String> read(Files files) {
    Properties properties = new Properties();
    try (InputStream in = Objects.requireNonNull(files.open(FILE), FILE);
        Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
      properties.load(reader);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Map<String, String> meanings = new HashMap<>();
    properties.forEach((name, meaning) -> meanings.put((String) name, (String) meaning));
    return meanings;
  }
}
