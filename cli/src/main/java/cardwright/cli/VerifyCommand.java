package cardwright.cli;

import cardwright.catalog.Catalog;
import cardwright.cli.console.Console;
import cardwright.cli.console.Count;
import cardwright.cli.console.Json;
import cardwright.cli.console.TextFile;
import cardwright.cli.console.Version;
import cardwright.cli.options.FurtherGames;
import cardwright.cli.options.OwnCards;
import cardwright.engine.Refused;
import cardwright.engine.TextLimits;
import cardwright.fairness.JointShuffle;
import cardwright.fairness.Verdict;
import cardwright.fairness.Verification;
import cardwright.record.ShuffleRecord;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Checks the shuffle of a play of a server, from its record alone.
@Command(
    name = "verify",
    description = {
      "Checks the shuffle of a play of a server, from its record alone.",
      "Compares every random part with the hash that was shown of it, the seed with the parts,",
      "and every shuffle, coin and die of the play with the seed. It asks no server. What that",
      "proves, and what not, is told in docs/fairness.md."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footer = {
      "",
      "Exit codes: 0 everything fits, 1 something differs, 2 the file tells nothing of a shuffle",
      "or cannot be read."
    })
final class VerifyCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(
      paramLabel = "RECORD",
      description = "a record downloaded from a server: 'Get the record' on the page of a replay")
  private String file = "";

  @Option(
      names = "--hash",
      paramLabel = "HASH",
      description =
          "a hash that you noted when the play began, 64 hexadecimal digits; it has to be one of"
              + " those in the record. May be given several times")
  private List<String> noted = List.of();

  @Option(names = "--json", description = "print data for programs")
  private boolean json;

  @Mixin private OwnCards ownCards = new OwnCards();

  @Mixin private FurtherGames further = new FurtherGames();

  VerifyCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    List<String> hashes = noted.stream().map(each -> each.toLowerCase(Locale.ROOT)).toList();
    for (String hash : hashes) {
      if (!JointShuffle.isHex(hash)) {
        throw new Refused("--hash has to be 64 hexadecimal digits, not '" + hash + "'");
      }
    }
    Catalog games = further.catalog();
    Verdict verdict =
        Verification.of(
            TextFile.read(file, TextLimits.RECORD),
            file,
            name -> ownCards.game(games, name),
            hashes);
    return switch (verdict) {
      case Verdict.Fits fits -> {
        if (json) {
          Json.print(console.out(), data(fits));
        } else {
          print(fits);
        }
        yield 0;
      }
      case Verdict.Differs(String what) -> {
        if (json) {
          Json.print(console.out(), Map.of("fits", false, "differs", what));
        } else {
          console.out().println(file + " differs: " + what);
        }
        yield 1;
      }
    };
  }

  private void print(Verdict.Fits fits) {
    ShuffleRecord shuffle = fits.shuffle();
    console.out().println("play " + shuffle.play());
    shuffle
        .hashes()
        .forEach((party, hash) -> console.out().println("hash of " + who(party) + ": " + hash));
    console.out().println("seed: " + shuffle.seed());
    console
        .out()
        .println(
            Count.of(fits.rolls(), "roll")
                + " and "
                + Count.of(fits.decisions(), "decision")
                + ", all as seed and record say");
    if (!shuffle.earlier().isEmpty()) {
      ShuffleRecord.Earlier last = shuffle.earlier().getLast();
      console
          .out()
          .println(
              "The play went on from another one after decision "
                  + last.decisions()
                  + " of game "
                  + last.game()
                  + ". What was rolled before was public by then; the seed counts from there on.");
    }
    console.out().println(says(fits.drawn()));
  }

  private static String who(String party) {
    return party.equals("server") ? "the server" : "player " + party;
  }

  private static String says(Verdict.Drawn drawn) {
    return switch (drawn) {
      case TOGETHER ->
          "Shuffle verified: drawn together, by the server and every person at the table.";
      case ALONE ->
          "The shuffle fits, but the server alone drew the seed, as servers did before shuffles were"
              + " drawn together: it could have chosen among many.";
      case UNSHOWN ->
          "The rolls fit the seed, but the server alone drew it and showed no hash of it: that"
              + " proves nothing about the shuffle.";
    };
  }

  private static Map<String, Object> data(Verdict.Fits fits) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("fits", true);
    data.put("drawn", fits.drawn().name().toLowerCase(Locale.ROOT));
    data.put("play", fits.shuffle().play());
    data.put("hashes", fits.shuffle().hashes());
    data.put("parts", fits.shuffle().parts());
    data.put("seed", fits.shuffle().seed());
    data.put("rolls", fits.rolls());
    data.put("decisions", fits.decisions());
    return data;
  }
}
