package cardwright.mlpccg;

import cardwright.cardgame.message.Refusals;
import cardwright.engine.Format;
import cardwright.engine.Message;
import cardwright.engine.Refused;
import cardwright.engine.Rule;
import cardwright.mlpccg.board.FormatSettings;
import cardwright.mlpccg.message.Messages;
import java.util.List;

/// What a format asks of a deck, and what it decides beyond the cards.
///
/// @param name the name of the format
/// @param says what it is, in a sentence
/// @param banned the cards that it does not admit, by number
/// @param laterSets whether its random decks take cards of the sets that came after the rules document, too
/// @param options what it decides beyond the cards
@Rule({"MLP B22", "MLP B58", "MLP B61"})
record Rules(
    String name, Message says, List<String> banned, boolean laterSets, FormatSettings options) {
  private static final List<String> BANNED = List.of("PR83", "PR16", "CG136");
  private static final List<String> BANNED_LAST = List.of("PR83", "PR16", "CG136", "CN42");
  private static final FormatSettings WITHOUT_BONUS =
      new FormatSettings(false, FormatSettings.USUAL.turnCap());

  private static final List<Rules> ALL =
      List.of(
          new Rules(
              "rulebook", Messages.of("format.rulebook"), List.of(), false, FormatSettings.USUAL),
          new Rules(
              "organized",
              Messages.of("format.organized"),
              BANNED_LAST,
              false,
              FormatSettings.USUAL),
          new Rules("later", Messages.of("format.later"), BANNED, true, WITHOUT_BONUS));

  /// All formats, the usual one first.
  static List<Rules> all() {
    return ALL;
  }

  /// The rules of a format.
  ///
  /// @throws Refused when there is none of that name
  static Rules of(String format) {
    return ALL.stream()
        .filter(rules -> rules.name().equals(format))
        .findFirst()
        .orElseThrow(() -> Refusals.noFormat("My Little Pony CCG", format));
  }

  /// The format as the engine knows it.
  Format format(List<String> sets) {
    return new Format(name, says, sets);
  }
}
