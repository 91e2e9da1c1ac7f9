package cardwright.cli;

import cardwright.cli.console.Console;
import cardwright.cli.console.Json;
import cardwright.cli.console.Version;
import cardwright.cli.options.FurtherGames;
import cardwright.scenario.Scenario;
import cardwright.scenario.ScenarioFiles;
import cardwright.scenario.Tally;
import cardwright.scenario.Verdict;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
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
  private final Console console;

  /// A scenario that did not hold.
  private record Failure(String name, String place, Verdict verdict) {}

  /// What the run has come to, for programs.
  private record Result(Tally tally, List<Failure> failures) {}

  @Parameters(arity = "1..*", paramLabel = "PATH", description = "files and folders")
  private List<Path> paths = List.of();

  @Option(names = "--json", description = "print data for programs")
  private boolean json;

  @Mixin private FurtherGames further = new FurtherGames();

  ScenarioCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    List<Failure> failures = new ArrayList<>();
    Tally tally =
        new ScenarioFiles(further.catalog()::game)
            .run(
                paths,
                (scenario, verdict) -> failed(scenario, verdict, failures),
                refused -> console.err().println(refused.getMessage()));
    if (json) {
      Json.print(console.out(), new Result(tally, failures));
    } else {
      console.out().println(tally);
    }
    return tally.unread() > 0 ? 2 : tally.failed() > 0 ? 1 : 0;
  }

  private void failed(Scenario scenario, Verdict verdict, List<Failure> failures) {
    failures.add(new Failure(scenario.name(), scenario.place(), verdict));
    if (json) {
      return;
    }
    console.out().println("FAILED " + scenario);
    verdict.words().lines().forEach(console.out()::println);
    console.out().println();
  }
}
