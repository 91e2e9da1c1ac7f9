package cardwright.cli;

import cardwright.catalog.Catalog;
import cardwright.scenario.Scenario;
import cardwright.scenario.ScenarioFiles;
import cardwright.scenario.Tally;
import cardwright.scenario.Verdict;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// Runs scenario files and says what did not hold.
@Command(
    name = "scenario",
    description = {
      "Runs the scenarios of files that end in .yaml, and of all such files in folders.",
      "It ends with 1 when one fails, and with 2 when a file cannot be read."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class ScenarioCommand implements Callable<Integer> {
  private final Desk desk;

  @Parameters(arity = "1..*", paramLabel = "PATH", description = "files and folders")
  private List<Path> paths = List.of();

  ScenarioCommand(Desk desk) {
    this.desk = desk;
  }

  @Override
  public Integer call() {
    Tally tally =
        new ScenarioFiles(Catalog::game)
            .run(paths, this::failed, refused -> desk.err().println(refused.getMessage()));
    desk.out().println(tally);
    return tally.unread() > 0 ? 2 : tally.failed() > 0 ? 1 : 0;
  }

  private void failed(Scenario scenario, Verdict verdict) {
    desk.out().println("FAILED " + scenario);
    verdict.words().lines().forEach(desk.out()::println);
    desk.out().println();
  }
}
