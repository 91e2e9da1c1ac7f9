package cardwright.lab.pairs;

import cardwright.engine.Refused;
import cardwright.lab.games.Encounter;
import cardwright.lab.games.Report;
import cardwright.lab.statistics.PairScores;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// An encounter as one line of text: `pairs=0,1,5,2,2 first=… wins=10,8 draws=2 …`, [ResultWords] in that order.
///
/// Texts are encoded as in an address, courses are hexadecimal numbers, ascending without regard to sign.
final class EncounterLine {
  private static final List<String> WORDS =
      List.of(
          "pairs",
          "first",
          "wins",
          "draws",
          "endings-a",
          "endings-b",
          "turns",
          "decisions",
          "courses");
  private static final HexFormat HEX = HexFormat.of();

  private EncounterLine() {}

  /// The line of an encounter, but for the names of its players.
  static String of(Encounter encounter) {
    Report report = encounter.report();
    return ResultWords.of(
        WORDS,
        List.of(
            ResultWords.counts(encounter.scores().counts()),
            ResultWords.counts(encounter.first().counts()),
            ResultWords.counts(List.of(report.winsA(), report.winsB())),
            ResultWords.counts(List.of(report.draws())),
            ResultWords.tally(report.endingsA(), EncounterLine::encoded),
            ResultWords.tally(report.endingsB(), EncounterLine::encoded),
            ResultWords.tally(report.turns(), String::valueOf),
            ResultWords.counts(List.of(report.decisions())),
            encounter.courses().stream()
                .sorted(Long::compareUnsigned)
                .map(HEX::toHexDigits)
                .collect(Collectors.joining(","))));
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private static String decoded(String text) {
    return URLDecoder.decode(text, StandardCharsets.UTF_8);
  }

  /// The encounter of a line.
  ///
  /// @param player who played both sides
  /// @param pairs how many pairs of games it has to have
  /// @throws Refused when the line is none, it has other pairs, or its counts do not go together
  static Encounter read(String line, String player, long pairs) {
    return read(line, player, player, pairs);
  }

  /// The encounter of a line.
  ///
  /// @param a who played the one side
  /// @param b who played the other side
  /// @param pairs how many pairs of games it has to have
  /// @throws Refused when the line is none, it has other pairs, or its counts do not go together
  static Encounter read(String line, String a, String b, long pairs) {
    try {
      ResultWords words = ResultWords.read(line, WORDS);
      List<Long> wins = words.counts("wins", 2);
      Report report =
          new Report(
              a,
              b,
              wins.getFirst(),
              wins.getLast(),
              words.counts("draws", 1).getFirst(),
              words.tally("endings-a", EncounterLine::decoded),
              words.tally("endings-b", EncounterLine::decoded),
              words.tally("turns", Long::valueOf),
              words.counts("decisions", 1).getFirst());
      int results = PairScores.NONE.counts().size();
      Encounter encounter =
          new Encounter(
              new PairScores(words.counts("pairs", results)),
              new PairScores(words.counts("first", results)),
              report,
              courses(words.parts("courses")));
      Refused.unless(
          encounter.scores().pairs() == pairs
              && encounter.games() == 2 * pairs
              && encounter.first().pairs() <= pairs
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

  private static Set<Long> courses(List<String> parts) {
    Set<Long> courses = new HashSet<>();
    parts.forEach(each -> courses.add(Long.parseUnsignedLong(each, 16)));
    return courses;
  }
}
