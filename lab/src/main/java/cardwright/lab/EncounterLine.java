package cardwright.lab;

import cardwright.engine.Refused;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/// An encounter as one line of text: `pairs=0,1,5,2,2 first=… wins=10,8 draws=2 …`, words with a value each, in that order.
///
/// Counts are decimal numbers; what was counted stands before a colon: `turns=7:3,8:5`. Texts are encoded as in an address, courses are hexadecimal
/// numbers, ascending without regard to sign.
final class EncounterLine {
  private static final List<String> WORDS =
      List.of(
          "pairs",
          "first",
          "wins",
          "draws",
          "endings-a",
          "endings-b",
          "first-scores",
          "turns",
          "decisions",
          "courses");
  private static final HexFormat HEX = HexFormat.of();

  private EncounterLine() {}

  /// The line of an encounter, but for the names of its players.
  static String of(Encounter encounter) {
    Report report = encounter.report();
    List<String> values =
        List.of(
            counts(encounter.scores().counts()),
            counts(encounter.first().counts()),
            counts(List.of(report.winsA(), report.winsB())),
            counts(List.of(report.draws())),
            tally(report.endingsA(), EncounterLine::encoded),
            tally(report.endingsB(), EncounterLine::encoded),
            tally(report.first(), String::valueOf),
            tally(report.turns(), String::valueOf),
            counts(List.of(report.decisions())),
            encounter.courses().stream()
                .sorted(Long::compareUnsigned)
                .map(HEX::toHexDigits)
                .collect(Collectors.joining(",")));
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < WORDS.size(); i++) {
      line.append(i == 0 ? "" : " ").append(WORDS.get(i)).append('=').append(values.get(i));
    }
    return line.toString();
  }

  private static String counts(List<Long> counts) {
    return counts.stream().map(String::valueOf).collect(Collectors.joining(","));
  }

  private static <T extends Comparable<T>> String tally(
      Tally<T> tally, Function<T, String> written) {
    return tally.counts().entrySet().stream()
        .map(each -> written.apply(each.getKey()) + ":" + each.getValue())
        .collect(Collectors.joining(","));
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  /// The encounter of a line.
  ///
  /// @param player who played both sides
  /// @throws Refused when the line is none, or its counts do not go together
  static Encounter read(String line, String player) {
    try {
      Map<String, String> values = values(line);
      List<Long> wins = counts(values, "wins", 2);
      Report report =
          new Report(
              player,
              player,
              wins.getFirst(),
              wins.getLast(),
              counts(values, "draws", 1).getFirst(),
              tally(values, "endings-a", text -> URLDecoder.decode(text, StandardCharsets.UTF_8)),
              tally(values, "endings-b", text -> URLDecoder.decode(text, StandardCharsets.UTF_8)),
              tally(values, "first-scores", Double::valueOf),
              tally(values, "turns", Long::valueOf),
              counts(values, "decisions", 1).getFirst());
      int results = PairScores.NONE.counts().size();
      Encounter encounter =
          new Encounter(
              new PairScores(counts(values, "pairs", results)),
              new PairScores(counts(values, "first", results)),
              report,
              courses(value(values, "courses")));
      Refused.unless(
          encounter.games() == 2 * encounter.scores().pairs()
              && report.turns().total() == encounter.games()
              && report.endingsA().total() == report.winsA()
              && report.endingsB().total() == report.winsB()
              && encounter.distinct() <= encounter.games(),
          "the counts of this result do not go together");
      return encounter;
    } catch (IllegalArgumentException e) {
      throw new Refused("this is no result of games: " + e.getMessage(), e);
    }
  }

  private static Map<String, String> values(String line) {
    Map<String, String> values = new HashMap<>();
    for (String part : line.split(" ", -1)) {
      int equals = part.indexOf('=');
      if (equals < 0 || values.put(part.substring(0, equals), part.substring(equals + 1)) != null) {
        throw new IllegalArgumentException("words with a value each should stand here");
      }
    }
    if (!values.keySet().equals(Set.copyOf(WORDS))) {
      throw new IllegalArgumentException("it should have " + String.join(", ", WORDS));
    }
    return values;
  }

  private static String value(Map<String, String> values, String word) {
    return values.getOrDefault(word, "");
  }

  private static List<String> parts(String value) {
    return value.isEmpty() ? List.of() : List.of(value.split(",", -1));
  }

  private static long count(String text) {
    long count = Long.parseLong(text);
    if (count < 0) {
      throw new IllegalArgumentException("a count is not negative");
    }
    return count;
  }

  private static List<Long> counts(Map<String, String> values, String word, int size) {
    List<Long> counts = new ArrayList<>();
    parts(value(values, word)).forEach(each -> counts.add(count(each)));
    if (counts.size() != size) {
      throw new IllegalArgumentException(word + " should have " + size + " counts");
    }
    return counts;
  }

  private static <T extends Comparable<T>> Tally<T> tally(
      Map<String, String> values, String word, Function<String, T> read) {
    SortedMap<T, Long> counts = new TreeMap<>();
    for (String each : parts(value(values, word))) {
      int colon = each.lastIndexOf(':');
      if (colon < 0) {
        throw new IllegalArgumentException(
            word + " should have things and how often they were seen");
      }
      counts.put(read.apply(each.substring(0, colon)), count(each.substring(colon + 1)));
    }
    return new Tally<>(counts);
  }

  private static Set<Long> courses(String value) {
    Set<Long> courses = new HashSet<>();
    parts(value).forEach(each -> courses.add(Long.parseUnsignedLong(each, 16)));
    return courses;
  }
}
