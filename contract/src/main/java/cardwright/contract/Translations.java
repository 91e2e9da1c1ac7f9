package cardwright.contract;

import java.io.IOException;
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
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Catalogues in other languages than English: the files `messages_de.properties` beside a `messages.properties`, each named by the tag of its language.
public final class Translations {
  private static final Pattern FILE = Pattern.compile("messages_([A-Za-z-]+)\\.properties");
  private static final Pattern ARGUMENT = Pattern.compile("\\{(\\d+)[,}]");

  /// The words for what arguments say, which English has without a catalogue.
  private static final Set<String> WORDS = Set.of("word.and", "word.or", "word.you");

  private Translations() {}

  /// The languages into which a catalogue is translated.
  ///
  /// @param folder where its `messages.properties` lies
  public static List<Locale> of(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> FILE.matcher(file.getFileName().toString()))
          .filter(Matcher::matches)
          .map(file -> Locale.forLanguageTag(file.group(1)))
          .sorted((one, other) -> one.toLanguageTag().compareTo(other.toLanguageTag()))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// What is wrong with the translations of a catalogue, each with its language and the sentence: one that is missing, one that English does not have, and one that speaks of other arguments.
  ///
  /// @param folder where its `messages.properties` lies
  public static Set<String> faults(Path folder) {
    Set<String> faults = new TreeSet<>();
    Properties english = read(folder.resolve("messages.properties"));
    for (Locale each : of(folder)) {
      Properties translated =
          read(folder.resolve("messages_" + each.toLanguageTag() + ".properties"));
      Set<String> ids = new TreeSet<>(english.stringPropertyNames());
      ids.addAll(WORDS);
      ids.addAll(translated.stringPropertyNames());
      for (String id : ids) {
        String fault =
            fault(english.getProperty(id), translated.getProperty(id), WORDS.contains(id));
        if (!fault.isEmpty()) {
          faults.add(each.toLanguageTag() + ": " + id + " " + fault);
        }
      }
    }
    return faults;
  }

  private static String fault(@Nullable String english, @Nullable String translated, boolean word) {
    if (translated == null) {
      return "is missing";
    }
    if (word) {
      return "";
    }
    if (english == null) {
      return "is not there in English";
    }
    Set<String> arguments = arguments(english);
    Set<String> spoken = arguments(translated);
    return spoken.equals(arguments) ? "" : "speaks of " + spoken + ", not of " + arguments;
  }

  private static Set<String> arguments(String pattern) {
    return ARGUMENT
        .matcher(pattern)
        .results()
        .map(each -> each.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  static Properties read(Path file) {
    Properties catalogue = new Properties();
    try (Reader reader = Files.newBufferedReader(file)) {
      catalogue.load(reader);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return catalogue;
  }
}
