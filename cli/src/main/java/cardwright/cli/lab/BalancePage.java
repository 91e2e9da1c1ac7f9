package cardwright.cli.lab;

import cardwright.cli.console.Count;
import cardwright.cli.console.Percent;
import cardwright.engine.Deck;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.lab.decks.Balance;
import cardwright.lab.games.Encounter;
import cardwright.lab.statistics.Interval;
import cardwright.lab.statistics.Tally;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The page that tells how even the ready-made decks of a game are.
///
/// Its last part has the winners of the first games of each pair, so that it can be checked without playing all of them.
final class BalancePage {
  // What each deck should win against the others on average, and against any one of them, in
  // hundredths.
  private static final Range AVERAGE = new Range(45, 55);
  private static final Range PAIR = new Range(30, 70);
  private static final int FIRST_GAMES = 2;
  private static final Pattern SAMPLE =
      Pattern.compile("(?m)^player (\\S{1,64}), seed (-?\\d{1,19})$");

  private final Balance balance;
  private final String command;
  private final int games;
  private final int others;
  private final Map<Balance.Pair, Encounter> reports;
  private final List<String> more = new ArrayList<>();

  /// Shares of games, in hundredths.
  private record Range(int least, int most) {
    boolean holds(double share) {
      return share * 100 >= least && share * 100 <= most;
    }

    @Override
    public String toString() {
      return least + " % and " + most + " %";
    }
  }

  /// @param games how many games each pair that is made for one format has played
  /// @param others how many each other pair has played
  /// @param reports the games of all pairs
  BalancePage(
      Balance balance,
      String command,
      int games,
      int others,
      Map<Balance.Pair, Encounter> reports) {
    this.balance = balance;
    this.command = command;
    this.games = games;
    this.others = others;
    this.reports = reports;
  }

  /// Adds what another player makes of the pairs that are made for one format.
  void add(String player, int number, Map<Balance.Pair, Encounter> closer) {
    more.add("");
    more.add("## What `" + player + "` makes of them");
    more.add("");
    more.add("`%s` on both sides, %s of each pair.".formatted(player, Count.of(number, "game")));
    more.add("");
    more.addAll(table(closer));
    more.add("");
    more.addAll(averages(closer));
    more.add("");
    more.addAll(verdict(closer));
  }

  /// The page.
  String text() {
    Map<Balance.Pair, Encounter> made = of(true);
    Map<Balance.Pair, Encounter> mixed = of(false);
    List<String> lines = new ArrayList<>();
    lines.add("# " + balance.game().title() + ": how even the ready-made decks are");
    lines.add("");
    lines.add("This page is written by a command; do not edit it:");
    lines.add("");
    lines.add("```sh");
    lines.add(command);
    lines.add("```");
    lines.add("");
    lines.add(
        "`%s` plays both sides, %s of each pair of decks, two by two with the same seed and the"
                .formatted(balance.player(), Count.of(games, "game"))
            + " seats exchanged. A tie counts as half a win. The range behind a share is where it"
            + " lies with a confidence of 95 %, by pairs of games. Turns are those of both players together.");
    lines.add("");
    lines.add("## Decks made for one format");
    lines.add("");
    lines.add(
        "What is wanted: each deck wins between %s of its games on average over all decks that it"
                .formatted(AVERAGE)
            + " meets, and between %s against each of them.".formatted(PAIR));
    lines.add("");
    lines.addAll(averages(made));
    lines.add("");
    lines.addAll(verdict(made));
    lines.add("");
    lines.addAll(table(made));
    lines.add("");
    lines.addAll(endings(made));
    lines.addAll(more);
    if (!mixed.isEmpty()) {
      lines.add("");
      lines.add("## Decks that meet in a format that they are not both made for");
      lines.add("");
      lines.add("%s of each pair.".formatted(Count.of(others, "game")));
      lines.add("");
      lines.addAll(table(mixed));
    }
    lines.add("");
    lines.add("## What is checked");
    lines.add("");
    lines.add(
        "A page about other cards, decks or rules is stale. These are the winners of the first"
            + " games of each pair, `1` for the deck named first, and a number for all cards and"
            + " decks; `./cardwright balance %s --check FILE` plays these games again."
                .formatted(balance.game().name()));
    lines.add("");
    lines.add("```text");
    lines.addAll(sample(balance));
    lines.add("```");
    return String.join("\n", lines) + "\n";
  }

  private Map<Balance.Pair, Encounter> of(boolean isMade) {
    Map<Balance.Pair, Encounter> some = new LinkedHashMap<>();
    reports.forEach((pair, played) -> {
      if (pair.isMade() == isMade) {
        some.put(pair, played);
      }
    });
    return some;
  }

  private static List<String> table(Map<Balance.Pair, Encounter> some) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "| format | deck | wins | other deck | wins | first player wins | median turns | different games |");
    lines.add("|---|---|---|---|---|---|---|---|");
    some.forEach((pair, played) ->
        lines.add(
            "| %s | %s | %s | %s | %s | %s | %s | %d |"
                .formatted(
                    pair.format().name(),
                    pair.one().name(),
                    share(played.report().scoreA(), played.intervalA()),
                    pair.other().name(),
                    share(played.report().scoreB(), played.intervalB()),
                    played.first().pairs() == 0 ? "–" : Percent.of(played.first()),
                    number(played.report().medianTurns()),
                    played.distinct())));
    return lines;
  }

  private static String share(double share, Interval interval) {
    return Percent.of(share) + " % (" + Percent.range(interval) + ")";
  }

  private static String number(double number) {
    return number == Math.rint(number)
        ? String.valueOf((long) number)
        : String.format(Locale.ROOT, "%.1f", number);
  }

  /// What each deck wins on average over the decks that it meets in a format, whatever their number of games.
  private static List<String> averages(Map<Balance.Pair, Encounter> some) {
    List<String> lines =
        new ArrayList<>(List.of("| format | deck | wins on average |", "|---|---|---|"));
    byDeck(some)
        .forEach((deck, shares) ->
            lines.add(
                String.format(
                    Locale.ROOT,
                    "| %s | %s | %.1f %% |",
                    deck.format(),
                    deck.name(),
                    100 * shares.getAverage())));
    return lines;
  }

  /// A deck in a format.
  private record Entry(String format, String name) {}

  private static Map<Entry, DoubleSummaryStatistics> byDeck(Map<Balance.Pair, Encounter> some) {
    Map<Entry, DoubleSummaryStatistics> byDeck = new LinkedHashMap<>();
    some.forEach((pair, played) -> {
      add(byDeck, pair, pair.one(), played.report().scoreA());
      add(byDeck, pair, pair.other(), played.report().scoreB());
    });
    return byDeck;
  }

  private static void add(
      Map<Entry, DoubleSummaryStatistics> byDeck, Balance.Pair pair, Deck deck, double share) {
    byDeck
        .computeIfAbsent(
            new Entry(pair.format().name(), deck.name()), each -> new DoubleSummaryStatistics())
        .accept(share);
  }

  private static List<String> verdict(Map<Balance.Pair, Encounter> some) {
    List<String> decks = new ArrayList<>();
    byDeck(some)
        .forEach((deck, shares) -> {
          if (!AVERAGE.holds(shares.getAverage())) {
            decks.add(deck.name() + " in `" + deck.format() + "`");
          }
        });
    List<String> pairs = new ArrayList<>();
    some.forEach((pair, played) -> {
      if (!PAIR.holds(played.report().scoreA())) {
        pairs.add(
            "%s and %s in `%s`"
                .formatted(pair.one().name(), pair.other().name(), pair.format().name()));
      }
    });
    return List.of(
        (decks.isEmpty()
            ? "Every deck lies between %s on average.".formatted(AVERAGE)
            : "Outside of %s on average: %s.".formatted(AVERAGE, String.join("; ", decks))),
        (pairs.isEmpty()
            ? "Every pair lies between %s.".formatted(PAIR)
            : "Pairs outside of %s: %s.".formatted(PAIR, String.join("; ", pairs))));
  }

  private static List<String> endings(Map<Balance.Pair, Encounter> some) {
    List<String> lines = new ArrayList<>();
    lines.add("How the games were won, by the rule that ended them:");
    lines.add("");
    lines.add("| deck | against | won by |");
    lines.add("|---|---|---|");
    some.forEach((pair, played) -> {
      lines.add(row(pair.one().name(), pair.other().name(), played.report().endingsA()));
      lines.add(row(pair.other().name(), pair.one().name(), played.report().endingsB()));
    });
    return lines;
  }

  private static String row(String deck, String against, Tally<String> endings) {
    List<String> parts =
        endings.counts().entrySet().stream()
            .map(each -> each.getKey() + ": " + each.getValue())
            .toList();
    return "| " + deck + " | " + against + " | " + String.join(", ", parts) + " |";
  }

  private static List<String> sample(Balance balance) {
    List<String> lines = new ArrayList<>();
    lines.add("player " + balance.player() + ", seed " + balance.seed());
    lines.add("cards and decks " + Balance.print(balance.game()));
    for (Balance.Pair pair : balance.pairs()) {
      lines.add(
          "%s, %s against %s: %s"
              .formatted(
                  pair.format().name(),
                  pair.one().name(),
                  pair.other().name(),
                  balance.first(pair, FIRST_GAMES)));
    }
    return lines;
  }

  /// What a page says of its first games, cards and decks that does not hold any more; empty when all of it does.
  ///
  /// @throws Refused when it is no such page
  static List<String> stale(Game game, String page, String file, int threads) {
    Matcher head = SAMPLE.matcher(page);
    if (!head.find()) {
      throw new Refused(file + ": this is no page that the command balance has written");
    }
    long seed;
    try {
      seed = Long.parseLong(head.group(2));
    } catch (NumberFormatException e) {
      throw new Refused(file + ": the seed " + head.group(2) + " is too big", e);
    }
    List<String> stale = new ArrayList<>();
    List<String> there = page.substring(head.start()).lines().toList();
    for (String line : sample(new Balance(game, head.group(1), seed, threads))) {
      if (!there.contains(line)) {
        stale.add(file + " does not have: " + line);
      }
    }
    return stale;
  }
}
