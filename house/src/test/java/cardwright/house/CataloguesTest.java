package cardwright.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A room that tells something beside the games has the sentences that its code names, and no others.
final class CataloguesTest {
  private static final Pattern NAMED = Pattern.compile("Messages\\s*\\.of\\(\\s*\"([^\"]*)\"");

  @ParameterizedTest
  @ValueSource(strings = {"match", "players", "server/play"})
  void a_catalogue_has_the_sentences_that_its_package_names_and_no_others(String place)
      throws IOException {
    String room = place.split("/")[0];
    Path main = Sources.ROOT.resolve(room).resolve("src/main");
    Set<String> ids = ids(main.resolve("resources/cardwright/" + place + "/messages.properties"));
    StringBuilder code = new StringBuilder();
    for (Path file : Sources.below(main.resolve("java/cardwright/" + place), ".java")) {
      code.append(Files.readString(file));
    }
    assertThat(ids).as("sentences").isNotEmpty();
    assertThat(named(code)).as("sentences that the catalogue lacks").isSubsetOf(ids);
    assertThat(ids)
        .as("sentences that nothing tells")
        .allMatch(id -> code.indexOf('"' + id + '"') >= 0);
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
