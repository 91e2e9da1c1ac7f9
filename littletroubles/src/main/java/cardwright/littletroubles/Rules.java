package cardwright.littletroubles;

import cardwright.cardgame.message.Refusals;
import cardwright.engine.Format;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import cardwright.engine.Rule;
import cardwright.littletroubles.message.Messages;
import cardwright.littletroubles.vocabulary.Rarity;
import java.util.List;

/// What a format asks of a deck.
///
/// @param name the name of the format
/// @param says what it is, in a sentence
/// @param id the id of its rule
/// @param least how many cards a deck has at least
/// @param most how many at most
/// @param rarest the rarest cards that it admits
/// @param mulligans how many mulligans each player has
@Rule({"LT 1.1", "LT 1.1.1", "LT 1.1.2", "LT 1.1.3", "LT A6", "LT A11", "LT B76"})
record Rules(
    String name, Message says, String id, int least, int most, Rarity rarest, int mulligans) {
  /// The formats of the rule document, the simplest first.
  static final List<Rules> ALL =
      List.of(
          new Rules("daycare", Messages.of("format.daycare"), "LT 1.1.1", 40, 60, Rarity.COMMON, 2),
          new Rules(
              "preschool", Messages.of("format.preschool"), "LT 1.1.2", 40, 50, Rarity.UNCOMMON, 1),
          new Rules(
              "grade-school",
              Messages.of("format.grade-school"),
              "LT 1.1.3",
              40,
              40,
              Rarity.RARE,
              1));

  /// The rules of a format.
  ///
  /// @throws Refused when there is none of that name
  static Rules of(String format, List<Rules> among) {
    return among.stream()
        .filter(rules -> rules.name().equals(format))
        .findFirst()
        .orElseThrow(() -> Refusals.noFormat("Little Troubles", format));
  }

  /// The format as the engine knows it.
  Format format(List<String> sets) {
    return new Format(name, says, sets);
  }
}
