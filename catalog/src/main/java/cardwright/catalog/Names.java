package cardwright.catalog;

import static cardwright.engine.Message.clause;
import static cardwright.engine.Message.flag;
import static cardwright.engine.Message.word;

import cardwright.engine.Message;
import cardwright.engine.Refused;
import cardwright.engine.TextLimits;
import cardwright.language.Nearest;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// Finds what a person means by a name: regardless of case, and by a beginning that only one name
/// has.
public final class Names {
  private static final int SHORT_LIST = 20;
  private static final int MOST_QUOTED = 60;

  private Names() {}

  /// The one of the known names that is meant, by the whole name or by a beginning of it.
  ///
  /// @param kind what is named, in the singular, for messages: `deck`
  /// @param given what was typed
  /// @param known all names of that kind
  /// @throws Refused when none or more than one is meant; the message says what would be right
  public static String find(String kind, String given, List<String> known) {
    return find(Message.plain(kind), given, known);
  }

  /// The one of the known names that is meant, where people of several languages read the refusal.
  ///
  /// @param kind what is named, in the singular
  /// @param given what was typed
  /// @param known all names of that kind
  /// @throws Refused when none or more than one is meant; the message says what would be right
  public static String find(Message kind, String given, List<String> known) {
    return find(kind, given, known, Message.NOTHING);
  }

  /// The one of the known names that is meant, by the whole name or by a beginning of it.
  ///
  /// @param kind what is named, in the singular
  /// @param given what was typed
  /// @param known all names of that kind
  /// @param listed a sentence that says where they are listed, for when they are too many to name
  /// @throws Refused when none or more than one is meant; the message says what would be right
  public static String find(Message kind, String given, List<String> known, Message listed) {
    String wanted = plain(given);
    Optional<String> exact = exact(wanted, known);
    if (exact.isPresent()) {
      return exact.get();
    }
    List<String> begun = begun(wanted, known);
    if (begun.size() == 1) {
      return begun.getFirst();
    }
    if (begun.size() > 1) {
      throw new Refused(
          Messages.of(
              "name.several",
              clause(kind),
              word(shown(given)),
              word(String.join(between(begun), begun))));
    }
    throw unknown(kind, given, known, listed);
  }

  /// The name that is meant, by the whole name or by a beginning of it; empty where that may be none or several of them.
  ///
  /// @param given what was typed
  public static Optional<String> only(String given, Collection<String> known) {
    String wanted = plain(given);
    List<String> begun = begun(wanted, known);
    return exact(wanted, begun)
        .or(() -> begun.size() == 1 ? Optional.of(begun.getFirst()) : Optional.empty());
  }

  /// The known names with that beginning, each once.
  private static List<String> begun(String wanted, Collection<String> known) {
    return wanted.isEmpty()
        ? List.of()
        : known.stream().filter(name -> plain(name).startsWith(wanted)).distinct().toList();
  }

  /// The one of the known names that is meant, by the whole name alone.
  ///
  /// @param kind what is named, in the singular
  /// @param given what was typed
  /// @param known all names of that kind
  /// @param listed a sentence that says where they are listed, for when they are too many to name
  /// @throws Refused when none is meant; the message says what would be right
  public static String whole(Message kind, String given, List<String> known, Message listed) {
    return exact(plain(given), known).orElseThrow(() -> unknown(kind, given, known, listed));
  }

  private static Optional<String> exact(String wanted, List<String> known) {
    return known.stream().filter(name -> plain(name).equals(wanted)).findFirst();
  }

  /// The known name that is spelled most like the given one, if one is near.
  public static Optional<String> nearest(String given, List<String> known) {
    if (given.length() > TextLimits.NAME) {
      return Optional.empty();
    }
    String wanted = plain(given);
    List<String> alike =
        known.stream().map(Names::plain).filter(name -> alike(wanted, name)).distinct().toList();
    return Nearest.to(wanted, alike).flatMap(name -> exact(name, known));
  }

  // A name that only begins like a much longer or shorter one is none that somebody mistyped.
  private static boolean alike(String wanted, String name) {
    return Math.abs(wanted.length() - name.length()) <= Math.max(1, name.length() / 3);
  }

  /// What parts these names in a list: `; ` where one of them has a comma, else `, `.
  public static String between(Collection<String> names) {
    return names.stream().anyMatch(name -> name.contains(",")) ? "; " : ", ";
  }

  /// What was typed, in quotation marks, so that it can stand in a message: shortened to 60
  /// characters, control characters written as their numbers.
  public static String quoted(String given) {
    return "'" + shown(given) + "'";
  }

  /// What was typed as it can stand between the quotation marks of a message: shortened to 60
  /// characters, control characters written as their numbers.
  public static String shown(String given) {
    boolean whole = given.codePointCount(0, given.length()) <= MOST_QUOTED;
    String shown =
        whole ? given : given.substring(0, given.offsetByCodePoints(0, MOST_QUOTED - 1)) + "…";
    return escaped(shown);
  }

  /// A text with its control characters written as their numbers: `\u001b`. Line breaks and
  /// tabulators are among them.
  public static String escaped(String text) {
    StringBuilder shown = new StringBuilder();
    text.codePoints()
        .forEach(each -> {
          if (isShown(each)) {
            shown.appendCodePoint(each);
          } else {
            shown.append(String.format(Locale.ROOT, "\\u%04x", each));
          }
        });
    return shown.toString();
  }

  private static boolean isShown(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }

  private static Refused unknown(Message kind, String given, List<String> known, Message listed) {
    // What may have been meant takes long to find, and not everybody who asks for a name reads it.
    return new Refused(() -> {
      Optional<String> near = nearest(given, known);
      boolean few = known.size() <= SHORT_LIST;
      String all = few ? known.stream().sorted().collect(Collectors.joining(between(known))) : "";
      return Messages.of(
          "name.unknown",
          clause(kind),
          word(shown(given)),
          flag(near.isPresent()),
          word(near.orElse("")),
          flag(few),
          word(all),
          flag(!few && !listed.isEmpty()),
          clause(listed));
    });
  }

  /// A name as it is compared: without blanks at its ends, inner ones single, in lower case.
  static String plain(String name) {
    StringBuilder plain = new StringBuilder(name.length());
    for (int i = 0; i < name.length(); i++) {
      char each = name.charAt(i);
      if (!Character.isWhitespace(each)) {
        plain.append(each);
      } else if (i + 1 < name.length() && !Character.isWhitespace(name.charAt(i + 1))) {
        plain.append(' ');
      }
    }
    return plain.toString().strip().toLowerCase(Locale.ROOT);
  }
}
