package cardwright.engine;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Tells which card words of a move mean: a name, and where names clash a number and a side, as in
/// `knight 2 of b`.
public final class CardLabel {
  private static final Pattern BEHIND_A_NAME =
      Pattern.compile("(?: (?<number>\\d{1,3})(?= |$))?(?: of (?<side>[ab]))?(?= |$)");

  private CardLabel() {}

  /// What stands behind a name where it has to be told apart, as a number: the same number means the same words.
  ///
  /// @param number the card's number among those of its name on its side; 0 for a card alone
  /// @param across whether the other side has such a card, too
  /// @param side whose card it is
  public static int behind(int number, boolean across, Seat side) {
    return number << 2 | (across ? 1 + side.ordinal() : 0);
  }

  /// A card's label: `owl`, `owl 2`, `owl 2 of a`.
  ///
  /// @param name its name in lower case
  /// @param behind what stands behind it: [#behind]
  public static String of(String name, int behind) {
    int number = behind >> 2;
    int side = behind & 3;
    return name
        + (number > 0 ? " " + number : "")
        + (side > 0 ? " of " + Seat.of(side - 1).name().toLowerCase(Locale.ROOT) : "");
  }

  /// How many characters at the start of some words name a card; 0 when they do not mean it. A
  /// number or a side behind the name has to be that card's own; without them any card of the name
  /// is meant. Of several cards the one with the most characters is meant most clearly.
  ///
  /// @param said words in lower case, with more words behind the card's perhaps
  /// @param name the card's name, or another word for it, in lower case
  /// @param number the card's number among those of its name on its side; 0 for a card alone
  /// @param side whose card it is
  public static int named(String said, String name, int number, Seat side) {
    if (!said.startsWith(name)) {
      return 0;
    }
    Matcher behind = BEHIND_A_NAME.matcher(said).region(name.length(), said.length());
    if (!behind.lookingAt()) {
      return 0;
    }
    String saidSide = behind.group("side");
    String saidNumber = behind.group("number");
    boolean sameSide = saidSide == null || saidSide.equals(side.name().toLowerCase(Locale.ROOT));
    boolean sameNumber = saidNumber == null || Integer.parseInt(saidNumber) == Math.max(1, number);
    return sameSide && sameNumber ? behind.end() : 0;
  }
}
