package cardwright.server.rest;

import cardwright.messages.MessageCatalogue;
import cardwright.server.port.Request;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// In which language somebody who asks is answered: as the parameter `language` says, else as the header `Accept-Language` prefers, else in English.
final class Languages {
  private static final int LONGEST = 200;

  private Languages() {}

  static Locale of(Request request) {
    return request
        .parameter("language")
        .or(() -> request.header("accept-language"))
        .flatMap(Languages::best)
        .orElse(Locale.ENGLISH);
  }

  private static Optional<Locale> best(String wanted) {
    if (wanted.isBlank() || wanted.length() > LONGEST) {
      return Optional.empty();
    }
    try {
      List<Locale.LanguageRange> ranges = Locale.LanguageRange.parse(wanted);
      return Optional.ofNullable(Locale.lookup(ranges, MessageCatalogue.LANGUAGES));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }
}
