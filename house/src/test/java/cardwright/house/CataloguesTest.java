package cardwright.house;

import static org.assertj.core.api.Assertions.assertThat;

import cardwright.contract.Translations;
import cardwright.engine.Message;
import cardwright.messages.MessageCatalogue;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A room that tells something beside the games has the sentences that its code names, and no others; and so have its translations.
final class CataloguesTest {
  /// The packages that tell something beside the games, and name the sentences themselves.
  private static final List<String> SPEAKING =
      List.of("catalog", "cli", "match", "players", "record", "server/play", "server/rest");

  private static final Pattern NAMED = Pattern.compile("Messages\\s*\\.of\\(\\s*\"([^\"]*)\"");

  private static Stream<String> speaking() {
    return SPEAKING.stream();
  }

  /// All packages with a catalogue beside the games; the sentences of the kit are named by the games, too.
  private static Stream<String> places() {
    return Stream.concat(Stream.of("cardgame/message"), SPEAKING.stream());
  }

  @ParameterizedTest
  @MethodSource("speaking")
  void a_catalogue_has_the_sentences_that_its_package_names_and_no_others(String place)
      throws IOException {
    Set<String> ids = ids(folder(place).resolve("messages.properties"));
    StringBuilder code = new StringBuilder();
    for (Path file : Sources.below(main(place).resolve("java/cardwright/" + place), ".java")) {
      code.append(Files.readString(file));
    }
    assertThat(ids).as("sentences").isNotEmpty();
    assertThat(named(code)).as("sentences that the catalogue lacks").isSubsetOf(ids);
    assertThat(ids)
        .as("sentences that nothing tells")
        .allMatch(id -> code.indexOf('"' + id + '"') >= 0);
  }

  @ParameterizedTest
  @MethodSource("places")
  void a_translation_has_every_sentence_with_its_arguments_and_no_others(String place) {
    Path folder = folder(place);
    assertThat(Translations.of(folder)).as("languages").contains(Locale.GERMAN);
    assertThat(Translations.faults(folder)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("places")
  void every_sentence_can_be_worded_in_every_language(String place) throws IOException {
    Path folder = folder(place);
    MessageCatalogue catalogue = MessageCatalogue.in(name -> open(folder.resolve(name)));
    Message.Argument[] numbers =
        Stream.generate(() -> Message.number(1)).limit(9).toArray(Message.Argument[]::new);
    for (Locale language : Translations.of(folder)) {
      for (String id : ids(folder.resolve("messages.properties"))) {
        assertThat(catalogue.message(id, numbers).words(null, language))
            .as(language.toLanguageTag() + ": " + id)
            .isNotBlank()
            .doesNotContain("{", "}", "''");
      }
    }
  }

  private static Path main(String place) {
    return Sources.ROOT.resolve(place.split("/")[0]).resolve("src/main");
  }

  private static Path folder(String place) {
    return main(place).resolve("resources/cardwright/" + place);
  }

  private static @Nullable InputStream open(Path file) {
    try {
      return Files.exists(file) ? Files.newInputStream(file) : null;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Set<String> ids(Path file) throws IOException {
    Properties catalogue = new Properties();
    try (Reader reader = Files.newBufferedReader(file)) {
      catalogue.load(reader);
    }
    return new TreeSet<>(catalogue.stringPropertyNames());
  }

  private static Set<String> named(CharSequence code) {
    Set<String> named = new TreeSet<>();
    Matcher each = NAMED.matcher(code);
    while (each.find()) {
      named.add(each.group(1));
    }
    return named;
  }
}
