package cardwright.mlpccg.wording;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Who carries an instruction out, and so how it is worded: `draw 2 cards`, `your opponent draws 2 cards`, `each player may draw 2 cards`.
enum Person {
  /// Who reads the card: `draw`, `you control`.
  YOU,
  /// Another player: `draws`, `they control`.
  THEY,
  /// Another player behind `may`: `draw`, `they control`.
  THEY_MAY;

  private static final Pattern VERB = Pattern.compile("(\\p{L}+)\\*");

  /// The words for this person.
  ///
  /// @param words as for `you`, with `*` behind each verb: `draw* {} from the bottom of your deck`
  String say(String words) {
    if (this == YOU) {
      return words.replace("*", "");
    }
    Matcher verbs = VERB.matcher(words);
    String conjugated =
        this == THEY_MAY
            ? words.replace("*", "")
            : verbs.replaceAll(verb -> Matcher.quoteReplacement(third(verb.group(1))));
    return conjugated.replace("your ", "their ").replace("you ", "they ");
  }

  private static String third(String verb) {
    if (verb.endsWith("s") || verb.endsWith("ch") || verb.endsWith("sh")) {
      return verb + "es";
    }
    return verb.endsWith("dy") ? verb.substring(0, verb.length() - 1) + "ies" : verb + "s";
  }
}
