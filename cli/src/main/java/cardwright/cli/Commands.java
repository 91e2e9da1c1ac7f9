package cardwright.cli;

import cardwright.cli.analysis.AnalyseCommand;
import cardwright.cli.analysis.PuzzlesCommand;
import cardwright.cli.analysis.SolveCommand;
import cardwright.cli.cards.CardsCommand;
import cardwright.cli.console.Console;
import cardwright.cli.lab.BalanceCommand;
import cardwright.cli.lab.LabCommand;
import cardwright.cli.lab.SimulateCommand;
import cardwright.cli.options.CardwrightCommand;
import cardwright.cli.table.PlayCommand;
import cardwright.cli.table.ReplayCommand;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.HelpCommand;

/// The commands by name.
///
/// Only the command that is called is put together: reading all of them takes longer than most of
/// them run.
final class Commands {
  private static final Map<String, Function<Console, CommandLine>> COMMANDS = commands();

  private Commands() {}

  private static Map<String, Function<Console, CommandLine>> commands() {
    Map<String, Function<Console, CommandLine>> all = new LinkedHashMap<>();
    all.put("play", console -> new CommandLine(new PlayCommand(console)));
    all.put("simulate", console -> new CommandLine(new SimulateCommand(console)));
    all.put("balance", console -> new CommandLine(new BalanceCommand(console)));
    all.put("cards", CardsCommand::line);
    all.put("decks", console -> new CommandLine(new DecksCommand(console)));
    all.put(
        "deck",
        console ->
            new CommandLine(new DeckCommand())
                .addSubcommand("check", new DeckCheckCommand(console)));
    all.put("scenario", console -> new CommandLine(new ScenarioCommand(console)));
    all.put("replay", console -> new CommandLine(new ReplayCommand(console)));
    all.put("verify", console -> new CommandLine(new VerifyCommand(console)));
    all.put("analyse", console -> new CommandLine(new AnalyseCommand(console)));
    all.put("solve", console -> new CommandLine(new SolveCommand(console)));
    all.put("puzzles", PuzzlesCommand::line);
    all.put("lab", LabCommand::line);
    all.put("bot", console -> new CommandLine(new BotCommand(console)));
    all.put("bridge", console -> new CommandLine(new BridgeCommand(console)));
    all.put("serve", console -> new CommandLine(new ServeCommand(console)));
    all.put("load", console -> new CommandLine(new LoadCommand(console)));
    all.put("bench", console -> new CommandLine(new BenchCommand(console)));
    all.put("duel", console -> new CommandLine(new DuelCommand(console)));
    return all;
  }

  /// The command line that these arguments need.
  static CommandLine line(List<String> args, Console console) {
    CommandLine line = new CommandLine(new CardwrightCommand());
    String first = args.isEmpty() ? "" : args.getFirst();
    Function<Console, CommandLine> called = COMMANDS.get(first);
    if (called != null) {
      return line.addSubcommand(first, called.apply(console));
    }
    COMMANDS.forEach((name, command) -> line.addSubcommand(name, command.apply(console)));
    return line.addSubcommand("help", new HelpCommand());
  }
}
