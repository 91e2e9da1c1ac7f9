package cardwright.cli.options;

import cardwright.catalog.Names;
import cardwright.messages.MessageCatalogue;
import java.util.Locale;
import picocli.CommandLine.Option;

/// The option for the language in which a game is told.
public final class ReadLanguage {
  @Option(
      names = "--language",
      paramLabel = "LANGUAGE",
      description =
          "en, or de: what happens, what is asked and why something is refused is told in German;"
              + " ${DEFAULT-VALUE} when not given")
  private String language = "en";

  /// The language that is read.
  ///
  /// @throws cardwright.engine.Refused when no game is told in it
  public Locale locale() {
    return Locale.forLanguageTag(
        Names.find(
            "language",
            language,
            MessageCatalogue.LANGUAGES.stream().map(Locale::toLanguageTag).toList()));
  }
}
