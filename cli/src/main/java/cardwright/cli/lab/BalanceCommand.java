package cardwright.cli.lab;

import cardwright.cli.console.Console;
import cardwright.cli.console.ProgressBar;
import cardwright.cli.console.TextFile;
import cardwright.cli.console.Version;
import cardwright.cli.options.CardwrightCommand;
import cardwright.cli.options.FurtherGames;
import cardwright.cli.options.ManyGames;
import cardwright.engine.Game;
import cardwright.engine.Refused;
import cardwright.lab.decks.Balance;
import cardwright.lab.games.Encounter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Tells how even the ready-made decks of a game are, and writes the page about it.
@Command(
    name = "balance",
    description = {
      "Lets every pair of ready-made decks that a format admits play many games, with the same"
          + " computer player on both sides, and tells how even they are.",
      "It prints a page, or writes it to a file; --check says whether such a page still holds. The"
          + " same seed gives the same page, whatever the number of threads, unless a player thinks"
          + " by the clock."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footer = {"", FurtherGames.BEFORE})
public final class BalanceCommand implements Callable<Integer> {
  // A page has a line or three for each pair of decks.
  private static final int MOST_BYTES = 1024 * 1024;

  private final Console console;

  @Parameters(paramLabel = "GAME", description = "the game")
  private String game = "";

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "how many games each pair plays; ${DEFAULT-VALUE} when not given")
  private int games = 400;

  @Option(
      names = "--others",
      paramLabel = "N",
      description =
          "how many games a pair plays in a format that its decks are not both made for; as many as"
              + " the others when not given")
  private Optional<Integer> others = Optional.empty();

  @Option(
      names = "--player",
      paramLabel = "PLAYER",
      description = "who plays both sides; ${DEFAULT-VALUE} when not given")
  private String player = "greedy";

  @Option(
      names = "--also",
      paramLabel = "PLAYER=N",
      description = "let another player play N games of each pair that is made for one format, too")
  private Map<String, Integer> also = new LinkedHashMap<>();

  @Mixin private ManyGames many = new ManyGames();

  @Option(names = "--write", paramLabel = "FILE", description = "write the page to that file")
  private Optional<String> write = Optional.empty();

  @Option(
      names = "--check",
      paramLabel = "FILE",
      description =
          "play the first games of each pair as the page in that file has them, and say whether"
              + " they, the cards and the decks are still the same; nothing else is played")
  private Optional<String> check = Optional.empty();

  @Spec private CommandSpec spec = CommandSpec.create();

  /// The command, which reads and writes at a console.
  public BalanceCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Game chosen = CardwrightCommand.catalog(spec).game(game);
    if (check.isPresent()) {
      return check(chosen, check.get());
    }
    write.ifPresent(TextFile::checkWritable);
    Balance balance = new Balance(chosen, player, many.seed(), many.threads());
    List<Balance.Pair> made = balance.pairs().stream().filter(Balance.Pair::isMade).toList();
    if (made.isEmpty()) {
      throw new Refused(chosen.title() + " has no two ready-made decks for one format");
    }
    List<Balance.Pair> mixed = balance.pairs().stream().filter(pair -> !pair.isMade()).toList();
    Map<Balance.Pair, Encounter> reports = new LinkedHashMap<>(reports(balance, made, games));
    reports.putAll(reports(balance, mixed, others.orElse(games)));
    BalancePage page = new BalancePage(balance, words(), games, others.orElse(games), reports);
    also.forEach((name, number) -> {
      Balance closer = new Balance(chosen, name, many.seed(), many.threads());
      page.add(name, number, reports(closer, made, number));
    });
    String text = page.text();
    if (write.isPresent()) {
      TextFile.write(write.get(), text);
    } else {
      console.out().print(text);
    }
    return 0;
  }

  private Map<Balance.Pair, Encounter> reports(
      Balance balance, List<Balance.Pair> pairs, int number) {
    Map<Balance.Pair, Encounter> reports = new LinkedHashMap<>();
    if (pairs.isEmpty()) {
      return reports;
    }
    ProgressBar bar = new ProgressBar(console, Math.multiplyExact(number, pairs.size()));
    for (Balance.Pair pair : pairs) {
      int before = reports.size() * number;
      reports.put(
          pair,
          balance.experiment(pair, number).run(soFar -> bar.show(before + (int) soFar.games())));
    }
    bar.end();
    return reports;
  }

  /// The command that writes the same page.
  private String words() {
    List<String> words = new ArrayList<>(List.of("./cardwright"));
    CardwrightCommand.folders(spec)
        .forEach(folder -> words.addAll(List.of("--games", folder.toString())));
    words.addAll(List.of("balance", game));
    words.addAll(List.of("--games", String.valueOf(games)));
    others.ifPresent(number -> words.addAll(List.of("--others", String.valueOf(number))));
    if (!player.equals("greedy")) {
      words.addAll(List.of("--player", player));
    }
    also.forEach((name, number) -> words.addAll(List.of("--also", name + "=" + number)));
    if (many.seed() != ManyGames.USUAL_SEED) {
      words.addAll(List.of("--seed", String.valueOf(many.seed())));
    }
    write.ifPresent(file -> words.addAll(List.of("--write", file)));
    return String.join(" ", words);
  }

  private int check(Game chosen, String file) {
    List<String> stale =
        BalancePage.stale(chosen, TextFile.read(file, MOST_BYTES), file, many.threads());
    if (stale.isEmpty()) {
      console.out().println(file + " still holds, as far as the first games of each pair tell");
      return 0;
    }
    stale.forEach(console.err()::println);
    console.err().println("write it anew with the command that stands in it");
    return 1;
  }
}
