package cardwright.lab.cards;

import cardwright.engine.CardFace;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A figure of a card: a number in its lines of kind and figures, or in its text.
///
/// @param card the name of the card
/// @param number which of the numbers below its name, from 0; it stays where others become longer
/// @param name what people call it: `cost`, `reward N/0`, `back confidence`, `Toys you control have +N strength.`
/// @param value what is printed
/// @param isPrinted whether it stands in a line of kind and figures, and not in the text
public record CardFigure(String card, int number, String name, int value, boolean isPrinted) {
  /// What stands for the number in a name.
  private static final String PLACE = "N";

  private static final Pattern NUMBER = Pattern.compile("(?<![\\p{L}\\d])\\d{1,4}(?!\\d)");
  private static final Pattern STANDS = Pattern.compile("(?<![\\p{L}\\d])N(?![\\p{L}\\d])");
  private static final int LONGEST = 300;

  /// All figures of a card, from top to bottom.
  public static List<CardFigure> of(CardFace face) {
    List<CardFigure> figures = new ArrayList<>();
    String side = "";
    List<String> lines = body(face);
    int reverse = 1 + face.text().size();
    for (int line = 0; line < lines.size(); line++) {
      if (line == reverse) {
        side = lines.get(line).replaceFirst(":.*", "").toLowerCase(Locale.ROOT) + " ";
      }
      boolean isPrinted = line == 0 || line == reverse + 1;
      for (MatchResult found : NUMBER.matcher(lines.get(line)).results().toList()) {
        String name =
            side + (isPrinted ? part(lines.get(line), found) : marked(lines.get(line), found));
        figures.add(
            new CardFigure(
                face.name(), figures.size(), name, Integer.parseInt(found.group()), isPrinted));
      }
    }
    return List.copyOf(figures);
  }

  /// The lines below the name.
  private static List<String> body(CardFace face) {
    List<String> lines = face.source().lines().toList();
    return lines.subList(1, lines.size());
  }

  private static String marked(String line, MatchResult found) {
    return line.substring(0, found.start()) + PLACE + line.substring(found.end());
  }

  /// The part between commas in which a number stands: the words before it alone where it ends with the number.
  private static String part(String line, MatchResult found) {
    int before = line.lastIndexOf(", ", found.start());
    int behind = line.indexOf(',', found.end());
    String words = line.substring(before < 0 ? 0 : before + 2, found.start());
    String rest = line.substring(found.end(), behind < 0 ? line.length() : behind);
    return rest.isEmpty() && words.endsWith(" ") ? words.strip() : words + PLACE + rest;
  }

  /// The figure of a card that somebody means: by the word before it (`cost`), by its value as well (`cost 3`), or by words of the card with `N` in the place of the number
  /// (`reward N/0`, `gain N cookies`). The other face counts where the front has no such figure, and where its word stands first: `back confidence`.
  ///
  /// @param words regardless of case
  /// @throws Refused when none is meant, or more than one; the message lists what there is
  public static CardFigure named(Game game, String card, String words) {
    return named(face(game, card), words);
  }

  private static CardFace face(Game game, String card) {
    return game.cards().stream()
        .filter(each -> each.name().equals(card))
        .findFirst()
        .orElseThrow(() -> new Refused("there is no card " + card));
  }

  /// The figure of a card by its number: [#number].
  ///
  /// @throws Refused when there is none
  static CardFigure numbered(Game game, String card, int number) {
    List<CardFigure> all = of(face(game, card));
    if (number < 0 || number >= all.size()) {
      throw new Refused(card + " has no figure " + number);
    }
    return all.get(number);
  }

  /// The figure of a card that somebody means.
  static CardFigure named(CardFace face, String words) {
    String card = face.name();
    List<CardFigure> all = of(face);
    String wanted = words.strip().toLowerCase(Locale.ROOT);
    if (wanted.isEmpty() || wanted.length() > LONGEST) {
      throw new Refused("name one figure of " + card + ": " + listed(all));
    }
    List<CardFigure> found = all.stream().filter(figure -> figure.isNamed(wanted)).toList();
    List<CardFigure> best = found.isEmpty() ? around(face, all, words.strip()) : found;
    String side = face.reverse().map(CardFigure::side).orElse("");
    List<CardFigure> front =
        best.stream().filter(each -> side.isEmpty() || !each.name.startsWith(side)).toList();
    List<CardFigure> meant = front.isEmpty() ? best : front;
    if (meant.size() == 1) {
      return meant.getFirst();
    }
    throw new Refused(
        meant.isEmpty()
            ? "%s has no figure '%s'; it has %s".formatted(card, words, listed(all))
            : "'%s' may be more than one figure of %s: %s".formatted(words, card, listed(meant)));
  }

  private static String side(CardFace.Reverse reverse) {
    return reverse.opening().replaceFirst(":.*", "").toLowerCase(Locale.ROOT) + " ";
  }

  private boolean isNamed(String wanted) {
    String known = name.toLowerCase(Locale.ROOT);
    return known.equals(wanted) || (known + " " + value).equals(wanted);
  }

  /// The figures whose place fits words that stand on the card.
  private static List<CardFigure> around(CardFace face, List<CardFigure> all, String words) {
    Optional<Pattern> pattern = pattern(words);
    if (pattern.isEmpty()) {
      return List.of();
    }
    List<CardFigure> found = new ArrayList<>();
    int before = 0;
    for (String line : body(face)) {
      List<MatchResult> numbers = NUMBER.matcher(line).results().toList();
      Matcher fits = pattern.get().matcher(line);
      while (fits.find()) {
        for (int i = 0; i < numbers.size(); i++) {
          if (numbers.get(i).start() == fits.start(1)) {
            found.add(all.get(before + i));
          }
        }
      }
      before += numbers.size();
    }
    return found;
  }

  /// What fits the words, with the number as its first group; empty where they do not say which number is meant.
  private static Optional<Pattern> pattern(String words) {
    Matcher stands = STANDS.matcher(words);
    List<MatchResult> places = stands.results().toList();
    List<MatchResult> numbers = NUMBER.matcher(words).results().toList();
    if (places.size() > 1 || (places.isEmpty() && numbers.size() > 1)) {
      return Optional.empty();
    }
    int flags = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;
    String number = "(\\d{1,4})(?!\\d)";
    if (!places.isEmpty()) {
      return Optional.of(Pattern.compile(fit(words, places.getFirst(), number), flags));
    }
    if (!numbers.isEmpty()) {
      MatchResult only = numbers.getFirst();
      return Optional.of(Pattern.compile(fit(words, only, "(" + only.group() + ")(?!\\d)"), flags));
    }
    return Optional.of(Pattern.compile("\\b" + Pattern.quote(words) + " " + number, flags));
  }

  private static String fit(String words, MatchResult place, String number) {
    String before = words.substring(0, place.start());
    String behind = words.substring(place.end());
    return (before.isEmpty() ? "(?<!\\d)" : Pattern.quote(before))
        + number
        + (behind.isEmpty() ? "" : Pattern.quote(behind));
  }

  private static String listed(List<CardFigure> figures) {
    return figures.isEmpty()
        ? "none"
        : figures.stream()
            .map(figure -> "'" + figure.name + "' (" + figure.value + ")")
            .collect(Collectors.joining(", "));
  }

  /// `Ka, cost`.
  public String words() {
    return card + ", " + name;
  }

  /// The source of a card with numbers in the place of some of its figures.
  ///
  /// @param values what stands at which [#number]
  static String source(CardFace face, Map<Integer, Integer> values) {
    List<String> lines = face.source().lines().toList();
    int[] next = {0};
    return lines.getFirst()
        + "\n"
        + body(face).stream()
            .map(line ->
                NUMBER
                    .matcher(line)
                    .replaceAll(found -> {
                      Integer value = values.get(next[0]++);
                      return value == null ? found.group() : value.toString();
                    }))
            .collect(Collectors.joining("\n"))
        + "\n";
  }
}
