package cardwright.cardgame.text;

import cardwright.language.Resources;
import java.util.HashMap;
import java.util.Map;

/// What phrases mean, in one or two sentences each, by the type that they are read as. Those of the kit are written once for all games.
public final class PhraseMeanings {
  private PhraseMeanings() {}

  /// The meanings of a game: its own, and of those that it does not word itself those of the kit.
  ///
  /// @param wording the files beside the code that words the game's cards
  public static Map<String, String> of(Resources wording) {
    Map<String, String> all =
        new HashMap<>(new Resources(PhraseMeanings.class::getResourceAsStream).meanings());
    all.putAll(wording.meanings());
    return Map.copyOf(all);
  }
}
