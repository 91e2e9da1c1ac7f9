package cardwright.scenario;

import cardwright.engine.Game;
import cardwright.engine.Refused;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Whether a game takes the position that a scenario begins with.
final class Setting {
  // What a game says of a position begins with the way to what it is about: `A.hand.Sun: 'x' is …`.
  private static final Pattern ABOUT = Pattern.compile("(?s)([^:]+): (?:'([^']*)')?.*");

  private Setting() {}

  /// Takes the position for a try.
  ///
  /// @throws Refused when the game refuses it; the message says where it stands in the file
  static void check(Yaml.Mapping document, Body body, Game game) {
    try {
      body.begin(game, body.chance(), null);
    } catch (Refused refused) {
      if (body.deal().isPresent()) {
        // What is wrong with decks says itself where they stand.
        throw refused;
      }
      throw place(document, String.valueOf(refused.getMessage())).wrong(refused);
    }
  }

  private static Place place(Yaml.Mapping document, String message) {
    Matcher about = ABOUT.matcher(message);
    if (!about.matches()) {
      return document.place();
    }
    Yaml found = document;
    Place place = document.place();
    for (String name : about.group(1).split("\\.")) {
      if (found instanceof Yaml.Mapping mapping && mapping.has(name)) {
        place = mapping.keyPlace(name);
        found = mapping.get(name);
      } else {
        Optional<Yaml> card = card(found, name);
        place = card.map(Yaml::place).orElse(place);
        found = card.orElse(found);
      }
    }
    Optional<String> key = Optional.ofNullable(about.group(2));
    return found instanceof Yaml.Mapping mapping && key.filter(mapping::has).isPresent()
        ? mapping.keyPlace(key.get())
        : place;
  }

  private static Optional<Yaml> card(Yaml cards, String name) {
    return cards instanceof Yaml.Sequence(_, List<Yaml> items)
        ? items.stream().filter(item -> name.equals(cardName(item))).findFirst()
        : Optional.empty();
  }

  private static String cardName(Yaml item) {
    return switch (item) {
      case Yaml.Mapping mapping when mapping.has("card") -> mapping.get("card").plain().toString();
      case Yaml.Value value -> value.plain().toString();
      case Yaml.Mapping _, Yaml.Sequence _ -> "";
    };
  }
}
